import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags what games and shops do to keep people: badges, points, ranks, leaderboards, what friends did, offers
/// that end. Saying that there is none of it is free.
struct Gamification: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/gamification"),
    summary:
      "A text offers badges, points or ranks, compares with friends, or hurries with an offer that ends.",
    rationale: """
      Rewards, rankings and deadlines that were made up keep people in an app against their own interest. For an \
      app about the ego they are the disease sold as the cure. A text may say that there are none.
      """,
    reads: "bugs, fixes, tidbits and all copy; not quiz and scenario options, nor what is quoted",
    options: [.entries("terms", defaultTerms, "The words and phrases of games and sales.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .body("You don't get a badge for this. The day had no leaderboard either, as far as we know."),
      .comment("You have been wearing the full calendar as a badge of honor."),
      .prompt("Put 3 coins in a glass today, one for each of the 3 points you did not make."),
      .prompt("Make one point today and leave the second one, the better one, unsaid."),
      .file(
        "copy/pressure.professional.json",
        """
        { "product": "pressure", "voice": "professional",
          "entries": { "k": [{ "body": "The badge on the app icon stays until you answer." }] } }
        """
      ),
    ],
    flagged: [
      .body("You ⟪earned a badge⟫ for sitting still. Most people never get that far in a week."),
      .body("Today was ⟪worth 50 points⟫. It would be a pity to see them go to waste tomorrow."),
      .file(
        "copy/pressure.professional.json",
        """
        { "product": "pressure", "voice": "professional",
          "entries": { "k": [{ "body": "⟪Your friends have already⟫ checked in. ⟪Limited time⟫: half price." }] } }
        """
      ),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match)
  }

  private static let defaultTerms = """
    earn*/win/wins/won/collect*/unlock*/get/gets/got/gain* a/an/the/your/another/this/that badge
    earn*/collect*/unlock*/gain* badges/trophies/medals, earn*/unlock* a/your/another/this/that trophy/medal
    a/your new badge, your badges, new badges, badge/badges/trophy earned/unlocked/awaits/collected
    achievement/achievements unlocked, unlock* achievement*, unlock* _ achievement*
    earn*/win*/collect*/gain*/redeem*/score points/coins/gems/stars/xp/rewards
    earn*/win*/collect*/gain*/score _ points/coins/gems/stars/xp/rewards, # xp/gems, worth/plus # points/pts/coins
    ^# points/pts$, ^# points/pts for, bonus points, extra points, xp, loyalty points, claim your reward/prize
    daily reward/rewards, leaderboard*, high score/scores, highscore*, level/leveled/leveling/levelled up
    next level up, your new/current/global rank, your ranking, you rank #, you are ranked, you're ranked
    climb the ranks/ranking/charts, in the top #, top # percent/of, more than # of users/people
    better than # of users/people, your friends have already, your friends are ahead/already/beating/winning
    your friends did it/this/better, friends of yours have already, # of your friends, beat/challenge your friends
    see how you compare, see where you rank, # people/users/others have already, # people/users are, streak bonus
    bonus streak, double streak, streak master, limited time, for a limited time, limited offer
    offer ends/expires, sale ends, # spots left, only # left$, while supplies last, don't miss out
    !badge/badges of honor/honour, !get/gets/got your badge out/back/off/ready
    !your friends are already here/there
    """

  static func message(_ term: String) -> String { "\(term) is what games and sales do to keep people" }
  static let remedy = "Say what is there without a prize, a rank or a clock that was made up."
}
