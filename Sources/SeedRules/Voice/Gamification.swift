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
    you/you've/you'll/you'd/just/have earned/earn/won/win/unlocked/unlock/collected/collect/gained/gain/\
    received/receive/reached/scored/score/claimed/bagged .. .. <prize>
    >earn/unlock/collect/gain/claim/redeem/win/score/grab/keep .. .. badge/badges/trophy/trophies/medal/\
    medals/crown/crowns/coin/coins/gem/gems/xp/prize/prizes/reward/rewards/loot/chest/points/credits/tokens/\
    star/stars/bonus/tier/rank/rubies
    earn*/win/wins/won/collect*/unlock*/gain*/get/gets/got a/an/the/your/another/this/that/new/gold badge/\
    trophy/medal/crown
    !win/wins/won the prize, !get/gets/got your badge out/back/off/ready
    earn*/collect*/unlock*/gain*/score/redeem*/win .. badges/trophies/medals/points/coins/gems/xp/rewards/\
    credits/stars
    badge/badges/trophy/reward/rewards/prize earned/unlocked/awaits/awaiting/collected/waiting
    a/your new badge, your badges, new badges, achievement/achievements unlocked, unlocked$
    unlock* .. achievement*/level/levels/mode/theme/themes/fix/fixes/content/feature/features/skin/tier/\
    secret/next/bonus
    ^unlocked, ^achievement, level/leveled/leveling/levelled up, level #/<number>
    !level one/two/three with/and/of, reach*/hit/reached .. level #/<number>
    reach*/unlock*/next .. level/levels, next rank/tier/level/badge/star/milestone/reward, !level of
    !next level down, gold/silver/bronze/platinum/diamond tier/league/status/member/level/rank/badge
    >spin .. wheel, spin to/for/again, daily/free/lucky/bonus/next/extra spin/spins, wheel of fortune
    lucky wheel/draw/box
    daily/weekly/your/bonus/secret/surprise reward/rewards/bonus/chest/drop/quest/loot/gift/prize/jackpot
    mystery/surprise/loot/bonus/treasure/reward/gift/lucky/prize box/boxes/chest/chests/crate/crates/drop/\
    fix/pack
    treasure chest/chests, ^loot, loot*, !loot in, jackpot, season #/<number>/pass/starts/ends/rewards/begins
    new/this/our season starts/begins/ends/is/brings, ^season
    limited series/edition/time/event/offer/run/spots/fix/collection/drop, for a limited time, time-limited
    ^only in/until/for/this .. january/february/march/april/may/june/july/august/september/october/november/\
    december/weekend/week/sunday
    !only in your, left behind, !people/were/was/is left behind, miss/missing/missed out
    don't miss out/this/your offer/deal/chance/event/season/reward, don't miss out, seasonal event/fix/fixes
    exclusive fix/badge/offer/content/access/to/reward, members only
    you're/you ranked/rank #/in/among/first/second/third
    you are/you ranked/rank #/in/among/first/second/third, ranked #, you are ranked, you're ranked
    your .. rank/ranking/rankings, new/global/current/weekly rank, rank #, !your rank in/at
    #/first/second/third place, climb* .. board/ranks/rankings/ranking/ladder/league/table/charts
    the/our/your/this/global/weekly/new/join leaderboard*, leaderboard*
    !no/a/any/keep/keeps leaderboard of/about/for, !leaderboard of who
    top the/of chart/table/league/board/charts, weekly/promotion/gold league, high score/scores, highscore*
    new/personal record/best, your personal/best/new record/best/score, new high score
    beat your/the/her/his/their own? .. record/score/best/streak/time/friends
    you beat .. record/score/best/friends/others/players/users/time, you beat #/<number>/half/most
    record broken, xp, # xp/gems/coins/points/pts/stars/credits/tokens/hearts/lives
    <number> points/coins/gems/stars/credits/tokens for/to/if/each/more/until/from/per
    worth/plus #/<number> points/pts/coins/credits/gems/stars, ^plus one/two/five/ten
    bonus points/fix/round/spin/level/challenge/day/streak/coins/xp, extra points/life/lives/spin
    double/triple points/progress/xp/streak/coins/rewards, streak bonus/master/multiplier
    !streak is at/over/back/still/zero/gone/longer/#, streak is worth, loyalty points
    points until/till/to next/the/go/your, more points, your points, points balance, points to
    <number>/# lives left, you .. lives, out of lives, #/<number> hearts, hearts left, combo, power-up
    power up$, daily/new/side/next/bonus/weekly/this/main quest*
    quest complete/completed/accepted/log/starts, mission complete/accomplished, boss fight/level/battle
    final boss, game over, player one/two, next stage, stage #, checkpoint reached
    challenge accepted/complete/completed/unlocked
    complete/collect/finish/catch the/a/your/all .. set/collection/badges/bugs/stars/album/pack, collect all
    collect them, gotta catch
    #/<number>/half/most/three-quarters/percent of <the>? <player> .. .. <finished>
    #/<number> percent .. <player> .. <finished>, most/other/all/many users/members/players/subscribers
    others/everyone/everybody have/has/had? already .. <finished>, others <finished>, others like you
    people like you .. <finished>
    everyone/everybody else .. finished/completed/checked/done/signed/joined/in, people with your goal
    # people/users/others/members have/are/already/did/finished/completed/checked/joined/kept
    more/better/faster than #/<number>/most .. <player>, than # of, !better/faster than most people think
    in/among the top #/<number>, top # percent/of/users, top # of
    #/<number>/one/some/all/most of your friends/contacts/neighbors/colleagues, friends of yours
    your friends .. already/kept/finished/completed/checked/did/ahead/beating/winning/beat/joined/upgraded/\
    signed
    !your friends are already here/there, !your friends have stopped
    beat/challenge/overtake/outrank your/a friends/friend/rival/rivals, your rival/rivals
    rival .. passed/ahead/beat, passed/overtook/beat/beats/outranked you$, passed you/by
    overtake her/him/them/anna/your, overtake them, is/are/already ahead of you, pulling ahead
    see how you compare/rank/stack/measure/did, see where you rank/stand, how you compare, where you rank
    how you stack, compare your .. with/to, share it/this/your/that with .. friends
    share .. with your friends, invite/refer/bring .. friend/friends .. and/to/get/earn/for/win
    invite <number>/# friends, get/win/won/free a/one/# .. month/week/year .. free
    free month/week/trial/year/pro, <number>/a/# month/months/week/weeks free, half off/price, # off, save #
    !save # for/to, percent off, #/half off
    discount* code/ends/today/for/of/until/expires/waiting/inside/now, your/our/special/extra discount
    #/big/huge discount, get/claim/grab/enjoy .. discount/deal/offer/off, !the discount you
    ^the/our/this/your sale/offer/deal/price/discount/promotion/trial/bundle .. ends/expires/closes/ending/\
    lasts
    ^sale, sale ends/ending/on/now, offer ends/expires/valid/closes/ending
    !until/when/before/after/til the offer/sale ends
    flash/spring/summer/winter/holiday/big sale/deal/deals/offer, black friday, cyber monday, !on/the sale
    last/final/only chance/chances to/for/at/before/until/today/tonight, last/final chance/chances/call$
    last/final day/days/hours/call of/for/to, last/final hours/day$, !no/second last chance
    last/final chance, now or never, before it's .. gone/late, hurry while/before/and, ^hurry$, act fast
    offer .. while it lasts, get/grab/claim .. while it lasts, while supplies last, at this price, this price
    price goes/rises/doubles/increases, lowest price, upgrade now/today/before/at/for/within/tonight/and
    subscribe/upgrade/join/sign .. next hour/hour/minutes/hours, subscribe now/today/before/within/tonight
    if you .. subscribe/upgrade, disappears/vanishes/expires/gone in #/<number>/a/an
    this .. fix/offer/reward/deal/badge/chest .. disappears/expires/vanishes/gone
    expires tonight/soon/at/tomorrow/today, <number>/# spots/copies/seats/places left, only # left$
    only #/<number> spots/copies/seats/places, only #/<number> left in/at, selling fast, sold out, early bird
    first # users/people/members
    #/<number> fixes/days/points/steps/check-ins/stars away/short from/of .. rank/level/badge/prize/reward/\
    star/crown/tier/next/bonus
    away from .. badge/reward/rank/level/prize/star/tier
    win a/an/your/free/the/big .. prize/week/month/badge/trophy/medal/crown/gift/reward/phone
    you've/you .. won, !you won the argument, !you've/you .. won an/the/every/that/it/this/nothing
    !you've/you .. won$, you're/you .. winner, lucky winner, enter to win, prize draw, raffle, sweepstake
    giveaway, trophies, scoreboard, !no/a scoreboard, rewards program, cashback, vip
    streak freeze .. buy/purchase/for/earn, buy .. freeze/streak/lives/coins/gems, keep your crown, gold star
    !a/for/no/is/s gold star, !badge/badges of honor/honour, !no .. <prize>, !nobody .. <prize>
    !badge on/clears/stays
    """

  static func message(_ term: String) -> String { "\(term) is what games and sales do to keep people" }
  static let remedy = "Say what is there without a prize, a rank or a clock that was made up."
}
