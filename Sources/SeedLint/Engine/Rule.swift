package import SeedDecoding
package import SeedDiagnostics
package import SeedText

/// A rule: what it flags, why, examples, and the check.
package protocol Rule: Sendable {
  static var metadata: RuleMetadata { get }
  static var examples: RuleExamples { get }
  static var pass: RulePass { get }
}

/// A rule whose findings the parser and the decoder make, since they cannot go on without seeing the fault.
package protocol DecodedRule: Rule {}

/// A rule that judges one text at a time. It is asked only for texts that have one of its traits.
package protocol TextRule: Rule {
  /// The traits without which a text cannot break the rule; empty when every text has to be looked at.
  static var traits: TextTraits { get }

  init(_ options: RuleOptions)

  /// Whether the rule reads a field; asked once a field, not once a text.
  func reads(_ field: TextField) -> Bool

  func check(_ text: TextView, _ findings: inout FindingSink)
}

extension TextRule {
  package func reads(_ field: TextField) -> Bool { true }
}

/// A rule that judges the records of a catalog against each other.
package protocol CatalogRule: Rule {
  init(_ options: RuleOptions)

  func check(_ catalog: Catalog, _ findings: inout FindingSink)
}

/// Where a rule puts its findings.
package struct FindingSink: Sendable {
  package private(set) var findings: [Diagnostic] = []

  package init() {}

  package mutating func report(_ finding: Diagnostic) { findings.append(finding) }

  package mutating func append(_ other: FindingSink) { findings.append(contentsOf: other.findings) }
}

extension Rule {
  /// A finding of this rule; the severity is the default one, which the configuration may change.
  package static func finding(_ message: String, at place: Place?) -> Diagnostic {
    Diagnostic(rule: metadata.id, severity: metadata.severity, message: message, place: place)
  }

  /// A finding of this rule about a record: at its id or key, with its pointer.
  package static func finding(_ message: String, record: UInt32, in catalog: Catalog) -> Diagnostic {
    var finding = finding(message, at: catalog.place(of: record))
    let authored = catalog.records[Int(record)]
    finding.pointer = catalog.pointer(record: record, node: authored.node)
    finding.record = catalog.name(of: record)
    return finding
  }

  /// A finding of this rule about a value of a record.
  package static func finding(
    _ message: String,
    record: UInt32,
    node: UInt32,
    in catalog: Catalog
  ) -> Diagnostic {
    var finding = finding(message, at: catalog.place(record: record, node: node))
    finding.pointer = catalog.pointer(record: record, node: node)
    finding.record = catalog.name(of: record)
    return finding
  }
}
