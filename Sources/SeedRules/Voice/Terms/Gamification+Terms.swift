extension Gamification {
  /// What games and shops say to keep people.
  static let defaultTerms = """
    today's/tonight's/your/this-week's quest, gold/golden/silver trophy/crown/cup/badge
    >collect one/a/# coin/coins, doubles/triples your reward/points/score/coins/streak
    #/<number> of your friends/rivals/contacts .. today/already/said/kept/did, treasure chest
    climb*/move*/rise/rose/back up the board/leaderboard/rankings/standings, gained experience for/from
    you're/you-are in last/first/second place
    level #/one/two/three/four/five/six/seven/eight/nine/ten listener/player/hero/master/apprentice/adept/\
    reached
    limited series/edition/collection of fixes/challenges/tidbits
    your friend/friends/brother/sister/partner/colleague/rival .. is/are ahead/winning/leading$
    is/are ahead of you this/today/by/now
    your friends/rival .. is/are beating you, bonus/double credits, extra points/xp for/if/when/today
    bonus/double fix/fixes, ^extra credit
    thousands/hundreds/millions/dozens/# of users/members/players/others .. said/did/joined/finished/\
    upgraded/checked
    thousands/hundreds/millions of people .. joined/upgraded/signed, join thousands/hundreds/millions of
    flame alive/burning
    >keep the/your flame/fire alive/burning/lit
    # users/members/others/players applied/tried/took/skipped/finished/did/completed/checked/joined
    # people applied/skipped/completed, # people finished/did/took/tried this/today's
    # people joined today/yesterday/already/us
    # users/members/players .. today/already
    everyone/everybody in your/the circle/group/team/city/class/contacts checked/finished
    everyone/everybody in your/the circle/group/team/city/class/family/contacts has already
    only you are/is missing/left/behind$, only you haven't, you're last this/in your/on the
    ^last on the list
    other people on this/your fix/level/streak, other people with this/your goal/score/streak/rank/level
    others with this/your goal/score/streak/rank/level/fix
    people/users/those who do/finish/use/complete/keep this fix
    you/you'll/you'd/to rank/ranked higher/lower/above/below
    !rank higher up, players, who finish .. earn/get/win
    >earn/win/receive/claim a/an/your/the .. bonus/star/badge/prize/reward/trophy/medal/crown/gift
    you'll get/earn/win/receive a/an/your/the .. star/badge/prize/trophy/medal/crown
    you earn a/an/your/another badge/trophy/medal/star/crown
    out of #/<number> users/members/players/friends, you scored # out of #, buy one/# get, get one/# free
    ^^new achievement/badge/trophy/level/rank$
    new achievement/badge/trophy/level/rank unlocked/earned/reached
    your combo, combo bonus/multiplier/alive, first month/year free, no cost until
    price drop, deal ends, discounted, promo code, coupon, voucher, free gift card, ^refer a friend
    >earn rewards/points/coins/badges, >win prizes, extra reward
    top players/users, you're/become/are a/the/our top player/user/performer, most improved player/user
    ^player of the week/month/day, user of the, mvp, our wall/hall of fame
    enter/join/into the hall/wall of fame
    >take/claim/grab/reach/keep/hold/defend the/your top/number-one spot
    you came first/second/third/last this week/month, finish/finished in # place
    percentile, ahead of # percent/users/people/players
    ahead of most people/users/players/others/readers/of$
    puts you .. ahead of, better than # percent/users/people/players
    beat # percent, outperform, outperformed, outranked
    prize/prizes/badge/badges/points/reward/rewards/coins is/are up for grabs, worth double/triple/extra$
    worth double/triple/extra points/xp/today/this, counts as double$, fix counts double/triple/twice
    roll the dice for/to, dice, complete/completes/completing your collection/album/deck
    added to your collection$
    new card unlocked, rare/epic/legendary card/fix/drop
    promoted/promotion/demoted/relegated to/from the/a? gold/silver/bronze/platinum/diamond/top/higher/lower/\
    next league/tier/rank/division/group
    >enter the/a/our draw/raffle/contest/lottery, to enter the draw, spin/tap/swipe/open/roll/scratch to win$
    contest, tournament, league
    leagues, vault, avatar, avatars, bronze, platinum, multiplier, multipliers, 5x, 2x, 3x, 10x
    your score is #/<number>/up/down/now/higher, your score rose/dropped/fell/climbed/went
    share/boost/raise/improve your score
    to your score, ^top scores, tokens, gems, rubies, leaderboard, quest, quests, loot, trophy, trophies
    medal, medals
    badges, badge earned, raid, guild, rankings, podium, champion's, finalist, finalists, doing this fix
    # people are doing/playing/here/ahead, finished/completed/solved this/today's fix/one in #/<number>
    everyone you know has-already/already/is-ahead .. finished/completed/done/joined/upgraded
    ^everyone/everybody else is ahead
    ^you're falling? behind your/the/other friends/others/group/pack/users/rivals
    ^you're falling behind others/everyone, >pay less today/now/if, get/yours it? for less$, yearly plan for
    cheaper until, special/old/half/launch price until/today, price before midnight
    price before it/the goes/rises/doubles/ends/price
    hours left to save/claim/upgrade/join, hours/days/minutes left at this/the price/rate/discount
    hours/days/minutes left for/to this/the offer/sale/deal, minutes left to claim/save/unlock
    won't see this offer/price/deal/fix/badge again, offer/deal/fix/price/badge/chance won't come back
    offer/deal/fix/price/badge/chance never comes back
    offer/deal/fix/badge/reward/progress/points .. gone forever/for-good
    ^gone after/by/at midnight, it's/is gone after/at midnight, once it's gone ... gone, event is live
    winter/summer/spring/autumn/fall/holiday/halloween/easter/christmas edition/pass
    hard/expert/boss/bonus/challenge mode, expert/boss/bonus/secret level/round/stage, unlock hard
    your league, !out of your league
    you/you've slipped/dropped/fell/fallen/rose/risen/moved/climbed/jumped/go/move .. to/up/down/\
    into .. league/tier/ranks/rankings/places/spots/leaderboard/silver/bronze/platinum
    dropped out of the top, from bronze/silver/gold to silver/gold/platinum/diamond/bronze
    move/moves/moved up? to silver/platinum/gold$
    opens the vault/chest, >open the/your vault/chest to/and/for, free spin/spins/skip/skips
    only # of our/users/members/players, only #/<number> percent of users/members/players/subscribers
    of users ever/have/make/reach, few make/made it here
    your squad/clan/guild is/needs, help your team/squad/clan win/climb/reach/beat
    >beat yesterday's/today's/your/last score/record/best
    yesterday's/today's score
    >trade/exchange/spend/redeem #/<number>/your/them tokens/points/coins/gems/credits/stars, for a skip
    ^final round, respawn, checkpoint, speedrun, hidden bonus, surprise inside
    tap to reveal/claim/spin, claim it/yours now/today/before, claim yours$, ^claim now
    claim your reward/prize/badge/gift/bonus/discount/points/coins/spin/chest
    your prize/reward is/are waiting/ready/here/inside/unlocked, >collect your prize/reward/points/coins
    >keep up with your friends/rivals/everyone, ^others are ahead
    >catch up with/to the/your others/leaders/pack/rivals/rival, ^don't fall behind
    don't let them/her/him/others win/beat/pass/overtake, tag a friend, milestone badge/reward/unlocked
    streak milestone, perks, vip, premium members/status, elite, exclusive, exclusively
    selling out fast/soon/quickly
    spots/seats/copies/offer/deal/sale/stock .. almost/nearly gone/over/full
    spots/places/copies/seats/deals .. going fast, ^going fast$
    countdown, deal of the day/week/month/year, today's deal, flash
    premium/pro/app/plan .. free for #, for free until, ^bonus if, ^a bonus for, >win big, prize pool
    you/you've/you'll/you'd/just/have earned/earn/unlocked/unlock/gained/claimed/bagged/scored .. .. badge/\
    badges/trophy/trophies/medal/medals/crown/crowns/coin/coins/gem/gems/xp/token/tokens/achievement/\
    achievements/loot/jackpot/rubies/perk/perks/hearts/tier
    you/you've/just unlocked/unlock .. .. <prize>
    you've/you'll/just earned/earn/won/gained/gain/scored/collected/collect/received .. .. points/star/stars/\
    reward/rewards/prize/prizes/bonus/credits/gold/rank/freeze/lives/badge/badges/gems/coins/trophy/medal
    you earn/earned/win/won/collect/collected/gain/gained/get/score/scored/received # points/stars/coins/\
    credits/gems/badges/tokens/xp
    >earn/unlock/claim/redeem/win/grab .. .. badge/badges/trophy/trophies/medal/medals/crown/crowns/coin/\
    coins/gem/gems/xp/prize/prizes/reward/rewards/loot/chest/points/credits/tokens/star/stars/bonus/tier/\
    rank/rubies
    >collect .. .. badges/gems/xp/trophies/loot/rubies/stars/tokens, >keep your league/tier/lead
    earns/gets/wins you a/an/another/your badge/trophy/medal/star/crown
    !win/wins/won the prize, !get/gets/got your badge out/back/off/ready
    unlock*/redeem* .. badges/trophies/medals/points/coins/gems/xp/rewards/credits/stars
    earn* .. badges/xp/gems/trophies
    earn/earns/earned #/double/triple/extra/bonus/more points/stars/credits/rewards/coins
    badge/badges/trophy/reward/rewards/prize earned/unlocked/awaits/awaiting/collected
    reward/prize/bonus is/are/waits waiting/for
    ^your new badge$, >view/see/share/show/display your badges, ^new badges
    achievement/achievements unlocked
    fix/fixes/level/badge/reward/achievement/mode/theme/bonus/feature/tier/rank/secret .. unlocked$
    unlock* .. achievement*/level/levels/mode/theme/themes/fix/fixes/content/feature/features/skin/tier/bonus
    unlock* the? next, ^unlocked$, ^unlocked a/the/your/new/another, ^you/you've leveled/levelled up$
    you've leveled/levelled up$
    >level up, you just leveled/levelled up, leveled/levelled up to/from, ^leveled/levelled up
    time to level up, ^^level #/<number>$$, level #/<number> unlocked/awaits/reached/cleared
    you're on/at/now/already level #/<number>, welcome to level
    you've/you'll/will reached/reach/hit level #/<number>
    you reached level #/<number>$, >reach the/your next level, to reach the next level, ^next level
    your next level/rank/badge/reward/milestone/tier
    next rank/badge/milestone/reward is/in/at/awaits/waits/unlocks
    !next level down, gold/silver/bronze/platinum/diamond tier/league/level/rank/badge
    reach*/unlock*/earn*/keep your? gold/silver/bronze/platinum/diamond status
    >spin .. wheel, spin to win/unlock/reveal/get, spin again, daily/free/lucky/bonus/extra spin/spins
    lucky wheel/draw
    daily/weekly/bonus/secret/surprise/mystery reward/rewards/chest/quest/loot/prize/jackpot
    daily/weekly bonus/drop/gift
    mystery/loot/bonus/reward/prize box/boxes/chest/chests/crate/crates/drop/pack, mystery/surprise/bonus fix
    surprise chest/crate/drop/pack, your treasure chest, treasure chest awaits/spotted/opens/unlocked
    loot*, !loot in, jackpot, season pass/rewards, ^season #/<number> starts/ends/begins
    our season starts/begins/ends/is/brings, ^season
    limited event/offer/fix/drop/spots, ^limited time/edition/series/run/collection
    limited edition fix/badge/card
    for a limited time, time-limited offer/event/fix/deal
    ^only here/available until/till/today/this/for
    ^available until/only .. january/february/march/april/may/june/july/august/september/october/november/\
    december/weekend/week/sunday/friday/monday/midnight
    don't miss this/your offer/deal/reward/badge, ^don't miss out
    seasonal event/fix/fixes, exclusive fix/badge/offer/content/access/reward
    exclusive to members/subscribers/our
    ^members only, you're/you-are ranked #/in/among/first/second/third, you rank #/among/first/second/third
    ranked # of/in/out
    you rank in the lowest/top/bottom/upper, ^you are/you're ranked
    your rank/ranking is/rose/fell/dropped/went/improves/improved/climbs/climbed
    new/global/current/weekly rank
    global/weekly ranking/rankings, ^rank #, # place
    climb* .. leaderboard/rankings/ranking/league/charts, >climb the ranks
    our/your/global/weekly/join leaderboard*, leaderboard*
    on/up/top/atop/climb/join/off the leaderboard, the leaderboard resets/updates/closes/is/has
    !no/a/any/keep/keeps leaderboard of/about/for, !leaderboard of who, !leaderboard in/at/by/on/the/a
    top of the league/leaderboard/charts/rankings, top the chart/charts/league/leaderboard
    weekly/promotion/gold league
    new/your high score/scores, >beat yesterday's/your-own high score, highscore*, ^new record/best
    your new record/best/score, new personal record/best
    ^personal best/record$, that's a/your personal best/record, >beat your own? record/score/best/streak/time
    >beat her/his/their own? record/score/best/streak/time, you beat your own? record/score/best
    you beat #/half/most percent/of/users/players/others, record broken, xp, # xp/gems/rubies
    ^^# points/pts/coins/stars/credits/tokens$$, # points/coins/stars/credits more/until/away
    # points/coins/stars/credits for finishing/keeping/completing/doing/applying/answering/today/this
    ^ten/fifteen/twenty/thirty/forty/fifty/hundred/thousand points/coins/gems/credits/tokens for/each
    ten/fifteen/twenty/thirty/forty/fifty/hundred/thousand points/coins/gems/credits/tokens if/until/away
    <number> gems/tokens/stars/credits for/to/if/each/more/until/per
    worth #/<number> points/pts/coins/credits/gems/stars, plus # points/pts/coins/credits/gems/stars
    ^plus <number> points/coins/stars/gems, bonus points/fix/round/spin/level/challenge/streak/coins/xp
    extra life/lives/spin
    double/triple points/rewards/coins today/tonight/this/on/for/if/until/when, double/triple points$
    double/triple progress/xp/streak, streak bonus/master/multiplier
    !streak is at/over/back/still/zero/gone/longer/#, streak is worth, points balance
    points until/till next/the/your/you, # points to go/the/your/next/reach/unlock, # more points
    your points expire/reset/balance/total
    <number>/# lives left, out of lives, hearts left/remaining
    lose/lost/earn/earned a/#/<number> heart/hearts, combo, power-up
    ^power up$, daily/side/bonus/weekly/main quest*, ^new/next quest, >complete/finish/accept this quest
    quest complete/completed/accepted/log/starts, mission complete/accomplished, boss fight/level/battle
    final boss, ^^game over, ^player one/two, ^next stage, ^stage #, checkpoint reached
    challenge accepted/complete/completed/unlocked
    complete/collect the/your/all .. collection/badges/stars/album/bugs, >complete the/your set
    collect them all
    gotta catch
    #/<number>/half/most/three-quarters/percent of the/our/all? users/members/players/\
    subscribers .. .. <finished>
    # percent .. users/members/players/subscribers .. <finished>, most/other/all/many users/subscribers
    most/other/many members/players finish*/complete*/keep/kept
    others like you have/finished/completed
    people like you finished/completed/upgraded/have-finished/have-completed/have-done
    people with your goal, # users/members have/are/already/did/finished/completed/checked/joined/kept
    # people/others have already/finished/completed/joined/checked/kept/upgraded
    # people/others already <finished>
    better/faster/further than # percent/users/players/people
    better/faster/further than most users/members/players
    more/better/faster/further than # percent of users/members/players/us/our
    you're/you-are/puts-you/landed in/among the top #/<number>, the top # users/players/members
    top #/<number> percent of users/subscribers/members/players/listeners
    you're/you-are now? in the top #/<number>, puts/places/placed/put you in the top
    your place/spot in the top
    friends of yours .. already/joined/finished/ahead, your friends have already
    !your friends have already heard/seen/noticed/forgotten/forgiven/guessed/moved/left/met/eaten/decided/\
    read/told/stopped/known
    your friends finished/completed/upgraded/joined, your friends signed/checked in/up
    your friends have finished/completed/upgraded/joined/signed
    your friends .. beating you, !your friends have stopped
    >beat/challenge/overtake/outrank your friends/friend/rival/rivals, challenge a friend and
    >challenge a friend$
    ^your rival/rivals just/leads/lead/finished/trains/train/waits/wait/is/are
    your rival has passed/just/already/moved/overtaken
    rival .. passed/ahead/beat, overtook/outranked/outpaced you$, friend/friends/rival passed/beat you$
    has/have just passed/overtaken you
    passed you on/in the leaderboard/ranking/rankings/table
    >overtake her/him/them/anna/your, is/are already ahead of you$, others/everyone .. are/is ahead of you$
    !whether/if/think/thinks/thought/that/feel/feels/seems/believe/fear they/others/everyone .. are/\
    is ahead of you, is/are pulling ahead$
    see how you compare to/with, see how you compare$, see how you rank/stack, see/find where you rank
    >invite #/<number> friends and/to get/earn/unlock/receive/win
    get/win a/one/# month/months/year free, get/receive/receives/win/earn/of a free month/year
    one free month, ^free trial, start/get/claim/begin/try your/a/the free trial
    you both/all get a free/star/badge/bonus
    <number>/a/# month/months free, half price, half off$, half off today/this/until/everything/your/if
    !was/were half price
    !half-price plant/plants/bread/eggs/cake/fish/meat/milk/fruit/flowers/cheese/coat/shoes/tickets/ticket/\
    menu
    !half off and/half, save # percent/on/today/when, save #$, percent off
    discount* ends/until/expires/waiting/inside, discount code inside/below/expires/ends
    our/special/extra discount, your discount ends/expires/is/waits, #/big/huge discount
    >claim/grab/enjoy your/our/the/this .. discount/deal/offer, >get your/our/this .. discount/offer
    ^the/our/this/your sale/offer/deal/discount/promotion .. ends/expires/closes/ending/lasts
    !the discount you, ^sale, sale ends/ending/on/now, offer ends/expires/valid/closes/ending
    !until/when/before/after/til the offer/sale ends
    flash sale/deal/deals/offer, spring/summer/winter/holiday sale ends/starts/is/now/on, ^big sale
    black friday sale/deal/deals/offer/offers/price/prices/special/discount, ^black friday$
    cyber monday sale/deal/deals/offer
    !on/the sale, ^last/final chance/chances to/for/at/before/until/today/tonight, ^last/final chance$
    your last/final/only chance to get/save/claim/join/upgrade/earn/win/unlock
    last/final day/days/hours to get/save/claim/join/buy/upgrade/grab/enter, ^last/final call for
    last/final day/days/hours of the/our/this sale/offer/season/deal/promotion/trial/discount/event
    ^last/final hours/day$, !no/second last chance
    ^now or never, >get/grab/claim/save/buy .. before it's gone/too-late
    ^hurry while/before, hurry and get/grab/claim/join/finish/open/save/complete, ^hurry$, ^act fast
    offer .. while it lasts, get/grab/claim .. while it lasts, while supplies last, at this price$
    at this price until/only/for/today
    price rises/doubles/increases/goes-up tomorrow/tonight/on/at/in/soon/after, ^lowest price
    our lowest price
    >upgrade now/today/before/at/for/within/tonight/and
    >subscribe/upgrade/join/sign .. next hour/minutes/hours, subscribe now/today/before/within/tonight
    if you subscribe/upgrade now/today/before/within/tonight
    disappears/vanishes/expires in #/<number>/an hour/hours/minutes/days
    this .. fix/offer/reward/deal/badge/chest .. disappears/expires/vanishes/gone
    ^expires tonight/soon/tomorrow/today, ^expires at midnight
    offer/deal/discount/reward/badge/code/bonus .. expires
    <number>/# spots/copies left, only <number>/# spots/copies/seats/places left, only # left$
    only #/<number> spots/copies, selling fast, almost/nearly sold out
    early bird price/prices/offer/discount/deal/special/access
    first # users/members/subscribers
    #/<number> fixes/days/points/steps/check-ins/stars away/short from/of .. rank/level/badge/prize/reward/\
    star/crown/tier/next/bonus
    just/only #/<number>/one/a .. away from .. badge/rank/prize/tier/reward/level
    >win a/an/your/free/the/big .. prize/badge/trophy/medal/crown/reward/phone, >win a free
    you've won a/our/your/this/today's/the .. prize/badge/trophy/voucher/raffle/draw/bonus
    which bonus/prize/reward you won
    !you had won, !imagine ... you won, you're a/the/our/today's winner$, lucky winner, enter to win
    prize draw, raffle, sweepstake
    giveaway, scoreboard, !no/a scoreboard, rewards program, cashback, streak freeze .. buy/purchase/for/earn
    >buy .. freeze/streak/lives/coins/gems, keep your crown, gold star, !a/for/no/is/s/the/another gold star
    !badge/badges of honor/honour, !no .. <prize>, !nobody .. <prize>, !badge on/clears/stays
    ^don't be/get left behind, ^you're missing out
    invite/refer .. friend/friends and get/earn/unlock/receive/win, share your score/rank/badge/streak/record
    >compare scores/streaks with, see who leads, others finished/completed/solved this/today's
    ^others have already finished/completed/checked/done/joined/kept/upgraded
    everyone/everybody else has already finished/completed/checked/joined/done/signed/upgraded
    everyone/everybody else finished/completed/did/kept today's/this
    #/two/three/four/five/six/seven/eight/nine/ten/most/all/half of your friends/contacts .. finished/\
    completed/checked/upgraded/joined
    your neighbor/colleague/friend/cousin/roommate/boss .. already finished/did/completed/kept this/today's/\
    theirs
    did/finished this one/fix in #/<number>, first one to finish/complete/reach .. wins
    first to finish/complete wins, >challenge your friends
    you're/stands/are/stand in #/first/second/third/last place this/on/in/among/of
    ^you're/you-are in #/second/third/last place$
    progress resets/restarts, progress goes/falls/drops back to, your progress will/is be/reset/gone/erased
    lose all your progress, all your progress is/will/goes, progress back to zero
    beginner/expert/advanced/master league/bracket/division/rank/status
    ^^ends tonight/soon/today/tomorrow/sunday/friday/monday
    ^ends at midnight, ^ends in #, disappears/vanishes from your list/collection/app
    leaves the app/shop/store on/at/tonight/soon/in
    be the first among/of your/all friends/users, >be the first in your group/circle/city/team/class
    >fill the/your progress? bar/meter/ring/rings, >close your rings
    #/<number>/one more fix/fixes/check-ins/check-in to/until/and/till/for the/your/a/you/next/unlock/reach/\
    get/earn/win
    streak shield/saver/insurance/repair/protection, repair/restore/revive your streak
    longer/higher streak than yours
    the average user/player/member/subscriber, users/players/members average/averaged
    community/group average, community challenge
    you've/you/you'll earn/earned/unlock/unlocked the title, boost your rank/level/stats/xp/streak
    rank/xp/streak boost/booster
    honesty/humility/patience/courage/kindness/karma/bravery/ego points/xp/badge/bonus/medal/score
    special/introductory/launch/founder's/founding offer, introductory/launch/intro price
    lifetime access/deal/offer, ^limited spots/seats/places
    >go premium, >try premium/pro, upgrade to premium/pro/plus, unlock premium/everything/pro
    >secure/reserve your spot/place/seat now/today/before, join #/over users/people/others/#
    # people are watching/viewing, see who's ahead/leading, you're in the lead, you lead by
    you're leading by, you're #/<number> points/fixes/places/spots behind/ahead
    login/check-in bonus/reward, rewards await
    >come back tomorrow/daily for/to your/a/the/another/claim/collect/earn/more
    golden ticket, hidden fix/badge/achievement/level, find/unlock/reveal/claim/earn/discover/win .. hidden reward, hidden reward inside, each/every fix/check-in/yes earns/scores
    lose/loses/lost/costs/cost you? # points/lives/hearts/coins/stars, minus # points/coins, penalty points
    points deducted/lost$
    hit points, # hp, skill tree, side mission, ^press start to, insert coin, grand/top prize
    >unlock your next/new/free
    ^^plus five/ten/twenty/thirty/fifty/hundred for/to/on, ^plus five/ten/twenty/fifty$
    ^plus five/ten/twenty <virtue>
    plus one/two/five/ten for honesty/courage/patience/humility/kindness
    refer/invite a friend .. and you both
    to the wall/hall of fame, ^worth double/triple if/on/before/when, is/was worth double/triple on/if/when
    challenge a friend to who/beat, challenge a friend .. duel
    challenge a friend to the same fix/challenge/streak, challenge a friend in the app
    ^new trophy/achievement in/for, to/enjoy/now gold/silver/platinum/diamond/premium status
    # percent of people here, only # percent of people make/ever/reach, >unlock the secret
    unlock*/have-unlocked a secret
    ^spots/seats/places/copies ... almost/nearly gone
    most/other/many members/players ... complete/completed/finish/finished
    collected/earned enough points/credits/coins/stars/gems, ranks/rankings/leagues reset, your rank resets
    gain/gains/earn #/thirty/fifty coins/points/stars/gems/hearts/credits/tokens
    you've/you-have reached the rank of
    only <number>/eleven/# places/spots/seats remain/remaining/are, ^open the chest$
    open the treasure chest/box
    you have earned/collected .. .. points/credits/coins/star/stars/reward/rewards/prize/gems
    are/is ahead of you on/in the board/ranking/rankings/table, your friends are ahead of you
    complete the set$, >collect all <number>/# to
    your friend .. passed you, ^your score this week, advance to level, you have reached level #/<number>
    to beat your best$
    to next rank/level/tier, percent to the next, ^the price goes up, ^price goes up
    earns a coin/star/point/badge/medal/trophy/token
    to rank #, people/users who tried/took/finished this fix/one
    thousands/hundreds/millions of people .. said-yes/did-this
    and/and-then you get the/a .. crown/badge/trophy/medal/star
    beat last week's/month's/year's score/record/best/count
    everyone/everybody in your/the group/circle/team/city has finished/completed/checked
    see how your friends did/rank/score/compare
    beat your own? personal? best/record, streak is still alive, flame/fire beside/next to/your name
    cost/costs you some/all/half/most/# of the/your coins/points/gems/stars/hearts/credits
    coins/gems/stars/tokens/points you have/you've collected/earned
    >collect every/all fix/fixes/bug/badge/card, people/players/users who collect every/all
    where you stand among/against
    friends are all? ahead of you, trophy/badge/prize/crown/medal/reward is yours
    <number>/# people/others/friends in your group/circle/team/city/class/list have already checked/finished/\
    done/answered/joined/completed
    new theme/skin/mode/chapter/avatar opens/unlocks
    you/you're/still/stay/back in first/second/third/fourth/fifth/last place
    score/time/record/total/count to beat$
    outscore/outscores/outscored/outscoring, gets/gives/buys/earns/wins/brings you a/an/one/another .. spin/\
    sticker/\
    ribbon/stamp/token/gem/egg/rank/tier, health/xp/experience/mana bar/bars/meter/meters/points
    your multiplier
    weekly/monthly/daily ranking/rankings/jackpot/trophy, this week's/month's/season's ranking/rankings/\
    leader/leaders
    current/weekly/final/monthly standings, fix/offer/edition/theme/challenge is only here/open/\
    available until/till
    you'll/you earn/win/collect/get/receive .. badge/medal/token/tokens/xp/achievement/perk/sticker/gems
    percent/third/half/quarter/tenth of our/all users/accounts/members/subscribers/players/readers
    medal/ribbon/badge/skin/bonus/title is yours
    """
}
