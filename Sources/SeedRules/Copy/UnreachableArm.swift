import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags an arm that no argument can choose: a value that the placeholder does not have, a number above its
/// maximum, a category that no number has in the language, or has only with numbers that have arms of their
/// own.
struct UnreachableArm: PlaceholderRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/unreachable-arm"),
    summary: "An arm of a plural or select that nothing can choose.",
    rationale: """
      What stands in such an arm is never shown, and what was meant to choose it falls to `other`: a value \
      that is misspelled, a plural category of another language (English has `one` and `other`), an exact \
      number above the placeholder's maximum.
      """,
    reads:
      "the `title` and `body` of every copy variant, `maximum` and `values` of `placeholders`, and `locale`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.body("streak.ended", "{days, plural, =0 {None} one {# day} other {# days}}, gone."),
      CopyExamples.body("tier.raised", "{tier, select, push {Push.} alarm {The last one.} other {Up.}}"),
    ],
    flagged: [
      CopyExamples.body("streak.ended", "{days, plural, one {# day} ⟪few⟫ {# days} other {# days}}."),
      CopyExamples.body("streak.ended", "{days, plural, ⟪=10000⟫ {All} other {Some}}."),
      CopyExamples.body("streak.ended", "{days, plural, =1 {A day} ⟪one⟫ {# day} other {# days}}."),
      CopyExamples.body("tier.raised", "{tier, select, nudge {Nudge.} ⟪alrm⟫ {Alarm.} other {Push.}}"),
    ]
  )

  func check(_ use: PlaceholderUse, of text: CopyMessage, _ copy: CopyContent, _ findings: inout FindingSink)
  {
    guard let placeholder = use.placeholder, let key = text.key else { return }
    func report(_ problem: String, at range: Range<Int>, _ note: Diagnostic.Note?, for value: String? = nil) {
      var finding = Self.finding(problem, at: range, of: text, in: copy)
      finding.relations.follows.append(.otherArm)
      finding.notes = note.map { [$0] } ?? []
      if let value {
        finding.expected = placeholder.values.joined(separator: ", ")
        finding.found = value
        // No placeholder has nearly as many values.
        finding.suggestion = NearestName.of(value, among: placeholder.values.prefix(100))
      } else {
        finding.remedy = "Delete the arm, or move its text to the one that was meant."
      }
      findings.report(finding)
    }
    func note(_ message: String, _ member: String) -> Diagnostic.Note {
      Diagnostic.Note(message, at: copy.place(of: key, "placeholders", placeholder.name, member))
    }
    switch (use.form, placeholder.type) {
    case (.plural(let arms), .count):
      for arm in arms {
        switch arm.selector {
        case .exactly(let number):
          guard let maximum = placeholder.maximum, number > maximum else { continue }
          let problem = "`\(placeholder.name)` is at most \(maximum)"
          report(problem, at: arm.selectorRange, note("its maximum", "maximum"))
        case .category(let category):
          guard let rules = copy.pluralRules,
            let problem = Self.problem(category, among: arms, upTo: placeholder.maximum ?? .max, rules)
          else { continue }
          report(problem, at: arm.selectorRange, nil)
        }
      }
    case (.select(let arms), .select):
      let values = placeholder.values
      for arm in arms where arm.value != "other" && !values.isEmpty && !values.contains(arm.value) {
        let problem = "`\(Excerpt.of(placeholder.name))` is never `\(Excerpt.of(arm.value))`"
        report(problem, at: arm.valueRange, note("its values", "values"), for: arm.value)
      }
    default: break
    }
  }

  /// Why nothing chooses a category's arm; nil where something does.
  private static func problem(
    _ category: PluralCategory,
    among arms: [ParsedMessage.PluralArm],
    upTo maximum: Int,
    _ rules: PluralRules
  ) -> String? {
    if category == .other { return nil }
    if !rules.categories.contains(category) {
      let categories = QuotaReport.list(rules.categories.map { "`\($0)`" })
      return "no whole number is `\(category)` in `\(rules.language)`, which has \(categories)"
    }
    let exact = arms.compactMap { arm in if case .exactly(let number) = arm.selector { number } else { nil } }
    let most = min(maximum, 1_000_000_000)
    if rules.smallestCount(of: category, upTo: most, excluding: exact) != nil { return nil }
    let numbers = maximum == .max ? "number" : "number up to \(maximum)"
    return rules.smallestCount(of: category, upTo: most, excluding: []) == nil
      ? "no \(numbers) is `\(category)`" : "every \(numbers) that is `\(category)` has its own arm"
  }
}
