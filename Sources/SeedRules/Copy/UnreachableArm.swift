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
    switch (use.form, placeholder.type) {
    case (.plural(let arms), .count): check(arms, placeholder, key, text, copy, &findings)
    case (.select(let arms), .select): check(arms, placeholder, key, text, copy, &findings)
    default: break
    }
  }

  private func check(
    _ arms: [ParsedMessage.SelectArm],
    _ placeholder: CopyKey.Placeholder,
    _ key: AuthoredCopyKey,
    _ message: CopyMessage,
    _ copy: CopyContent,
    _ findings: inout FindingSink
  ) {
    let values = placeholder.values
    for arm in arms where arm.value != "other" && !values.isEmpty && !values.contains(arm.value) {
      let problem = Message.value(arm.value, placeholder.name)
      var finding = Self.finding(problem, at: arm.valueRange, of: message, in: copy)
      finding.relations.follows.append(.otherArm)
      finding.expected = values.joined(separator: ", ")
      finding.found = arm.value
      finding.suggestion = NearestName.of(arm.value, among: values.prefix(Self.suggestedCount))
      let place = copy.place(of: key, "placeholders", placeholder.name, "values")
      finding.notes = [Diagnostic.Note("its values", at: place)]
      findings.report(finding)
    }
  }

  private func check(
    _ arms: [ParsedMessage.PluralArm],
    _ placeholder: CopyKey.Placeholder,
    _ key: AuthoredCopyKey,
    _ message: CopyMessage,
    _ copy: CopyContent,
    _ findings: inout FindingSink
  ) {
    let maximum = placeholder.maximum ?? .max
    let exact = arms.compactMap { arm in if case .exactly(let number) = arm.selector { number } else { nil } }
    for arm in arms {
      let problem: String
      var path = ["placeholders", placeholder.name]
      switch arm.selector {
      case .exactly(let number):
        guard number > maximum else { continue }
        problem = Message.above(placeholder.name, maximum)
        path.append("maximum")
      case .category(let category):
        guard category != .other, let rules = copy.pluralRules else { continue }
        if !rules.categories.contains(category) {
          problem = Message.category(category, rules)
        } else if rules.smallestCount(of: category, upTo: min(maximum, 1_000_000_000), excluding: exact)
          == nil
        {
          problem = Message.taken(category)
        } else {
          continue
        }
      }
      var finding = Self.finding(problem, at: arm.selectorRange, of: message, in: copy)
      finding.relations.follows.append(.otherArm)
      finding.remedy = Message.remedy
      if path.count == 3 {
        let place = copy.place(of: key, path[0], path[1], path[2])
        finding.notes = [Diagnostic.Note("its maximum", at: place)]
      }
      findings.report(finding)
    }
  }

  /// No placeholder has nearly as many values.
  private static let suggestedCount = 100

  private enum Message {
    static func value(_ value: String, _ name: String) -> String {
      "`\(Excerpt.of(name))` is never `\(Excerpt.of(value))`"
    }
    static func above(_ name: String, _ maximum: Int) -> String { "`\(name)` is at most \(maximum)" }
    static func category(_ category: PluralCategory, _ rules: PluralRules) -> String {
      let categories = QuotaReport.list(rules.categories.map { "`\($0)`" })
      return "no whole number is `\(category)` in `\(rules.language)`, which has \(categories)"
    }
    static func taken(_ category: PluralCategory) -> String {
      "every number that is `\(category)` has an arm of its own, or is above the maximum"
    }
    static let remedy = "Delete the arm, or move its text to the one that was meant."
  }
}
