import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags words that make the reader feel guilty for having missed, skipped or stopped. Pressure, whose business
/// is a commitment, may name a lost streak.
struct Guilt: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/guilt"),
    summary: "A text makes the reader feel guilty for missing, skipping or stopping.",
    rationale: """
      Failure is data. A reader who is made to feel bad about a missed day leaves, or does the next fix for the \
      app's sake. Say what was seen, not what is owed.
      """,
    reads: "bugs, fixes, tidbits and EgoFix's copy; not quiz and scenario options, nor what is quoted",
    options: [.entries("terms", defaultTerms, "The phrases that lay guilt on the reader.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .body("Being disappointed in people is a way of keeping score. Skipping kept it off paper."),
      .body("A draft that is not good enough to show is safe: nobody can say no to what they never saw."),
      .comment(#"You were about to say \"no excuses\" to somebody. It was you."#),
      .file(
        "copy/pressure.brutal.json",
        #"{ "product": "pressure", "voice": "brutal", "entries": { "k": [{ "body": "You lost your streak." }] } }"#
      ),
    ],
    flagged: [
      .body("⟪You lost your streak⟫ today. It had taken three weeks to get there, and it shows."),
      .body("Skipping was the easy way. ⟪You let yourself down⟫, and part of you knows it."),
      .file(
        "copy/egofix.deadpan.json",
        """
        { "product": "egofix", "voice": "deadpan", "entries": { "k": [{ "body": "⟪We missed you⟫." }] } }
        """
      ),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isEgoFix && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool { words.isQuoted(match) }

  private static let defaultTerms = """
    lost/broke/broken/ruined your streak, you lost/broke/ruined your streak, you lost/broke the streak
    lose/break/breaking/losing your streak, don't break the streak/chain, your streak is gone/over/broken
    your streak is at risk, your streak is in danger, save your streak, keep your streak alive/going
    lose/losing your progress, throw/throwing away your progress, all your progress
    you let yourself/us/everyone/everybody down, let/letting/lets yourself down, letting us down
    you/you've failed yourself, you failed us, disappointed in you/yourself, we're/we are disappointed
    shame on you, be ashamed, ashamed of yourself, you should feel bad/guilty, you should be sorry, no excuses$
    what's your excuse$, you have no excuse, you only had to, you had one job, lost/broke/ruined your _ streak
    lost/broke/ruined your _ _ streak, ^you failed again$, you've been slacking, how could you$
    we/we've missed you, we've been missing you, we miss you, where have you been, don't leave us, you gave up$
    you quit on yourself, don't give up$, don't give up now, don't quit now, ^not good enough$
    that's not good enough$, you promised yourself, you owe it to yourself, you're falling behind
    you are falling behind
    """

  static func message(_ term: String) -> String { "\(term) lays guilt on the reader" }
  static let remedy = "Treat it as data: say what happened and what it may be about."
}
