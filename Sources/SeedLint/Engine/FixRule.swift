/// A rule that judges one fix at a time. All such rules share one pass over the fixes.
package protocol FixRule: Rule {
  init(_ options: RuleOptions)

  func check(_ fix: FixView, _ findings: inout FindingSink)
}
