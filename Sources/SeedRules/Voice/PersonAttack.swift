import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags attacks on the reader's worth, body, mind, family or belonging. An excuse, a plan or a record may be
/// called what it is; what somebody says or thinks of a person is told, not meant, and so is what is quoted
/// or denied. One or two words ("your family", "spineless") count in copy alone, which speaks of a miss.
struct PersonAttack: PhraseRule {
  static let metadata = RuleMetadata(
    .error("voice/person-attack"),
    summary: "A text attacks the reader's worth, body, mind, family or belonging.",
    rationale: """
      The brutal voice hits what was done and the excuse for it. Whoever is called worthless, fat or insane \
      at seven in the morning does not try again; some are called so at home. An app store refuses it, too.
      """,
    reads: """
      fixes, tidbits, all copy, bugs and the words in their drawings; not quiz and scenario options, nor what is \
      quoted, denied or told as what somebody says
      """,
    options: [.entries("terms", Lists.personAttack, "The words and phrases that attack the person.")],
    languages: ["en"],
    misses: "It misses comparisons and insults by hint."
  )

  static let examples = RuleExamples(
    accepted: [
      .body("The bug says that without the job you are nothing. It says so to everyone with a job."),
      .comment("Your parents must have kept the receipt. Look in the mirror. The spinach is still there."),
      .comment("Nobody wants you around the piano before noon."),
      .comment("Nobody thinks that you're a loser. Nobody has time."),
      .comment("Write it down, so that nothing in your head has to wait."),
      CopyExamples.line("That's a pathetic excuse, and your alibi is fat."),
    ],
    flagged: [
      CopyExamples.line("Three misses. ⟪You're pathetic⟫."),
      CopyExamples.line("⟪Even your kids⟫ know that it won't happen."),
      .comment("⟪People like you never⟫ change."),
      .comment("⟪Nobody at the table wants you there⟫. ⟪Nothing in your head is worth hearing⟫."),
    ]
  )

  static let seesThroughDisguises = true

  static let phrases = [
    Phrases(
      excuses: [.quoted, .denied(words: 5, inClause: true), .supposed],
      says: "attacks the person",
      remedy: "Hit what was done, or the excuse for it."
    ) { ($0.isProse || $0.part == .drawing) && !$0.part.isChoice }
  ]

  let lists: [TermList]

  /// Whether some words mean the reader in copy alone: one or two, and "the dullest person in the room", whom
  /// a prompt or a comment points at.
  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    if words.origin.part.isCopy { return false }
    let first = words.words[match.lowerBound].hash
    if match.count < 3 { return first != Self.youAre }
    return first == Self.the && Self.people.contains(words.words[match.lowerBound + 2].hash)
  }

  private static let youAre = WordHash.of("you're")
  private static let the = WordHash.of("the")
  private static let people = WordSet("person, man, woman, human, creature")
}
