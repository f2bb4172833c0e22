import SeedDiagnostics
import SeedLint
import SeedTables
import SeedText

/// Flags comfort in the brutal voice, and mockery or slang in the professional one.
///
/// What is quoted or negated is free: the brutal voice quotes excuses, and says that it is not okay.
struct BrokenVoice: WordRule {
  static let metadata = RuleMetadata(
    .warning("voice/broken-voice"),
    since: "0.2",
    summary: "The brutal voice comforts, or the professional one mocks.",
    rationale: """
      Whoever chose a voice notices the line that is not in it. The brutal voice says what a blunt friend \
      would say, and no "it's okay"; the professional one is an adult talking to an adult, never sarcastic \
      and never slangy.
      """,
    reads: "titles and bodies of copy in the voices `brutal` and `professional`; not headings and labels",
    options: [
      .entries("comfort", comfort, "What the brutal voice does not say."),
      .entries("mockery", mockery, "What the professional voice does not say."),
    ]
  )

  static let examples = RuleExamples(
    accepted: [
      table("brutal", #"\"It's okay\" is what you told the last two misses."#),
      table("brutal", "It is not okay."),
      table("professional", "An unanswered day is recorded as a miss."),
    ],
    flagged: [
      table("brutal", "⟪It's okay⟫. Everyone else was busy."),
      table("professional", "⟪Nice try⟫, and the window closes anyway."),
    ]
  )

  private static func table(_ voice: String, _ body: String) -> RuleExample {
    .file(
      "copy/pressure.\(voice).json",
      CopyExamples.text("\"k\": [{ \"body\": \"\(body)\" }]", voice: voice)
    )
  }

  let terms: TermList
  private let index: TermIndex

  init(_ options: RuleOptions) {
    let lists = ["comfort", "mockery"].map { options.terms($0) }
    terms = TermList(lists)
    index = TermIndex(lists)
  }

  func reads(_ origin: TextOrigin) -> Bool { origin.part.isCopy && !origin.isSetInLines }

  func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink) {
    guard let voice = words.voice else { return }
    let list = voice == "brutal" ? 0 : voice == "professional" ? 1 : -1
    if list < 0 || words.isQuoted(match) || words.isNegated(match, inClause: true) || isToldOf(match, words) {
      return
    }
    var matches: [TermIndex.Match] = []
    index.find(in: words.words, wanted: 1 << UInt64(list), into: &matches)
    guard matches.contains(where: { $0.wordRange == match && !$0.isException }) else { return }
    let message = list == 0 ? "\(words.quote(match)) comforts" : "\(words.quote(match)) is no professional's"
    let remedy = list == 0 ? "Say what was missed, or what is left." : "Say it as one adult to another."
    findings.report(words.finding(of: Self.self, message, at: match), remedy: remedy)
  }

  /// "Take your time, you said", "Tomorrow is another day. You said that on Monday."
  private func isToldOf(_ match: Range<Int>, _ words: WordView) -> Bool {
    if words.isReported(match) { return true }
    guard let next = words.words[match.upperBound...].firstIndex(where: { $0.gap >= .sentence }),
      next + 1 < words.words.count, words.words[next].hash == Self.you
    else { return false }
    return Self.said.contains(words.words[next + 1].hash)
  }

  private static let you = WordHash.of("you")
  private static let said = WordSet("said, say, wrote, told, typed, thought")
  private static let comfort = """
    no judgment/judgement, we all slip/fail/miss/stumble, you'll feel better tomorrow/soon/in/after/for
    every little bit, sorry to bother/disturb/bug
    the best you can/could, you earned it$, you've earned it$
    earned a/the/that/this/your rest/break/pause, !earned a/the/that/this/your rest/break/pause from/for
    earned a night off, rest if/when you
    nothing to be/feel upset/sad/sorry/worried/bad/embarrassed/ashamed, nothing to worry/cry
    no need to worry/rush/panic/hurry
    at your own pace/speed, in your own time, nobody/no-one minds$, you're/we're only human
    only human after
    everybody/everyone/we has/have off/bad/those days, everybody/everyone/we has/have a bad/hard/off day
    tomorrow is a new/fresh day/start$$, tomorrow's a new/fresh day/start/page, a new/fresh day/start awaits
    a fresh start$$
    one day at a time, ^keep trying, you're doing fine/well/enough/okay/great/better/your
    doesn't have to be perfect
    that counts too, counts too$, small win/progress, we hope, hope you feel/are/had, hugs
    need/sending a hug, a hug from, ^you matter$, you matter more, don't give up$
    thanks for being/trying/telling/sharing/your, thank you for being/trying/telling/sharing/your
    it's okay$$, it's ok$$, it's all right$$, it's alright$$, it is okay$$, it is all right$$, that's okay$
    that's ok$, that's fine$$
    it's okay/ok/fine/alright to rest/skip/miss/be/feel/leave/take/put, it's okay/fine if/that
    it's perfectly/totally/completely okay/fine, it's fine honestly, that's all right$
    no worries$, ^don't worry$$, ^don't worry about it/yesterday
    don't worry about the number/misses/streak it's
    don't worry you're/you'll/it-happens/we/we're/nobody/everyone/there's
    not to worry, never mind$, no big deal$, no problem$$, no rush$$, no hurry$$, no pressure$$
    no pressure today/tonight/just, no stress$, no harm done, no hard feelings
    take your time$$, take your time with, take it easy$$, take it easy today/tonight/on, take a break$$
    take a break today/tonight/for/and/if/when
    take all the time you, !take a break from
    >go easy on yourself, go easy tonight/today, >be kind to yourself, be gentle with/to yourself/those/your
    be gentle tonight/today, be good to yourself
    so/too hard on yourself, so/too tough on yourself, don't be .. hard/tough/strict on/with
    cut yourself some slack
    everyone misses, everybody misses, everyone slips, happens to everyone
    !happens to everyone who, ^it happens$, happen to the best
    happens to the best, nobody's perfect and you, no one is perfect$$, nobody is perfect$$
    that's understandable, ^understandable$, understandable that
    completely normal, perfectly normal, totally fine, we know how hard, we understand$
    we understand that/how/if/why, i understand how/that/if/completely
    i know it's hard, i'll/we'll understand$, we know it's hard, i know how hard/much
    i know this/that one/you is/hurts/meant/wanted
    did your best, >do your best, doing your best, did what you could, your best is/was always? enough
    small steps count/matter/are
    baby steps, with small steps, one step at a time, you deserve one$
    you deserve a/an/some/it/rest/this/better/kindness, !you deserve a .. miss/zero
    you've deserved a, deserve a break, rest well, get some rest, sleep well$$, hang in there
    tomorrow is another day$$
    !tomorrow is another day says/said, just/you-can keep going, there's always tomorrow$
    !just/you-can keep going around/round/over/past/back, new day tomorrow
    whenever you're ready$$, !begin/start again whenever you're, when you're ready$$
    when/whenever you feel ready$, when you are ready, when you feel up to
    thanks for being honest, sorry to hear, so sorry, we're sorry, i'm sorry, sorry about the/that/yesterday
    nothing to be ashamed, no shame
    believe in you, proud of you, rooting for you, here for you, on your side, you're not alone
    you are not alone
    please don't worry/rush/be/feel/force/push/hurry/overdo/stress/give/blame/hate/cry
    please rest/take/be, ^please$$
    if you don't mind, if you like$$
    !turn/mute/ignore/delete/sulk/wait/hide/look/close/keep ... if you like
    !call/blame/say/pretend/deny/doubt/argue/debate/complain/curse/swear/laugh/count/compare ... if you like
    !tell/ask yourself ... if you like, only if you want/like/feel/wish/need, only if you can$
    only if you're/you-are ready/able/up/rested/well, only if you have time/energy/strength
    better luck next/tomorrow, don't be sad, cheer up, chin up
    be patient with yourself, >forgive yourself$, >forgive yourself for/and, it gets better$$
    it'll get easier, it will get easier, gets/get easier i/you/with
    you'll get there, you will get there, you've/you've-had/had a rough/tough/hard day/week/one
    rough/tough/hard week/day huh, tough/rough week with
    rough/tough/hard day at, sounds like a rough/tough/hard, >give yourself a break/rest/time
    >give yourself some? credit/time/grace/permission, !give yourself a break from
    treat yourself$, treat yourself to a/an/some/something, good effort, nice effort, ^you tried$$
    you tried and, !you tried and stopped/quit/gave/left, at least you tried/thought, feel better soon
    until/when/if you feel better
    stay strong, you can do this$, you've got this, next time will, everything will be/turn fine/out/okay
    it'll be fine, it will be fine
    don't beat yourself up, ^^breathe$$, just breathe, breathe out, deep breath, slow breath, ^^relax$$
    and relax$$, it will be all right, ^all good$
    listen to your body, listen to what you need, your body is/was asking/telling/needs, your body says no
    listen to it and
    nobody/no-one would/will blame you, nobody/no-one blames you, nobody will hold, nobody could expect
    anyone/anybody would be tired, anyone/anybody would have, anyone/anybody would struggle
    anyone/anybody/everyone in your shoes/place
    wasn't/isn't your fault, was/is not your fault, not your fault, >let this one slide/go
    >let it slide this/for/just, >let something go, poor thing/you, there there
    you must be exhausted/tired, you look/seem worn/tired/exhausted, !you look/seem tired of
    you're/you-are wiped/worn out
    ^i get it$, ^we get it$
    if it's too much, if today's/today-is too much, if it feels like too, it feels too much
    maybe the goal was too, this one was too big
    nothing is lost, !nothing is lost but/except, put your feet up, you've carried a
    you carried a lot/more, carry more than
    you've had a lot/so, you had a lot on, on your plate
    sending you, nothing bad will/happens, half of it counts, !half of it counts against
    !half of it counts for/as nothing/zero/none, half of it is fine/enough/okay/also
    half is fine$, half counts too, even half a/of/an, it stings now, hurt/sting/hurts less
    take the evening/day/night/morning off, take the evening for, take tonight off, take the day$
    a night off
    how are you holding/doing, are you all right, you all right$, we won't/will-not tell/mind
    i won't push/mind/tell/judge
    the rest can wait, the run/list/gym can wait/sit, sit this week/one out, still be there tomorrow/on
    bad days are allowed, is allowed here, that's allowed
    you're allowed to rest/be/feel/take/leave, you are allowed to rest/be/feel/take/leave, skip it today if
    skip it with a, get well soon, things/it will look/be better/brighter
    miss/misses changes/change nothing, miss doesn't change/make/take, doesn't change how far
    doesn't take away what, forget about yesterday/this
    feelings are valid, feelings about .. are, it must be hard/exhausting, that must have hurt/been
    must sting, with love$, whatever you manage, !whatever you manage to say/claim/invent
    whatever feels good
    would be lovely, you're more than, you are more than, still a good person, happy with you
    you're safe here, under so much stress, not every day has
    more manageable, whatever feels manageable, ease into, drink something warm
    i promise$, i'm here$, we're here$, i'm not going anywhere, won't run away, come here$
    come back when you, !come back when you mean
    some days/weeks just/are aren't/for, never lazy just, maybe today just, your reasons are good
    you meant well and, you meant to do, doing better than
    sweetheart, my friend, too harsh/hard on you/yesterday, forgive me, shall we make it
    """
  private static let mockery = """
    are we$, don't strain, violin, what dedication/commitment/discipline/devotion/effort
    surprise ... surprise, oh look/dear/my/wow/good/boy/sure/right/wonderful/brilliant/really
    whatever you say
    bless your/you heart, dog ate, adorable, !it's no shock
    how sweet/adorable/clever/brave/lovely/charming/touching/thoughtful/predictable/typical/nice/exciting/\
    shocking$
    of course you did/didn't/haven't/forgot/won't$, ^shocking$, newsflash, news flash, spoiler alert/spoiler
    ^let me guess
    poor you/thing/baby, who knew$, ^imagine that$, ^fancy that$
    what a shame/pity/joke/hero/legend/star/performance/shocker
    ^typical$, give me a break, tiny violin, world's smallest, sob story, standing ovation, want a medal
    medal for
    get a life, get real, totally, messed up, screwed up, dropped the ball, ^right$$, ^ha$, ^sure$
    super busy, my friend
    nice try, nice job, nice going, nice work, good job, way to go, genius, einstein, champ, champion, buddy
    pal, dude, bro, man up
    well well, ^seriously$, ^really$, again really, gonna, wanna, gotta, gimme, lemme, ain't, dunno, kinda
    sorta, y'all, c'mon, lol, lmao
    omg, wtf, meh, duh, yikes, oops, whoops*, ugh, yeah, yep, nope, nah, yay, wow, haha, ha ha, boo-hoo
    boohoo, boo hoo, oh please, oh come on
    ^come on, oh great, oh no, oh well, big surprise, what a surprise, what a shock, shocker, how cute
    cute excuse, how original, how convenient
    lame, pathetic, loser, lazy, wimp, coward, weakling, baby, crybaby, clown, joke's on you, sucks, suck
    crap, crappy, damn, hell, ass, butt, bullshit
    screw, piss*, freaking, is toast, blew it, you blew, blow it, blowing it, bet you, betcha, bet you won't
    guess who, guess what, who's surprised
    nobody's surprised, color me, sure you will, sure you did, yeah right, as if$, whining, whine
    quit whining, stop whining, whiny, cry about it
    cry me, congratulations, congrats, bravo, slow clap, round of applause, hooray, hurray, well done
    look at you, look who, suit yourself
    big talk, big talker, all talk, talk is cheap, couch potato, slacker, slacking, snooze you lose
    get off your, move your ass/butt/feet, shut up, zip it, whatever$
    told you so, surprise surprise, tough luck, sad really, laughable, hilarious, ridiculous
    good luck with that, chicken, chickened out, wuss, sweetheart
    darling, honey, princess, superstar, rock star, hotshot, tough guy, big shot, smarty, drama, cop-out
    lousy, stupid, dumb, idiot*, moron*
    psst, hiya, hey there, ^hey, ^yo, ^okay so, ^ok so, here's the deal, chop chop, tick tock, knock knock
    ^spoiler, spoiler waiting
    no biggie, fun fact, pro tip, breaking news, bold strategy, had one job, so much for, ^honestly$
    just saying, sink in$, let's be real, let's go$
    masterpiece, heaven's sake, heavens sake, nap time, sleepyhead, fancy meeting, legendary, huh$, whoa
    ouch, gosh
    dear me, oh wait, big plans, color us, colour us, quite a feat, ^as usual, ^as expected, getting old
    funny story, quick question
    quick little, tiny nudge, little nudge, heads-up, your fave, the gym/sofa/couch/inbox called
    sofa/couch has/had won/more, so that happened
    that went well$, don't faint, try not to faint, do try not, do let us know if, signature dish
    vanishing act, gold medal, medal in
    mark the calendar in, sincere admiration, valuable contribution, outstanding contribution
    contribution of zero/nothing, one admires
    one is impressed, one wonders, one might almost? think, one can only bow/speculate/wonder
    we can only bow/speculate, truly/really inspiring, truly heroic, how charming, how considerate
    how nice that
    of course it did/didn't, needless to say, better things to do, busy schedule of, no offense/offence
    believe it or not, what did you expect
    what were they for
    should have known better, ought to have known
    sends its/their? regards, filed/placed with the others, gathering dust
    snooze you, let us all pretend, early bird, don't strain yourself, do not strain
    the suspense, cliffhanger, another day another, ^no surprise$, disappoint yourself
    """
}
