import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags tasks that ask for a quality (better, nicer, more humble) where something that can be seen is needed.
/// Comments and tidbits, which ask for nothing, are not read.
struct VagueWord: TermRule {
  static let metadata = RuleMetadata(
    .warning("voice/vague-word"),
    summary: "A task asks for a quality that nobody can check.",
    rationale: """
      A fix has an end you can see: you know tonight whether it happened. Nobody knows whether they were more \
      humble. Name the one act that a humbler person would have done.
      """,
    reads: """
      prompts and what else a fix asks for; not comments, tidbits, quiz and scenario options, what is quoted, nor \
      a comparison ("nicer than the last one")
      """,
    options: [.entries("terms", defaultTerms, "The words and phrases that name a quality.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Count the times today you know the better word, date or route and keep it to yourself."),
      .prompt("Be open from nine to five like a shop, also to do better-paid things."),
      .prompt("Send the first version of one message, the one less polished than your usual."),
      .prompt("Take the seat that is nicer than yours and give it to the next person who comes in."),
    ],
    flagged: [
      .prompt("Be ⟪more open-minded⟫ in one meeting today and write down what happened."),
      .prompt("In one talk with a colleague today, ⟪be nicer⟫ and ⟪listen better⟫."),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .prompt || origin.part.isInstruction }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || isComparing(match, words) || words.isPartOfCompound(match)
  }

  private func isComparing(_ match: Range<Int>, _ words: WordView) -> Bool {
    guard match.upperBound < words.words.count, words.words[match.upperBound].gap == .joined else {
      return false
    }
    return words.words[match.upperBound].hash == Self.than
  }

  private static let than = WordHash.of("than")

  private static let defaultTerms = """
    be/being/become better/nicer/kinder/calmer/humbler/happier/stronger/friendlier/wiser/gentler
    do/feel/listen/communicate/connect better, a/your better person/friend/listener/partner/colleague/human/self
    better version of yourself, best version of yourself, !be open from/until/till
    be nice/kind/humble/positive/present/authentic/genuine
    be grateful/mindful/patient/open/vulnerable/confident/yourself, be a good person/friend/listener/partner
    more humble/humility/humbly/open/openly/open-minded/mindful/present/authentic/authentically/genuine/patient
    more patience/positive/vulnerable/vulnerability/confident/confidence/compassionate/compassion/empathy
    more empathetic/self-aware/grateful/accepting/considerate/thoughtful/easygoing/kindness/tolerant
    less judgmental/judgemental/defensive/arrogant/selfish/impressive/needy/negative/reactive/controlling/anxious
    a little/bit kinder/nicer/calmer, improve yourself, improve your attitude/mindset, work on yourself
    have a better/positive/good attitude, stay positive/calm/present/humble, keep an open mind
    as usual but better
    """

  static func message(_ term: String) -> String { "\(term) is nothing that anyone can check tonight" }
  static let remedy = "Name one act, and when it is over."
}
