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
    options: [.entries("terms", defaultTerms, "The words and phrases of games and sales.")],
    judged: JudgedShare(
      tuning: .init(found: 20, of: 20, wrong: 0, of: 20),
      held: .init(found: 20, of: 20, wrong: 1, of: 20),
      misses: "It misses comparisons that name nobody, and games that are described and not named."
    )
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
      .body("⟪You earned a badge⟫ for sitting still. Most people never get that far in a week."),
      .body("Today was ⟪worth 50 points⟫. It would be a pity to see them go to waste tomorrow."),
      .file(
        "copy/pressure.professional.json",
        """
        { "product": "pressure", "voice": "professional",
          "entries": { "k": [{ "body": "⟪Your friends have already⟫ checked in. ⟪Limited time⟫: ⟪half price⟫." }] } }
        """
      ),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.part.isChoice }

  /// What a single word says (dice, league, bronze) counts in copy alone: people play games, too.
  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match) || match.count == 1 && !words.origin.part.isCopy
  }

  private static let defaultTerms = """
    your friend/friends/brother/sister/partner/colleague/rival .. is/are ahead/winning/faster/leading/beating, is/are ahead of you this/today/by/now
    bonus/extra/double credit/credits/points/xp, bonus/double fix/fixes, thousands/hundreds/millions/dozens/# of people/users/others/men/women .. said/did/joined/finished/upgraded/checked
    thousands/hundreds/millions of us/you, the flame/fire alive/burning/going/lit, flame alive/burning/going
    # people/users/members/others/players applied/tried/took/skipped/finished/did/completed/checked/joined
    # people/users/members .. today/already
    everyone/everybody in your/the circle/group/team/city/class/family/contacts checked/did/has/finished
    only you are/haven't/is missing/left/behind, you're last, last on the list
    other people with/on/like this/your/you, others with this/your
    people/users/those who do/finish/use/complete/keep this fix, rank/ranks/ranked higher/lower/above/below
    !rank higher up, players, who finish .. earn/get/win
    earn/get/win/receive/claim a/an/your/the .. bonus/star/badge/prize/reward/trophy/medal/crown/gift
    out of #/<number> .. <player>, # out of #, !# out of # times/days/hours, buy one/# .. get, get one/# free
    new achievement/badge/trophy/level/rank, the combo, combo$, first month/week/year free, no cost until
    price drop, deal ends, discounted, promo code, coupon, voucher, gift card, refer a friend
    earn rewards/points/coins/badges, win prizes, earn extra, extra reward
    top player/players/user/users/performer, most improved, player of the, user of the, mvp, hall of fame
    wall of fame, top spot, number one spot, you came first/second/third/last, finish/finished in # place
    percentile, ahead of #/<number>/most, better than #, beat # percent, outperform, outperformed, outranked
    up for grabs, worth double/triple/extra, counts as double, fix counts double/triple/twice, roll the dice
    dice, your collection, to your collection/album/deck, new card
    rare/epic/legendary/common card/fix/item/drop, promoted to, demoted to/from, promotion to
    enter the/a/our draw/raffle/contest/lottery, to enter the draw, spin/tap/play/swipe/open/roll/scratch to win$, contest, tournament, league
    leagues, vault, avatar, avatars, bronze, platinum, multiplier, multipliers, 5x, 2x, 3x, 10x, your score
    top scores, tokens, gems, rubies, leaderboard, quest, quests, loot, trophy, trophies, medal, medals
    badges, badge earned, raid, guild, rankings, podium, champion's, finalist, finalists, doing this fix
    people are doing/playing/here/ahead, did/finished/completed/solved it/this/this one in # _
    everyone you know has/already/did/is-ahead, everyone/everybody you/else .. is/are ahead of/already, you're behind
    you're/you falling behind others/them/everyone, pay half/less, get/yours it? for less$, yearly plan for
    cheaper until/today/if, price until/today, price before it/midnight/the, !price before the price, before the price goes/rises
    hours left to get/save/claim/upgrade/join, hours/days/minutes left at this/the price/rate/discount, hours/days/minutes left for/to this/the offer/sale/deal
    minutes left to claim/get/save/unlock, won't see again, won't come back, never come back
    gone forever/for good, gone after/by/at midnight, once it's gone, event is here/live/ends/starts
    winter/summer/spring/autumn/fall/holiday/halloween/easter/christmas event/edition/special/season/pass
    hard/expert/boss/bonus/secret/challenge mode/level/round/stage, unlock hard, your league
    you slipped/dropped/fell/rose/moved/climbed/jumped to/up/down/into, dropped out of the top
    open/opens the vault/chest/box, free spin/spins/pass/skip/life, only # of <player>
    only #/<number> percent of, of users ever/have/make/reach, make/made/makes it here
    your team/squad/clan/side is, your team needs, help your team, beat yesterday's/your/last
    yesterday's/today's/your score
    trade/exchange/spend/redeem #/<number>/your/them tokens/points/coins/gems/credits/stars, for a skip
    winner takes, final round, respawn, checkpoint, speedrun, easter egg, hidden bonus, surprise inside
    tap to reveal/open/claim/spin, claim it/now/yours/your, claim your reward/prize, your prize/reward/gift
    keep up with the others/your/everyone, everyone else is ahead/doing/already/on
    others are already/ahead/doing/on, catch up with the/your/them/others, don't fall behind
    don't let them/her/him/others win/beat/pass/overtake, tag a friend, milestone badge/reward/unlocked
    streak milestone, perks, vip, premium members/status, elite, exclusive, exclusively, selling out
    almost gone/full, nearly gone, going fast, final call, countdown, deal of the, today's deal, flash
    free for #, for free until, bonus if, a bonus for, win big, prize pool
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
    !in/on/across/to/at/from/off your chest, !your chest tightens/is/goes/feels
    daily/weekly/your/bonus/secret/surprise reward/rewards/bonus/chest/drop/quest/loot/gift/prize/jackpot
    mystery/surprise/loot/bonus/treasure/reward/gift/lucky/prize box/boxes/chest/chests/crate/crates/drop/\
    fix/pack
    treasure chest/chests, ^loot, loot*, !loot in, jackpot, season #/<number>/pass/starts/ends/rewards/begins
    new/this/our season starts/begins/ends/is/brings, ^season
    limited series/edition/time/event/offer/run/spots/fix/collection/drop, for a limited time, time-limited
    ^only in/until/for/this .. january/february/march/april/may/june/july/august/september/october/november/\
    december/weekend/week/sunday
    !only in your, !was left behind, don't miss out/this/your offer/deal/chance/event/season/reward
    don't miss out, seasonal event/fix/fixes, exclusive fix/badge/offer/content/access/to/reward
    members only, you're/you ranked/rank #/in/among/first/second/third
    you are/you ranked/rank #/in/among/first/second/third, ranked #, you are ranked, you're ranked
    your .. rank/ranking/rankings, new/global/current/weekly rank, rank #, !your rank in/at, # place
    climb* .. board/ranks/rankings/ranking/ladder/league/table/charts
    the/our/your/this/global/weekly/new/join leaderboard*, leaderboard*
    !no/a/any/keep/keeps leaderboard of/about/for, !leaderboard of who, !leaderboard in/at/by/on the/a
    top the/of chart/table/league/board/charts, weekly/promotion/gold league, high score/scores, highscore*
    new/personal record/best, your personal/best/new record/best/score, new high score
    beat your/the/her/his/their own? .. record/score/best/streak/time/friends
    you beat .. record/score/best/friends/others/players/users/time, you beat #/<number>/half/most
    record broken, xp, # xp/gems/rubies, ^^# points/pts/coins/stars/credits/tokens$$
    # points/coins/stars/credits for/to/if/more/until
    <number> points/coins/gems/stars/credits/tokens for/to/if/each/more/until/from/per
    worth/plus #/<number> points/pts/coins/credits/gems/stars, ^plus one/two/five/ten
    bonus points/fix/round/spin/level/challenge/day/streak/coins/xp, extra points/life/lives/spin
    double/triple points/progress/xp/streak/coins/rewards, streak bonus/master/multiplier
    !streak is at/over/back/still/zero/gone/longer/#, streak is worth, loyalty points
    points until/till/to next/the/go/your, more points, your points, points balance, points to
    <number>/# lives left, you .. lives, out of lives, hearts left/remaining, lose/lost/earn/earned/win/won a/#/<number> heart/hearts, combo, power-up
    power up$, daily/new/side/next/bonus/weekly/this/main quest*
    quest complete/completed/accepted/log/starts, mission complete/accomplished, boss fight/level/battle
    final boss, game over, player one/two, next stage, stage #, checkpoint reached
    challenge accepted/complete/completed/unlocked
    complete/collect/finish/catch the/a/your/all .. set/collection/badges/bugs/stars/album/pack, collect all
    collect them, gotta catch
    #/<number>/half/most/three-quarters/percent of <the>? <player> .. .. <finished>
    #/<number> percent .. <player> .. <finished>, most/other/all/many users/members/players/subscribers
    others like you, people like you .. <finished>, people with your goal
    # people/users/others/members have/are/already/did/finished/completed/checked/joined/kept
    more/better/faster than #/<number>/most .. <player>, than # of, !better/faster than most people think
    in/among the top #/<number>, top # percent/of/users, top # of, friends of yours
    your friends .. already/kept/finished/completed/checked/did/ahead/beating/winning/beat/joined/upgraded/\
    signed
    !your friends are already here/there, !your friends have stopped
    beat/challenge/overtake/outrank your/a friends/friend/rival/rivals
    your rival/rivals is/are/has/have/just/leads/lead/needs/need/trains/train/finished/waits/wait
    rival .. passed/ahead/beat, passed/overtook/beat/beats/outranked you$, has/have/just passed you, passed you$, passed you today/yesterday
    overtake her/him/them/anna/your, overtake them, already ahead of you, others/everyone/they .. are/is ahead of you, !whether/if/think/thinks/thought/that they are ahead of you, pulling ahead
    see how you compare/rank/stack/measure/did, see where you rank/stand, how you compare, where you rank
    how you stack, share .. with your friends, invite <number>/# friends
    get/win/won/free a/one/# .. month/week/year .. free, free month/week/trial/pro, a free year of/with
    <number>/a/# month/months/week/weeks free, half off/price, !was/were half price, !half-price plant/plants/bread/eggs/cake/fish/meat/milk/fruit/flowers/cheese/coat/shoes, # off, save #, !save # for/to, percent off
    !half off the/a table/shelf/wall/chair/bed/couch/edge/hook/counter/plate/page/screen/road, !half off and/half
    discount* code/ends/today/for/of/until/expires/waiting/inside/now
    your/our/special/extra discount, #/big/huge discount, get/claim/grab/enjoy .. discount/deal/offer
    !the discount you
    ^the/our/this/your sale/offer/deal/price/discount/promotion/trial/bundle .. ends/expires/closes/ending/\
    lasts
    ^sale, sale ends/ending/on/now, offer ends/expires/valid/closes/ending
    !until/when/before/after/til the offer/sale ends
    flash/spring/summer/winter/holiday/big sale/deal/deals/offer, black friday, cyber monday, !on/the sale
    last/final/only chance/chances to/for/at/before/until/today/tonight, last/final chance/chances/call$
    last/final day/days/hours to get/save/claim/join/buy/upgrade/grab/enter, last/final call for/to
    last/final day/days/hours of the/our/this sale/offer/season/deal/promotion/trial/discount/event, last/final hours/day$, !no/second last chance
    last/final chance, now or never, before it's .. gone/late, hurry while/before, hurry and get/grab/claim/join/finish/open/save/complete, ^hurry$, act fast
    offer .. while it lasts, get/grab/claim .. while it lasts, while supplies last, at this price, this price
    price goes/rises/doubles/increases, lowest price, upgrade now/today/before/at/for/within/tonight/and
    subscribe/upgrade/join/sign .. next hour/hour/minutes/hours, subscribe now/today/before/within/tonight
    if you .. subscribe/upgrade, disappears/vanishes/gone in #/<number>/a/an, expires in #/<number>/an
    this .. fix/offer/reward/deal/badge/chest .. disappears/expires/vanishes/gone
    expires tonight/soon/at/tomorrow/today, <number>/# spots/copies/seats/places left, only # left$
    only #/<number> spots/copies/seats/places, only #/<number> left in/at, selling fast, sold out, early bird
    first # users/people/members
    #/<number> fixes/days/points/steps/check-ins/stars away/short from/of .. rank/level/badge/prize/reward/\
    star/crown/tier/next/bonus
    away from .. badge/reward/rank/level/prize/star/tier
    win a/an/your/free/the/big .. prize/week/month/badge/trophy/medal/crown/gift/reward/phone
    you've/you .. won, !you had won, !imagine ... you .. won, !you won the argument,\
    !argument/debate/point/game/bet/race/match/fight/discussion/case/dispute/one/arguments/debates you .. won, !you've/you .. won at/an/the/every/that/it/this/nothing
    !you've/you .. won$, you're/you .. winner, lucky winner, enter to win, prize draw, raffle, sweepstake
    giveaway, scoreboard, !no/a scoreboard, rewards program, cashback, streak freeze .. buy/purchase/for/earn
    buy .. freeze/streak/lives/coins/gems, keep your crown, gold star, !a/for/no/is/s gold star
    !badge/badges of honor/honour, !no .. <prize>, !nobody .. <prize>, !badge on/clears/stays
    don't be/get left behind, you're missing out
    invite/refer .. friend/friends and get/earn/unlock/receive/win, share your score/rank/badge/streak/record
    compare scores/streaks with, see who leads, others finished/completed/solved/did this/today's/it in/the
    others/everyone/everybody have/has/had already .. <finished>, everyone/everybody else has already
    everyone/everybody else finished/completed/did/kept today's/this/their
    #/<number>/some/all/most of your friends/contacts/neighbors/colleagues .. <finished>
    your neighbor/colleague/friend/cousin/roommate/boss .. already finished/did/completed/kept
    did/finished this one/fix/it in #/<number>, first one to finish/complete/reach .. wins
    first to finish/complete wins, challenge your friends, in #/second/third place
    """

  static func message(_ term: String) -> String { "\(term) is what games and sales do to keep people" }
  static let remedy = "Say what is there without a prize, a rank or a clock that was made up."
}
