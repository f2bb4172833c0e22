import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource

/// Flags a quiz in which one option is plainly the good one: it alone lowers the bug's weight most, every
/// other weighs more, and its text is longer than all others by a margin.
struct SingleAnswerQuiz: RecordRule {
  static let metadata = RuleMetadata(
    .warning("interaction/single-answer-quiz"),
    summary: "One option of a quiz is plainly the good one.",
    rationale: """
      A quiz works when the honest answer stings. Where one answer is healthier than all others and is also \
      the most carefully worded, readers pick the answer and not themselves.

      Somebody's weight has to be the lowest, and some text the longest; only both together, with the margin \
      below, are a tell. A weight of 1 or more is no good answer: it leaves the bug as it is.
      """,
    reads: "`text` and `weightModifier` of the options of quizzes",
    options: [
      .ratio(
        "longerBy",
        0.2,
        "By what share of the next longest text the good option's text has to be longer."
      )
    ]
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(quiz(good: "I forget it by lunch.", "I correct it before the handshake ends.")),
      .fix(
        quiz(good: "I let it stand and think about it at home.", "I correct it before the handshake is over.")
      ),
      .fix(
        quiz(
          good: "I let it stand and chew on it all evening at home.",
          weight: "1.0",
          "I correct it at once."
        )
      ),
    ],
    flagged: [
      .fix(quiz(good: "⟪I let it stand and chew on it all evening at home.⟫", "I correct it at once.")),
      .fix(
        quiz(good: "⟪I notice the urge, and let the other person have it.⟫", weight: "0.3", "I say so.")
      ),
    ]
  )

  private static func quiz(good: String, weight: String = "0.7", _ other: String) -> String {
    let marked = good.hasPrefix("⟪")
    let text = good.filter { $0 != "⟪" && $0 != "⟫" }
    return """
      "interactionType": "quiz", "configuration": { "quiz": {
        "question": "You are introduced with a title one rung too low. What happens first?",
        "options": [
          { "id": "a", "text": "\(other)", "weightModifier": 1.4 },
          { "id": "b", "text": \(marked ? "⟪\"\(text)\"⟫" : "\"\(text)\""), "weightModifier": \(weight) },
          { "id": "c", "text": "I wait for a way to let it slip.", "weightModifier": 1.2 }
        ]
      } }
      """
  }

  private let longerBy: Double

  init(_ options: RuleOptions) { longerBy = options.ratio("longerBy") }

  func check(_ fix: FixView, _ findings: inout FindingSink) {
    guard fix.fix.interactionType == .quiz, let quiz = fix.configuration,
      let good = goodOption(of: quiz, in: fix.tree)
    else { return }
    let message = "this answer is plainly the good one: the lowest weight and by far the longest text"
    var finding = Self.finding(message, record: fix.fix.record, node: good, in: fix.catalog)
    finding.remedy = "Shorten it, or make another one as tempting; every answer should cost something."
    findings.report(finding)
  }

  /// The text of the option that is plainly the good one, or nil.
  private func goodOption(of quiz: NodeIndex, in tree: JSONTree) -> NodeIndex? {
    guard let list = tree.member("options", of: quiz), tree[list].kind == .array else {
      return nil
    }
    // Lengths first: most quizzes have no text that stands out, and then no weight has to be read.
    var longest: (option: NodeIndex, text: NodeIndex, length: Int) = (0, 0, 0)
    var nextLength = 0
    for option in tree.children(of: list) {
      guard let text = tree.member("text", of: option), tree[text].kind == .string else {
        return nil
      }
      let length = JSONUnescaping.scalarCount(of: tree.file[tree.contentRange(of: text)])
      if length > longest.length {
        nextLength = longest.length
        longest = (option, text, length)
      } else {
        nextLength = max(nextLength, length)
      }
    }
    guard nextLength > 0, longest.length > nextLength,
      Double(longest.length) >= Double(nextLength) * (1 + longerBy),
      let weight = weight(of: longest.option, in: tree), weight < 1
    else { return nil }
    for option in tree.children(of: list) where option != longest.option {
      guard let other = self.weight(of: option, in: tree), other > weight else { return nil }
    }
    return longest.text
  }

  private func weight(of option: NodeIndex, in tree: JSONTree) -> Double? {
    tree.member("weightModifier", of: option).flatMap { tree.decimal(at: $0) }
  }
}
