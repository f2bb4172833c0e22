import SeedLint

/// The examples of the rules on repetition, which need several records each.
enum DuplicateExamples {
  static let duplicateText = RuleExamples(
    accepted: [
      fixes(
        #""prompt": "Finish one task today and let nobody know that it is done.", "validation": "It is done.""#,
        #""prompt": "Leave one gap in the day empty and let it stay a gap.", "validation": "It is done.""#
      ),
      fixes(
        """
        "prompt": "Ask the person next to you what they would cut, and cut it.", "interactionType": "multiStep",
        "configuration": { "multiStep": { "steps": [
          { "id": "wait", "instruction": "Wait a minute." }, { "id": "cut", "instruction": "Cut it." } ] } }
        """,
        """
        "prompt": "Leave the room while the others decide.", "interactionType": "multiStep",
        "configuration": { "multiStep": { "steps": [
          { "id": "wait", "instruction": "Wait a minute." }, { "id": "go", "instruction": "Go back in." } ] } }
        """
      ),
      CopyExamples.table(#""label.done": [{ "body": "Done" }], "tier.raised": [{ "body": "Done." }]"#),
    ],
    flagged: [
      fixes(
        #""prompt": "Finish one task today and let nobody know that it is done.""#,
        #""prompt": "⟪Finish one task today – and let nobody know that it is done!⟫""#
      ),
      fixes(
        """
        "prompt": "Finish one task today and let nobody know that it is done.",
        "inlineComment": "The calendar didn't applaud. You checked."
        """,
        """
        "prompt": "Leave one gap in the day empty and let it stay a gap.",
        "inlineComment": "⟪the calendar didn’t applaud: you checked⟫"
        """
      ),
      fixes(
        """
        "prompt": "Pick what you do when the table goes quiet.", "interactionType": "quiz",
        "configuration": { "quiz": { "question": "A silence opens at dinner. Who fills it?", "options": [
          { "id": "me", "text": "I do.", "weightModifier": 2.0, "insight": "The silence was never asked." },
          { "id": "none", "text": "Nobody.", "weightModifier": 0.5 } ] } }
        """,
        """
        "prompt": "Say what happens when nobody speaks.", "interactionType": "quiz",
        "configuration": { "quiz": { "question": "⟪A silence opens at dinner; who fills it?⟫", "options": [
          { "id": "me", "text": "I do.", "weightModifier": 2.0 },
          { "id": "none", "text": "Nobody.", "weightModifier": 0.5 } ] } }
        """
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
      fixes(
        #""prompt": "Look up one thing you have been telling people for years and never checked.""#,
        #""prompt": "Tell someone close about one thing you have only pretended to enjoy with them.""#
      ),
      fixes(
        """
        "prompt": "Finish one task today and let nobody know that it is done.",
        "inlineComment": "It has been on since breakfast."
        """,
        """
        "prompt": "Leave one gap in the day empty and let it stay a gap.",
        "inlineComment": "It has been shaking hands on your behalf."
        """
      ),
      fixes(
        #""prompt": "Ask for help.", "inlineComment": "Nobody was counting.""#,
        #""prompt": "Ask a stranger for the way.", "inlineComment": "Somebody was counting.""#
      ),
    ],
    flagged: [
      fixes(
        #""prompt": "Finish one task today and let nobody know that it is done.""#,
        #""prompt": "⟪Finish a task today, and let nobody know that it is done⟫.""#
      ),
      fixes(
        #""prompt": "Finish one task today.", "inlineComment": "Nobody was keeping score but you.""#,
        #""prompt": "Leave one gap in the day empty.", "inlineComment": "⟪Nobody was keeping score but⟫ them.""#
      ),
      fixes(
        #""prompt": "⟪Tell someone \"no\" today and do not say why⟫.""#,
        #""prompt": "Tell someone “no” this week, and do not say why.""#,
        #""prompt": "Tell someone “no” today and do not even say why.""#
      ),
    ]
  )

  static let sameIdea = RuleExamples(
    accepted: [
      fixes(
        #""prompt": "Count every sorry you say today without having done anything.""#,
        #""prompt": "Leave one gap in the day empty and let it stay a gap.""#
      ),
      fixes(
        #""prompt": "Ask somebody who always leaves work on time how they know when they are done.""#,
        #""prompt": "Ask the person next to you what they would cut, and cut it.""#
      ),
    ],
    flagged: [
      fixes(
        #""prompt": "Count every sorry you say today without having done anything, even to chairs.""#,
        #""prompt": "⟪Count how often you say sorry today, even to a chair⟫.""#
      ),
      fixes(
        #""prompt": "Round every number about yourself down today, be it guests or hours.""#,
        #""prompt": "⟪Round down each number on yourself, from guests to hours⟫.""#
      ),
    ]
  )

  static let duplicateValidation = RuleExamples(
    accepted: [
      fixes(
        #""prompt": "Finish one task today and say nothing.", "validation": "The task is done, and only you know.""#,
        #""prompt": "Leave one gap in the day empty.", "validation": "The gap is still there at night.""#
      ),
      fixes(
        #""prompt": "Finish one task today and say nothing.", "validation": "Done once.""#,
        #""prompt": "Leave one gap in the day empty.", "validation": "Done twice.""#
      ),
    ],
    flagged: [
      fixes(
        #""prompt": "Finish one task today and say nothing.", "validation": "You did it, and nobody knows.""#,
        #""prompt": "Leave one gap in the day empty.", "validation": "⟪You did it and nobody knows⟫""#
      ),
      fixes(
        #""prompt": "Finish one task today and say nothing.", "validation": "Once.""#,
        #""prompt": "Leave one gap in the day empty.", "validation": "⟪once⟫""#,
        #""prompt": "Ask the second question in a meeting.", "validation": "⟪Once!⟫""#
      ),
    ]
  )

  private static let identities = [
    "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316",
    "58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4",
  ]

  /// Fixes with some members of their own; an `interactionType` is standard unless they have one.
  private static func fixes(_ members: String...) -> RuleExample {
    let records = zip(identities, members).enumerated().map { index, record in
      let type = record.1.contains("interactionType") ? "" : #" "interactionType": "standard","#
      return """
          { "id": "\(record.0)", "number": \(index + 1), "bugSlug": "need-to-be-busy",
            "type": "daily", "severity": "low",\(type)
            \(record.1.split(separator: "\n").joined(separator: "\n    ")) }
        """
    }
    return .file("fixes.json", "[\n\(records.joined(separator: ",\n"))\n]")
  }
}
