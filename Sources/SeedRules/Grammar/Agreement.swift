import SeedDiagnostics
import SeedLint

/// Flags a verb whose form does not go with the word before it, in the plain cases: "they was", "he have",
/// "have went", "didn't went".
struct Agreement: PatternRule {
  static let metadata = RuleMetadata(
    .warning("grammar/agreement"),
    since: "0.2",
    summary: "A verb has a form that does not go with the word before it.",
    rationale: """
      Mostly the subject was changed and the verb was not. Checked are was and were, is and are, has and have \
      right after a pronoun, and the forms after have, did and does. Other subjects are not checked.
      """,
    reads: "every text but headings, labels and keywords",
    languages: ["en"],
    judged: JudgedShare(
      tuning: .init(found: 6, of: 20, wrong: 0, of: 20),
      held: .init(found: 8, of: 20, wrong: 0, of: 20),
      misses: "It only knows pronouns right before their verb and the forms after have, did and does."
    )
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("If it were true, he would say so."),
      .comment("The person next to you was late, and they were early."),
      .comment("Why would being early need an audience?"),
      .comment("There are no tricks to it. What you say makes a sound."),
      .comment("Comparison is easy with two photos, and vitamin I is no vitamin."),
    ],
    flagged: [
      .comment("They ⟪was⟫ right about the date."),
      .comment("He ⟪have⟫ said it before."),
      .comment("You should have ⟪went⟫ home."),
      .comment("Why did they ⟪went⟫ home?"),
    ]
  )

  static let patterns = PhrasePatterns(table)

  static let table = """
    // was, were
    they|we (all|both|just|never|always|still) [was → were, wasn't → weren't]
    ^|because|when|but|since|while|if you (all|both|just|never|always|still) [was → were, wasn't → weren't]
    ^ i [were → was] unless … you|not|to

    // is, are
    they|we [is → are, isn't → aren't]
    ^|because|when|but|since|while|if you [is → are, isn't → aren't]
    ^ i [is|are → am]
    ^ he|she|it [are → is]
    he|she|it [aren't → isn't]

    // has, have
    they|we [has → have, hasn't → haven't]
    ^|because|when|but|since|while|if i|you [has → have, hasn't → haven't]
    ^ he|she|it [have → has] unless … he|she|it|you|they|we
    he|she|it [haven't → hasn't]

    // does, do
    they|we [doesn't → don't]
    ^|because|when|but you [doesn't → don't]
    ^|because|when|but he|she [don't → doesn't]
    ^ it [don't → doesn't]

    // have and a past tense
    haven't|hasn't|hadn't|i've|you've|they've|we've|could've|would've|should've (never|just|already|always|also|all) [went → gone, came → come, took → taken, gave → given, wrote → written, knew → known, ate → eaten, drank → drunk, began → begun, chose → chosen, drove → driven, flew → flown, grew → grown, rode → ridden, ran → run, sang → sung, threw → thrown, wore → worn, shook → shaken, became → become, did → done, saw → seen]
    could|would|should|might|must|may|will|to|not|never have (never|just|already|always|also|all) [went → gone, came → come, took → taken, gave → given, wrote → written, knew → known, ate → eaten, drank → drunk, began → begun, chose → chosen, drove → driven, flew → flown, grew → grown, rode → ridden, ran → run, sang → sung, threw → thrown, wore → worn, shook → shaken, became → become, did → done, saw → seen] unless … blades
    ^ i|you|he|she|they|we has|have|had (never|just|already|always|also|all) [went → gone, came → come, took → taken, gave → given, wrote → written, knew → known, ate → eaten, drank → drunk, began → begun, chose → chosen, drove → driven, flew → flown, grew → grown, rode → ridden, ran → run, sang → sung, threw → thrown, wore → worn, shook → shaken, became → become, did → done, saw → seen]

    // did, does and another form
    didn't (even|just|really|ever|always) [went → go, saw → see, came → come, took → take, gave → give, wrote → write, knew → know, told → tell, said → say, made → make, thought → think, found → find, left → leave, kept → keep, felt → feel, heard → hear, got → get, wanted → want, noticed → notice, asked → ask, called → call, needed → need, liked → like, tried → try, looked → look, helped → help, meant → mean, forgot → forget, spoke → speak, lost → lose, happened → happen]
    ^|why|how|when|where|what did you|he|she|they|we|i|it (even|just|really|ever|always) [went → go, saw → see, came → come, took → take, gave → give, wrote → write, knew → know, told → tell, said → say, made → make, thought → think, found → find, left → leave, kept → keep, felt → feel, heard → hear, got → get, wanted → want, noticed → notice, asked → ask, called → call, needed → need, liked → like, tried → try, looked → look, helped → help, meant → mean, forgot → forget, spoke → speak, lost → lose, happened → happen]
    ^|why|how|when|where|what does he|she|it [has → have, knows → know, wants → want, needs → need, says → say, goes → go, thinks → think]
    """
}
