import SeedDiagnostics
import SeedLint
import SeedText

/// Flags slurs, in every text and every voice. The list from the start is kept as hashes (`SlurHashes` says
/// why); the configuration adds to it in clear text. Letters that stand in for others hide nothing
/// (`DisguisedWords`).
struct Slur: PhraseRule {
  static let metadata = RuleMetadata(
    .error("voice/slur"),
    summary: "A text has a slur.",
    rationale: """
      No voice, however blunt, insults people for what they are. The list that the rule brings is kept as \
      hashes, so that it stands nowhere in clear text; a finding shows the word as the text has it. Words \
      that also have an everyday meaning are not on it. Digits and signs for letters, letters of other \
      scripts, accents, drawn-out letters and words spelled letter by letter are read as what they stand \
      for.

      It finds plain words alone. What a neighbor, a joke or a hint makes a slur, it misses: a text without a \
      finding is not thereby free of one.
      """,
    reads: "every text, options and quotations included",
    options: [.strings("terms", [], "Words and phrases beside those that the rule brings.")],
    languages: ["en"]
  )

  // The examples stand in for words that are not to be printed: they are made slurs by the configuration.
  static let examples = RuleExamples(
    accepted: [
      .comment("There was a chink in the armor, and you had it spick and span by Monday."),
      .comment("Doubt cripples the plan before lunch does."),
      .comment("It was worth 900k on paper, 4 the lulz, in the 5th row at 7:30."),
      .body("The savage in the mirror is only tired. It has been the spade that digs for everyone."),
    ],
    flagged: [
      CopyExamples.line("Move, ⟪Zounderkite⟫.", beside: stand),
      CopyExamples.line(#"\"⟪Zounderkites⟫\" all."#, beside: stand),
      CopyExamples.line("Move, ⟪Z0underk!té⟫, you ⟪z.o.u.n.d.e.r.k.i.t.e⟫.", beside: stand),
    ]
  )

  private static let stand = [
    "seedtool.json": #"{ "version": "1.0.0", "locale": "en_US", "wordLists": { "slur": ["zounderkite*"] } }"#
  ]

  static let seesThroughDisguises = true

  static let phrases = [
    Phrases(
      excuses: [],
      says: "is a slur",
      remedy: "Take it out."
    ) { _ in true }
  ]

  let lists: [TermList]
}

extension Slur {
  init(_ options: RuleOptions) {
    var terms = TermList(hashes: SlurHashes.all)
    terms.append(options.terms())
    lists = [terms]
  }
}
