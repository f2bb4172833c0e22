import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags words that make the reader feel guilty for having missed, skipped or stopped. Pressure, whose business
/// is a commitment, may name a lost streak.
struct Guilt: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/guilt"),
    summary: "A text makes the reader feel guilty for missing, skipping or stopping.",
    rationale: """
      Failure is data. A reader who is made to feel bad about a missed day leaves, or does the next fix for the \
      app's sake. Say what was seen, not what is owed.
      """,
    reads: "bugs, fixes, tidbits and EgoFix's copy; not quiz and scenario options, nor what is quoted",
    options: [.entries("terms", defaultTerms, "The phrases that lay guilt on the reader.")],
    judged: JudgedShare(
      tuning: .init(found: 20, of: 20, wrong: 0, of: 20),
      held: .init(found: 20, of: 20, wrong: 1, of: 20),
      misses:
        "It misses guilt that is laid by irony or by a fact alone, and cannot tell a dry remark from a reproach where both use the same words."
    )
  )

  static let examples = RuleExamples(
    accepted: [
      .body("Being disappointed in people is a way of keeping score. Skipping kept it off paper."),
      .body("A draft that is not good enough to show is safe: nobody can say no to what they never saw."),
      .comment(#"You were about to say \"no excuses\" to somebody. It was you."#),
      .file(
        "copy/pressure.brutal.json",
        #"{ "product": "pressure", "voice": "brutal", "entries": { "k": [{ "body": "You lost your streak." }] } }"#
      ),
    ],
    flagged: [
      .body("⟪You lost your streak⟫ today. It had taken three weeks to get there, and it shows."),
      .body("Skipping was the easy way. ⟪You let yourself down⟫, and part of you knows it."),
      .file(
        "copy/egofix.deadpan.json",
        """
        { "product": "egofix", "voice": "deadpan", "entries": { "k": [{ "body": "⟪We missed you⟫." }] } }
        """
      ),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isEgoFix && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isReported(match)
  }

  private static let defaultTerms = """
    was/is one/two/five/ten minute/minutes/tap/line .. too much, you always find a/an/another reason/excuse
    could have gone well/better if, look at all those/the empty, your own worst enemy, go on paying for what
    unless you don't care, the day/week/one that you gave up, it hurts to be ignored/forgotten/left
    you spent .. on an/another excuse, you spent .. on excuses, think about that .. bed/sleep/night/mirror
    remember that when you wonder/complain/cry/ask/feel/look, we/we've/i/i've waited/looked/hoped/been .. for you
    you were on a roll, you had a good run/thing, ^now look at, #/<number> days/weeks/months away/gone/off/missing$
    your .. progress/work/run/record/effort/results is/are/has/have gone/over/lost/wiped/erased/vanished/history/dead
    somebody/someone/anyone/anybody/people/those who cared/mattered/tried .. would/would've/find/make/manage
    who cared .. this/it would/would've, you only cheat/hurt/fool/rob/punish yourself, only cheating/hurting/robbing yourself
    you keep running/quitting/ducking/bailing, running away from the/this/it/your/what/yourself, no wonder it/you/they hurts/hurt/feel/left/gave
    !because/when/if/think/whether/where you know better, !you said you'd do it all yourself
    said/swore/told you'd be here/back/there, you said/swore you'd/you'll do/finish/try/keep/start/open/stick it/this/us/with/better
    people around/near/closest you/to .. paying/pay/suffer/suffering/hurt, paying the price for you/your/this/it
    only cowards/quitters/losers/wimps/weaklings skip/quit/leave/stop/give/run/duck
    was/is/that's/it's all we/i asked/ask/wanted/needed, nobody's/no-one's fault but, no one's fault but
    is/are over/gone/broken/lost/dead because you, how do/can/could/will you expect/hope to, do/can you expect/hope to get/change/go/grow
    last/final/one/another chance to prove/show, to prove you/that you/that-you meant/cared/mean/care/still
    ^skipping is/means/makes letting/you/giving, let/lets/letting the bug/it win, let it win again
    remember why you started, why you started, would .. be proud of today/you/this
    make/making/made/makes excuses, while you make excuses, while you skip/scroll/quit
    you promised you'd/us/me, you promised to try/change/stop/keep/finish/do/come/start/open, ^you promised$, and you promised$, make up for yesterday/yesterday's/lost, yesterday's failure
    your failure/failures, week/day/month/days/weeks/hours/morning/evening/chance wasted, you let .. down
    you let everyone, counts/count/counted on you, disappeared/vanished/left/ghosted on? us, you disappeared
    you vanished, else is to blame, to blame for, just you$, your own doing, no one/nobody but you/yourself
    you have only yourself, nobody/no-one else to blame, no one else to blame, even want to$, if you even
    you even want, you stopped caring, stopped caring, stopped trying, your effort/best wasn't/isn't enough
    you were too lazy/comfortable, you chickened/wimped/bailed/copped/dropped out, you skipped out
    you ran from, you took the easy, the easy way out
    you prove/proved/show that you can't/don't/won't/aren't, can't be trusted, can't be counted
    another thing you, another excuse$, ^another day another, you've been gone, been gone for/a/too
    don't you care/want/miss/remember, care anymore$, deserves/deserve someone/somebody/a who/better
    gives/give up this/so easily, is this how/what/all you/much, is .. means to you$
    you've lost #/<number>/your/all/weeks/days/everything, lost #/<number> days of
    you really couldn't/can't/didn't/forgot, couldn't find/spare/manage <number>/#/a/even/one
    still ignoring/avoiding us/it/this/me, still ignoring/avoiding$
    are you still/ignoring ignoring/avoiding us/me/it, if you can't .. this/that what, what can you do$
    have you given up, given up on yourself/us/it, you've given up on, we're sad/hurt/lonely/waiting/worried
    we expected, you abandoned, you forgot us/me/about/again, did we do something, was it something we
    don't make us/me, don't disappoint, don't let us/me/them/yourself/your down
    don't ruin/waste/spoil it/this/your, you're throwing, throwing it away, you threw, it's slipping away
    you'll lose .. streak/progress/everything/it, will be lost/gone if, lose everything
    everything you built/worked/gained/earned, all the work, hard work gone/wasted/lost, you've wasted
    days/weeks/months/years/day/week/month/year and? nothing to show for, ^nothing to show for
    you/you've/have/got nothing to show for
    you missed # fixes/days, you missed <number> fixes/in, you should know better, you know better
    you know better than, you knew better, you could've at/tried/done/opened/made
    you should've done/tried/opened/known/made/finished, ^^shame$$
    you/you've stopped showing/coming/trying/caring/opening, we/i've noticed you stopped/haven't/didn't/left
    we/i notice you, quiet from your side, been/gone too quiet, too quiet lately/here/without/around, where did you go, where'd you go
    ^while you're away/gone, ^while you were away/gone, slips/slipping/falls/falling/drops/dropping/fades/fading while you're, getting/got worse without you, without you here/around
    how long you've/have been, look how long, you've/have left this/it/us, left this/it lying, lying around/unfinished/undone
    still sitting there, sitting there undone, undone/unfinished/late/waiting because of you
    your .. is/are fading/slipping/dying/rotting/crumbling/suffering
    you had all day/week/the/time/one/it/a/plenty, you chose the/to couch/skip/ignore/quit/run/hide
    someone/anyone/somebody who meant it, someone/anyone/somebody who really/actually cared/wanted/meant
    would have done it by/already, would have done this by, done it by now, so much further/farther
    !if you had/you'd done/tried/stayed it/that/so ... might/may/could
    if you had/you'd stuck/tried/kept/stayed/bothered/done/opened/not
    if you hadn't skipped/quit/stopped/left, ^skipped again$, ^skip again$, skipped it again, skipped again
    how many excuses, how many times is that, in a row missed, missed again, missed .. in a row
    that's/it's/not like you$, a cop-out, deep down you know, you know you should/could/can/ought
    you know it was/that was, and you wonder why, and you wonder$, no wonder nothing changes
    why nothing changes, you'll feel terrible/bad/awful/guilty/worse/ashamed
    feel terrible/awful tonight/tomorrow/later/about it, and you did/chose it/to anyway
    all that/your effort for, for nothing$, effort for nothing
    don't be the/that/one person/one/guy/type/of who/that/those, be the one who quit, you owe yourself/us
    owe yourself more, you broke/break .. chain/promise/deal/run/pact, broke the chain, ^day one again
    back to zero$, back to square, ^zero again, starting over again
    letting this/it/us/everyone slide/slip/go/down, too much for you$, was all it asked and, couldn't spare
    people you love pay/suffer/deserve, who count/counted/rely/depend on you, who love you pay/suffer/deserve/lose/are, counting on you
    you love pay, they're paying, who pays for, somebody else pays, you meant to/it and, your word means
    so much for, ^so much for, ^what a shame, ^such a shame, ^pity$, ^too bad$, ^tsk, ^unbelievable$
    ^once again you, one tap and you, it's/is all on you, this is on you, that's on you, you've done nothing$$
    ^you did nothing$$, you're not even, can't be that hard
    wasting your/our/everyone's/another time/day/week, a waste of your, you're wasting
    you did not even/bother/open/try/care, you never even/bothered/opened/came/showed
    you couldn't even/give/find/spare/manage/make, you couldn't be, couldn't be bothered, ^you can't even
    ^you won't even, days/day/week/weeks/month without a/one/any fix
    #/<number> days/weeks of silence/nothing, it's/it been a/#/<number>/too .. since you
    it's been a/#/<number>/too week/weeks/day/days/while/month/long$, it's been too long
    we/we've/bugs/app/fixes missed you, we've been missing you, we miss you, ^missing you, misses you
    ^missed you, bugs/app/fix/fixes/phone missed you, !nobody/no-one/who missed you
    starting/beginning to worry, we worried/worry, we were/are/we're worried
    forget/forgot/forgotten about/all us/your/it/me, did you forget
    ^have you forgotten us/about/your/what, you've forgotten us/about/your/what, !did you forget your keys/phone/wallet, remember us$
    ^remember me$, ^come back$, come back to us, we're/we've/fix/fixes/bug/bugs/app .. waiting for you, here waiting
    empty/lonely/quiet without you, where have/were you been?, don't leave us, please don't go
    leaving so soon, leaving already, you lost/broke/ruined/killed your/the/a .. streak
    you've lost/broken/ruined/killed your/the/a .. streak
    lost/broke/broken/ruined/killed/ended your .. streak, >lose/break/ruin/risk/lose/kill your .. streak
    breaking/losing your .. streak, don't break/lose/ruin/let .. streak/chain
    your .. streak ends/ended/dies/died/dying/expires/burns/broke
    your .. streak is/has/was/just/will/won't .. gone/over/broken/dying/dead/ended/lost/ending/reset/toast/\
    danger/risk/history/end/die/survive/ended
    your .. streak is at risk, your .. streak is in danger, save/rescue/protect/keep your .. streak
    streak of .. gone/lost/ended/broken, streak gone, >lose/losing/lost your/all progress
    losing/lost all .. progress/work, throw/throwing/threw away your/all/the/everything, throw it all away
    all your progress, all that work/effort/progress for/gone/wasted/lost, go/going/gone to waste, ^another .. wasted
    another day/week/chance/evening/morning wasted, you wasted, ^what a waste, wasted another, such a waste
    you/you've/have let yourself/us/everyone/everybody/them/people down, let/letting/lets yourself down
    letting us down, let us down, let .. yourself down, you/you've/have disappointed
    disappointed in/by/with you/yourself, it's/we're/is/are/was/were/i'm/and/so disappointed$
    you're/you a disappointment, disappointed us, how disappointing, ^disappointing$
    !aren't/isn't/wasn't/weren't/nobody disappointed
    expected/hoped/wanted/deserved more/better from/of/for you, we/had expected more/better
    you're better than this/that, better than this$, you can/could do better, ought to be doing better
    should be doing better, we thought you were/wanted/cared, thought you were serious/better/stronger
    !that you can/could do better, shame on you, ^shame$, ashamed of you/yourself/that/this/your
    you should/ought/must/to .. ashamed/guilty/sorry/embarrassed, be ashamed
    you should feel bad/terrible/awful, ^feel bad/guilty/ashamed, ^aren't you ashamed
    you'll/you should feel bad, your own fault, ^it's your fault, it's your fault, whose fault
    only yourself/you to blame, yourself to blame, you're/you to blame, you did this to yourself
    ^you failed$, you failed again/yourself/us/this/today/them, you failed at this/it$, ^failed again$, you've failed
    you have failed, you're failing, failing at something, failing at this again, you blew/screwed/messed it/this/up
    ^you failed again$, ^giving up already/again/so/now, ^giving up$, ^you gave up, and you gave up
    you gave up again/so/too/after, you give up so/too/every/whenever, !what you gave up
    you quit again/already/on/yourself, you're/a quitter, don't give up$, don't give up now/yet/on
    don't quit now/yet/on, don't stop now, you stopped trying, you've given up, you have given up, you bailed
    you chickened, you promised yourself, you'd promised yourself, !you'd promised yourself an/a
    you/you've broke/broken .. promise/promises/word, broke/broken/breaking .. promise to yourself
    after everything/all you/that/we/the, you said .. mattered, said you wanted to
    you owe it/this/yourself to, you owe yourself/us/them
    everyone/everybody else managed/did/could/made/finished, everyone/everybody else has managed/finished/made/done it, others managed/made, even .. managed it
    !so did everyone, you're not serious/trying/committed/even, you are not serious/trying/committed/even
    not serious about, didn't care enough, if you really/actually/cared/wanted/meant, there's/is no excuse
    no excuse for, ^no excuses$, what's your excuse, you have no excuse, ^excuses$, excuses again
    run out of excuses, ^^you should/could have .. done/tried/opened/finished/shown/managed
    ^you ought to have, you could have .. done/tried/opened/finished
    should have tried/done/known/been .. harder/better/more, if only you had/you'd, tried harder
    !you might .. could have, you'll/will/might .. regret, ^you'll hate/kick yourself, hate yourself
    you'll be sorry, you'll wish, you're slipping/slacking/neglecting/giving/failing/wasting
    you are slipping/slacking/neglecting/giving/failing/wasting
    you've been slacking/neglecting/avoiding us/avoiding/ignoring us/ignoring/lazy
    you're/you've/you .. falling/fallen/fell behind, ^falling behind, don't fall behind, left/fall behind again
    you've neglected/abandoned/forgotten/slacked/let/deserted/wasted/ignored
    you neglected/abandoned/deserted/ignored/slacked, ^you always do this, ^here we go again$, not again$
    same as always$, you were/used .. so/to .. well/better/good/strong, you were doing so/better/well
    ^^what happened$$, what happened to you/your, ^too hard for you$, ^was it too hard, ^thought so$
    you had one job, you only had to, all you had to, how could you$, how hard can/could/is it
    is it really so/that hard, ^not good enough$, that's not good enough$, ^try harder
    it .. minute/minutes/seconds you couldn't, have .. to live with you, deserved better today/from
    think of/about the/your .. people/family/kids who, you let it slip, you had it in your hands
    slip/slipped/slipping through your fingers, you were so close, so close$, ^so close$, one more day and
    again you, you walked out, you're running out of chances, your future self, you'll never change/get
    you're hopeless, ^you never finish$, ^you never learn, worry you$, sad/sorry to see you, we're/it's sad
    you haven't opened/visited/checked/logged/shown/applied/returned/even/bothered
    you have not opened/visited/checked/logged/shown/applied/returned, you haven't been here/back/around/in
    you haven't done a/any/your/today's/this/one/anything
    you haven't finished/touched/started today's/your/this/a/any fix/one/it/bug
    you didn't even/bother/try/care/open, you said you wanted/cared/meant, you said it mattered
    you said mattered, #/<number> days/weeks/months without a/one/any fix/check-in/word/sign
    #/<number> days/weeks/months without you/opening/us, walked away from the one, look what you've/you did
    another thing you never
    """

  static func message(_ term: String) -> String { "\(term) lays guilt on the reader" }
  static let remedy = "Treat it as data: say what happened and what it may be about."
}
