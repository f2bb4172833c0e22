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
      """
      prompts, comments, insights and what else a fix asks for, tidbits and copy in sentences; not scenarios and \
      options
      """,
    options: [.entries("terms", defaultTerms, "The phrases that are unsafe advice.")],
    judged: JudgedShare(
      tuning: .init(found: 22, of: 22, wrong: 0, of: 22),
      held: .init(found: 21, of: 21, wrong: 1, of: 22),
      misses: "It misses harm that no word of its classes names, and what a scenario makes tempting."
    )
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
      .prompt("⟪Skip lunch today⟫ and use the hour to sit in the park without your phone."),
      .prompt("⟪Stay up all night⟫ once this week and finish the thing that nobody asked for."),
      .prompt("⟪Quit your job⟫ before the end of the day, and let that be the answer."),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool {
    switch origin.part {
    case .prompt, .instruction, .validation, .stepValidation, .behavior, .fragment, .comment, .stepComment,
      .insight, .tidbit:
      true
    case .copyTitle, .copyBody: !origin.isSetInLines
    case .title, .description, .situation, .option, .label, .keyword, .history: false
    }
  }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 2)
  }

  private static let defaultTerms = """
    your <doctor> can wait/go, tell/tells/telling nobody/no-one where you are/go/went/you're, tell no one where you are/go
    >meet/visit/join/follow ... internet/online/chatroom/forum ... place/home/flat/apartment/hotel/house/car
    anyone/anybody/someone where you are/you're/go, >walk/go/wander/stroll/run/jog ... alone ... dark/night/midnight
    >walk/go/wander/stroll ... part/side/end of town/the/your ... frightens/scares/dangerous/dark/warned/worst
    >go/call/text/visit/meet/write/tell/ask/invite/forgive/see/face/drive ... who scared/scares/frightened/frightens/choked you
    raises/raised/lifts/lifted/swings his/her/a/their hand/fist/hands/fists at/to/against you
    >check/answer/read/text/type/reply/scroll/write/send ... red light/lights
    >shove/push/hit/slap/punch/shout back, call in sick to your <doctor>, money/cash you don't have
    money that isn't yours, >drive ... on/at/with the/your phone/screen, eyes on the/your phone/screen
    without <medicine>, take an extra/additional/second/other <medicine>, extra <medicine>, >double up on
    ^^quit$$, ^^quit tonight/today/now$$, >cancel on your <doctor>
    >miss/skip/drop/cut .. session/sessions with your <doctor>, >have/take/drink one drink/beer/glass
    >spend .. money/cash you, stay up all night, >quit your job, your antidepressants/meds/insulin will
    sleep is overrated/optional/for, hours are enough when/if, !sleep is for .. morning
    >have a drink/cigarette/smoke/joint/beer/whiskey, !have a drink of water, >smoke, >vape
    >through the worst/bad/roughest/dangerous, >walk/go ... worst neighborhood
    worst/dangerous/roughest neighborhood/street, >swim .. at night, >go .. swim ... night/alone/storm
    stranger from the internet/app/bar, >dealer, >confront ... who threatened/hurt/hit/scared
    >cut/leave/drop/give .. carbs/sugar/meat/fat/calories/gluten, cut out .. carbs/sugar/food
    >ignore the/your <the>? chest/pain/symptoms/lump/bleeding/fever, chest pain/pains
    no longer need .. <medicine>/<doctor>, >stop .. treatment/therapy/chemo
    >quit .. treatment/therapy/school/work, over the speed limit, miles/kilometers over, >floor it
    >take .. curve/corner .. fast, >break up with, >end .. marriage/relationship/engagement
    >leave .. partner/husband/wife, >gym until you, until you faint/collapse/pass/vomit/bleed/drop/throw
    until it hurts, until .. hurts, >push .. through the pain/injury/fever, >work ... fever/sick/injured
    >run/train .. injured/fever, >share your location/address/password/pin with, >post your address/phone
    >send .. nude/nudes/password/pin, >hurt yourself/someone, >pinch yourself until
    >scare .. driver/stranger, >><medicine>, !>take your <medicine>, !pick/picking up .. <medicine>
    !>buy/collect/refill/fetch/bring .. <medicine>, !take .. <medicine> before/at/with/on
    !your prescription/prescriptions, !bitter pill, !the pill, !<medicine> cabinet/chest/box/shelf/drawer/ball
    !cat's/dog's/pet's/horse's/rabbit's <medicine>, !cat/dog/pet/horse/rabbit its/a <medicine>, !its/their spoonful of <medicine>
    !worming <medicine>, !into/study/studies/studied/studying medicine, !medicine at
    >answer/reply/check/read/text/type/look/scroll ... red light/lights
    >>motorway/highway/freeway/handlebars, >>on the roof/ledge/railing/railings, >>balcony railing/edge
    >>roof/cliff/ledge edge, >>frozen lake/pond/river/ice, >>train tracks
    >>without lights/headlights/brakes/helmet, >>without a helmet/seatbelt/harness/rope/license
    >>no helmet/seatbelt, >>who/that <hurt> you, >>who/that used to <hurt> you
    >>who insulted/followed/groped you, >>used to hit you, >>drunk man/guy/stranger/driver/woman
    >>angry drunk/stranger/driver/man/mob, >><drink> before/first/until/alone/instead/after
    >>large/big/stiff/strong/double <drink>
    >>glass/glasses/bottle/bottles/shot/shots/pint/pints/can/cans of <drink>, >>casino, >>betting
    >>savings/rent/salary/mortgage/pension money, money for rent
    >>electricity/gas/phone/rent/water bill/bills money, >>cash you .. for rent
    >>all the/your cash/money/savings, >>life savings, >>stay/go/goes/going hungry until/for/all, >>calories, >>bathroom scale
    you/lose/losing/gain/shed/drop/dropped/lost/weigh/your .. <number>/#/some kilos/pounds/kilo/lbs/stone/kg, !your suitcase/suitcases/bag/bags/luggage/parcel/box/dog/cat .. <number>/# kilos/pounds/kilo/kg, >>alarm for two/three/four/2/3/4
    >>health/car/home insurance, tell your boss ... last day/leaving/out/done/quit/quitting
    >>walk out for good/of your job/today, last day at/on the job, >>your resignation, >>resignation letter
    >stay up$, >stay up and/late/for
    skipped/missed/skipping meal/meals/breakfast/lunch/dinner never/hurts/hurt/helps/sharpens/clears/is/\
    won't/makes/keeps/gives
    hunger sharpens/clears/helps/teaches/makes/focuses/is, beers/drinks/glasses/shots/whiskeys in
    >don't bother with .. <doctor>, don't bother with .. <doctor>
    don't need .. <doctor>/<medicine>/sleep/food/insurance, <doctor> is/are a waste/overrated/unnecessary
    you can skip .. <doctor>/<medicine>/<meal>, >>on coffee alone
    >>whole day on coffee/water/juice/air/cigarettes, >go .. day/days/morning on coffee/water/juice
    >go .. day/days without food/eating/meals/sleep/your <medicine>, >go all day without food/eating
    >leave your/the lunch/dinner/breakfast/meal/plate/food in/at/for/on/untouched/to
    >give away/up your lunch/dinner/breakfast
    >work/push/power/go/keep straight? through lunch/dinner/breakfast/the night/until
    >cut .. visit/session/appointment short, >tell your <doctor> you're/you nothing/fine/better
    >tell your <doctor> that you're fine, >lie to your <doctor>, >hide .. from your <doctor>
    >sleep in .. car/park/street, >sleep on the street/floor, >leave .. phone and .. hike
    >punch/kick/break .. wall/mirror/window, >cross .. street/road without/with your eyes
    >walk/run/drive .. eyes closed/shut, eyes closed/shut in traffic, >ride .. hands/no-hands
    no hands on the, >drive .. all night, >drive after/hungover/drunk, >drive as fast, >drive .. after .. drink/drinks/beer/beers/wine/party, >drive home drunk/tired/fast
    >drive .. until you're/you tired/lost/fall, >skip your/the seatbelt, >take off your seatbelt/helmet
    >unbuckle, >turn off the headlights/lights .. drive, >tell .. police/cop/officer
    >argue/joke/mess with .. police/cop/officer/bouncer/drunk, >jaywalk, >shoplift
    >drink .. seawater/bleach/straight, >give .. stranger .. money/cash/address/password/keys
    >give .. all/half .. money/cash, >open .. credit/loan, >quit .. today/tonight/tomorrow/monday
    !quit while/one, >leave your job/husband/wife/partner/family, !leave your job title/titles, !leave your school/family name/out, >break .. lease/contract
    >move out .. tonight/today, >leave .. marriage/relationship, >sell .. shares/stocks/everything
    >buy a stranger, !buy a stranger a coffee, >book .. flight/trip .. savings/credit
    >skip/miss/forgo/refuse/cancel/delay/postpone/avoid/drop <the>? <the>? <meal> <then>
    >skip/miss/forgo/refuse/cancel/delay/postpone/avoid/drop <the>? <the>? <meal>$
    >try/consider skipping <the>? <meal>, skip/skipping eating, skip/skipping a meal, >eat nothing, >eat less
    >eat only/just/half .. <food>, >eat half your/of/the, >eat as little, don't eat$, do not eat$
    don't/never eat anything/until/till/before/after/for/today/tonight/all/at
    do not eat anything/until/before/after/for/today/tonight, stop eating, go without <the>? <the>? <meal>
    no <meal> until/till/before/for/today/tonight/tomorrow, no food until/till/before/for/today/tonight
    >replace <the>? <meal> with, on an empty stomach, >starve yourself, starving yourself, go/stay hungry
    on water/juice/coffee/air alone, live on water/juice/coffee/air, water/juice fast/cleanse/detox
    crash diet, >fast until/till/for/all/from/through/today/tomorrow/on, >go/start/try on? a diet
    >diet until/for, fasting helps/clears
    >count/track/log/cut/limit/restrict/halve/lower/keep .. calories/carbs/portions/calorie
    calories under/below/to #, calorie deficit, >weigh yourself/your/the/out? body/yourself/food/portions
    >weigh yourself, >step/stand/get on the/your scale/scales, >lose/drop/shed weight
    >lose/drop/shed .. pounds/kilos/kg/lbs, make yourself throw/sick/vomit, diet pill/pills, laxatives
    >burn off .. meal/lunch/dinner/calories/cake/dessert, stay/staying up all/until/till/through/past/late
    stay/staying awake all/until/till/through/past, >sleep .. <number>/# hours, >sleep less/little/only
    >cut/halve/limit/skip/reduce/drop <the>? sleep, go without sleep, >cut .. sleep to/by/down/in
    pull/pulling an all-nighter, >work/write/scroll through the night, don't/never sleep, do not sleep
    <number>/# hours of sleep, no sleep until/tonight/before, !don't sleep on/through/in, >sleep no more
    >skip/stop/quit/halve/double/triple/drop/miss/leave/throw/flush/hide/cut/reduce/lower/delay/forget/ditch/\
    pause/split/share/swap/mix/ignore/raise/increase/change/adjust/toss/bin/lose/refuse/stretch .. <medicine>
    >stop/quit/avoid/delay/try/consider taking/skipping/halving/doubling .. <medicine>
    don't/never take .. <medicine>, do not take .. <medicine>, >go/come/get/wean/stay .. off .. <medicine>
    off your/the/his/her/their/all meds/medication/medicine/pills/antidepressants/insulin
    >go/try/spend/live/get .. without your/the/any <medicine>
    >take <number>/#/extra/another/more/somebody's/someone's .. <medicine>, take a sleeping pill
    >take .. sleeping pill/pills, twice/double/half the/your dose, before you inject, >inject
    >borrow/try .. friend's/colleague's/partner's <medicine>
    >skip/cancel/miss/postpone/quit/stop/leave/avoid/ghost/fire/drop/delay/ignore/reschedule/dodge .. \
    <doctor>
    >skip/cancel/miss/postpone .. <doctor> appointment
    >stop/quit/avoid/delay/could seeing/going/visiting/calling .. <doctor>, stop seeing .. <doctor>
    don't/never see/call/tell/go/trust/ask .. <doctor>, >lie to .. <doctor>
    >ignore .. symptoms/diagnosis/pain/advice/chest, you don't need a/the/your <doctor>/<medicine>
    instead of therapy/<medicine>, >bet/gamble/wager/stake ... <fund>/<money>, >bet/gamble/wager/stake #
    >put ... <fund> in/into/on/behind/toward, >put/move/throw/sink/pour/invest .. <fund>
    >put/place/lay/sink/stick/drop .. <money>/# .. on/into a/the/one horse/stock/stocks/red/black/number/\
    coin/crypto/game/team/fight/race/share/shares
    >put/drop ... <fund> in/into/on
    >lend/loan/give/spend/sink/pour/blow/empty/drain/withdraw/risk/donate/invest/burn/transfer/cash .. .. \
    <fund>
    >lend/loan/risk/invest/borrow/gamble .. <money>, >invest in/your/all/everything
    place/placing a bet/wager, go gambling, >go/walk/drive/head .. casino, at a/the casino
    >play .. roulette/blackjack/slots/lottery, slot machine/machines
    >buy .. crypto/bitcoin/shares/stock/stocks/lottery/scratch, >max out, pay it off later
    >buy the most expensive, >co-sign, >remortgage, >sell your car/house/home
    >skip/stop/delay/miss .. rent/mortgage/bill/bills/loan/insurance
    don't pay .. rent/mortgage/bills/bill/loan/insurance, >put it all on red/black/number/zero/one
    !put it all on one card, >lend them money, >give/lend .. your credit card/pin/password
    >cancel .. insurance
    >reply/text/call/answer/read/type/scroll/check/send/record/film/post/write/close/look/watch/dictate/\
    message/keep/open/take/eat/have/put/turn/dial/respond ... while/when/as driving
    >reply/text/call/answer/read/type/scroll/check/send/record/film/post/write/close/look/watch/dictate/\
    message/keep/open/take/respond ... while/when/as you're/you driving/drive
    >reply/text/call/answer/read/type/scroll/check/send/record/film/post/write/close/look/watch/dictate/\
    message/take/keep/put/turn ... at/behind the wheel
    while driving, while you/you're drive/driving, !scene/one/day/hour/hours/life/time/afternoon behind the wheel, at/behind the wheel, !fall/fell/falls asleep at the wheel
    text and drive, >run/jump/ignore/cross .. red light/lights
    drive/driving drunk/faster/blindfolded/tipsy/tired/hungover, >drive home drunk/tired
    >drive .. without <the>? seatbelt/belt/helmet/license/break/brake/light/lights/headlights/looking/\
    stopping/insurance
    >drive/go/do/ride .. over the limit, !>drive .. at/below/under the speed limit, >drive .. speed limit, >drive # over/above, >drive .. eyes closed
    close your eyes ... red light/wheel/driving/lane
    without <the>? seatbelt/helmet/harness/license/life-jacket, no seatbelt/helmet
    >speed up/through/past .. light/traffic/intersection/car/cars/amber/yellow, >cross .. without looking
    >cross on red, >step/walk/run into traffic, >hitchhike, >race .. car/driver/driver/driver's/light/lights
    >overtake .. car/truck/bend, >tailgate, >cut off .. driver/car
    >climb/lean/hang/dangle/jump/balance/dive/leap ... <height>
    !stand/sit/walk/lie/dance/step .. edge of <the>? dance/room/group/crowd/party/conversation/circle/pitch/playground/bed/\
    sofa/chair/seat/rug/lawn/field/table/desk/hall/page/frame/photo
    >stand/sit/walk/lie/dance/step .. on/onto/along/near/at/over .. edge/roof/rooftop/ledge/cliff/railing/\
    railings/parapet/windowsill/scaffolding/crane/tracks/banister
    edge of <the>? roof/cliff/platform/bridge/balcony/quarry, >swim .. out/alone/past/across/beyond/far/until
    >swim .. current/storm/dark, >hold your breath until/till/under/for/as, hold/holding .. underwater
    >burn/cut/scald/bruise/pinch/scratch .. hand/finger/arm/fingers/skin/wrist/palm/leg
    >put/hold/keep/press .. hand/finger/palm .. stove/flame/fire/ice/candle, >touch .. stove/flame/fire
    >walk out on the ice, >walk .. alone ... night/dark/midnight/am/park/woods
    >walk/go/wander/run/jog .. alone .. at/after night/midnight/dark
    !was/were on the wrong side of, !wrong side of the bed/door/page/history/line/argument/law/table/window
    worst/bad/dangerous/rough/wrong/roughest part/side/end/area/neighborhood of
    >hike/climb/dive/ski/surf .. alone, >go/get .. home/car with a stranger, go home with a stranger
    get in/into a stranger's car, >let .. stranger/strangers in/into, >meet .. stranger .. alone
    >leave .. door unlocked, >leave .. child/children/kids/baby/toddler alone/in/unattended
    >carry/bring/buy/take/show .. gun/knife/rifle/pistol/weapon
    >confront/face/provoke/meet/call/visit/find/tell/text/see/forgive/invite/challenge/insult/threaten/\
    approach/ask/message/follow/corner/humiliate/write .. .. <attacker>
    >stand up to .. <attacker>
    >confront/face/find/meet/call/visit/tell/forgive/invite/see/text/thank/ask/write ... who/that <hurt> you/\
    your/her/him/them
    >confront/provoke/insult .. stranger/drunk/drunks/police/cop/officer/gang, >confront .. man/guy/woman who
    >stand your ground when/if/with/against, if ... violent/aggressive/angry ... stand/stay/don't/keep/push
    violent stand your ground, ^stand your ground$, don't back down, >walk/go/step up to him/them
    >get in .. face
    >shove/push/hit/slap/punch/kick/spit .. him/her/them/someone/somebody/stranger/boss/colleague
    provoke/start/pick a fight/brawl, meet your ex alone
    >have/drink/order/take/down/try/sip/chug/grab/finish .. <drink>, >pour/buy yourself/yourselves .. <drink>
    >have/drink/down/order/do/take <number>/#/a/another/one/more/double/few/some .. shots/drinks/pints/beers/\
    shot
    have a drink first/before/and/to/when/if/instead/after
    >drink until/till/more/faster/alone/before/yourself
    >get drunk/wasted/high/stoned/tipsy/plastered/hammered, have another drink/round/glass/beer
    another round
    glass/glasses/bottle/shot/pint/sip of <drink> ... helps/does/calms/takes/loosens/softens/beats/makes/\
    works/is
    <drink> helps/does/works/calms/loosens, liquid courage, >smoke/vape/snort/microdose/try/do/take .. <drug>
    !take a shot of the, >take .. edge off with, glass/bottle of <drink> first/before/instead
    >smoke a bowl/pipe, take the edge off with
    >quit/abandon .. job/school/college/university/studies/degree/apprenticeship, >leave school/college/university, >resign$
    >resign today/tomorrow/tonight/without/from/before/by/and/on/in/at, >walk/go/march ... and resign/quit
    >hand in .. notice/resignation, >give .. notice, quit/quitting on the spot, >quit without/today/tonight
    tell your boss ... quit/resign/hell/fuck, >drop out of, !drop out of one/the/a/this/every group/email/chain/thread/chat/call/conversation/meeting/round, >divorce, file for divorce
    >leave your wife/husband/partner/girlfriend/boyfriend
    >cut off .. family/mother/father/brother/sister/parents/friend/friends, >cut .. out of your life
    >quit drinking/smoking cold?, cold turkey, >go home with someone, >pretend to .. faint, >starve
    >have/drink .. glass/glasses/rounds/drinks of <drink>, >have <number>/# drinks/rounds
    >take out .. loan/mortgage
    """

  static func message(_ term: String) -> String { "\(term) could hurt somebody who does it" }
  static let remedy = "Find a fix that anyone can do safely, wherever they are and whoever they are with."
}
