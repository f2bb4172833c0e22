import LintSamples
import SeedDiagnostics
import SeedLint
import Testing

/// The editorial guide's own samples of the level are held to every rule.
struct EditorialSamplesTests {
  private static let bugs = """
    [
      { "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4", "slug": "need-to-be-right", "title": "Need to be right",
        "description": "The compulsion to correct others, win arguments, or have the last word.", "color": "red" },
      { "id": "0f6b92d7-51ae-4c38-b7e4-2d80a93f6c15", "slug": "need-to-be-liked", "title": "Need to be liked",
        "description": "Adjusting your opinions or behavior to gain approval.", "color": "yellow" },
      { "id": "a41d7e3c-98b2-4f06-8c5d-e7639b0f12a8", "slug": "need-to-impress", "title": "Need to impress",
        "description": "Steering conversations toward your achievements or expertise.", "color": "purple" },
      { "id": "58e3c0b9-27f4-4a61-9d82-bc14f605e7d3", "slug": "need-to-be-busy", "title": "Need to be busy",
        "description": "Using busyness as status or identity.", "color": "orange" },
      { "id": "d97204ae-b8c1-4e5f-a036-41f2c89d7b60", "slug": "fear-of-ordinary",
        "title": "Fear of being ordinary", "description": "Discomfort with being average or unremarkable.",
        "color": "cyan" }
    ]
    """

  private static let fixes = #"""
    [
      { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 1, "bugSlug": "need-to-be-right", "type": "daily",
        "severity": "low", "interactionType": "counter",
        "prompt": "Count the times today you know the better word, date or route and keep it to yourself.",
        "inlineComment": "Nobody noticed the gap. You heard it all day.",
        "configuration": { "counter": { "targetDescription": "Corrections that you kept." } } },
      { "id": "3e08d6b1-c5f2-4a97-b4e1-60d7f92a8c53", "number": 2, "bugSlug": "need-to-be-right", "type": "weekly",
        "severity": "high", "interactionType": "standard",
        "prompt": "All week, when someone disagrees, say their point back until they tell you that's it. Then answer.",
        "inlineComment": "Most arguments don't survive step one. Annoying." },
      { "id": "91b5f7c4-08ae-4d23-96f0-d3c82e71a5b9", "number": 3, "bugSlug": "need-to-be-liked", "type": "daily",
        "severity": "medium", "interactionType": "abstain",
        "prompt": "Until lunch, send every message without \"just\", \"sorry\" or \"no worries\".",
        "inlineComment": "Read them back tonight. An adult seems to have written them.",
        "configuration": { "abstain": { "durationDescription": "Until lunch" } } },
      { "id": "e60a2d98-7b3f-4c51-a8d4-19f5c7b03e82", "number": 4, "bugSlug": "need-to-impress", "type": "daily",
        "severity": "high", "interactionType": "standard",
        "prompt": "Bring up something you are bad at with the person you polish yourself for. Stop before the \"but\"." },
      { "id": "2f94c8e7-d016-4b8a-95c3-a7e08b61f4d2", "number": 5, "bugSlug": "need-to-be-busy", "type": "daily",
        "severity": "low", "interactionType": "timed",
        "prompt": "Sit where people can see you and do nothing for five minutes. No phone, no book, no looking as if you're waiting.",
        "inlineComment": "You will want a prop.", "configuration": { "timed": { "durationSeconds": 300 } } },
      { "id": "b8d3f160-4a9c-47e5-8b2e-f0c69d7a1538", "number": 6, "bugSlug": "fear-of-ordinary", "type": "daily",
        "severity": "medium", "interactionType": "standard",
        "prompt": "Tell someone about your weekend without improving it.",
        "inlineComment": "The edited version was for a critic who never shows up." },
      { "id": "46c7a9e3-f512-4d80-b9a6-8e03d1f7c295", "number": 7, "bugSlug": "fear-of-ordinary", "type": "daily",
        "severity": "medium", "interactionType": "quiz",
        "prompt": "You are introduced with a job title one rung too low.",
        "configuration": { "quiz": { "question": "What happens first?", "options": [
          { "id": "a", "text": "I correct it before the handshake ends", "weightModifier": 1.5,
            "insight": "Fast. That rung was carrying weight." },
          { "id": "b", "text": "I wait for a way to let it slip", "weightModifier": 1.3,
            "insight": "Slower, same destination." },
          { "id": "c", "text": "I let it stand and chew on it at home", "weightModifier": 1.2,
            "insight": "Paid later, with interest." },
          { "id": "d", "text": "I have forgotten it by lunch", "weightModifier": 0.8,
            "insight": "Check again at dinner." } ] } } },
      { "id": "d05e9b2a-63c8-4f17-a2d9-c4b17f80e695", "number": 8, "bugSlug": "need-to-be-liked", "type": "daily",
        "severity": "medium", "interactionType": "standard",
        "prompt": "Tell one story today without mentioning who else was there." }
    ]
    """#

  private static let tidbits = """
    [
      { "id": "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b", "bugSlug": "need-to-be-busy", "trigger": "afterSkipped",
        "body": "A full calendar answers a question nobody asked out loud: would they keep you if you produced \
    nothing? Skipping kept it closed for another day. It's patient." }
    ]
    """

  private static let catalog = """
    { "products": { "pressure": { "voices": ["professional", "brutal"] } }, "keys": [
      { "key": "notification.tier2.twoHoursBeforeClose", "product": "pressure", "summary": "Two hours are left.",
        "role": "notification", "voiced": true,
        "placeholders": { "commitment": { "type": "text", "required": true } },
        "limits": { "title": 40, "body": 140 }, "minimumVariants": 1 } ] }
    """

  private static func table(_ voice: String, _ title: String, _ body: String) -> String {
    """
    { "product": "pressure", "voice": "\(voice)", "entries": { "notification.tier2.twoHoursBeforeClose": [
      { "title": "\(title)", "body": "\(body)" } ] } }
    """
  }

  static let files = [
    "seedtool.json": #"{ "version": "1.0.0", "locale": "en_US", "scopes": [ "#
      + #"{ "voices": ["brutal"], "temper": "blunt" }, { "voices": ["professional"], "temper": "neutral" } ] }"#,
    "policies.json": #"{ "pressure": { "escalationAfterRecovery": "literal", "milestoneDays": [7, 14], "#
      + #""milestoneRepeatDays": 365, "longestFromDays": 7, "lookaheadDays": 3 } }"#,
    "bugs.json": bugs, "fixes.json": fixes, "micro_education.json": tidbits, "copy/catalog.json": catalog,
    "copy/pressure.professional.json": table(
      "professional",
      "Two days without a yes",
      "{commitment} can still be done before the window closes."
    ),
    "copy/pressure.brutal.json": table(
      "brutal",
      "Meet your pattern",
      "Two misses is a habit introducing itself. {commitment}. Two hours."
    ),
  ]

  @Test
  func `no rule has anything against the samples but that there are few of them`() {
    let found = ExampleLinting.lint(Self.files, ignore: ["quota"]).findings
    #expect(found.map { "\($0.rule): \($0.message)" } == [])
  }

  /// What the guide says not to write, and the rules that say so, too.
  @Test(arguments: [
    (#""prompt": "Be more open-minded today.""#, ["voice/prescriptive-opening", "voice/vague-word"]),
    (#""inlineComment": "Great job sticking with it!""#, ["voice/exclamation-mark", "voice/praise"]),
    (#""prompt": "Self-assessment: Correction Urges""#, ["voice/label-prompt"]),
  ])
  func `what the guide says not to write is found`(_ members: String, _ rules: [String]) throws {
    let document = try #require(ExampleDocument(.fix(members)))
    let found = ExampleLinting.lint(document.files, ignore: ["quota"]).findings
    #expect(Set(found.map(\.rule.text)).sorted() == rules)
  }
}
