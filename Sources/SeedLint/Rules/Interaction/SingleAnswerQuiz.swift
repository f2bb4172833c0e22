package import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource

/// Flags a quiz in which one option is plainly the good one: it alone lowers the bug's weight most, every
/// other weighs more, and its text is longer than all others by a margin.
package struct SingleAnswerQuiz: CatalogRule {
  package static let metadata = RuleMetadata(
    "interaction/single-answer-quiz",
    .warning,
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

  package static let examples = RuleExamples(
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

  package init(_ options: RuleOptions) { longerBy = options.ratio("longerBy") }

  /// - Complexity: O(fixes, and bytes of quiz options).
  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    for fix in catalog.fixes where fix.interactionType == .quiz {
      guard let (tree, quiz) = catalog.configuration(.quiz, of: fix),
        let good = goodOption(of: quiz, in: tree)
      else { continue }
      let message = "this answer is plainly the good one: the lowest weight and by far the longest text"
      var finding = Self.finding(message, record: fix.record, node: good, in: catalog)
      finding.remedy = "Shorten it, or make another one as tempting; every answer should cost something."
      findings.report(finding)
    }
  }

  /// The text of the option that is plainly the good one, or nil.
  private func goodOption(of quiz: NodeIndex, in tree: JSONTree) -> NodeIndex? {
    guard let list = tree.member("options", of: quiz), tree[list].kind == .array else { return nil }
    var options: [(text: NodeIndex, weight: Double, length: Int)] = []
    for option in tree.children(of: list) {
      guard let text = tree.member("text", of: option), tree[text].kind == .string,
        let weightNode = tree.member("weightModifier", of: option),
        let weight = tree.decimal(at: weightNode)
      else { return nil }
      options.append((text, weight, tree.string(at: text).unicodeScalars.count))
    }
    guard options.count >= 2, let best = options.indices.min(by: { options[$0].weight < options[$1].weight }),
      options[best].weight < 1
    else { return nil }
    let others = options.indices.filter { $0 != best }
    let next = others.map { options[$0].length }.max() ?? 0
    guard others.allSatisfy({ options[$0].weight > options[best].weight }), options[best].length > next,
      Double(options[best].length) >= Double(next) * (1 + longerBy)
    else { return nil }
    return options[best].text
  }
}
