import SeedDiagnostics
import SeedLint
import SeedTables
import SeedText

/// Flags comfort in a blunt voice, and mockery or slang in a neutral one; a scope says which voice is which.
///
/// What is quoted or negated is free: a blunt voice quotes excuses, and says that it is not okay. So is what
/// the next sentence tells as said: "Tomorrow is another day. You said that on Monday."
struct BrokenVoice: PhraseRule {
  static let metadata = RuleMetadata(
    .warning("voice/broken-voice"),
    since: "0.2",
    summary: "A blunt voice comforts, or a neutral one mocks.",
    rationale: """
      Whoever chose a voice notices the line that is not in it. A blunt voice says what a blunt friend \
      would say, and no "it's okay"; a neutral one is an adult talking to an adult, never sarcastic and never slangy. A \
      scope of the configuration says how a voice speaks, by its `temper`; no other voice is judged.
      """,
    reads: "titles and bodies of copy in a voice with a temper; not headings and labels",
    options: [
      .entries("comfort", Lists.comfort, "What a blunt voice does not say."),
      .entries("mockery", Lists.mockery, "What a neutral voice does not say."),
    ],
    languages: ["en"],
    misses: "It misses comfort and mockery in words of their own."
  )

  static let examples = RuleExamples(
    accepted: [
      table("brutal", #"\"It's okay\" is what you told the last two misses."#),
      table("brutal", "It is not okay."),
      table("professional", "An unanswered day is recorded as a miss."),
      table("professional", "As usual, the window closes at nine. The chicken is in the oven."),
    ],
    flagged: [
      table("brutal", "⟪It's okay⟫. Everyone else was busy."),
      table("brutal", "It's okay, ⟪everyone forgets⟫. ⟪Nobody's perfect⟫. ⟪We all have days like⟫ this."),
      table("professional", "⟪Nice try⟫, and the window closes anyway."),
    ]
  )

  private static func table(_ voice: String, _ body: String) -> RuleExample {
    .file(
      "copy/pressure.\(voice).json",
      CopyExamples.text("\"k\": [{ \"body\": \"\(body)\" }]", voice: voice),
      beside: [
        "seedtool.json": #"""
        { "version": "1.0.0", "locale": "en-US", "scopes": [
          { "voices": ["brutal"], "temper": "blunt" }, { "voices": ["professional"], "temper": "neutral" } ] }
        """#
      ]
    )
  }

  static let phrases = [
    Phrases(
      "comfort",
      excuses: [.quoted, .denied(words: 4, inClause: true), .reported],
      says: "comforts",
      remedy: "Say what was missed, or what is left."
    ) { isSpoken($0, .blunt) },
    Phrases(
      "mockery",
      excuses: [.quoted, .denied(words: 4, inClause: true), .reported],
      says: "is mockery or slang",
      remedy: "Say it as one adult to another."
    ) { isSpoken($0, .neutral) },
  ]

  let lists: [TermList]

  private static func isSpoken(_ origin: TextOrigin, _ temper: RuleSettings.Temper) -> Bool {
    origin.part.isCopy && !origin.isSetInLines && origin.temper == temper
  }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    guard let next = words.words[match.upperBound...].firstIndex(where: { $0.gap >= .sentence }),
      next + 1 < words.words.count, words.words[next].hash == Self.you
    else { return false }
    return Self.said.contains(words.words[next + 1].hash)
  }

  private static let you = WordHash.of("you")
  private static let said = WordSet("said, say, wrote, told, typed, thought")
}
