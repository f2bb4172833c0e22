import LintSamples
import SeedDiagnostics
import SeedLint
@testable import SeedRules
import Testing

/// One example of one rule, as the argument of a test.
struct RuleExampleCase: Sendable, CustomTestStringConvertible {
  let rule: any Rule.Type
  let label: String
  let example: RuleExample

  var id: RuleID { rule.metadata.id }
  var testDescription: String { "\(id) \(label)" }

  static let everyAccepted = cases("accepted") { $0.accepted }
  static let everyFlagged = cases("flagged") { $0.flagged }
  static let everyRule = RuleRegistry.all.map { RuleExampleCase(rule: $0, label: "", example: .fix("")) }

  /// Those of the rule that needs a library.
  static func ofSpelling(_ cases: [RuleExampleCase]) -> [RuleExampleCase] {
    cases.filter { $0.id == Misspelling.metadata.id }
  }

  /// Those that every machine can judge.
  static func ofOtherRules(_ cases: [RuleExampleCase]) -> [RuleExampleCase] {
    cases.filter { $0.id != Misspelling.metadata.id && !withoutExamples.contains($0.id) }
  }

  private static func cases(
    _ label: String,
    _ examples: (RuleExamples) -> [RuleExample]
  ) -> [RuleExampleCase] {
    RuleRegistry.all.flatMap { rule in
      examples(rule.examples).enumerated().map { index, example in
        RuleExampleCase(rule: rule, label: "\(label) \(index + 1)", example: example)
      }
    }
  }

  /// Rules about files and folders, of which a text in memory can be no example. They are tested with their
  /// stage, and their examples are only shown.
  static let withoutExamples: Set<RuleID> = [
    "syntax/file-too-large", "syntax/invalid-utf8", "shape/unknown-file", "shape/missing-file",
    "shape/conflicting-files", "syntax/outside-link", "housekeeping/unused-baseline-entry",
    "size/bundle-bytes",
  ]

  /// Rules about line ends or control characters, which writing an example with CR LF would make or hide.
  static let aboutLineEnds: Set<RuleID> = [
    "syntax/carriage-return", "syntax/control-character", "syntax/unformatted",
  ]

  /// The forms in which the example has to be judged alike.
  var forms: [ExampleDocument.Form] {
    Self.aboutLineEnds.contains(id) ? [.plain, .behindMultiByteMember] : ExampleDocument.Form.allCases
  }
}
