import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags the vocabulary of wellness and self-help.
struct WellnessWord: TermRule {
  static let metadata = RuleMetadata(
    .warning("voice/wellness-word"),
    summary: "A text speaks the language of wellness and self-help.",
    rationale: """
      Words like journey, mindful and healing have been said so often that they say nothing, and they turn a dry \
      friend into a poster. The plain word for what happens is nearly always shorter.
      """,
    reads:
      "bugs, fixes, tidbits and EgoFix's copy; not quiz and scenario options, nor what is quoted or denied",
    options: [.entries("terms", defaultTerms, "The words and phrases of wellness.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("On the train journey home, leave the phone in the bag until your stop."),
      .comment(#"You sent \"mindful\" twice this week. Nobody asked what it meant."#),
      .body("You take a breath before the correction. That breath is the whole of the exercise."),
    ],
    flagged: [
      .body("Every fix is a step on your ⟪journey⟫. Skipping one does not take you off the road."),
      .prompt("Take a ⟪mindful⟫ minute before you answer the next message, then answer it."),
      .body("After a crash, ⟪be kind to yourself⟫. The ⟪healing⟫ begins where the blame ends."),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isEgoFix && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 3)
  }

  private static let defaultTerms = """
    journey*, !train/bus/car/plane/boat/long/short/return journey*, !journey* home/back/time/times, mindful
    mindfully, mindfulness, wellness, wellbeing, well-being, self-care, self-love, self-compassion, healing
    heal your/yourself, your healing, inner child/peace/critic/strength, best self, true self, higher self
    authentic self, live your truth, your truth, hold/holding space$, hold/holding space for, safe space
    set/setting/healthy boundaries, set a boundary, gratitude, affirmation*, positive thinking, positive energy
    good vibes, manifesting, manifest your, deep breath/breaths/breathing, breathe deeply/in, meditate*
    meditation*, namaste, chakra*, be gentle/kind with/to yourself, gentle with yourself, love yourself
    forgive yourself, honor your feelings
    sit with your/the/that/this feeling/feelings/discomfort/emotion/emotions
    lean into it/this/that/your/discomfort/fear/joy/uncertainty/vulnerability, lean in to
    lean into the discomfort/feeling/feelings/fear/unknown/moment/pain, embrace your/the, embracing your/the
    nurture*, nourish*, empower*, empowerment, empowering, self-improvement, personal growth, growth mindset
    unlock your potential, full potential, living/live your best life, listen to your body, inner work
    do the work on yourself, toxic positivity, raise your vibration, self-discovery, find/finding your balance
    work-life balance, recharge your batteries, soul-searching, spiritual growth
    """

  static func message(_ term: String) -> String { "\(term) is the language of wellness" }
  static let remedy = "Say it in the plain words of a dry friend."
}
