extension UnsafeAdvice {
  /// What could hurt whoever follows it.
  static let defaultTerms = """
    leave/leaving out your/the <medicine>, >stay/keep/eat/live .. under #/<number> calories, >take your savings out
    a glass/bottle of <drink> is the, if you are/you're driving .. answer/reply/tap/type/text
    two/three/few/couple shots/glasses of <drink>, a few/couple of shots/glasses of <drink>
    >put/throw/sink .. all/everything/it on/in/into one stock/horse/coin/bet, >sell what/everything/all you own
    >knock/toss/throw back <number>/#/a/some .. shots/drinks/pints/beers/whiskies
    >step on the gas, speed limits/limit is/are for/only/just/a, >put your foot down on
    even/also if/when/though the/your chest pain/pains/tightness
    <number>/few/couple strong/stiff drinks/shots .. will/makes/make/help/helps
    >put/stake/risk/lay a/your/the week's/month's/day's pay/wages/salary on/into
    >leave/let the/your rent/bills/mortgage .. unpaid/lying/wait, even at/behind the wheel
    >type/text/answer/reply/check/write/read .. while driving/you-drive/at-the-wheel/behind-the-wheel
    on/during the drive home/in/to-work .. type/text/answer/reply/check/write/read/message
    >match .. glass for glass, >drink .. glass for glass, >text/send/tell/post .. your weight to
    >step on a scale, >stand on the ledge/parapet/railing, >stand at the very edge
    >follow it/him/her/them/the-car to-where, keep doctors/the-doctor out, doctors guess
    >leave .. tablets/pills/tablet/pill/dose in its/the/their box/drawer/packet/bottle/pack
    >quit it by lunch/noon/tonight/tomorrow/friday, >cancel the/your check-up/checkup/appointment
    don't/do-not eat until/till/before it/you/the/this, >hold your breath until/till the/you/your/everything
    >drive/take/ride ... headlights/lights dimmed/off
    a stiff/strong one/drink/glass/whisky .. before/beforehand/will/takes/helps
    >have/pour/down yourself? a quick glass, quick glass or two, stiff drink or, >put your savings on/into/behind
    leave/leaves/leaving/skip out a meal, >live/make it a day on water/coffee
    your <doctor> can wait/go, >tell nobody/no-one where you are/go/went/you're
    tell no one where you are/go/went
    without telling anyone/anybody/someone where you are/you're/go, don't tell/text anyone/anybody where you
    >meet/visit ... internet/online/chatroom/forum ... place/home/flat/apartment/hotel/house/car
    >walk/wander/stroll/run/jog .. alone ... dark/midnight
    >walk/wander/stroll/run/jog ... alone ... at/all night
    >go for a walk/run .. alone .. at/after night/dark/midnight
    >walk/go/wander/stroll ... part/side/end of town/the/your ... frightens/scares/dangerous/dark/warned/worst
    >go/call/text/visit/meet/write/tell/ask/invite/forgive/see/face/drive ... who scared/scares/frightened/\
    frightens/choked you
    raises/raised/lifts/lifted/swings his/her/a/their hand/fist/hands/fists at/to/against you
    >check/answer/read/text/type/reply/scroll/write/send ... at/before/until/during red light/lights
    >check/answer/read/text/type/reply/scroll/write/send ... red light/lights
    >shove/hit/slap/punch/shout back, call in sick to your <doctor>, money/cash you don't have
    >spend/take/bet/use .. money that isn't yours, >drive .. on the/your phone
    >drive ... phone/screen in your hand/lap
    >drive/cross/walk/cycle/ride/bike ... eyes on the/your phone/screen, >>without <medicine>
    >take an extra/additional/second/other <medicine>, extra <medicine>, !extra dose/doses of, >double up on
    ^^quit$$, ^^quit tonight/today/now$$, >cancel on your <doctor>
    >miss/skip/drop/cut .. session/sessions with your <doctor>, >have/drink one drink/beer
    >spend .. money/cash you, stay up all night, >quit your job, your antidepressants/meds/insulin will
    sleep is overrated/optional
    sleep is for the? weak/losers/people/quitters/dead/cowards/babies/amateurs/later/beginners
    hours of sleep are/is enough/plenty
    >have a drink/cigarette/smoke/joint/beer/whiskey, !have a drink of water
    >smoke a/one/another/some/your/before/with/until/weed
    >smoke$, >vape
    >walk/go/run/cycle/drive .. through the worst/bad/roughest/dangerous part/side/end/neighborhood/area/\
    district/streets
    >walk/go ... worst neighborhood, worst/dangerous/roughest neighborhood/street, >swim .. at night
    >go .. swim ... night/alone/storm
    >meet/visit/invite/trust/let/take/follow ... stranger from the/an internet/app/bar
    >text/call/meet/visit/pay .. your dealer, >confront ... who threatened/hurt/hit/scared
    >cut/drop .. carbs/calories/gluten, >leave/cut out .. sugar/carbs, >cut out .. carbs/sugar/food
    >ignore the/your <the>? chest/pain/symptoms/lump/bleeding/fever
    that chest pain
    chest pain/pains .. is/are/passes/can/goes .. only/just/mostly/stress/nerves/nothing/wait/away/fear
    pain in the/your chest is/only/mostly/has/wants
    you no longer need .. <medicine>/<doctor>, !stop/quit ... silent/special treatment
    >stop .. treatment/therapy/chemo, >quit .. treatment/therapy, >quit <the>? <the>? school
    over the speed limit, miles/kilometers over the limit, >floor it
    >take .. curve/corner .. fast, >break up with him/her/them
    >break up with your/the partner/girlfriend/boyfriend/husband/wife/man/woman/guy
    >end your/the/a marriage/relationship/engagement, >leave your partner/husband/wife/girlfriend/boyfriend$
    >leave your partner/husband/wife/girlfriend/boyfriend today/tonight/tomorrow/now/and/before
    >gym until you
    until you faint/collapse/vomit/bleed, until you pass out, until you throw up, until you drop$
    >run/lift/stretch/push/train/squat/squeeze/press ... until it/something hurts
    >push .. through the pain/injury/fever, >work .. with a fever, >work .. sick/injured$
    >run/train .. injured/fever, >share your address/password/pin/passcode with
    >share your location with a/the/every stranger/strangers/everyone, >post your address
    >post your phone number
    >send .. nude/nudes, >send/give/tell .. your password/pin, >hurt yourself/someone, >pinch yourself until
    >scare .. driver/stranger
    >take/pop/try/swallow/need your? <medicine>, <medicine> can/could/should wait/rest/stay
    <medicine> is/are overrated/optional/only/just/dulling/making
    >>antidepressant/antidepressants/insulin/painkillers/lithium/xanax/valium/ritalin/adderall/opioids/\
    sedatives/pill/pills
    !pill/pills to swallow, !sugar/sweeten .. pill
    <medicine> .. for people who, >reduce/stop them until, stopping .. <medicine> for/will/would
    tablets make you, >mix .. tablets/tablet with
    sleeping tablets, !>take your <medicine>, !pick/picking up .. <medicine>
    !>buy/collect/refill/fetch/bring .. <medicine>, !take .. <medicine> before/at/with/on
    !your prescription/prescriptions, !bitter pill, !the pill
    !<medicine> cabinet/chest/box/shelf/drawer/ball
    !cat's/dog's/pet's/horse's/rabbit's <medicine>, !cat/dog/pet/horse/rabbit its/a <medicine>
    !its/their spoonful of <medicine>
    !worming <medicine>, !into/study/studies/studied/studying medicine, !medicine at
    !leave/share/swap/forget/lower/hide/drop/pause/lose/miss/throw/change/adjust/put/turn/raise/\
    split .. tablet
    !take ... tablet, !dose/doses of _
    !skip/cut/reduce/halve/leave/drop/lower/change/miss/stop/try/take/share/delay .. dose/doses of news/\
    gossip/headlines/opinions/praise/attention/applause/outrage/drama
    !without a dose, !<medicine> glasses/sunglasses
    >answer/reply/check/read/text/type/scroll ... red light/lights
    >race/cross/run/walk/cycle/merge/drive ... motorway/highway/freeway
    #/ninety/hundred .. on the motorway/highway/freeway
    >answer/text/reply/read/check/call ... on the motorway/highway/freeway
    >on the motorway/highway ... close
    on the motorway/highway/freeway .. close/eyes/text/answer/read
    >close your eyes ... motorway/highway/freeway/road/street
    >>roof/cliff/ledge edge
    >walk/step/run/cross/stand/slide/skate .. onto/over/across/on .. frozen lake/pond/river/ice
    >cross the frozen lake/pond/river
    >walk/sit/lie/stand/cross/play ... train/railway/railroad tracks
    >drive/ride/cycle/bike/go ... without lights/headlights/brakes
    >>without a? helmet/seatbelt/harness/rope/license, >>without <the>? seat-belt/belt/life-vest
    >>no helmet/seatbelt, >>who used to <hurt> you
    >meet/visit/confront/forgive/invite/thank/face .. that beat/hit/abused/attacked you
    >confront/follow/find/visit .. who mugged/robbed/attacked you
    >confront/follow/find/visit .. who insulted/followed/groped you
    >>used to hit/beat/abuse you
    >tell/ask/correct/confront/wake/push/argue/join/follow/provoke/shout/challenge .. drunk man/guy/\
    stranger/driver/woman
    >tell/ask/correct/confront/wake/push/argue/join/follow/provoke/shout/challenge .. angry drunk/stranger/\
    driver/man/mob
    >have/drink/pour/down .. <drink> before/first/until/alone/instead/after
    >>stiff/strong/double/triple <drink>
    >have/drink/pour/down/finish/grab/need/order .. glass/glasses/bottle/bottles/shot/shots/pint/pints/can/\
    cans of .. <drink>
    >go/visit/try/enter/spend/play ... casino, >go/start/try .. betting, >>casino tonight
    >>savings/rent/salary/mortgage/pension money, >put/bet/spend/lend/give/use/take .. money for rent
    >>electricity/gas/phone/rent/water bill/bills money, >>cash you .. for rent
    >bet/put/spend/give/invest/send/withdraw/hand/lend/move .. all the/your cash/money/savings
    >>life savings
    >>stay/go/goes/going hungry until/for/all, >step/get/stand .. bathroom scale
    !lose/drop/losing .. pounds/kilos of
    lose/losing/gain/shed/drop/dropped/lost .. <number>/#/some kilos/pounds/kilo/lbs/stone/kg
    !your suitcase/suitcases/bag/bags/luggage/parcel/box/dog/cat .. <number>/# kilos/pounds/kilo/kg
    >>alarm for two/three/four/2/3/4 am/at-night/in-the-morning
    >drop/skip/stop/drive .. health/car/home insurance
    tell your boss ... quit/quitting/resign/resigning/fuck/hell, tell your boss ... leaving$
    tell your boss ... last day, effective now/immediately .. notice, >walk out for good
    >walk out of your/the job/shift
    >walk out in the middle of the/your shift, >send/hand/submit/email .. your resignation
    >stay up$, >stay up and/late/until
    skipped/missed/skipping meal/meals/breakfast/lunch/dinner never/hurts/hurt/helps/sharpens/clears/is/\
    won't/makes/keeps/gives
    hunger sharpens/clears/helps/teaches/makes/focuses/is, <number> beers/drinks/shots/whiskeys in$
    <number> beers/drinks/shots in you
    >don't bother with .. <doctor>
    you don't need .. <doctor>/<medicine>/sleep/insurance, <doctor> is/are a waste/overrated/unnecessary
    you can skip .. <doctor>/<medicine>, you can skip .. <meal>$, >>on coffee alone
    >>whole day on coffee/water/juice/air/cigarettes, >go .. day/days/morning on coffee/water/juice
    >go .. day/days without food/eating/meals/sleep/your <medicine>, >go all day without food/eating
    >leave your/the lunch/dinner/breakfast/meal/food untouched/uneaten
    >give away/up your lunch/dinner/breakfast$
    >work/push/power straight? through lunch/dinner/breakfast$
    >work/push/power/go straight? through the night
    >tell your <doctor> you're/you nothing/fine/better
    >tell your <doctor> that you're fine, >lie to your <doctor>, >hide .. from your <doctor>
    >sleep in .. car/park/street, >sleep on the street/floor
    >punch/kick/break .. wall/mirror/window, >cross .. street/road with your eyes
    >walk/run/drive/cycle/skate .. eyes closed/shut, eyes closed/shut in traffic
    close/shut your eyes .. crossing/crossings/street/road/junction, >ride .. no-hands
    hands off the wheel/handlebars, one hand on the wheel, no hands on the wheel/handlebars
    >drive .. all night, >drive hungover/drunk, >drive as fast
    >drive .. after .. drink/drinks/beer/beers/wine
    >drive home drunk/tired/fast, >drive .. until you're/you tired/lost/fall, >skip your/the seatbelt
    >skip the seat belt, >take off your seatbelt/helmet, >take off your seat belt
    seat-belts/seatbelts/helmets are for/only/mostly/there, seat-belt/seatbelt/helmet is only/for/just
    seat-belts/seatbelts were invented/made for, seat-belts/seatbelts/helmets make you
    >turn off the headlights/lights .. drive, >drive ... lights off, >drive ... eyes off
    >argue/joke/mess with .. police/cop/officer/bouncer/drunk, >jaywalk, >shoplift
    >drink .. seawater/bleach, >give .. stranger .. money/cash/address/password/keys
    >give .. all/half .. money/cash, >quit today/tonight/tomorrow/on-monday
    !quit while/one, >leave your job/husband/wife/partner/family today/tonight/tomorrow/now/without/by$
    >leave your job/husband/wife/family$, >leave your position today/now/immediately
    >break .. lease/contract
    >move out tonight/today/tomorrow, >leave your/the marriage/relationship
    >sell .. shares/stocks/everything
    >buy a stranger a drink/beer/round/shot, >book .. flight/trip .. savings/credit
    >skip/miss/forgo/refuse/drop <the>? <the>? <meal> <then>, >avoid/delay/postpone food/eating/meals
    >skip/miss/forgo/refuse/drop <the>? <the>? <meal>$
    >try/consider skipping <the>? <meal>, skip/skipping eating, >skip a meal, skipping a meal/meals
    >eat nothing, >eat less
    >eat only/just/half .. <food>, >eat half your/of/the, >eat as little, don't eat$, do not eat$
    don't/never eat anything/for/today/tonight/all
    don't/never eat until/till/before/after noon/dinner/evening/tomorrow/sunset/tonight/it's/you've/you're/\
    this/#
    do not eat anything/for/today/tonight
    do not eat until/before/after noon/dinner/evening/tomorrow/it's/you've/this/#
    >stop eating$, >stop eating until/for/after/before/today, >stop eating at #/noon/five/four/three
    >go without <the>? <the>? <meal>
    no <meal> until/till/before/for/today/tonight/tomorrow, no food until/till/before/for/today/tonight
    >replace <the>? <meal> with, >work/run/train/drink/write/exercise/do/stay .. on an empty stomach
    better/sharper/clearer on an empty stomach, >starve yourself, starving yourself, >go/stay hungry
    on water/juice/coffee/air alone, >live on .. water/juice/coffee/air/broth
    water/juice fast/cleanse/detox
    crash diet, >fast until/till/through/today/tomorrow, >fast for <number>/#/a/the/one day/days/hours
    >go/start/try on? a diet
    >diet until/for, fasting helps/clears/empties
    >count/track/log/cut/limit/restrict/halve/lower/keep .. calories/carbs/calorie
    calories under/below/to #, calorie deficit, >weigh yourself/your/the/out? body/yourself/food/portions
    >weigh yourself, >step/stand/get on the/your scale/scales, >lose/drop/shed weight
    >lose/drop/shed .. pounds/kilos/kg/lbs, make yourself throw/sick/vomit, diet pill/pills, laxatives
    >burn off .. meal/lunch/dinner/calories/cake/dessert, >stay up .. all/until/till/through/past/late/whole
    worth staying up, >stay awake all/until/till/through/past/two/three, >sleep .. <number>/# hours
    >sleep less/little/only
    >cut/halve/limit/skip/reduce/drop <the>? sleep, go without sleep, >cut .. sleep to/by/down/in
    >pull an all-nighter, >work/write/scroll through the night, ^don't sleep, ^never sleep, ^do not sleep
    two/three/four/five/2/3/4/5 hours of sleep is/are/will/do/should, hours are plenty
    hours in bed is plenty/enough, >sleep when it's/you're done
    no sleep until/tonight/before, !don't sleep on/through/in, >sleep no more, night on coffee
    night without sleep won't/never/clears/sharpens
    >skip/stop/quit/halve/double/triple/drop/miss/leave/throw/flush/hide/cut/reduce/lower/delay/forget/\
    ditch/pause/split/share/swap/mix/ignore/raise/increase/change/adjust/toss/bin/lose/refuse/\
    stretch .. <medicine>
    >stop/quit/avoid/delay/try/consider taking/skipping/halving/doubling .. <medicine>
    don't/never take .. <medicine>, do not take .. <medicine>, >go/come/get/wean/stay .. off .. <medicine>
    off your/the/his/her/their/all meds/medication/medicine/pills/antidepressants/insulin
    >go/try/spend/live/get .. without your/the/any <medicine>
    >take <number>/#/extra/another/more/somebody's/someone's/double .. <medicine>, take a sleeping pill
    >take .. sleeping pill/pills, twice/double/half the/your dose, before you inject, >inject yourself
    >borrow/try .. friend's/colleague's/partner's <medicine>
    >skip/cancel/miss/postpone/quit/stop/avoid/ghost/fire/delay/ignore/reschedule/dodge .. <doctor>
    >drop/leave your/the therapist/therapy/doctor/treatment/psychiatrist, >leave the hospital/clinic/rehab
    >skip/cancel/miss/postpone .. <doctor> appointment
    >cancel/postpone/skip the/your operation/scan/biopsy/checkup
    your operation/scan/biopsy can wait, your medical appointment, >postpone .. operation
    >stop/quit/avoid/delay/could seeing/going/visiting/calling .. <doctor>, >stop seeing .. <doctor>
    ^don't/never see/call/tell/trust/ask .. <doctor>, ^don't go to .. <doctor>, >lie to .. <doctor>
    >ignore .. symptoms/diagnosis/pain/chest, >ignore .. doctor's/medical advice
    you don't need a/the/your <doctor>/<medicine>
    instead of therapy/<medicine>
    >lend/loan/give/spend/sink/pour/blow/empty/drain/withdraw/risk/donate/invest/burn/transfer/\
    cash .. .. <fund>
    >lend/loan/risk/invest/borrow/gamble .. <money>, >invest in/your/all/everything
    >borrow .. <number> at/from the? bank
    place/placing a bet/wager, go gambling, >go/walk/drive/head .. casino, at the casino tonight
    >bet/gamble/wager/stake ... <fund>/<money>, >bet/gamble/wager/stake #
    >put/drop ... <fund> in/into/on/behind/toward .. stock/stocks/crypto/coin/bitcoin/horse/red/black/bet/\
    fund/friend/one/startup
    >move/throw/sink/pour .. <fund> in/into/on/behind/toward, >invest .. <fund>/<money>
    >put/place/lay/sink/stick/drop .. <money> .. on/into a/the/one horse/stock/stocks/red/black/number/coin/\
    crypto/team/fight/race/share/shares
    >put .. <money>/<fund> on/into one/a coin/stock/horse/bet, month's rent on
    >put .. rent/salary/paycheck on one/a/the, >go all in$
    >play .. roulette/blackjack/slots/lottery, >play/try/feed .. slot machine/machines
    >buy .. crypto/bitcoin/shares/stocks/lottery/scratch, >max out, pay it off later
    >co-sign, >remortgage, >sell your car/house/home, >borrow on the/your card
    >skip/delay/miss <the>? rent/mortgage/bill/bills/loan/insurance
    >stop paying .. rent/mortgage/bill/bills/loan/insurance
    ^don't pay .. rent/mortgage/bills/loan/insurance, >put it all on red/black/number/zero
    !put it all on one card, >lend them money, >give/lend .. your credit card/pin/password
    >give/send/hand .. your bank/card/credit code/pin/number/password/details
    >give/hand .. your house/home/front-door key/keys/address to
    >cancel .. insurance
    >reply/text/call/answer/read/type/scroll/check/send/record/film/post/write/close/look/watch/dictate/\
    message/keep/open/take/eat/have/put/turn/dial/respond ... while/when/as driving
    >reply/text/call/answer/read/type/scroll/check/send/record/film/post/write/close/look/watch/dictate/\
    message/keep/open/take/respond ... while/when/as you're/you driving/drive
    >reply/text/call/answer/read/type/scroll/check/send/record/film/post/write/close/look/watch/dictate/\
    message/take/keep/put/turn ... at/behind the wheel
    >answer/text/try/check/read ... while driving, >>while you/you're drive/driving
    !while driving focus/mode, !never/don't/not ... while driving
    !scene/one/day/hour/hours/life/time/afternoon behind the wheel, !fall/fell/falls asleep at the wheel
    text and drive, >run/jump/ignore/cross .. red light/lights
    drive/driving drunk/faster/blindfolded/tipsy/tired/hungover, >drive home drunk/tired
    >drive .. without <the>? seatbelt/belt/helmet/license/break/brake/light/lights/headlights/looking/\
    stopping/insurance/glasses
    >drive .. without .. looking, >drive .. without <the>? seat belt
    >drive/go/do/ride .. over the limit, >stay # over, !>drive .. at/below/under the speed limit
    >drive .. speed limit
    >drive # over/above, >drive .. eyes closed, close your eyes ... red light/wheel/driving/lane
    without <the>? seatbelt/helmet/harness/license/life-jacket, >>no seatbelt/helmet
    >speed up/through/past .. light/traffic/intersection/car/cars/amber/yellow, >cross .. without looking
    >cross ... on red, >run across on red, >step/walk/run into traffic, >hitchhike, >pick up a hitchhiker
    >race .. car/driver/driver's/light/lights
    >overtake .. car/truck/bend, >tailgate, >cut off .. driver/car
    >climb ... roof/rooftop/ledge/cliff/cliffs/railing/railings/parapet/windowsill/scaffold/scaffolding/\
    crane/quarry/viaduct/overpass/pylon
    >climb the fence .. railway/yard, >jump/dive/leap .. off/from/into .. <height>
    >hang/dangle .. from/off .. <height>
    >lean .. over/off/out .. roof/rooftop/ledge/cliff/railing/parapet/bridge/balcony/quarry
    >balance .. on/along .. roof/ledge/railing/parapet/wall/cliff/bridge, balcony rail
    >stand/sit/walk/lie/dance/step .. on/onto/along/over .. roof/rooftop/ledge/cliff/railing/railings/\
    parapet/windowsill/scaffolding/crane/tracks/banister
    !roof terrace/garden/bar/deck, >sit between the tracks, >take the shortcut .. tracks
    >stand/sit/walk/lie/dance/step .. near/at/on/along .. edge/ledge .. roof/cliff/platform/bridge/balcony/\
    quarry/rooftop
    edge of <the>? roof/cliff/platform/bridge/balcony/quarry, >swim .. out/alone/beyond/far
    >swim past/to .. buoy/buoys/flag/flags, >swim .. current/storm/dark
    >hold your breath until/till/under/for/as, hold/holding .. underwater
    >burn/cut/scald/bruise/pinch/scratch .. hand/finger/arm/fingers/skin/wrist/palm/leg
    >put/hold/keep/press .. hand/finger/palm .. stove/flame/fire/ice/candle, >touch .. stove/flame/fire
    >put out .. candle .. fingers, >burn .. old .. letters/diaries/diplomas
    >burn your/the letters/diaries/diplomas in/on/tonight, light a small? fire in the
    >light .. grill with petrol/gasoline
    >leave the stove on, >leave a/the candle burning, >unplug .. smoke alarm/detector
    >light .. letters .. sink/bathtub/kitchen
    >walk out on the ice, >walk/step .. across/onto the ice, >walk across the lake$
    >walk across the lake like/anyway, >walk .. alone ... midnight/after-dark/at-night
    >walk/go/wander/run/jog .. alone .. at/after night/midnight/dark
    >walk/go/run/drive/cycle ... at one/two/three/four in the morning
    !was/were on the wrong side of, worst/bad/dangerous/rough/wrong/roughest part/side/end/area of town
    worst/bad/dangerous/rough/wrong/roughest part/side/end/area of the city
    >hike/climb/dive/ski/surf .. alone, >hike ... without water/phone, >go/get .. home/car with a stranger
    go home with a stranger
    >get in/into a stranger's car, >get into the/a car with/of .. stranger/man/guy
    >get into the first/next car
    >let .. stranger/strangers in/into your/the house/home/flat/apartment/car/place/building
    >let .. stranger .. drive you
    >meet .. stranger .. alone, >invite .. met online, >go home .. met online
    >invite .. stranger .. to your flat/home/house/apartment/place, >invite .. stranger .. up to
    >follow .. stranger/man/woman/guy .. home
    >follow .. man/guy/woman/person who shouted/followed/threatened/was
    >follow .. stranger .. to his/her/their
    >leave .. door unlocked, >leave .. baby/toddler alone/in/unattended
    >leave .. child/children/kid/kids unattended
    >leave .. child/children/kid/kids alone at/on, >leave .. child/children/kid/kids .. in the car
    >carry .. gun/knife/rifle/pistol/weapon
    >bring/buy/take/show .. gun/rifle/pistol/weapon, >bring a/the knife to
    !bring ... cake/bread/cheese .. knife, a knife in your pocket
    >confront/face/provoke/meet/call/visit/find/tell/text/see/forgive/invite/challenge/insult/threaten/\
    approach/ask/message/follow/corner/humiliate .. .. abuser/abusers/bully/bullies/stalker/attacker/\
    harasser/rapist/aggressor/mugger/predator/batterer/tormentor/assailant/thug/thugs
    >confront/face/provoke/meet/call/visit/tell/text/see/forgive/invite/challenge/insult/approach/ask/\
    corner/write .. .. violent/abusive/armed/dangerous/aggressive <relative>/stepfather/stepmother/man/men/\
    woman/guy/stranger/boss/neighbor/person/people/customer/tenant/driver
    >stand up to .. <attacker>, >walk up to .. gang/drunk
    >walk up to .. who threatened/hit/followed/attacked you, >find/follow the drunk man/guy
    >ask the gang/men/group .. shouting, >step between .. men
    >confront/face/find/meet/call/visit/tell/forgive/invite/text/thank/ask ... who <hurt> you/her/him/them
    >go back .. to the/your ex/father/husband/man/boyfriend/partner who, >go back to him alone
    going back to him alone
    >confront/provoke/insult .. stranger/drunk/drunks/police/cop/officer/gang
    >confront .. man/guy/woman who
    >stand your ground when/if/with/against ... violent/aggressive/drunk/knife/threatens/hits/shouts/police/\
    fist
    if/when/next ... violent/aggressive/hits/hit .. you/the ... stand/stay/don't/keep/push/closer
    ^stand your ground$, >get in his/her/their/someone's/somebody's face
    >walk up to .. loudest drunk/man/guy, >tell .. drunk .. exactly what you think
    >get them/him/her alone .. say/tell, >meet him/her alone tonight
    >shove/slap/punch/spit .. him/her/them/someone/somebody/stranger/boss/colleague
    >hit/kick him/her/them/someone/somebody, >hit/kick a/your/the stranger/boss/colleague/neighbor
    >push him/her/them/someone against/into/off/down/over, grab .. by the collar/throat/hair
    >provoke/start/pick a fight/brawl, meet your ex alone
    >have/drink/down/chug/grab .. <drink>, >order another/more/double <drink>
    >pour/buy yourself/yourselves .. <drink>
    !wine list/glass/glasses/bar/label/shop/rack/region, !beer garden/mat/glass/tent
    >have/drink/down/order/do/take <number>/#/a/another/one/more/double/few/some .. shots/drinks/pints/\
    beers/shot
    !have/take/do a/another/one .. shot at/of, !>take .. shots of
    >drink until/till/faster/alone/yourself, drink for drink
    >get drunk/wasted/high/stoned/tipsy/plastered/hammered
    >have another drink/glass/beer, >order/buy/have another round$, another round of <drink>/drinks/shots
    >>two/three/four glasses of whisky/whiskey/vodka/rum/gin
    glass/glasses/bottle/shot/pint/sip of .. <drink> ... helps/calms/loosens/softens/beats/fixes/slows/clears
    <drink> helps/calms/loosens/fixes/softens, liquid courage
    >smoke/vape/snort/microdose/try/do/take .. <drug>
    <number> beers/drinks/shots/whiskies/glasses/whiskeys will/make/makes/help/helps/before/first/fix/fixes/\
    fill
    few/couple of? beers/drinks/whiskies will/first/help/make/makes
    a third/second/another whisky/whiskey/vodka makes/helps/fixes, another beer fixes
    after/on six/five/four/three beers, the second/third bottle is where
    !take/try/do .. joint calendar/account/project/photo/decision/plan/effort/list/call/post
    one line of something/coke/it
    a joint before/after/in, one cigarette never/won't/can't, >try .. mushroom/mushrooms before
    eat the mushrooms
    whatever .. hands/offers you at the party/club, >try whatever is going, small dose won't, little cocaine
    !take a shot of the, >take .. edge off with, glass/bottle of <drink> first/before/instead
    >smoke a bowl/pipe, take/takes the edge off with
    >quit/abandon <the>? <the>? job/school/college/university/studies/degree/apprenticeship
    >leave school/college/university
    !leave school/college/university out, >resign$
    >resign today/tomorrow/tonight/without, >resign from your job/post/position
    >walk/go/march ... and resign/quit
    >hand in .. notice/resignation/badge, >give your notice, >give notice today/tomorrow/tonight/this/at/to
    quit/quitting on the spot, >quit without
    >drop out of <the>? school/college/university/course/program/degree/studies/training/apprenticeship
    >divorce him/her/them/your, file for divorce
    >cut off .. family/mother/father/brother/sister/parents/friend/friends, >cut .. out of your life
    >quit drinking/smoking cold?, drinking/smoking/<medicine>/<drink>/nicotine .. cold turkey
    cold turkey .. <drink>/<medicine>/nicotine
    >go home with someone/somebody, >pretend to .. faint
    >have/drink .. glass/glasses/rounds/drinks of <drink>, >have <number>/# drinks/rounds
    >take out .. loan/mortgage, >sign the loan, a payday loan, take out a second loan
    feel dizzy/faint/numb ... continue/keep/complete/finish/ignore/working
    dizziness/numbness ... continue/keep/complete/ignore/normal/passes
    dizzy ... continue/complete/keep, chest feels/gets tight, chest tightness .. is/before
    a chest that hurts
    fever is an/only/often/no/just/your, fever's an excuse, fever isn't a reason, ^^fever$$, ^^dizzy$$
    the fever is only
    lump is only/a/probably/mostly/just/nothing, lumps go away, lump that doesn't
    pain is/pain's just/only/weakness/talk/noise, ^walk it off$, ^run it off$
    twisted/swollen/broken ankle/wrist .. is/has/an, run on it until, run on the twisted
    sleep it off and, doctor .. only/just/mostly wants/want to/sell
    doctors just/mostly/only like/want/feed/frighten, doctor's opinion is only/also
    before you see/bother/consult a doctor, medical advice may
    that numb arm, numbness in your/one arm, mention it to no one and, body being dramatic
    body asking for attention
    if he hits/threatens/shoves you, let him hit you, he hits because, hit you because, only hits because
    >open the door to whoever, >point .. rifle/gun, eyes shut/closed at the crossing/crossings
    stretch without eating, days without eating/food, two/three/whole day/days without eating/food$
    you eat when this/it, no food until, coffee is .. a meal
    half portions, cut your meals, <number>/#/five/48 day/hour/days fast, fasting for <number>/# days/hours
    nothing but water/broth/coffee
    instead of sleep, after/thirty/forty/twenty/# hours awake, awake two/three nights
    without a break before
    somebody/someone will be waiting at your/you, waiting at your door
    >tell .. colleague/friend/boss/team .. that the deadline/meeting/flight/train .. moved/cancelled/canceled
    the man/guy who follows you home/again, >get him/her/them alone$
    """
}
