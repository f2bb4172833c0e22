extension Guilt {
  /// What lays guilt on the reader.
  static let defaultTerms = """
    ought to hang your head, you turned your back on him/her/them/someone/somebody/everyone
    people/those/everyone you have/you've neglected/failed/forgotten, will/it'll/it serve/serves you right
    how you can live with that/it/yourself, go/went/gone back on your word, out of sheer laziness
    it's/it-is a disgrace that/how/to, you have/you've missed too many, whose fault is it that you
    deserved .. more/better from you
    excuses are cheap/all, you/you've lost the/any right to feel/be/call/complain, how selfish/thoughtless of you
    you will/you'll never forgive yourself, it's/it-is/how disappointing that you
    they/who/people trusted you and you, still due an apology, broke/broken your word to everybody/everyone
    make/makes up for all the people/times/months/years/evenings
    no entry/word/sign/answer/check-in from you since/in/for, people who mean it/this turn/show up
    ^^how could you do this/that/it to, ask yourself how you live with, ^^hang your head
    you are/you're the reason he/she/they .. cried/crying/left/alone/hurt, >think of how disappointed
    you should/ought feel .. bad/sorry about, the blame .. is yours, you .. wasted everybody's/everyone's/their time
    they deserved more/better from you, you owe it to them/him/her/everyone/everybody/your
    how/see if you can live with that/it/this/yourself, you left/let them/him/her down$
    you have/you've let everyone/everybody/them/him/her/people/yourself down
    >be ashamed of, >be ashamed$, your fault that/they/he/she, on your conscience, only one person to blame
    there's only yourself to blame, how much/badly you hurt/wounded/failed them/him/her/us/each/everyone
    chose to wound/hurt/humiliate/ignore them/him/her/someone/somebody/us/me
    feel as small/bad/low as you made, should worry you, ought to be doing better
    don't throw away .. work/progress/effort, we're/we-are disappointed
    plan/fix/bug/app is/was/it's disappointed in/by/with you, ^^it's disappointed$
    we were starting to worry/wonder, ^^if only you had/hadn't
    you just/simply didn't care enough, ^^they/people/everyone deserved/deserve better from you
    they have learned to stop hoping/asking/waiting
    ^^skipping is/means letting/failing/giving/quitting, letting/let/lets the bug/excuse win, let it win again
    ^^you failed$$, ^^you failed again/yourself/us/them, you failed at this/it$, ^^failed again$$
    ^^you've failed, you have failed us/yourself/them, ^^you're failing
    you're/are failing us/yourself/them/everyone, failing at this again, ^^you blew/screwed/messed it/this/up
    ^^giving up already/again/so/now, ^^giving up$$, ^^you gave up$$, ^^you gave up again/so/too
    ^you gave up on us/yourself/it/this, and you gave up$$
    you/you're give/gave/giving up so easily/quickly/fast/soon, you always give up, ^^you quit again/already
    you quit on us/yourself/them, you're/are a quitter, don't be a quitter, ^^you've given up$$
    ^^you've/you-have given up on, given up on us/yourself, ^^have you given up$$
    ^^have you given up on/already/so, don't give up$$, don't give up now/yet
    ^don't give up on us/yourself/this, don't quit now/yet/on, ^don't stop now, ^^skipped again, ^^skip again$
    you skipped again, you skipped it again, ^^missed again$$, you missed # fixes/days
    you missed <number> fixes/in, ^^#/<number> missed in a row, ^^missed .. in a row
    ^^you/you've missed .. in a row, you/you've missed #/<number> .. in a row, ^^how many times is that
    ^^how many more times/excuses do/will/are/can, ^^again and again you let/skip/fail/quit/choose
    ^^once again you skipped/failed/missed/quit/let/gave/chose/broke/couldn't
    only cowards/quitters/losers/wimps/weaklings skip/quit/leave/stop/give/run/duck
    you chickened/wimped/copped out, ^^you bailed, ^^you dropped out$, you skipped out on us/them/it/this/your
    you ran from it/this/yourself, you walked out on us/them/it/this/yourself, you walked away from the one
    you were too lazy, you were too comfortable to try/start/bother/change
    you took/take/chose/picked the easy way/road/option$, you took/chose the easy way out
    you always take the easy, you keep running away
    you keep quitting$, you keep bailing
    you're/you/you've/keep/kept/are/been running away from the/this/it/your/what/yourself
    you chose the couch/sofa/excuse, you chose to ignore/quit, and you chose to anyway
    and you skipped/quit it? anyway, you knew ... and/but/then did/said/skipped/ignored it anyway
    you knew exactly? what you were doing, you always find an/another excuse
    you always find a/another reason not, another thing you quit/abandoned/didn't, ^^another thing you never
    ^^you always do this$, ^^you always do this to, ^^of course you skipped/quit/gave/forgot
    ^^you never finish$, ^^you never learn$, you'll never change$, ^you'll never learn$
    you'll never get better/anywhere
    ^^you're hopeless$$, you've/you proved/proven that? you can't/won't be/keep/stick/change/finish
    you can't be trusted/counted, ^^you're/you not? slipping/slacking/neglecting$, you've been slacking
    ^^you've been lazy, you've been avoiding/ignoring us/me, ^^you've been neglecting
    you're neglecting us/this/your, ^^you're/you've falling/fallen behind, ^^you fell behind
    ^^you are falling behind, ^^falling behind$$, ^^falling behind again/already, ^don't fall behind
    fall/fell/fallen/falling behind again
    ^^you've neglected/abandoned/deserted/ignored/wasted us/this/it/your/me
    ^^you neglected/abandoned/deserted/ignored us/this/it/your/me, ^^you've slacked
    your .. progress/effort/efforts is/are/has/have been? gone/lost/wiped/erased/vanished/history/dead
    your .. run/record is/are gone/lost/wiped/erased/dead/ruined
    you lost/broke/ruined/killed your/the/a .. streak, you've lost/broken/ruined/killed your/the/a .. streak
    lost/broke/broken/ruined/killed/ended your .. streak, >lose/break/ruin/risk/kill your .. streak
    breaking/losing your .. streak, don't break/lose/ruin/let .. streak/chain
    your .. streak ends/ended/dies/died/dying/expires/burns/broke
    !your streak ended on day/the/a/monday/tuesday/wednesday/thursday/friday/saturday/sunday
    your .. streak is/has/was/just/will/won't .. gone/over/broken/dying/dead/ended/lost/ending/reset/toast/\
    danger/risk/history/end/die/survive, save/rescue/protect/keep your .. streak
    streak of .. gone/lost/ended/broken, streak gone, >lose/losing/lost your/all progress
    losing/lost all .. progress
    your .. progress/streak/effort/efforts/discipline/promise/word/resolve/family/friends/friendship/\
    friendships/relationship/partner is/are fading/slipping/dying/rotting/crumbling/suffering
    throw/throwing/threw away your/all/the .. progress/effort/streak/chance, throwing/threw away everything
    throwing/threw/thrown it all away, don't throw it all away, all .. and/then you threw it/that/them away
    it's slipping away$, slip/slipped/slipping through your fingers, you'll lose .. streak/progress/everything
    progress/streak/run/everything will be lost/gone if
    lose/lost/throw/throwing/risk/undo/undoing/waste/wasting/destroy everything you've? built/worked/gained/\
    earned, all the/that/your/this work/effort/progress .. for nothing
    all the/that/your/this work/effort/progress gone/wasted/lost, hard work gone/wasted/lost
    effort for nothing, it was/been all for nothing, !it was all for nothing more/but
    you've lost your/all .. progress/streak/chance/run, ^you've lost everything
    you/you've lost #/<number> days/weeks of progress/work/effort
    ^^#/<number> days/weeks/months/years and? nothing to show for
    another/whole/entire/perfectly-good day/week/chance/evening/morning/weekend/opportunity wasted
    ^^another .. wasted$, ^^a day/week/month/evening/chance wasted$$, ^you wasted another/everyone's/our/their
    you wasted your .. chance/chances, wasted another, ^^what a waste$$, ^^such a waste$$
    progress/effort/efforts/work/chance/potential go/goes/going/gone/went to waste, ^you're wasting
    you're wasting your/our/everyone's/another time/day/week/life/chance, you squandered
    ^^one more day and you'd/you, ^^you were so close$$, and you were so close, you were on a roll$$
    you were on a roll until/before, you had a good thing going, you had such? a? good run going/until
    you were doing so well/great/good, ^you were doing well/better/great, you had it in your hands
    ^^back to zero$$, you're/are back to/at zero/square, ^^back to square one, ^^zero again$$
    ^^starting over again$$, look at all those missed, ^^now look at you/yourself$
    look what you've/you/you-have done, look what you did$, look at the mess you
    ^you/you've/you-have let everyone/everybody/them/him/her/people/someone/somebody/us/me/yourself .. down
    you/you've/have let yourself/us/me down
    and/again/today/because you let everyone/them/us/yourself/people down, let/letting yourself down
    letting us/everyone/yourself down, ^don't let us/me/them/yourself/him/her/everyone/your down$
    ^don't let us/me/them/yourself/him/her/everyone/your down now/again/today/tonight/this/like
    ^don't disappoint, don't make us/me, you/you've/have disappointed us/me/yourself
    ^^you disappointed everyone/everybody/them, we're/i'm/we .. disappointed in/by/with you/yourself
    ^you should be .. disappointed in/by/with yourself, ^^everyone/everybody is/was .. disappointed in/by you
    would be so/very/deeply? disappointed to, so disappointed in/by/with you/yourself
    we're/we-are/i'm so? disappointed$, ^^you're/you-are a disappointment, disappointed us, how disappointing$
    ^^disappointing$$, we/i/we'd/everyone expected/hoped .. more/better from/of/for you
    we/i/we'd expected/hoped-for more/better, we'd/we-had expected/hoped more/better, ^we expected
    ^^you're/you-are better than this/that$, ^^you can/could do better$
    ^^you can/could do better than this/that, we know you can/could do better
    ^you should/ought be doing better, ^you ought to be doing better, ^we thought you were/wanted/cared
    ^thought you were serious/better/stronger, shame on you, ^^what a shame you/that/after, ^^tsk
    you should/ought be? .. ashamed of, ^you should/ought/must .. ashamed/guilty/embarrassed
    ^^be ashamed of yourself, we're/i'm ashamed of you, ^^aren't you ashamed, ^^are you not ashamed
    ^^have you no shame, !you should not .. ashamed/guilty/embarrassed
    !you should never .. ashamed/guilty/embarrassed, !you must not .. ashamed/guilty/embarrassed
    !you must think/believe/be .. ashamed/guilty/embarrassed, would/will/must be .. ashamed of you
    ^you should/ought feel .. bad/terrible/awful/worse
    ^you ought to feel .. bad/terrible/awful/worse/guilty/ashamed, ^^feel guilty/bad/ashamed yet
    ^^feeling guilty/bad/ashamed yet, ^^do you feel bad/guilty/ashamed$$, so feel bad/guilty/ashamed for a
    deserve to feel bad/guilty/ashamed/terrible/awful, right to feel bad/guilty/ashamed/terrible of yourself
    feel/feels/feeling bad/guilty/ashamed/small as it/you should$$
    or you'll feel terrible/bad/awful/guilty/worse/ashamed
    you'll feel terrible/bad/awful/guilty/worse/ashamed if you skip/quit/don't/stop, guilt is deserved/earned
    your guilt is right/deserved/earned/fair, have that/it/this on your conscience
    ^^would .. be proud of today/you/this/that, ^^are you proud of yourself/that/this/it
    ^^proud of yourself$$, ^^happy now$$, ^^are you happy/satisfied/pleased now
    hope you're happy/proud/pleased/satisfied, hope it/that was worth, hope you sleep/slept well
    how do/can you sleep at, ^^can you live with that/yourself/this, ^^now live with that/it/what/this
    you'll/you have to live with that/what you, look yourself in the eye/mirror/face
    how will/can/could you look them/her/him/yourself, face yourself in the mirror
    think about that when/before/while/as you .. bed/sleep/mirror/night/tonight, ^^think about that tonight$$
    ^^think about that in bed, remember that when/next you wonder why, ^^remember that when you complain/cry$$
    that/this should bother/trouble/worry/shame you, that/this ought to bother/trouble/worry/shame you
    !nothing/none in/of that/this should bother/trouble/worry/shame you, serves you right, you had it coming
    you/you've brought this/that/it on yourself, your own worst enemy, !being/become/be your own worst enemy
    you only cheat/hurt/fool/rob/punish yourself, only cheating/hurting/robbing yourself
    nobody's/no-one's fault but yours/your/you, no one's fault but yours/your/you
    nobody/no-one else is to blame, no one else is to blame, nobody/no-one else to blame, no one else to blame
    nobody/no-one to blame but/except you/yourself/your, no one to blame but/except you/yourself/your
    ^^you're/you-are to blame, you're/are/yourself to blame for, only yourself/you to blame, yourself to blame
    is/was/that's/it's/all your own doing, you have only yourself, ^^it's/that's/this-is your own? fault
    ^^whose fault is/was that/it$$, ^^and whose fault is/was that/it$$, you did this to yourself
    ^^you did that/this to them/her/him, you're/are the one who did this/that
    is/are gone/ruined/broken/dead because you, !nothing/nobody/none of it/them/this is/are .. because you
    ^^you're/you-are the reason they/she/he/your/people/everyone/nobody
    undone/unfinished/late/waiting because of you, it's all on you$, this is on you$, that's on you$
    this is all on you, you're/are making excuses, stop making excuses, keep making excuses
    you make/made excuses again/instead/for, while you make excuses, while you skip/quit$
    you spent longer/more ... excuse/excuses than, excuse/excuses took/takes longer/more than/time
    less time than the/your excuse/excuses, less than the/your excuse/excuses did/does/do/took
    ^^another excuse$, yet another excuse, ^^no excuse for this/that/it/skipping/missing/quitting/today
    what's your excuse, you have/you've no excuse$, you have/you've no excuse for/left/now/today
    ^^excuses again, you've/you run out of excuses, the same old excuse/excuses, excuse after excuse
    your excuse/excuses is/are getting/wearing/running old/thin/out
    your lame/feeble/pathetic/weak/tired excuse/excuses, what a lame/feeble/pathetic/weak/poor excuse
    ^^that's/it's/this-is a cop-out, that's/that just/only an excuse, you know it/that was/is an excuse
    spare us/me the excuse/excuses, full of excuses, you should know better, you should have known better
    you know better than this/that, deep down you know, ^^you know you should/ought
    ^^you should have .. done/tried/opened/finished/shown/managed/thought
    you should have/should've thought of/about that before
    ^^you should've done/tried/opened/known/made/finished, ^^you could've/could-have at least
    ^^you could/might at least, ^you ought to have
    ^you should have tried/done/known/been .. harder/better/more
    if only you had/you'd/hadn't tried/kept/stayed/stuck/done/listened/stopped/started/skipped
    ^^this/that/it/today/yesterday/things could have gone well/better if you/you'd/only, tried harder$$
    ^^not good enough$$, ^^that's not good enough$$, your effort/best wasn't/isn't enough
    would have/you'd-have done it/this by now/already, you'd/could/would be so much further/farther
    if you'd/you-had bothered, if you'd/you-had tried harder, if you'd/you-had stuck to/with it/this
    if you hadn't skipped/quit, you'll regret skipping/quitting/not/giving/missing/stopping, or you'll regret
    ^you'll hate/kick yourself, you'll hate yourself, ^you'll be sorry$, you'll be sorry you
    you'll wish you'd/you-had done/tried/kept/started/stuck it/this/harder/with/today
    ^^was it/this/that too hard/much/difficult$$, ^^was it/that too hard/much/difficult for you
    ^^too hard/much for you$$, ^^is/was it/that .. too much to ask
    ^^is/was one/two/five/ten .. minute/minutes/tap .. too much, ^^was that so hard/much/difficult
    ^^is it really so/that hard, ^^how hard can/could it/that/this be to tap/try/open/show
    ^^it can't be that hard
    you had one job$, ^you only had to, ^all you had to, ^^how can/could/will you ever/possibly expect/hope to
    how do/can/could you expect to change/grow/improve
    how do/can/could you expect anyone/people/them/others to
    ^^not even #/<number>/a/one minute/minutes/second/seconds/tap$$
    ^^you couldn't spare/manage/find even? #/<number>/a/one single? minute/minutes/second/seconds/moment/\
    line/tap, ^^you really couldn't spare/find/manage/do/even/be
    you couldn't even do/give/find/spare/manage/be/try/open/keep, ^you couldn't give/spare
    you couldn't be bothered, ^^you can't even do/manage/keep/finish/give/find/spare/stick/be
    ^^you won't even try/open/do/give, ^^you did not even? bother, ^^you did not even try/open/care
    you didn't even bother, you didn't even try$, you didn't even try it/this
    you didn't even open it/this/the/us, ^^you didn't care, you didn't care enough
    ^^you never even tried/bothered/opened/started/came/showed, ^^you never bothered, ^^you never showed$$
    ^^you never came$$, ^^you never called$$, how little was asked, so little was asked
    was all it took/asked and you, was/is/that's/it's all we/i asked/ask/wanted/needed
    ^^you had all day/week/evening/morning$, you had all day/week/evening/morning to/for
    !you had all day/week/evening/morning to yourself/rest/sleep, ^you had the whole day/week
    you had/found time for/to ... but not/none/never, if you can't .. this/that/it .. what can you
    ^^is that/this the best you can/could, ^^is that really the best you can/could
    is that/this .. the best you can do$$, ^^is this all you can/could do/give/manage
    ^^is this all you've got, ^^is this how much .. means/mean/matters/matter
    ^^is this how you treat/repay/thank/keep, that's how much .. mean/means to you, the least you could do
    it's/that's/is the least you can do, ^^the least you could, ^^what gives you the right
    ^^you have no right to, ^^what have you done to deserve/earn, say what you have done to deserve
    you don't get to rest/complain/quit/skip/stop, and you call yourself, you call that trying/effort
    ^^what happened to you$$
    ^^what happened to your promise/promises/commitment/resolve/streak/word/discipline/resolution
    ^^so much for your/that/the/keeping .. promise/promises/word/commitment/resolution/resolutions/\
    discipline/streak/effort/plan, ^^you promised$$, and/but you promised$$, ^^you promised us/me
    ^^you promised you'd, !you promised you'd buy/bring/send/call/cook
    ^^you promised to try/change/improve/do, ^you promised yourself, and you'd promised yourself
    !you promised yourself a/an/one/the, you/you've broke/broken your/a/the/another .. promise/promises
    you/you've broke/broken your word, broke/broken/breaking .. promise to yourself
    promise ... and/then you broke it, you broke .. chain/pact, broke the chain
    your word/promise/promises means/mean/is/are nothing/little/worthless
    what your word/promise/promises is/are worth, ^^you gave your word$, ^^you gave us your word
    ^^you said/swore you'd/you'll do/finish/try/keep/start/open/stick it/this/us/with/better
    ^^you said/swore you'd be here/back$$, !you said you'd do it all yourself, ^^you said .. mattered
    ^^you said you cared/meant, ^^you said you wanted this/help
    hoped for more/better .. from/of you, expected more/better of/from you
    you couldn't/didn't/never keep/kept/honor your/the/a/that/one promise/promises/resolution/commitment/vow
    how do/can/could you sleep/rest/relax after/with/knowing
    kids/children/son/daughter/child/kid/partner/family .. see/watch/watches/learn/learns/saw/watched ..\
     you quit/skip/quitting/skipping/fail, you left/leave us hanging/stranded
    stopped/quit believing/counting/expecting/trusting .. you
    don't let .. days/weeks/months/effort/progress go to waste
    ^^you said you wanted to change/improve/grow/stop/try/do/be better/this/it
    ^^you said you wanted to change/improve/grow, ^^you said it mattered, you said mattered
    you owe yourself/us, you owe it/this to yourself/us/them/your/everyone/those/people/him/her
    you owe it/this/yourself to change/try/keep/finish/do
    ^^you owe them/him/her/everyone/us .. an apology/explanation, owe yourself more
    make up for the days/fixes you missed/skipped, >redeem yourself, >prove that? you mean/meant/care it/this
    ^^prove that? you mean/meant/care/still, is/was your last/final/only chance to prove/show
    last/final chance to prove yourself, ^^what have you got/you to show for, ^^remember why you started$
    remember why you started this
    ^^don't be the/that one/person/guy/type who quits/gives/fails/stops/skips/quit, be the one who quit
    unless of course you don't care$, ^^you stopped caring/trying$$, when did you stop caring$
    don't you care$, don't you even care, ^^don't you even? want to change/improve/grow
    ^^don't you miss us/it/me, ^^do you even want this/to-change, ^^do you even care$
    ^^you don't care anymore, clearly/obviously you don't care, ^^you clearly/obviously don't care
    ^^you're/you-are not serious/committed, ^^you're/you-are not trying$$, ^^you're/you-are not even trying
    ^^you're not even ashamed/sorry/embarrassed, you're/not serious about this/it/change/changing
    not serious about this/change/changing
    ^if you really/actually/truly cared/meant/wanted ... you'd/you-would
    ^^if you cared/meant ... you'd/you-would, if you even cared/tried/bothered, ^^you used to care/try$$
    ^^you used to care about this/us, you used to be better/stronger than this
    your .. laziness/neglect/selfishness/cowardice is/has/was/cost/costs/made
    people/those around/near you .. suffer/suffering, people closest to you .. suffer/suffering/pay/paying
    people around you .. pay/paying for/the, people you love pay/suffer/deserve
    who love you pay/suffer/deserve
    others/family/friends/kids/children/partner/colleagues/they/they're/people paying the price for you/your/\
    this, others/family/friends/kids/children/partner/colleagues/they/people are paying the price for
    somebody/someone/everyone else pays the price
    they/she/he/family/friends/kids/children/partner/others/people go/goes on paying for what you
    ^guess who pays for it
    they/she/he/we/family/partner/friends/kids/children/colleagues/team/people/someone/everyone deserve/\
    deserves/deserved better$
    they/she/he/we/family/partner/friends/kids/children/colleagues/team/people/someone/everyone deserve/\
    deserves/deserved better than/from you/this/that
    they/she/he/we/family/partner/friends/kids/children/colleagues/team/people/someone/everyone deserve/\
    deserves someone/somebody who, ^^they/she/he deserved/deserve an apology
    your .. friends/family/partner/kids/children/colleagues/team/people/mother/father deserved a/an
    deserved better today/from, did nothing to deserve you/that/it/this
    done nothing to deserve you/that/it/this, had done nothing to you, ^^they were counting on you
    ^^somebody/someone/everyone/people/we were/was counting on you, are/is counting on you and
    counted on you and you, !if somebody/someone/anybody/anyone was/is/were counting on you
    needed you to change/try/listen/stop, when they/she/he/your needed you most
    where were you when they/she/he/your/we needed, weren't there when they/she/he/your needed you
    ^^you weren't there for, ^^you hurt them/him/her/somebody/someone/people
    ^^you made them/him/her/somebody/someone/your feel small/stupid/worthless/unwanted/invisible/unloved
    ^^you made somebody/someone/her/him/them cry, ^^you humiliated them/him/her/somebody/someone again/today
    how badly/poorly/cruelly/unfairly you've? treated/treat/hurt
    everyone/everybody/those/people you've? hurt/wronged/mistreated/humiliated
    pain/hurt/harm you've/you-have? caused/inflicted, the pain/hurt/harm you caused, must have felt when you
    ^^you betrayed, you're/are betraying
    betrayal of someone/somebody/people/everyone/those/yourself/the who/people/one, betrayal of yourself
    ^^you robbed/cheated them/her/him/your/everyone/people, after everything/all we've/we/i've
    after everything/all they've/they/she's/he's done/did/do/given/gave/sacrificed for
    after everything/all your .. has/have done/given/sacrificed/put for/up
    after everything/all ... put up with, everyone/everybody/people/those who had/has/have to put up with you
    after all that/this time and you still, after everything/all you've put/made
    no wonder they/she/he left/stopped/avoid/avoids/gave, no wonder nothing changes, why nothing changes
    and you wonder why, and still you wonder$$, has/have/they've given up on you, gave up on you
    stopped counting/relying on you, stopped expecting anything from/of you
    they've stopped expecting/hoping/believing, have stopped believing in you
    used to you letting/failing/cancelling/canceling
    somebody/someone/person/anyone/anybody/friend/partner who cared ... would've/would-have
    somebody/someone/person/anyone/anybody/those who really/actually/truly meant/cared/wanted ... would've/\
    would-have
    a better/decent/real friend/person/partner/colleague/mother/father/parent/brother/sister/daughter/\
    son would've/would-have, get these/those/this/that years/year/evening/evenings/childhood/summer back
    won't/never get these/those years/evenings/days/moments back
    your kids/children/son/daughter/parents/mother/father/family/friends/partner/grandmother won't be around/\
    here/there/small/little/young/waiting forever, won't be around/little/young/small forever
    are only young/little/small once, grow/growing up without you, growing up while you
    with harder/tougher/less lives/time than yours/you
    others/people/someone/somebody have/has it .. worse/harder than you
    would give/kill anything/everything for your/the/a chance/time/life/free/evening
    some people would give anything, ^^everyone/everybody else managed/finished it/this/theirs/today/to
    ^^everyone/everybody else has managed/finished/done it/this, ^^everyone/everybody else did/could$$
    !so did everyone, ^^others managed, even .. managed it
    explain that to your kids/children/family/partner/mother/wife/husband/friends/team
    ^^try telling/explaining that to, ^^go tell that to, ^^tell that to the people/person/colleague/friend/one
    if your .. could see you now, what would your .. think of you now
    each/every skip/miss/skipped/missed day/fix? costs/hurts/weakens/undoes
    every/each time you skip/quit/miss ... someone/somebody/others suffers/pays/suffer/pay
    we/we've/i/i've waited/hoped .. for you, we've/i've been waiting/looking/hoping .. for you
    we waited all day/night/week, fix/fixes/bug/bugs/app/terminal waited .. for you, waited up for you
    we saved you a .. and you, you disappeared/vanished/left/ghosted on? us, ^^you disappeared/vanished$$
    ^^you disappeared/vanished on, ^^you disappeared for #/<number>/a days/weeks/week/month/while
    ^^you left us, ^^you've been gone$$, ^^you've been gone too, been gone too long
    ^^still ignoring/avoiding us/it/this/me, are you still? ignoring/avoiding us/me/this
    you're still ignoring/avoiding us/this/me, we're/we-are sad/hurt/lonely/waiting/worried, you forgot us/me
    you forgot about us/me, ^^you forgot again, you've forgotten us/me, you've forgotten about us/me
    did we do something, was it something we, ^^is it something we, what did we do wrong
    are you mad/angry at us, ^^have we lost you, ^^did we lose you, broke/breaks/breaking our/my heart
    we/i've noticed that? you stopped/haven't/didn't/left, we/i notice that? you stopped/haven't/didn't/left
    quiet from your side, you've been/gone .. quiet lately, too quiet lately, too quiet without you
    been/gets/got/feels/so lonely/empty/quiet without you, lonely without you, where did you go$$
    where'd you go$$, ^^where have you been$$, ^^where were you$$, where have you been all
    got/getting/gets worse without you, look how long you've been gone/away/waiting
    ^^see how long you've been gone/away, ^you've left us, ^^you've left this/it lying/undone/unfinished/again
    sitting there undone/unfinished, sitting there waiting for you, it's/it been too long since you
    it's been .. since you opened/visited/bothered/cared/showed/tried, it's been too long
    ^^#/<number> days/weeks of silence$$
    ^^#/<number> days/weeks/months without a single fix/check-in/sign/word
    ^^#/<number> days/weeks/months without opening/us, #/<number> days/weeks without one fix
    we/we've/bugs/app/fixes missed you, we've been missing you, we miss you, ^missing you$
    app/bug/bugs/egofix/fix/fixes/terminal misses/miss/missed you, ^^missed you
    bugs/app/fix/fixes/phone missed you, !nobody/no-one/who missed you
    we're/we-are starting/beginning to worry, starting/beginning to worry about you, we worried/worry
    we were/are/we're worried, forget/forgot/forgotten about us/me, forgot/forgotten all about us/me
    ^^did you forget$$, ^^did you forget us/me, ^^did you forget about us/me/this
    ^^did you forget your promise/commitment, ^have you forgotten us/me, ^have you forgotten about us/me
    ^have you forgotten your promise/commitment, ^have you forgotten what you promised
    don't forget about us/me, remember us$, ^remember me$, please come back, come back to us
    we're/we've been? waiting for you, fix/fixes/bug/bugs/app .. still waiting for you, we're/we here waiting
    still here waiting, don't leave us, please don't quit, please don't go$,
    please don't go yet/away/now/without, ^^leaving so soon/already
    sad/sorry to see you go, ^sad/sorry to see you, we're sad
    thought you'd left/forgotten/quit/abandoned/gone us/me/for
    we thought you'd left/forgotten/quit/abandoned/given, ^^look who's back/here, ^^look who finally
    ^^nice/good/kind of you to show/drop/join/come/stop/finally, ^^took you long enough
    finally bothered/remembered us/to, you finally bothered, not even a goodbye, we warned you, we told you so
    ^^you were warned, don't come crying/complaining, you're running out of chances
    your future self .. pays/pay/suffer/suffers/regret/forgive, ^^you haven't opened this/us/the-app
    ^^you haven't logged/visited/checked in/us/this, ^^you haven't even opened/tried/started/bothered
    ^^you haven't bothered/shown-up/returned, ^^you haven't applied a/any/your/one
    ^^you have not even? opened/visited this/us, ^^you have not applied a/any/your/one, ^^you have not logged
    ^^you haven't been here/back/around, ^^you have not been here/back/around
    ^^you haven't done a/any/your/today's/this/one .. fix/fixes
    you haven't finished/touched/started today's/your/this/a/any fix/one/bug, people you keep waiting are
    !nothing/nobody/none/no-one is gone/ruined/broken/dead because you, was/is all it asked and
    ^you had plenty of time, ^you've wasted another/everyone's/our, ^^make it up to them/him/her/us/everyone
    you know/knew better than this/that, you knew better ... and/but you still, unless you don't care$
    >make up for yesterday/yesterday's/last/your, >make up for the day/days/week/fixes you
    ^^there's no excuse for, ^^there is no excuse for, ^^there's/there no excuse$$
    you owe them/him/her .. better/more$, you owe them/him/her .. that much, you owe them/him/her at least
    ^^try harder$$, >apologize/apologise to yourself, the fix/fixes/day/days/week/chance/chances you wasted$
    fair to the people/those who, fair to those who, and you couldn't manage
    ^^you couldn't manage one/a/that/this, kid/kids/son/daughter/children/child saw you quit/break/skip/give
    ^^they counted on you, counted on you today/yesterday/tonight, ^you let the .. team/family/class down
    since you let everybody/everyone/them/him/her/yourself down, everyone/everybody you let down
    you clearly couldn't, since you wasted
    it is/it's/is disappointing/regrettable/unfortunate/sad that you did/chose/have/failed/did-not/didn't
    so now you remember, you ought to be .. ashamed/embarrassed/sorry, don't you care anymore/at
    you did not care enough, your future self hates/cries, and here we/i thought
    after everything/all she/he/they has/have done, after everything/all you promised/said/told
    you have not/haven't opened the app/application for/in/since, it's sad to see you
    you said you'd be here every/each, streak/run/it/progress is/are over/gone because you
    how do/can/could you expect to get anywhere, ^^last/final chance to prove/show that/you/us
    days/weeks of silence from you, ^^it hurts to be ignored$$, look what you did to, what a shame ... you had
    ^^how dare you, ^you/you've left them/him/her/us hanging, keep/keeping/kept your seat warm
    ^^it's/that's the least, somebody/someone else has/had to pay/suffer for your/what, ^^must we really
    is that too much to ask, you could have had the decency, ^^have the decency to
    don't you think they/she/he deserve/deserves, ^^don't you think you owe
    what kind of friend/person/partner/parent/mother/father/colleague skips/ignores/quits
    ^^how long will/can/should they/she/he/people/anyone put up, their patience is running/wearing
    your .. deserve/deserves an apology
    """
}
