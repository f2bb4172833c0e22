import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags praise and cheering. What is quoted is free (the reader may be told not to say it), what is denied in the
/// same breath ("nobody is proud of you"), and so are the options of quizzes and scenarios. Who else did a good job is
/// nobody's praise, and letters that stand in for others hide none (`DisguisedWords`).
struct Praise: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/praise"),
    summary: "A text praises the reader or cheers them on.",
    rationale: """
      The voice is a friend who sees through you and likes you anyway. A friend like that does not clap. Praise \
      makes the app the judge of the reader, and feeds the very need that most of the bugs are about.
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

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isEgoFix && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 2, inClause: true) || words.isReported(match)
  }

  private static let defaultTerms = """
    what a brave/bold/great/wonderful/strong/mature/beautiful/courageous thing/move/step/choice/answer to, !would have been proud of you, !be proud of you for less
    !congratulations are/were/come/cost/sound/work/cards/can/could/go/went/will/may
    that/it/this was/is <degree>? outstanding/superb/excellent/perfect/beautiful/magnificent/remarkable/\
    phenomenal/exceptional/terrific$
    takes a/an strong/brave/big/real/special/courageous person/man/woman/someone
    getting better every/each/with/by/and, better every day/time/week, better each day, clap for yourself
    >clap, !clap until/when/once/with/for/at/along, says a lot about you/your, says something about your courage/strength/character
    you should be pleased, so proud of you/yourself
    stronger/braver/better/wiser/tougher/more than you realize/imagine/believe/admit, cease to amaze/impress
    you amaze/impress/astonish us/me/everyone, amaze us, a big/huge/brave/important/giant/real/great step
    !a big step back/down/to, step and you took it
    your courage/effort/honesty/patience/strength/discipline/progress/commitment .. inspiring/admirable/\
    impressive/amazing/remarkable/showed/shows/shone
    was inspiring, is inspiring, truly inspiring, you can be proud, something to be proud, you've proven
    proved yourself/you/that, you have .. potential, you've improved, big improvement, you .. are amazing
    your hard work, !^^good question/morning/evening/night/luck/news/afternoon/friday/point/idea
    !^^<great> question, !nice of you, !^^fine print, !^^good enough
    ^way to stick/handle/keep/show/hold/finish/start/be/resist, on fire this/today, on fire$, keep showing up
    that's what .. looks like, that's progress, what progress looks, kind of strength/courage/discipline
    few people can/could/manage, strength that few, look how much/far/well/you've
    how much you've grown/changed/improved/learned
    you're a/an <degree>? quick/fast/natural/born/true/strong/brave/wise/skilled/gifted/talented/rare/real/\
    great/amazing/wonderful/remarkable/exceptional/impressive _
    you are a/an <degree>? quick/fast/natural/born/true/strong/brave/wise/skilled/gifted/talented/rare/real/\
    great/amazing/wonderful/remarkable/exceptional/impressive _
    !you're a natural at avoiding, you have a gift, a gift for this, you've got a gift/talent/knack
    you have/what a talent/knack/way, perfect score, ^full marks, ^top marks, ^a plus
    that/this/it was/is a masterpiece, what a masterpiece, masterclass, another win, win for you
    we're cheering/clapping/proud/happy/glad, we are cheering/clapping/proud/happy/glad, cheering for you
    cheering you, rooting for you, more discipline/strength/courage/patience than you/most/many
    we/i love how/that/your/seeing/to, we/i admire, we're/i'm so, ^love that, ^love it$
    you did the hard thing/part/work, enjoy the/this feeling/moment/win/victory, enjoy it you, savor it
    back and stronger/better, to see you back, good/great/nice to see you, good/great to have you
    you were/are born/made/meant for/to this/do, made for this, born for this, you belong here
    braver than most, better/stronger/braver/tougher/calmer/wiser than most/many/ever
    not many get/can/could/do/make/people, isn't easy/was hard and/but you, and you managed it/to/that/all
    you managed it/to/that, you pulled it/that off, pulled it off, you rose to, you rose above
    rose to the occasion, you .. with flying colors, with flying colours, you kept your cool
    you held your own, you stood tall, stand tall, ^chin up, keep your chin up, hold your head, you outdid, outdid yourself
    you surprised everyone, you surpassed, surpassed yourself, you should thank/reward/treat/give yourself
    yourself .. credit, give yourself some credit, ^give yourself, be happy with/about yourself/this/that/how
    be pleased with, you should be happy/pleased/glad, you can be .. proud/pleased, good on ya
    on the right track/path, right track, ^exactly right, ^spot on$, ^bullseye, ^boom$, ^^you did it$$
    mission accomplished, you've mastered, you mastered, mastered it, you're mastering
    like a pro/champ/champion, you .. like a boss, ^like a boss, ^boss$, ^legendary, ^flawless$, ^superhuman, ^unreal$, ^chapeau, ^bravo
    your best .. yet, best one/week/day/run yet, personal best$, new personal
    you're/you've getting/got there, you're getting closer, ^getting there$, keep/stay strong, ^keep shining
    the world needs, more of this$, more of that$, you inspire, role model, inspiration to
    sets/set an example, you set .. example, a credit to, hard-earned, you've come out, ^victory$
    that's a win/victory/triumph, is a win$, is a victory, counts as a win, a small victory, huge win
    big win, win today, what a week/day/run/streak/win
    ^<great> job/work/effort/progress/start/going/show/stuff/performance/call/catch/move/run/week/streak/\
    finish/session/effort/discipline/form/focus/timing/job$$
    ^<great> job/work/effort/progress/start/stuff/performance/catch/move/finish/discipline/session today/on/\
    this/with/there/so/everyone/tonight/again/holding/staying/sticking/you/in/keeping/and/by/at
    ^<great> finish/job/work/effort/going onward/next, you/you've/you're did/done/doing a <great> job
    you did <great>/brilliantly/so/really/very work/well/good, you did <great>/brilliantly/so/really/very$
    such/what a/an <great> job/effort/start/performance/day/week/win/move/achievement/way
    ^what a performance/star/champ/legend/hero/win/day/run/week/comeback/effort$, ^well done$
    ^well done you/on/for/today/everyone/again/and, ^nicely done
    ^<well> played/done/handled/put/said/managed$, ^<well> done/handled, job well done, ^good going
    ^good for you, ^gr8 job/work, you/you've/that handled/managed/did/took/dealt/played/carried .. .. <well>$
    you handled/managed/did .. <well>
    you did great/brilliantly/amazing/fantastic/wonderfully/beautifully/perfectly
    you did so/really/very well, !did/does/do you .. well, thumbs up for/to you, ^^thumbs up$$
    pat/patting yourself on the back, !nobody/who/not pat/patting yourself on the back
    that/it/this took/takes/needed/required/shows/showed .. <courage>
    you showed/have/had/found/showed real/great/true/such/so <courage>, you showed .. <courage>
    that/it/this was/is <degree>? <degree>? brave/courageous/impressive/admirable/bold/huge/big/heroic/gutsy/\
    inspiring/amazing/awesome/fantastic/incredible/wonderful/brilliant$, !if ... that/it/this was/is brave/bold/big
    you were/are <degree>? <degree>? brave/courageous/impressive/amazing/inspiring/brilliant/awesome/\
    unstoppable/fabulous/gifted/phenomenal/remarkable/extraordinary
    you're <degree>? <degree>? brave/courageous/impressive/amazing/inspiring/wonderful/brilliant/awesome/\
    fantastic/incredible/unstoppable/fabulous/gifted/phenomenal/magnificent/remarkable/extraordinary
    that/you're/that's <degree>? amazing/awesome/fantastic/incredible/wonderful/brilliant/impressive/huge
    you/that are/is/was amazing/awesome/fantastic/incredible/wonderful/brilliant, ^unstoppable$
    proud of you/yourself, !they/he/she are/is proud of you, !they're proud of you, ^proud of, !nobody/no/not/isn't/too .. proud of, >be proud, ^so proud
    you should/can/could/ought/deserve/may .. be/feel .. proud/pleased/happy/good
    should be .. proud/pleased/happy, reason/right to be/feel proud, feel proud of, we're/i'm/we .. proud
    !be proud of nothing, feel good about it/this/that/yourself/today/what, ^yay$, ^hooray, ^woohoo, ^bravo$
    ^bravo to/for you, kudos, ^congrats, ^congratulations, congratulations to you
    !congratulations card/cards, ^cheers to you
    most/many people never/would/would've/don't/wouldn't/can't/quit/give/skip .. get/this/that/far/do/manage/\
    make/try/have/up/even
    not/few .. everyone/everybody/people/many .. could/can/would/manage/managed/do/get
    few people can/could/manage/get/ever/would, !most people .. know/notice/remember, !how many people would/never/can/could/do .. have/get/do/make, !that you earned it
    you're one of the few/best/rare, you are one of the few/best/rare, one of the few who/people
    you've come so/a/this far/long, you have come so/a/this far/long, you've come, how far you've/you
    you've got this far, ^look at you$, ^look at you go/now, ^keep going$, keep at it$, keep it up$
    keep pushing/going/shining/climbing/fighting you/you're, keep pushing/shining/climbing/fighting$
    keep up the <great> work, ^keep it up, !to/can't/cannot/couldn't/could/they/he/she/nobody keep it up, ^almost there$, you're almost/nearly/getting/so there/close
    you are almost/nearly/getting/so there/close, you're almost, ^onward$
    ^nailed/crushed/smashed/aced/killed/owned it$, you nailed/crushed/smashed/aced/owned/killed it/this/that
    !you nailed/crushed/smashed it to/into/against/flat/onto
    you're/you .. crushing/killing/nailing/smashing/rocking it, you are crushing/killing/nailing it
    ^^impressive$$, ^bet you didn't know
    how <degree>? strong/brave/far/capable/committed/disciplined/amazing you/you've
    stronger/braver/better/tougher than you think/know/thought/were
    become/becoming/became a/an stronger/better/braver person/you/human/listener/friend
    you/you're .. becoming/growing .. stronger/better/braver, you/you've grown, look at how far/well/strong/brave/calm
    you make/made/makes it/this/that look easy, round of applause, ^applause$, standing ovation, take a bow
    give it up for, we're .. clapping/cheering, ^wow$
    ^^amazing/awesome/excellent/fantastic/wonderful/brilliant/superb/outstanding/incredible/magnificent/\
    terrific/marvelous/phenomenal/splendid/bravo/great$$
    ^bravissimo, ^beautifully$
    deserve/deserves/earned .. medal/applause/prize/trophy/credit/praise/round/treat/break/respect
    !deserve/deserves no, ^you .. deserve it/this$, you deserve, you've/you earned it/this
    you've/you earned$
    small/little/tiny/every wins/win/step/steps/victories/effort/bit matter/matters/count/counts
    celebrate your/this/the/every/how/that/it win/wins/progress/success/one/small/moment/day/far/victory/\
    yourself
    celebrate yourself, to celebrate this/it/that/yourself/your, every step counts, baby steps
    shows/proves/says/proof .. how <great>/strong/brave/committed/capable/far/disciplined/serious you/you're/\
    you've
    shows/proves/says/proof that you have/are/can/you're really/truly/<courage>/capable/committed/strong/\
    serious
    !shows/show how much/many/busy/little, the fact that you showed/did/tried/came/noticed/kept/made/stuck, that's the spirit/way/stuff
    ^that's how it's done, you're capable of, you're capable$, you are capable of, you are capable$
    capable of more than, more than you think
    your .. work/effort/practice/discipline/patience/efforts/courage is/are/has/was/have .. paying/pays/paid/\
    showing/shows/inspiring/admirable
    paying off$, paid off$, getting/got/become <degree>? <degree>? good/better/great/stronger/pro at
    not bad at all, ^not bad$, is/was/that's an achievement, quite an achievement
    real/huge/big/great achievement, ^hats off, hats off to you, high five/fives, gold star for/to you
    ^attagirl, attaboy, atta boy/girl, a medal$, !no/not/hand/hands/handed/out .. medal/medals
    we/i/always knew you could/would/had, knew you could/had, yes you did it, ^you made it$, and you made it$, ^you showed up
    for showing up, ^good on you, ^way to go$, ^nice one$, we're/i'm/color .. impressed
    impressed by/with you, ^consider us impressed, you've/you got what it takes, you have what it takes
    you're/you the best$, you are the best$, you've/you got this$, you have got this$
    you can do it/this/hard$, you rock/rule$, you're on a roll/fire, you are on a roll/fire
    you're doing .. great/well/amazing/fantastic/brilliantly/fine/beautifully
    you are doing .. great/well/amazing/fantastic/brilliantly/fine/beautifully
    !think/thinks/thought that? you're doing .. great/well
    !think/thinks/thought that? you are doing .. great/well, believe in you/yourself, ^amazing, ^awesome
    you're amazing/awesome, you are amazing/awesome, !^amazing how/what/that, ^stay strong, ^stay awesome
    you're/you .. a star/champion/champ/legend/hero/rockstar/genius/natural/superstar/pro/machine/winner/\
    warrior/inspiration
    !you're/you not a _, you are a rockstar/genius/natural/superstar
    give yourself .. pat/hug/hand/credit/applause/treat/round, you should feel <great>/good
    be proud of yourself, a job well done, you .. are winning, you're winning, ^superstar, ^champion$
    ^legend$, well deserved, ^that's my, exceeded expectations, you're improving, real/great progress
    making .. progress, ^progress$, a natural$, it takes/took maturity/courage/guts/strength/discipline
    takes real, you're .. stronger/braver/wiser/better now/today/already/than, ^much respect, inspires us
    ^you did <great>, ^you win$, you make us, !<great> work/job has/is/was/takes/gets/have
    ^^great/excellent/amazing/awesome/fantastic/wonderful/brilliant/superb/outstanding/impressive/terrific/\
    incredible/smart/sharp/perfect/remarkable/stellar _$$
    ^^great/excellent/amazing/awesome/fantastic/wonderful/brilliant/superb/outstanding/impressive/terrific/\
    incredible/remarkable/stellar _ _$$
    ^^good/nice/solid/strong/lovely/beautiful/wise/brave instinct/instincts/call/move/catch/thinking/eye/\
    save/stuff/show/choice/effort/restraint/self-control/discipline/run/progress/work/job/start/going/hustle/\
    focus/try$$
    !nice try, !perfect timing/alibi/excuse/storm, ^^respect$$, proved yourself
    reward/congratulate/applaud yourself
    """

  static func message(_ term: String) -> String { "\(term) praises the reader" }
  static let remedy = "Say what happened, or what it shows; leave the judging out."
}
