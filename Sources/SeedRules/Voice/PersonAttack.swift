import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags attacks on the reader's worth, body, mind, family or belonging. An excuse, a plan or a record may be
/// called what it is; what somebody says or thinks of a person is told, not meant, and so is what is quoted
/// or denied. One or two words ("your family", "spineless") count in copy alone, which speaks of a miss.
struct PersonAttack: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/person-attack"),
    summary: "A text attacks the reader's worth, body, mind, family or belonging.",
    rationale: """
      The brutal voice hits what was done and the excuse for it. Whoever is called worthless, fat or insane \
      at seven in the morning does not try again; some are called so at home. An app store refuses it, too.
      """,
    reads: """
      bugs, fixes, tidbits and all copy; not quiz and scenario options, nor what is quoted, denied or told \
      as what somebody says
      """,
    options: [.entries("terms", defaultTerms, "The words and phrases that attack the person.")],
    judged: JudgedShare(
      tuning: .init(found: 19, of: 20, wrong: 0, of: 20),
      held: .init(found: 18, of: 20, wrong: 0, of: 20),
      misses: "It misses comparisons and insults by hint."
    )
  )

  static let examples = RuleExamples(
    accepted: [
      .body("The bug says that without the job you are nothing. It says so to everyone with a job."),
      .comment("Nobody thinks that you're a loser. Nobody has time."),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": { "k": [
          { "body": "That's a pathetic excuse, and your alibi is fat." }] } }
        """
      ),
    ],
    flagged: [
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal",
          "entries": { "k": [{ "body": "Three misses. ⟪You're pathetic⟫." }] } }
        """
      ),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal",
          "entries": { "k": [{ "body": "⟪Even your kids⟫ know that it won't happen." }] } }
        """
      ),
      .comment("⟪People like you never⟫ change."),
    ]
  )

  static let seesThroughDisguises = true

  let terms: TermList

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 5, inClause: true) || isReported(match, words)
      || !words.origin.part.isCopy && isOfSomebodyElse(match, words)
  }

  /// Whether some words mean the reader in copy alone: one or two, and "the dullest person in the room", whom
  /// a prompt or a comment points at.
  private func isOfSomebodyElse(_ match: Range<Int>, _ words: WordView) -> Bool {
    let first = words.words[match.lowerBound].hash
    if match.count < 3 { return first != Self.youAre }
    return first == Self.the && Self.people.contains(words.words[match.lowerBound + 2].hash)
  }

  private static let youAre = WordHash.of("you're")
  private static let the = WordHash.of("the")
  private static let people = WordSet("person, man, woman, human, creature")

  /// "The fear says that …", "who are told that …": somebody says or thinks it, earlier in the sentence.
  private func isReported(_ match: Range<Int>, _ words: WordView) -> Bool {
    var index = match.lowerBound
    for _ in 0..<8 {
      guard index > 0, words.words[index].gap < .sentence else { return false }
      index -= 1
      if Self.reports.contains(words.words[index].hash) { return true }
    }
    return false
  }

  private static let reports = WordSet(
    """
    says, say, said, saying, tells, told, telling, thinks, think, thought, believe, believes, believed, fears, fear
    afraid, whispers, claims, insists, feel, feels, felt, suspect, suspects, called, calls, whether
    pretend, pretends, worry, worries, wonder, wonders, convinced, proves, prove
    """
  )

  static func message(_ term: String) -> String { "\(term) attacks the person" }
  static let remedy = "Hit what was done, or the excuse for it."
}
