import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags advice that could hurt somebody: about food, sleep, medication, money at risk, driving, quitting,
/// drink, and facing someone dangerous. It looks for what advice looks like, the plain imperative; what people
/// in a scenario do or choose is not advice.
struct UnsafeAdvice: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/unsafe-advice"),
    summary: "A text advises something that could hurt the reader or somebody else.",
    rationale: """
      A fix is done by people whom nobody here has met. One of them has an eating disorder, one a violent partner, \
      one a prescription. No fix touches food, sleep, medication, money at risk, driving, quitting anything, or \
      anyone who could hurt the reader.
      """,
    reads:
      "prompts, comments and what else a fix asks for, tidbits and all copy; not scenarios and their options",
    options: [.entries("terms", defaultTerms, "The phrases that are unsafe advice.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Skip the lunch debrief today and eat with someone from another floor."),
      .prompt("Put it all on one card, take a shot of the view, and drive without a playlist."),
      .prompt("Sleep on one message tonight and send it in the morning, as it is."),
      .prompt("Stop taking notes in one meeting and see what you remember of it."),
      .body("Some people bet on being needed. The pot is never paid out, and they quit when it's dark."),
    ],
    flagged: [
      .prompt("⟪Skip lunch⟫ today and use the hour to sit in the park without your phone."),
      .prompt("⟪Stay up all night⟫ once this week and finish the thing that nobody asked for."),
      .prompt("Tell your boss the truth and ⟪quit your job⟫ before the end of the day."),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool {
    switch origin.part {
    case .prompt, .instruction, .validation, .stepValidation, .behavior, .fragment, .comment, .stepComment,
      .tidbit, .copyTitle, .copyBody:
      true
    case .title, .description, .situation, .option, .label, .insight, .keyword, .history: false
    }
  }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 2)
  }

  private static let defaultTerms = """
    skip breakfast/lunch/dinner/supper/meals, skip a/one/your meal, skip eating, don't eat, do not eat
    stop eating, eat less, eat nothing, go without food, go hungry, starve yourself, lose weight, count calories
    count your calories, go on a diet, fast until lunch/dinner/noon/tonight, fast for a day/week
    fast for # hours/days, !skip breakfast/lunch/dinner with/talk/small, stay up all night
    stay up until/till two/three/four/five/dawn/sunrise, stay up until/till #, sleep two/three/four/five hours
    sleep only two/three/four/five hours, sleep # hours, sleep only # hours, stay awake all night
    pull an all-nighter, skip sleep, sleep less, don't sleep, do not sleep, go without sleep
    stop taking your medication/medicine/meds/pills/tablets/antidepressants/prescription/insulin
    stop your medication/medicine/meds/therapy/treatment, skip your medication/medicine/meds/pills/dose/therapy
    skip a dose, double your dose, go off your meds/medication, come off your medication/meds
    take a sleeping pill, cancel your therapist/therapy, quit your job, hand in your notice, resign today
    resign from your, drop out of school/college/university, break up with your, file for divorce
    quit drinking/smoking, cold turkey, while driving, while you drive, at the wheel, behind the wheel
    run a red light, drive faster, drive home drunk, without a seatbelt/helmet, text and drive
    drive without a seatbelt/belt/helmet/license/break/light/lights, !fall/fell/falls asleep at the wheel
    get drunk, have a drink first, drink until, have another drink
    take a shot of vodka/whiskey/whisky/tequila/rum/gin/schnapps
    smoke a cigarette/joint/cigar/pipe/bowl/cigarillo, have/drink two/three/four/five beers/drinks/shots/whiskeys
    have/drink # beers/drinks/shots/whiskeys, bet your savings/salary/rent, bet money, place a bet, go gambling
    go to a casino, take out a loan, invest your savings, empty your savings, spend your savings, max out your
    put it all on red/black/number/zero, put/bet/stake your rent/savings/salary/wages on, lend them money
    confront your abuser/bully/stalker/attacker
    confront the/a person/man/woman/one/guy/boy/girl who hurt/hit/beat/abused/attacked/stalked/raped you
    stand up to your abuser/bully, meet your ex alone, go home with a stranger, get into a stranger's car
    provoke a fight, start a fight, hold your breath until, stop your treatment
    """

  static func message(_ term: String) -> String { "\(term) could hurt somebody who does it" }
  static let remedy = "Find a fix that anyone can do safely, wherever they are and whoever they are with."
}
