import SeedDiagnostics
package import SeedLint

extension RuleRegistry {
  /// The rules that once were, by the day on which they went. A rule that goes leaves its id here.
  package static let retired: [RetiredRule] = [
    RetiredRule(
      "voice/tone",
      since: "2026-11-26",
      reason: "A model judged sentences, and was right too rarely on texts that it had not learned from."
    ),
    RetiredRule(
      "voice/proverb",
      since: "2026-11-27",
      replacement: "voice/maxim",
      reason: "A proverb is a maxim that everybody knows."
    ),
  ]
}
