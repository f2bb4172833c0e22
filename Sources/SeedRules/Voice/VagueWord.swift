import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags tasks that ask for a quality (better, nicer, more humble) where something that can be seen is
/// needed. Comments and tidbits, which ask for nothing, are not read.
struct VagueWord: PhraseRule {
  static let metadata = RuleMetadata(
    .warning("voice/vague-word"),
    summary: "A task asks for a quality that nobody can check.",
    rationale: """
      A fix has an end you can see: you know tonight whether it happened. Nobody knows whether they were \
      more humble. Name the one act that a humbler person would have done.
      """,
    reads: """
      prompts and what else a fix asks for; not comments, tidbits, quiz and scenario options, what is \
      quoted, nor a comparison ("nicer than the last one")
      """,
    options: [.entries("terms", Lists.vagueWord, "The words and phrases that name a quality.")],
    languages: ["en"],
    misses: "It misses acts that sound like something to do and cannot be seen."
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Count the times today you know the better word, date or route and keep it to yourself."),
      .prompt("Be open from nine to five like a shop, also to do better-paid things."),
      .prompt("Send the first version of one message, the one less polished than your usual."),
      .prompt("Improve the recipe by half a lemon, connect with the wifi, and explore your own cellar."),
      .prompt("Take the seat that is nicer than yours and give it to the next person who comes in."),
    ],
    flagged: [
      .prompt("⟪Be more open-minded⟫ in one meeting today and write down what happened."),
      .prompt("In one talk with a colleague today, ⟪be nicer⟫ and ⟪listen better⟫."),
    ]
  )

  static let phrases = [
    Phrases(
      excuses: [.quoted, .compound],
      says: "is too vague to check",
      remedy: "Name one act, and when it is over."
    ) { $0.part == .prompt || $0.part.isInstruction }
  ]

  let lists: [TermList]

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    isComparing(match, words) || isChosen(match, words)
  }

  /// "The more patient person", "the less comfortable chair": one of several is meant.
  private func isChosen(_ match: Range<Int>, _ words: WordView) -> Bool {
    let all = words.words
    guard match.lowerBound > 0, Self.degrees.contains(all[match.lowerBound].hash),
      all[match.lowerBound - 1].hash == Self.the, all[match.lowerBound].gap == .joined
    else { return false }
    let isBe = match.lowerBound > 1 && all[match.lowerBound - 2].hash == Self.be
    return !isBe && match.upperBound < all.count && all[match.upperBound].gap == .joined
  }

  private static let degrees = WordSet("more, less, most, least")
  private static let the = WordHash.of("the")
  private static let be = WordHash.of("be")

  private func isComparing(_ match: Range<Int>, _ words: WordView) -> Bool {
    guard match.upperBound < words.words.count, words.words[match.upperBound].gap == .joined else {
      return false
    }
    let after = match.upperBound + 1
    return words.words[match.upperBound].hash == Self.than
      && !(after < words.words.count && Self.ownHabits.contains(words.words[after].hash))
  }

  /// What a comparison with oneself goes on with: "more kindly than usual".
  private static let ownHabits = WordSet("usual, you, ever, before, yesterday, normal")
  private static let than = WordHash.of("than")
}
