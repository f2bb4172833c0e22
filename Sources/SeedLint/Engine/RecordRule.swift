/// A rule that judges one record at a time: a fix, with its prompt and configuration. All such rules share
/// one pass over the fixes.
package protocol RecordRule: Rule {
  init(_ options: RuleOptions)

  func check(_ fix: FixView, _ findings: inout FindingSink)
}

extension RecordRule {
  package static var kind: RuleKind { .record(Self.self) }
}
