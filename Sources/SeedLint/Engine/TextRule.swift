import SeedTables
package import SeedDecoding
package import SeedText

/// A rule that judges one text at a time. It is asked only for texts that have one of its traits.
package protocol TextRule: Rule {
  /// The traits without which a text cannot break the rule; empty when every text has to be looked at.
  static var traits: TextTraits { get }

  init(_ options: RuleOptions)

  /// Whether the rule reads a field; asked once a field, not once a text. All but drawings and what
  /// histories show, unless the rule says otherwise.
  func reads(_ field: TextField) -> Bool

  /// Whether a text that has one of the traits may break the rule: a quick look at its bytes, before a view
  /// is made. True unless the rule says otherwise.
  func suspects(_ bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool

  func check(_ text: TextView, _ findings: inout FindingSink)
}

extension TextRule {
  package func reads(_ field: TextField) -> Bool { field.part.isJudgedInFull }
  package func suspects(_ bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool { true }
  package static var kind: RuleKind { .text(Self.self) }
}
