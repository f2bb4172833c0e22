package import SeedDecoding
package import SeedDiagnostics

/// A rule: what it flags, why, and examples. The check is in one of the six kinds.
package protocol Rule: Sendable {
  static var metadata: RuleMetadata { get }
  static var examples: RuleExamples { get }
  static var kind: RuleKind { get }
  /// What it has to see in full; nothing unless the rule says otherwise.
  static var needs: RuleNeeds { get }
}

extension Rule {
  package static var needs: RuleNeeds { .nothing }
}

/// The six kinds of rules, by what a rule is shown. Each kind says it for all of its rules.
///
/// Asking a rule by a cast instead (`rule as? any TextRule.Type`) searches the conformances of the whole
/// program: for all rules together that took three times as long as checking 300 fixes.
package enum RuleKind: Sendable {
  /// Nothing: the parser or the decoder makes its findings.
  case decoded
  /// One text at a time.
  case text(any TextRule.Type)
  /// The words of one text at a time, or the places in it where terms of a list stand.
  case word(any WordRule.Type)
  /// One record at a time.
  case record(any RecordRule.Type)
  /// The whole run.
  case run(any RunRule.Type)
  /// Nothing of a run: two editions of the content, which `diff` compares.
  case compared
}

/// A rule that is made without options: it has none, or what reads the content for it knows them.
package protocol RuleWithoutOptions: Rule {
  init()
}

extension RuleWithoutOptions {
  package init(_ options: RuleOptions) { self.init() }
}

/// A rule whose findings the parser and the decoder make, since they cannot go on without seeing the fault.
package protocol DecodedRule: Rule {}

extension DecodedRule {
  package static var kind: RuleKind { .decoded }
}

/// Where a rule puts its findings.
package struct FindingSink: Sendable {
  private(set) var list = FindingList()

  package init() {}

  package var findings: [Diagnostic] { list.findings }

  package mutating func report(_ finding: Diagnostic) { list.report(finding) }

  package mutating func report(_ finding: Diagnostic, remedy: String) {
    var finding = finding
    finding.remedy = remedy
    report(finding)
  }

  package mutating func report(_ finding: Diagnostic, _ repair: Repair) {
    var finding = finding
    finding.repair = repair
    report(finding)
  }

  package mutating func append(_ other: FindingSink) { list.append(other.list) }
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
