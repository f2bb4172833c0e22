import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags praise and cheering. What is quoted is free (the reader may be told not to say it), what is denied
/// in the same breath ("nobody is proud of you"), and so are the options of quizzes and scenarios. Who else
/// did a good job is nobody's praise, and letters that stand in for others hide none (`DisguisedWords`).
struct Praise: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/praise"),
    summary: "A text praises the reader or cheers them on.",
    rationale: """
      The voice is a friend who sees through you and likes you anyway. A friend like that does not clap. \
      Praise makes the app the judge of the reader, and feeds the very need that most of the bugs are about.
      """,
    reads:
      "bugs, fixes, tidbits and EgoFix's copy; not quiz and scenario options, nor what is quoted or denied",
    options: [.entries("terms", defaultTerms, "The words and phrases that are praise.")],
    judged: JudgedShare(
      tuning: .init(found: 20, of: 20, wrong: 1, of: 20),
      held: .init(found: 20, of: 20, wrong: 0, of: 20),
      misses:
        "It misses praise in words of its own, and takes irony for praise where nothing but the tone tells them apart."
    )
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("Nobody clapped. The sentence is still finished."),
      .prompt(#"Until lunch, send every message without \"great job\" or \"amazing\"."#),
      .comment("He did a good job of looking busy. Nobody is proud of you for midnight."),
      .comment("Great work has been done in worse rooms by quieter people."),
      .comment("Ordered it well done, ate it well done, said so."),
      .prompt("Say once today that you have a good job, and leave the title out."),
      .body("The fear wants good work to speak for you. It has a long way to go before it rests."),
    ],
    flagged: [
      .comment("⟪Great job sticking⟫ with it."),
      .comment("Nobody noticed. ⟪You've got this⟫."),
      .comment("⟪Gr3at j0b⟫. ⟪Nicely done⟫. ⟪Well done you⟫."),
      .body("Skipping is human, and you are still here. Somebody is ⟪so proud of you⟫ for it."),
    ]
  )

  static let seesThroughDisguises = true

  let terms: TermList

  func reads(_ origin: TextOrigin) -> Bool { origin.isEgoFix && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 2, inClause: true) || words.isReported(match)
  }

  private static let defaultTerms = """
    a person/mind of your intelligence/talent/insight/talents/gifts/caliber
    nobody/no-one has/have earned/deserved/deserves .. more than you
    the kind of person/friend/colleague/parent that/who/everybody/everyone/we/people .. wish/wishes/dream/dreams/admire/admires
    such an impressive/amazing/outstanding/excellent/admirable week/day/month/effort
    ^what a/an <great>/true/real? champion/star/legend/hero/pro/trooper/gem/genius/winner/natural$
    make/makes/made you a/an <great>/true/real? champion/star/legend/hero/winner/genius/inspiration
    you're/you-are/makes-you/made-you still? one of the most/bravest/kindest/finest/wisest/smartest/strongest _
    your <the>? insight/insights/honesty/maturity/wisdom/self-awareness/courage .. is/are \
    <degree>? extraordinary/admirable/outstanding/rare/inspiring/brilliant/amazing/exceptional/impressive/remarkable
    such <great> work/effort/discipline/progress, your excellent/outstanding/brilliant/superb/amazing work/effort
    a mind/heart/spirit/soul as _ as yours
    few/not-many people .. as <great>/brave/honest/wise/kind/perceptive/sharp as you/yours
    anyone/anybody/everyone/everybody .. can tell/see how gifted/smart/brave/special/talented/brilliant you
    you certainly/surely/truly/clearly are/have gifted/talented/special/remarkable/extraordinary
    you're/you-are <degree>? .. visionary/genius/trailblazer, bursting with pride, ^^smart of you$
    ^smart/brave/wise/big/kind/mature/bold/clever of you to
    takes someone special/rare to, wisdom beyond your years, how proud you are of/to
    stronger than the people/others who, people will admire you for, is why people admire you, ^hats off$
    and that is an achievement, ^great/good/nice/lovely/excellent/superb/fine work already/here/today/so/on
    ^what a brave/bold/great/wonderful/strong/mature/beautiful/courageous thing/move/step/choice/answer to
    !would have been proud of you, !be proud of you for less
    !congratulations are/were/come/cost/sound/work/cards/can/could/go/went/will/may/seem
    ^that/it/this was/is <degree>? outstanding/superb/excellent/beautiful/magnificent/remarkable/phenomenal/\
    exceptional/terrific$
    ^that was <degree>? perfect$
    takes a/an strong/brave/big/real/special/courageous person/man/woman/someone
    you're/you-are getting better/stronger/braver every/each/with/by/and, clap for yourself
    ^clap$, says a lot about your courage/strength/character/honesty/discipline
    says something about your courage/strength/character
    so proud of you, >be so proud of yourself
    you're/you-are stronger/braver/better/wiser/tougher/more than you realize/imagine/believe/admit/think/\
    know/thought/were
    cease to amaze/impress, you amaze/impress/astonish us/me, amaze us
    that's/that-is/that-was/this-is/this-was/it's a big/huge/brave/important/giant/real/great step
    ^a big/huge/brave/important/giant/great step forward/for-you, !a big step back/down/to
    step and you took it
    your courage/effort/honesty/patience/strength/discipline/progress/commitment .. inspiring/admirable/\
    impressive/amazing/remarkable
    your courage/effort/honesty/patience/discipline/progress/commitment shows/showed/shone$
    ^that/this/it was/is inspiring, you're/you-are/you-were truly? inspiring, ^truly inspiring
    you can be <degree>? proud of, that's/this-is/it's something to be proud
    you've/you proven/proved yourself
    you have so-much/great/real/huge/such potential, ^you've improved$, ^you've improved so/a-lot/since
    ^a/that's big improvement
    ^that's a big improvement, your hard work is/has/paid/pays/shows
    !^^good question/morning/evening/night/luck/news/afternoon/friday/point/idea
    !^^<great> question, !nice of you, !^^fine print, !^^good enough
    ^way to stick/handle/keep/show/hold/finish/start/be/resist, you're/you-are/you-were on fire
    >keep showing up
    that's what courage/strength/discipline/growth/progress/bravery/maturity/character/humility/honesty/\
    confidence/leadership .. looks like
    ^that's progress, what progress looks, takes/took the/a kind of strength/courage/discipline
    strength that few, ^look how much you've, ^look how far/well you/you've
    ^look/see how much you've grown/improved
    ^you're a/an <degree>? true/strong/brave/wise/gifted/talented/rare/amazing/wonderful/remarkable/\
    exceptional/impressive _
    ^you are a/an <degree>? true/strong/brave/wise/gifted/talented/rare/amazing/wonderful/remarkable/\
    exceptional/impressive _
    ^you're/you-are a/an <degree>? quick/fast/natural/born/skilled/real/great learner/leader/listener/friend/\
    talent/person/thinker/soul/champion/winner/hero/fighter/human/pro
    !you're a natural at avoiding, a gift for this
    ^you have/you've-got a gift/talent/knack for this/that/it/listening/silence/seeing/people
    ^you have/you've-got a gift/talent$, what a talent, ^you have a real/rare/true/great talent/gift/knack
    ^what a gift$
    ^perfect score, ^full marks, ^top marks, ^^a plus$
    ^that/this was/is a masterpiece, what a masterpiece, that's/that-was a masterclass, ^another win$
    a win for you$
    we're cheering/clapping/proud/happy/glad, ^we are cheering/clapping/proud/happy/glad, cheering for you
    cheering you, rooting for you
    more discipline/strength/courage/patience than most/many/you-think/you-know
    ^we/i love how/your/seeing, ^^love that$, ^love it$, ^we/i admire you/your/how
    we're/i'm so happy/impressed/glad/proud
    ^you did the hard thing/part/work, >enjoy the/this feeling/win/victory, >enjoy this moment
    enjoy it you've/you earned
    >savor this/the win/victory/moment/feeling
    back and stronger/better, to see you back, ^good/great/nice to see you back/here/again/still
    good/great to have you back/here
    you were/are born/made/meant for/to this/greatness/shine/lead, you're made for this, born for this
    ^you belong here
    ^you're/you-are .. braver/better/stronger/tougher/calmer/wiser than most/many/ever
    braver than most, ^better/stronger/tougher/calmer/wiser than most/many/ever
    ^not many can/could/get/make, ^not many people can/could/manage/do, isn't/wasn't easy and/but you
    was hard and/but you did/managed/pulled/got/made, and you managed it/that/all, ^you managed it/that
    you/you've pulled it/that off, rose to the occasion, ^you rose above, you .. with flying colors/colours
    ^you kept your cool, ^you held your own$, ^you stood tall, >stand tall, ^chin up, keep your chin up
    hold your head high
    outdid yourself, ^you surprised us, surpassed yourself, ^you should thank/reward/treat/give yourself
    >give yourself .. pat/hug/hand/credit/applause/treat/round, >be happy with/about yourself
    >be pleased with yourself/this/that/how/your
    ^you should be happy/pleased/glad/proud, good on ya
    you're/you-are on the right track/path, ^on the right track, ^exactly right, ^spot on$, ^bullseye, ^boom$
    ^mission accomplished, ^you've/you mastered it/this/that, like a champ/champion$, like a pro$
    ^like a boss, like a boss$, ^boss$
    ^legendary$, ^flawless$, ^superhuman, ^unreal$, ^chapeau, ^bravo
    your best .. yet, best one/week/day/run yet, ^personal best$, new personal best/record
    ^you're getting there, ^you're getting closer, ^getting there$, >keep/stay strong, ^keep shining
    the world needs more of-you/people-like-you, ^more of this/that$
    ^you inspire us/me/others/everyone/people
    you're/you-are .. role model, an inspiration to us/all/others/everyone, you set .. example
    you're a credit to
    you've come out stronger/better, ^victory$, ^that's a win/victory/triumph
    ^that/this/it is a win/victory$
    ^that/this/it counts as a win, ^a small victory, ^huge/big win$
    ^what a win/run/streak/comeback
    ^<great> job/work/effort/progress/start/going/show/stuff/performance/call/catch/move/run/week/streak/\
    finish/session/effort/discipline/form/focus/timing/job$$
    ^<great> job/work/effort/progress/start/stuff/performance/catch/move/finish/discipline/session today/on/\
    this/with/there/everyone/tonight/again/holding/staying/sticking/you/keeping/at
    ^<great> finish/job/work/effort/going onward/next, ^you/you've/you're did/done/doing a <great> job
    you're doing a <great> job
    ^you did <great>/brilliantly/so/really/very work/well/good, ^you did <great>/brilliantly/so/really/very$
    such a/an <great> job/effort/achievement
    ^what a/an <great> job/effort/start/performance/win/move/achievement/way
    ^what a/an <great> day/week$, ^what a performance/star/champ/legend/hero/win/run/comeback/effort$
    ^well done$
    ^well done you/on/for/today/everyone/again, ^nicely done
    ^<well> played/done/handled/put/said/managed$, ^<well> done/handled, ^job well done, ^a job well done
    ^good going
    ^^good for you$, ^gr8 job/work
    ^you/you've handled/managed/dealt/played/carried/took .. .. well/beautifully/brilliantly/perfectly/\
    gracefully/superbly/wonderfully/masterfully/nicely/admirably$
    ^you did well$, ^you did well today/there/here/to/this, you handled/managed it/that/this <well>
    ^you did great/brilliantly/amazing/fantastic/wonderfully/beautifully/perfectly
    !did/does/do you .. well, thumbs up for/to you, ^^thumbs up$$
    >pat yourself on the back
    ^that/this took/needed/required/showed/shows <courage>
    ^that/this took/needed/required/showed/shows <degree>/real/great/true/some/such/serious <courage>
    ^it took <degree>/real/some? courage/guts/bravery/maturity
    you showed/have/had/found real/great/true/such/so courage/guts/strength/maturity/discipline/bravery/\
    character/willpower/grit/backbone/heart/spine
    you showed .. courage/guts/strength/maturity/discipline/bravery/character/willpower/grit/determination
    ^that/this was/is <degree>? <degree>? brave/courageous/impressive/admirable/bold/huge/big/heroic/gutsy/\
    inspiring/amazing/awesome/fantastic/incredible/wonderful/brilliant$
    !if ... that/it/this was/is brave/bold/big/huge/impressive
    ^it was <degree>? <degree>? brave/courageous/impressive/admirable/heroic/gutsy/inspiring$
    ^you were/are <degree>? <degree>? brave/courageous/impressive/amazing/inspiring/brilliant/awesome/\
    unstoppable/fabulous/gifted/phenomenal/remarkable/extraordinary/fantastic/incredible/wonderful
    ^you're <degree>? <degree>? brave/courageous/impressive/amazing/inspiring/wonderful/brilliant/awesome/\
    fantastic/incredible/unstoppable/fabulous/gifted/phenomenal/magnificent/remarkable/extraordinary
    ^that's <degree>? amazing/awesome/fantastic/incredible/wonderful/brilliant/impressive/huge$
    ^that is/was amazing/awesome/fantastic/incredible/wonderful/brilliant$, ^unstoppable$
    we're/i'm/we-are/everyone-is/everybody-is/somebody-is/someone-is/very/really proud of you
    ^proud of you/how/that/this
    !they/he/she are/is proud of you, !they're proud of you, !nobody/no/not/isn't/too .. proud of, ^be proud
    >be proud of yourself, ^so proud
    you should/ought/deserve .. be/feel .. proud/pleased, you can/may be/feel proud/pleased
    ^you should/deserve .. feel .. happy/good/great, you have .. reason/right to be/feel proud
    every reason to be/feel proud/pleased/happy
    >feel proud of, we're/i'm/we-are <degree>? proud of/that/to
    !be proud of nothing, >feel good about it/this/that/yourself/today/what, ^yay$, ^hooray, ^woohoo, ^bravo$
    ^bravo to/for you, ^kudos, kudos to you, ^congrats, ^congratulations, congratulations to you
    !congratulations card/cards, ^cheers to you
    most/many people never get/make/come/do/try/manage this/that/it/far/here/so-far/even
    most/many people would-have/would've quit/stopped/folded/skipped/given-up/given-in/caved/snapped
    most/many people wouldn't/couldn't/can't/don't even? do/manage/try/make/get/have-done/have-managed this/\
    that/it/here/half/far
    most/many people quit/skip/stop/give-up here/before/long/this/at/right
    ^not everyone/everybody .. could/can/would do/manage/say/have this/that/it/done/managed
    few .. could/can/would do/manage/have this/that/it/done/managed, ^few people manage
    !most people .. know/notice/remember, !how many people would/never/can/could/do .. have/get/do/make
    !that you earned it
    ^you're one of the few/best/rare, ^you are one of the few/best/rare
    you've come so/this far/long, you've come a long, you have come so/this far/long, how far you've come
    ^you've got this far, ^look at you$, ^look at you go/now, ^^keep going$$, >keep at it$, ^^keep it up$
    keep pushing/going/shining/climbing/fighting you/you're, >keep pushing/shining/climbing/fighting$
    keep up the <great> work, !to/can't/cannot/couldn't/could/they/he/she/nobody keep it up, ^almost there$
    ^you're/you-are almost/nearly/getting/so there/close, ^onward$
    ^nailed/crushed/smashed/aced/killed/owned it$, you/you've nailed/aced/crushed/smashed it/this$
    ^you nailed/crushed/smashed/aced it/this/that
    ^you killed/owned it$, !you nailed/crushed/smashed it to/into/against/flat/onto
    ^you're/you-are .. crushing/killing/nailing/smashing/rocking it
    ^^impressive$$, ^bet you didn't know
    ^see/remember how <degree>? strong/brave/capable/committed/disciplined/amazing you
    ^look how <degree>? strong/brave/capable/calm/disciplined you
    you're/you've/you-are becoming/become a/an stronger/better/braver person/you/human/listener/friend
    you're/you-are becoming/growing/getting .. stronger/better/braver/wiser/calmer$
    you're/you-are becoming/growing stronger/braver/wiser/calmer
    ^you've/you-have grown so/a-lot/since, ^you've/you-have grown$
    ^look at how far/well/strong/brave/calm you/you've/that
    ^you make/made it/this/that look easy, ^round of applause, ^a round of applause for you/that, ^applause$
    ^standing ovation$
    >take a bow, give it up for you/yourself, we're .. clapping/cheering, ^wow$
    ^^amazing/awesome/excellent/fantastic/wonderful/brilliant/superb/outstanding/incredible/magnificent/\
    terrific/marvelous/phenomenal/splendid/bravo/great$$
    ^bravissimo, ^beautifully$
    ^you deserve/you've-earned/you-earned .. medal/applause/prize/trophy/credit/praise/round/treat/break/\
    respect/ovation/rest
    !deserve/deserves no, !you've earned a break from what, ^you deserve, ^you .. deserve it/this$
    and/because you deserve it$
    ^you've earned it/this$, ^you earned it/this$, and/because you've/you earned it/this$
    rest/break/win/it/praise you've/you earned$
    small/little/tiny/every wins/win/step/steps/victories/effort/bit matter/matters/count/counts
    >celebrate your/this/the/every/how/that/it win/wins/progress/success/one/small/moment/day/far/victory/\
    yourself
    >celebrate yourself, ^time to celebrate, worth celebrating, every step counts, ^baby steps
    ^that/this shows/proves/says .. how <great>/strong/brave/committed/capable/far/disciplined/serious you/\
    you're/you've
    ^that/this shows/proves that you have/are/can/you're really/truly/<courage>/capable/committed/strong/\
    serious
    ^proof that you have/are/can/you're really/truly/<courage>/capable/committed/strong/serious
    !shows/show how much/many/busy/little, ^the fact that you showed-up/tried/came/noticed/stuck
    that's the spirit/stuff, ^that's the way$
    ^that's how it's done, ^you're capable of, ^you're capable$, ^you are capable of, ^you are capable$
    you're capable of more, you can do more than you think
    your .. effort/practice/discipline/patience/efforts/courage/work is/are/has/have .. paying-off/paid-off/\
    inspiring/admirable
    is/are/it's paying off$, has/have/it paid off$
    ^you're/you-are getting <degree>? <degree>? good/better/great/stronger at this/it/not/letting/listening/\
    noticing/losing
    ^not bad at all, ^not bad$, ^that's/this-is an achievement, ^that's quite an achievement
    ^that's/that-is/that-was a real/huge/big/great achievement, ^hats off to/if, hats off to you, ^high five$
    high five for/to you/that
    gold star for/to you, ^attagirl, attaboy, atta boy/girl, !no/not/hand/hands/handed/out .. medal/medals
    we/i knew you could/would/had, yes you did it, ^you made it$, ^you showed up$
    ^thanks for showing up, just for showing up, ^good on you, ^way to go$, ^nice one$
    we're/i'm/color .. impressed
    ^consider us impressed, ^you've/you got what it takes, ^you have what it takes
    ^you're/you the best$, ^you are the best$, ^you've/you got this$, ^you have got this$
    ^you can do it/this$, you can do hard things, ^you rock/rule$, ^you're on a roll/fire
    ^you are on a roll/fire
    ^you're doing .. great/well/amazing/fantastic/brilliantly/fine/beautifully
    ^you are doing .. great/well/amazing/fantastic/brilliantly/fine/beautifully, we/i believe in you
    >believe in yourself
    ^amazing/awesome$, ^amazing/awesome you/that-you, ^stay strong, ^stay awesome
    ^you're/you-are a/an star/champion/champ/legend/rockstar/superstar/genius/natural/pro/machine/warrior/\
    inspiration
    ^^you're/you-are a/an hero/winner
    ^you're/you-are a/an <great>/<degree>/real/true/absolute/total star/champion/champ/legend/rockstar/\
    superstar/genius/natural/pro/machine/warrior/inspiration/hero/winner/one
    !you're/you not a _, !you're doing well/fine/great enough, !you deserve nothing/no/neither
    !not everyone/everybody/many would have noticed/heard/seen/known/agreed/liked/laughed
    ^you should feel <great>/good, ^you're winning$, ^you're winning at/today, ^superstar, ^champion$
    ^legend$, ^well deserved, well deserved break/rest/win/praise/applause, ^that's my girl/boy/hero$
    you/you've exceeded expectations
    ^you're improving, ^real/great progress, you're/you've making/made .. progress, ^progress$, ^a natural$
    it takes/took maturity/courage/guts, takes real courage/guts/strength/maturity/discipline/character
    ^you're .. stronger/braver/wiser now/today/already/than, ^much/mad/big respect, inspires us
    ^you did <great>, ^^you win$$, ^you make us proud/smile/happy/better
    !<great> work/job has/is/was/takes/gets/have
    ^^awesome/fantastic/outstanding/terrific/incredible/superb/stellar/brilliant _$$
    ^^awesome/fantastic/outstanding/terrific/superb/stellar/brilliant _ _$$
    ^^great/excellent/amazing/wonderful/impressive/smart/sharp/perfect/remarkable answer/choice/decision/\
    honesty/restraint/self-control/patience/awareness/insight/instinct/instincts/thinking/try/result/results/\
    attitude/spirit/listening/save/pick/reply/achievement/move/call/catch/eye/discipline/composure/courage/\
    execution/consistency
    ^^good/nice/solid/strong/lovely/beautiful/wise/brave instinct/instincts/call/move/catch/thinking/eye/\
    save/stuff/show/choice/effort/restraint/self-control/discipline/run/progress/work/job/start/going/hustle/\
    focus/try/answer/decision$$
    !nice try, !perfect timing/alibi/excuse/storm, ^^respect$$
    >reward/congratulate/applaud yourself
    only someone/somebody with your courage/self-control/discipline/strength/patience/honesty/talent/insight/\
    eye/character/heart/gifts
    lucky/fortunate/blessed to have you/someone-like-you/somebody-like-you
    others/we/many can/could only admire/envy
    rare/unusual/remarkable/uncommon/exceptional/extraordinary/impressive insight/honesty/maturity/strength/\
    self-awareness/self-control/courage/restraint/patience/humility/composure/willpower
    need/needs more people like you, if/wish more people/everyone were/was like you
    ^people like you are rare
    that's/that-is/that-was no small thing/feat/achievement, no small feat, never fail/fails to impress/amaze
    ^what a champ, ^class act, you're a class act, ^chef's kiss, ^masterful$, ^stellar$, ^top notch$
    ^^first class$$, ^world class$
    ^ten out of ten$, ^10 out of 10$, ^^good girl/boy/lad/human$$
    ^that's growth/maturity/courage/bravery/strength/discipline/leadership/integrity$
    ^you're ahead of the game/curve/most, ^nothing/nobody can stop you, sky's the limit, ^go you$
    you go girl
    ^you legend/star/champ/champion/superstar/rockstar/genius/beast/beauty$, we/i salute/applaud you/your
    we tip our hat/hats, we take our hat/hats off, we bow to
    nobody/no-one does it better/like-you, nobody/no-one could have done it/this/that better, in awe of you
    we're/i'm .. in awe
    blew us away, left us speechless, we're speechless
    ^you're/you-are a joy/delight/blessing/treasure/gem/marvel/wonder/force/keeper
    did/done what/something few/most/many/others people? never/can't/couldn't/won't
    that alone deserves/is-impressive/is-admirable
    ^you handled/took/carried/managed/did that/it/this with grace/poise/class/dignity/maturity/elegance/style
    your future self will/would/is .. proud/thank/grateful, makes/made/make us proud, ^nice going
    ^great going, ^hero$
    ^you've got a/an <great>/rare/real head/heart/mind/eye/soul, ^you should be in awe
    ^smart/wise/brave/bold/good/excellent choice$$
    you're/you-are tougher/braver/stronger than this/it/any/all/the
    you've got more courage/strength/guts/patience
    ^brilliantly/superbly/masterfully/beautifully/perfectly executed/judged/timed/resisted
    than you give yourself credit for, has/have that kind of courage/strength/discipline
    rare kind of strength/courage/honesty
    ^^not everyone/everybody/many would have, ^^few people would have
    most people would have lied/run/fled/denied
    ^a round of applause, you actually/really pulled it off, know you can do it/this
    you can absolutely/totally/definitely do it/this
    you're/you-are doing .. better than you-think/it-feels/most, ^^keep it up and by/soon/nobody/there'll
    we/i always knew you
    somebody/someone is on fire, somebody's/someone's on fire
    somebody/someone deserves a high-five/medal/hug/round
    how far you have come, you just proved you, deserves a round of applause, hold your head up$
    it/that/this shows/showed real courage/strength/maturity/character/guts
    ^that takes more courage/guts/strength than
    <great> work/job in here/there, ^<great> job/work/effort/start/progress so far, ^^few people ever
    become/became so/very/really good at this, ^what a/an <great> day/week you
    and you made it/that/this look easy, and that counts as a win
    ^you're/you-are miles/far/way/much/so-much better than, ^you've come too far to, you may .. be .. proud
    a credit to you
    sets an example to/for others/us/all
    honesty/courage/strength/discipline/restraint/patience like that/this/yours is/takes/deserves
    that alone makes you
    ^you've/you-have earned this/your/the rest/day/break/evening/quiet
    someone/somebody with less character/patience/courage/strength/discipline/honesty
    ^you're/you-are a pleasure, a winner in our/my book, the kind of person few/everyone/others/we
    your restraint/patience/calm/kindness/honesty/courage/effort/self-control/discipline/grace/composure/tact/\
    generosity/warmth/humility/strength/resilience/dedication/determination/maturity/integrity/empathy/attitude/\
    judgment/openness/silence/persistence is/was <degree>? exemplary/refreshing/impeccable/flawless/remarkable/\
    admirable/impressive/inspiring/outstanding/enviable/commendable/extraordinary/exceptional/amazing/beautiful/superb
    you're/you-are/already/well ahead of most/nearly/almost, ten out of ten for, look at you go
    you absolute/wonderful/magnificent/brilliant/amazing/total gem/star/legend/hero/champion/marvel/genius/treasure
    you were big/brave/mature/gracious/humble/wise/strong enough to
    ^you're/you-are halfway/nearly/almost there$
    nothing short of amazing/heroic/remarkable/extraordinary/incredible/brilliant/spectacular/admirable
    always said/knew you had it in you
    """

  static func message(_ term: String) -> String { "\(term) praises the reader" }
  static let remedy = "Say what happened, or what it shows; leave the judging out."
}
