import SeedDiagnostics
import SeedLint
import SeedText

/// Flags threats, incitement and self-harm, in every text and every voice, whatever letters stand in for
/// others (`DisguisedWords`). Idioms that borrow the words ("kill the mood", "shoot an email", "die
/// laughing") are free: the list holds only what means it.
struct ThreatOrSelfHarm: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/threat-or-self-harm"),
    summary: "A text threatens, incites to violence, or speaks of self-harm.",
    rationale: """
      Nothing here may frighten a reader or be the last thing that somebody in danger reads. The brutal \
      voice attacks the excuse, never the person; and an app store refuses the rest.
      """,
    reads: "every text, options and quotations included",
    options: [.entries("terms", defaultTerms, "The words and phrases that threaten or speak of self-harm.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("It won't kill you. It may kill the mood, and you'd die laughing first."),
      .comment("They'll be touched, and they'll find you too tired to enjoy it."),
      .prompt("Shoot an email to someone you owe one, dead tired and unpolished as you are."),
      .tidbit(
        """
        "body": "Left alone with a button, many people chose a mild electric shock over their own thoughts.",
        "source": { "author": "Wilson and others", "year": 2014, "title": "Just Think" }
        """
      ),
      .body(
        "Cut yourself some slack, watch a Lynch film, and the bug will say that you shot yourself in the foot."
      ),
    ],
    flagged: [
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal",
          "entries": { "k": [{ "body": "Answer. ⟪We know where you live⟫." }] } }
        """
      ),
      .body("People like that are ⟪better off dead⟫, says a voice that nobody ever questions."),
      .comment("Skip it again and ⟪kill yourself⟫."),
      .comment("Skip it again and ⟪k1ll yourself⟫, or ⟪K.Y.S⟫."),
    ]
  )

  static let seesThroughDisguises = true

  let terms: TermList

  func reads(_ origin: TextOrigin) -> Bool { true }

  private static let defaultTerms = """
    kill/killing/kills/killed yourself/himself/herself/themselves/myself/itself
    !kill/killing/kills/killed yourself/himself/herself/themselves/myself laughing/with/over, kys, unalive
    unalive yourself, end your life, ending your life, end your own life, end it all, ending it all
    take your own life, taking your own life, took his/her/their own life, suicide*, suicidal, self-harm
    self-harming, selfharm, hurt yourself, hurting yourself, harm yourself, harming yourself, cut yourself
    cutting yourself, !cut yourself some/a/any/off/short/in/free/out/from/loose/down
    !cutting yourself some/a/any/off/short/in/free/out/from/loose/down, slit your, slit your wrists
    cut your wrists, hang yourself, hanging yourself, !hang yourself out, drown yourself, !drown yourself in
    shoot yourself, !shoot yourself in the foot, stab yourself, starve yourself, choke yourself, poison yourself
    burn yourself, !burn yourself out, jump off a/the bridge/roof/building, jump in front of a train/bus/car
    overdose*, noose, better off dead, better off without you, wish you were dead, wish i were dead
    wish i was dead, want to die, !want to die of/laughing, you should die, you deserve to die
    you deserve to be hurt, go die, hope you die, !hope you die on a, kill/hang/shoot ur self, kill urself
    deserve a beating, would be better without you, nobody would miss you, no one would miss you
    nobody would notice if you died, no reason to live, not worth living
    i'll/we'll/he'll/she'll/they'll kill/hurt/find/destroy/end you, i/we will kill/hurt/find/destroy/end you
    !i'll/we'll/he'll/she'll/they'll find you too _ to/for, !i/we will find you too _ to/for
    !i'll/we'll/he'll/she'll/they'll find you a/an/somebody/someone/something/somewhere/another
    !i/we will find you a/an/somebody/someone/something/somewhere/another
    !he'll/she'll/they'll find you more/less/quite/rather/funny/likable/dull/odd/difficult/easier/quieter/kinder
    !he'll/she'll/they'll find you asleep/awake/busy/talking/reading/working
    !i'll/we'll/he'll/she'll/they'll kill you with kindness/laughter, !he'll/she'll/they'll hurt you less
    !i'll/we'll/he'll/she'll/they'll destroy you at chess/cards/darts/poker/tennis/golf/trivia/pool/scrabble
    i'm/we're going to kill/hurt/find/destroy you, i'm/we're coming for you, coming for your family
    we/i know where you live, watch your back, !watch your back catalog/catalogue/door/garden/yard
    !watch your back when/while/as you? lift*/bend*/dig*/carry*
    sleep with one eye open, you'll be sorry you were born, beat you/him/her/them up
    !beat you/him/her/them up the/a/that stairs/hill/slope/mountain/ladder/climb
    beat you/him/her/them senseless, beat the shit out of, beat someone up
    punch you/him/her/them/someone/somebody, punch a stranger/coworker/colleague, slap you/him/her/them/someone
    !slap you/him/her/them/someone on the back, stab you/him/her/them/someone, stabbed you/him/her/them
    !stab you/him/her/them/someone in the back, !stabbed you/him/her/them in the back, strangle you/him/her/them
    choke you/him/her/them, poison you/him/her/them, !choke you/him/her/them up
    set fire to his/her/their/your house/car, burn down his/her/their/your house, burn his/her/their house
    break your/his/her/their legs/neck/bones/kneecaps, gun to your/his/her/their head
    bullet in your/his/her/their head, bring a gun/knife, rape*, rapist*, molest*, lynch you/him/her/them/someone/somebody, lynched, lynching*, lynch mob*, behead*
    """

  static func message(_ term: String) -> String { "\(term) is a threat or speaks of self-harm" }
  static let remedy = "Take it out. There is no voice in which this may be said."
}
