import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags an arm that no argument can choose: a value that the placeholder does not have, a number above its
/// maximum, a category that no number has in the language, or has only with numbers that have arms of their own.
package struct UnreachableArm: RunRule {
  package static let metadata = RuleMetadata(
    "copy/unreachable-arm",
    .error,
    summary: "An arm of a plural or select that nothing can choose.",
    rationale: """
      What stands in such an arm is never shown, and what was meant to choose it falls to `other`: a value that is \
      misspelled, a plural category of another language (English has `one` and `other`), an exact number above the \
      placeholder's maximum.
      """,
    reads:
      "the `title` and `body` of every copy variant, `maximum` and `values` of `placeholders`, and `locale`"
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""streak.ended": [{ "body": "{days, plural, =0 {None} one {# day} other {# days}}, gone." }]"#
      ),
      CopyExamples.table(
        #""tier.raised": [{ "body": "{tier, select, push {Push.} alarm {The last one.} other {Up.}}" }]"#
      ),
    ],
    flagged: [
      CopyExamples.table(
        #""streak.ended": [{ "body": "{days, plural, one {# day} ⟪few⟫ {# days} other {# days}}." }]"#
      ),
      CopyExamples.table(#""streak.ended": [{ "body": "{days, plural, ⟪=10000⟫ {All} other {Some}}." }]"#),
      CopyExamples.table(
        #""streak.ended": [{ "body": "{days, plural, =1 {A day} ⟪one⟫ {# day} other {# days}}." }]"#
      ),
      CopyExamples.table(
        #""tier.raised": [{ "body": "{tier, select, nudge {Nudge.} ⟪alrm⟫ {Alarm.} other {Push.}}" }]"#
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(bytes of the messages).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries {
      guard let key = entry.key else { continue }
      for message in entry.messages {
        for use in message.uses {
          guard let placeholder = use.placeholder else { continue }
          switch (use.form, placeholder.type) {
          case (.plural(let arms), .count): check(arms, placeholder, key, message, copy, &findings)
          case (.select(let arms), .select): check(arms, placeholder, key, message, copy, &findings)
          default: break
          }
        }
      }
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
      var finding = Self.finding(
        Message.value(arm.value, placeholder.name),
        at: arm.valueRange,
        of: message,
        in: copy
      )
      finding.expected = values.joined(separator: ", ")
      finding.found = arm.value
      finding.suggestion = NearestName.of(arm.value, among: values)
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
      finding.remedy = Message.remedy
      if path.count == 3 {
        let place = copy.place(of: key, path[0], path[1], path[2])
        finding.notes = [Diagnostic.Note("its maximum", at: place)]
      }
      findings.report(finding)
    }
  }

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
