import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags praise and cheering. What is quoted is free (the reader may be told not to say it), what is denied in the
/// same breath ("nobody is proud of you"), and so are the options of quizzes and scenarios. Who else did a good job is
/// nobody's praise, and letters that stand in for others hide none (`DisguisedWords`).
struct Praise: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/praise"),
    summary: "A text praises the reader or cheers them on.",
    rationale: """
      The voice is a friend who sees through you and likes you anyway. A friend like that does not clap. Praise \
      makes the app the judge of the reader, and feeds the very need that most of the bugs are about.
      """,
    reads:
      "bugs, fixes, tidbits and EgoFix's copy; not quiz and scenario options, nor what is quoted or denied",
    options: [.entries("terms", defaultTerms, "The words and phrases that are praise.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("Nobody clapped. The sentence is still finished."),
      .prompt(#"Until lunch, send every message without \"great job\" or \"amazing\"."#),
      .comment("He did a good job of looking busy. Nobody is proud of you for midnight."),
      .comment("Great work has been done in worse rooms by quieter people."),
      .comment("Ordered it well done, ate it well done, said so."),
      .prompt("Say once today that you have a good job, and leave the title out."),
      .body("The fear wants good work to speak for you. It has a long way to go before it rests."),
    ],
    flagged: [
      .comment("⟪Great job⟫ sticking with it."),
      .comment("Nobody noticed. ⟪You've got this⟫."),
      .comment("⟪Gr3at j0b⟫. ⟪Nicely done⟫. ⟪Well done you⟫."),
      .body("Skipping is human, and you are still here. Somebody is ⟪so proud of you⟫ for it."),
    ]
  )

  static let seesThroughDisguises = true

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isEgoFix && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 2, inClause: true)
  }

  private static let defaultTerms = """
    ^good/great/nice/excellent/amazing/awesome/fantastic/wonderful/brilliant/superb/outstanding job/work/effort
    ^good/great/nice/excellent/amazing/awesome/fantastic/wonderful/impressive progress/start
    you/you've/you're did/done/doing a good/great/nice/excellent/amazing/awesome/fantastic/wonderful job
    such/what a good/great/fantastic/amazing/wonderful/brilliant job/effort/start, ^impressive work, ^well done$
    ^well done you/on/for/today/everyone, ^nicely done, ^well played$, job well done, ^good going$, ^good for you$
    ^gr8 job/work, you did great/brilliantly/amazing, you did so/really/very well, thumbs up for/to you
    ^thumbs up$, pat/patting yourself on the back, !nobody/who/not pat/patting yourself on the back, ^be proud$
    you should be proud, ^yay$, ^hooray, you've/you got what it takes, you have what it takes, you're the best$
    you are the best$, ^nice one$, ^good on you$, ^way to go$, ^bravo$, ^bravo to/for you, kudos, congrats
    congratulations, !congratulations card/cards, hats off to you, high five/fives, gold star for/to you
    you've/you got this$, you have got this$, you can do it/this$, you rock/rule$, you nailed/crushed/smashed it
    !you nailed/crushed/smashed it to/into/against/flat/onto, you're/you crushing/killing/nailing it
    you are crushing/killing/nailing it, you're on a roll, you're doing great/well/amazing
    you are doing great/well/amazing, you're/that's amazing/awesome/fantastic/incredible/wonderful/brilliant
    you/that are/is/was amazing/awesome/fantastic/incredible/wonderful/brilliant, amazing, awesome
    !amazing how/what/that, proud of you, so proud of you, be proud of yourself, believe in you/yourself
    ^you deserve it/this$, you've/you earned it/this$, keep it up$, keep up the good/great work, stay strong
    stronger/braver/better than you think/know
    you're a star/champion/champ/legend/hero/rockstar/genius/natural/superstar
    you are a rockstar/genius/natural/superstar, give yourself a pat/hug/hand, give yourself credit
    !good/great/nice/excellent work has/is/was/takes/gets
    celebrate your/this/the/every win/wins/progress/success, every step counts, baby steps
    """

  static func message(_ term: String) -> String { "\(term) praises the reader" }
  static let remedy = "Say what happened, or what it shows; leave the judging out."
}
