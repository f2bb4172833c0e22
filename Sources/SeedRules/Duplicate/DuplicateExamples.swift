import SeedLint

/// The examples of the rules on repetition, which need several records each.
enum DuplicateExamples {
  static let duplicateText = RuleExamples(
    accepted: [
      .fixes(["validation": "It is done."], ["validation": "It is done."]),
      .fixes(
        steps("Wait a minute.", "Cut it."),
        steps("Wait a minute.", "Go back in.")
      ),
      CopyExamples.table(#""label.done": [{ "body": "Done" }], "tier.raised": [{ "body": "Done." }]"#),
    ],
    flagged: [
      .fixes([:], ["prompt": "⟪Finish one task today – and let nobody know that it is done!⟫"]),
      .fixes(
        ["inlineComment": "The calendar didn't applaud. You checked."],
        ["inlineComment": "⟪the calendar didn’t applaud: you checked⟫"]
      ),
      .fixes(
        quiz("A silence opens at dinner. Who fills it?", #", "insight": "The silence was never asked.""#),
        quiz("⟪A silence opens at dinner; who fills it?⟫")
      ),
      CopyExamples.table(
        """
        "notification.tier1.midpoint": [{ "body": "One miss so far. Today still counts: {commitment}" }],
        "notification.tier2.midpoint": [{ "body": "⟪One miss so far – today still counts: {commitment}⟫" }]
        """
      ),
    ]
  )

  static let nearDuplicate = RuleExamples(
    accepted: [
      .fixes(
        ["prompt": "Look up one thing you have been telling people for years and never checked."],
        ["prompt": "Tell someone close about one thing you have only pretended to enjoy with them."]
      ),
      .fixes(
        ["inlineComment": "It has been on since breakfast."],
        ["inlineComment": "It has been shaking hands on your behalf."]
      ),
      .fixes(["inlineComment": "Nobody was counting."], ["inlineComment": "Somebody was counting."]),
    ],
    flagged: [
      .fixes([:], ["prompt": "⟪Finish a task today, and let nobody know that it is done⟫."]),
      .fixes(
        ["inlineComment": "Nobody was keeping score but you."],
        ["inlineComment": "⟪Nobody was keeping score but⟫ them."]
      ),
      .fixes(
        ["prompt": #"⟪Tell someone \"no\" today and do not say why⟫."#],
        ["prompt": "Tell someone “no” this week, and do not say why."],
        ["prompt": "Tell someone “no” today and do not even say why."]
      ),
    ]
  )

  static let sameIdea = RuleExamples(
    accepted: [
      .fixes(["prompt": "Count every sorry you say today without having done anything."], [:]),
      .fixes(
        ["prompt": "Ask somebody who always leaves work on time how they know when they are done."],
        ["prompt": "Ask the person next to you what they would cut, and cut it."]
      ),
    ],
    flagged: [
      .fixes(
        ["prompt": "Count every sorry you say today without having done anything, even to chairs."],
        ["prompt": "⟪Count how often you say sorry today, even to a chair⟫."]
      ),
      .fixes(
        ["prompt": "Round every number about yourself down today, be it guests or hours."],
        ["prompt": "⟪Round down each number on yourself, from guests to hours⟫."]
      ),
    ]
  )

  static let duplicateValidation = RuleExamples(
    accepted: [
      .fixes(
        ["validation": "The task is done, and only you know."],
        ["validation": "The gap is still there at night."]
      ),
      .fixes(["validation": "Done once."], ["validation": "Done twice."]),
    ],
    flagged: [
      .fixes(
        ["validation": "You did it, and nobody knows."],
        ["validation": "⟪You did it and nobody knows⟫"]
      ),
      .fixes(["validation": "Once."], ["validation": "⟪once⟫"], ["validation": "⟪Once!⟫"]),
    ]
  )

  private static func steps(_ first: String, _ second: String) -> [String: String] {
    let steps = """
      { "id": "a", "instruction": "\(first)" }, { "id": "b", "instruction": "\(second)" }
      """
    let configuration = "{ \"multiStep\": { \"steps\": [\n      \(steps) ] } }"
    return ["interactionType": "multiStep", "configuration": configuration]
  }

  private static func quiz(_ question: String, _ insight: String = "") -> [String: String] {
    let quiz = """
      { "quiz": { "question": "\(question)", "options": [
            { "id": "me", "text": "I do.", "weightModifier": 2.0\(insight) },
            { "id": "none", "text": "Nobody.", "weightModifier": 0.5 } ] } }
      """
    return ["interactionType": "quiz", "configuration": quiz]
  }
}
