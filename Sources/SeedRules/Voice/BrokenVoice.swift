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
      Whoever chose a voice notices the line that is not in it. The brutal voice says what a blunt friend would say, and \
      no "it's okay"; the professional one is an adult talking to an adult, never sarcastic and never slangy.
      """,
    reads: "titles and bodies of copy in the voices `brutal` and `professional`; not headings and labels",
    options: [
      .strings("comfort", Term.entries(comfort), "What the brutal voice does not say."),
      .strings("mockery", Term.entries(mockery), "What the professional voice does not say."),
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

  let terms: [Term]
  private let index: TermIndex

  init(_ options: RuleOptions) {
    let lists = ["comfort", "mockery"].map { options.strings($0).flatMap { Term.parse($0) ?? [] } }
    terms = lists.flatMap(\.self)
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
    no judgment/judgement, we all slip/fail/miss/stumble, you'll feel better, every little bit, sorry to bother/disturb
    the best you can/could, earned it$, earned a/the/that/this/your rest/break/pause, rest if/when you
    nothing to be/feel upset/sad/sorry/worried/bad/embarrassed/ashamed, no need to worry/rush/panic/hurry, at your own pace
    in your own time, nobody/no-one minds, only human, everybody/everyone/we has/have off/bad/those/a days/day/bad
    a new/fresh day/start, fresh start, one day at a, keep trying, doing fine/well/enough/okay, doesn't have to be perfect
    that counts too, small win/progress, we hope, hope you feel/are/had, hugs, you matter, don't give up, thanks for
    it's okay, it's ok, it's all right, it's alright, it is okay, it is all right, that's okay, that's ok, that's fine
    that's all right, no worries, ^don't worry, not to worry, never mind, no big deal, no problem, no rush, no hurry, no pressure
    take your time, take it easy, take a break, go easy on yourself, be kind to yourself, be gentle, be good to yourself
    hard on yourself, tough on yourself, everyone misses, everybody misses, everyone slips, happens to everyone, it happens$
    happens to the best, nobody's perfect, no one is perfect, nobody is perfect, that's understandable, understandable
    completely normal, perfectly normal, totally fine, we know how hard, we understand, i understand, i know it's hard
    we know it's hard, did your best, do your best, doing your best, did what you could, small steps, one step at a time
    you deserve, deserve a break, rest well, get some rest, sleep well, hang in there, tomorrow is another day, keep going
    there's always tomorrow, new day tomorrow, whenever you're ready, when you're ready, when you feel ready, feel ready
    thank you for, thanks for being honest, sorry to hear, so sorry, we're sorry, nothing to be ashamed, no shame
    believe in you, proud of you, rooting for you, here for you, on your side, you're not alone, you are not alone, please
    if you don't mind, if you like, if you can, if you want, better luck, don't be sad, cheer up, chin up, be patient with yourself
    forgive yourself, it gets better, you'll get there, you will get there, rough day, tough day, hard day, give yourself
    treat yourself, good effort, nice effort, you tried, at least you tried, feel better, stay strong, you can do this, you've got this
    next time will, everything will be fine, it'll be fine, don't beat yourself up, breathe, relax, it will be all right, all good
    """
  private static let mockery = """
    are we$, don't strain, violin, what dedication/commitment/discipline/devotion/effort
    surprise ... surprise, oh look/dear/my/wow/good/boy/sure/right/wonderful/brilliant/really, whatever you say
    bless your/you heart, dog ate, adorable, !it's no shock
    how sweet/adorable/clever/brave/lovely/charming/touching/thoughtful/predictable/typical/nice/exciting/shocking$
    of course you did/didn't/haven't/forgot/won't$, ^shocking$, newsflash, news flash, spoiler alert/spoiler, ^let me guess
    poor you/thing/baby, who knew$, ^imagine that$, ^fancy that$, what a shame/pity/joke/hero/legend/star/performance/shocker
    ^typical$, give me a break, tiny violin, world's smallest, sob story, standing ovation, want a medal, medal for
    get a life, get real, totally, messed up, screwed up, dropped the ball, ^right$$, ^ha$, ^sure$, super busy, my friend
    nice try, nice job, nice going, nice work, good job, way to go, genius, einstein, champ, champion, buddy, pal, dude, bro, man up
    well well, seriously$, really$, again really, gonna, wanna, gotta, gimme, lemme, ain't, dunno, kinda, sorta, y'all, c'mon, lol, lmao
    omg, wtf, meh, duh, yikes, oops, whoops, ugh, yeah, yep, nope, nah, yay, wow, haha, ha ha, boo-hoo, boohoo, boo hoo, oh please, oh come on
    come on, oh great, oh no, oh well, big surprise, what a surprise, what a shock, shocker, how cute, cute excuse, how original, how convenient
    lame, pathetic, loser, lazy, wimp, coward, weakling, baby, crybaby, clown, joke's on you, sucks, suck, crap, crappy, damn, hell, ass, butt, bullshit
    screw, piss*, freaking, toast$, is toast, blew it, you blew, blow it, blowing it, bet you, betcha, bet you won't, guess who, guess what, who's surprised
    nobody's surprised, color me, sure you will, sure you did, yeah right, as if$, whining, whine, quit whining, stop whining, whiny, cry about it
    cry me, congratulations, congrats, bravo, slow clap, round of applause, hooray, hurray, well done, look at you, look who, suit yourself
    big talk, big talker, all talk, talk is cheap, couch potato, slacker, slacking, snooze you lose, get off your, move your, shut up, zip it, whatever$
    told you so, surprise surprise, tough luck, sad really, laughable, hilarious, ridiculous, good luck with that, chicken, chickened out, wuss, sweetheart
    darling, honey, princess, superstar, rock star, hotshot, tough guy, big shot, smarty, drama, cop-out, lousy, stupid, dumb, idiot*, moron*
    """
}
