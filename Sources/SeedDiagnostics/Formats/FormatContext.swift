/// What a format must know beside the findings.
package struct FormatContext: Sendable {
  /// How much is said.
  package enum Verbosity: Sendable {
    /// The findings alone.
    case quiet
    case normal
    /// All notes, and what was expected and found.
    case verbose
  }

  /// Whether formats for people use color; formats for machines never do.
  package var usesColor = false
  /// In columns; nil where the output is no terminal.
  package var terminalWidth: Int?
  /// Where sentences are wrapped: a line of more than a hundred columns is hard to read.
  package var wrapWidth: Int? { terminalWidth.map { min(100, max(40, $0)) } }
  package var elapsedNanoseconds: UInt64 = 0
  package var fileCount = 0
  package var recordCount = 0
  /// Findings that suppressions and the baseline took away.
  package var suppressedCount = 0
  package var baselinedCount = 0
  /// Findings of files that were read and not asked about.
  package var elsewhereCount = 0
  /// The rules that are on and could not run.
  package var skippedRules: [SkippedRule] = []
  /// How many findings formats for people show, nil for all; formats for machines show all.
  package var maxFindings: Int? = 200
  package var toolVersion = ""
  package var verbosity = Verbosity.normal
  /// Whether the findings are counted by rule: instead of being shown to people, beside them for machines.
  package var showsStatistics = false

  /// Why the run itself failed, whatever was found: a clause without a capital or a full stop.
  package var failure: String?
  package var exitCode: Int32 = 0
  package var failsOnWarnings = false
  /// From where reports for other programs name files.
  package var root = ReportRoot()
  /// What is known of a rule; asked for those that a report names.
  package var describe: @Sendable (RuleID) -> RuleDescription? = { _ in nil }
  /// What the content has and needs; empty where that was not counted.
  package var quotas: [QuotaLine] = []
  /// What changed in meaning since a base, as Markdown, in parts; each reads well without those behind it.
  package var changes: [String] = []

  package init() {}
}

/// How many of something there are, and how many there have to be.
package struct QuotaLine: Hashable, Sendable {
  package var name: String
  package var have: Int
  package var need: Int
  package var missing: Int

  package init(_ name: String, have: Int, need: Int, missing: Int) {
    self.name = name
    self.have = have
    self.need = need
    self.missing = missing
  }
}

extension FormatContext {
  /// Lines wrapped at `wrapWidth`; as they are where the output is no terminal.
  package func wrapped(_ lines: SafeText) -> SafeText {
    wrapWidth.map { lines.wrappedLines(at: $0) } ?? lines
  }

  /// Text in a color, where the output takes colors.
  func inked(_ text: SafeText, _ ink: Ink) -> SafeText {
    usesColor ? SafeText(ink) + text + Ink.reset : text
  }
}
