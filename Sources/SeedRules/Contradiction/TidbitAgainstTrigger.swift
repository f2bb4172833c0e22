import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables
import SeedText

/// Flags a tidbit that speaks of another moment than its trigger's: of skipping after a fix was applied, of a
/// task on a rest day.
struct TidbitAgainstTrigger: WordRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/tidbit-against-trigger"),
    since: "0.2",
    summary: "A tidbit speaks of another moment than its trigger stands for.",
    rationale: """
      A tidbit is shown right after something happened. One that says "you skipped it" to somebody who has \
      just done it was filed under the wrong trigger, and so was one that hands out a task on the day that \
      has none.
      """,
    reads: "`body` of tidbits, beside `trigger`; not what is quoted",
    options: Moment.allCases.map { .entries($0.rawValue, $0.terms, $0.explanation) }
  )

  static let examples = RuleExamples(
    accepted: [
      tidbit("afterSkipped", "You skipped this one, and something was in the way. It may be worth a look."),
      tidbit(
        "afterApplied",
        "People skip the end of a story that they have told often. You told yours once."
      ),
      tidbit(
        "restDay",
        "Call it laziness if you like. The sofa has heard worse, and it isn't keeping a list."
      ),
    ],
    flagged: [
      tidbit("afterApplied", "⟪You skipped this⟫ one, and something was in the way. It may be worth a look."),
      tidbit(
        "afterSkipped",
        "⟪Now that you've finished⟫ the fix, the next urge may be a little quicker than you."
      ),
      tidbit(
        "restDay",
        "⟪Write down⟫ three things that you did for show this week, and look at the list tonight."
      ),
    ]
  )

  private static func tidbit(_ trigger: String, _ body: String) -> RuleExample {
    .tidbit("\"trigger\": \"\(trigger)\", \"body\": \"\(body)\"")
  }

  /// What a tidbit may speak of.
  private enum Moment: String, CaseIterable {
    case skipped, applied, held, failed, upset, crashed, calm, resting, rating, rated, coming, tasks

    /// The triggers whose tidbits may not speak of it.
    var barred: [EducationTrigger] {
      switch self {
      case .skipped: Self.all(but: .afterSkipped)
      case .applied: Self.all(but: .afterApplied)
      // What came out in the end, or was noticed all week, is told like what was done.
      case .held: [.afterSkipped, .restDay, .general]
      case .failed: [.afterApplied, .afterSkipped, .restDay, .general, .duringDiagnostic]
      // The face may be hot after anything that was done before others.
      case .upset: [.afterSkipped, .restDay, .general, .duringDiagnostic]
      case .crashed: Self.all(but: .afterCrash)
      case .calm: [.afterCrash]
      case .resting: Self.all(but: .restDay)
      case .rating: Self.all(but: .duringDiagnostic)
      case .rated: [.duringDiagnostic]
      case .coming: [.afterApplied, .afterFailed, .afterCrash, .restDay]
      case .tasks: [.restDay]
      }
    }

    private static func all(but own: EducationTrigger) -> [EducationTrigger] {
      EducationTrigger.allCases.filter { $0 != own }
    }

    var explanation: String {
      switch self {
      case .skipped: "What says that the reader has just skipped a fix."
      case .applied: "What says that the reader has just done a fix."
      case .held: "What tells of an act like those that fixes ask for."
      case .failed: "What says that the reader has just failed at a fix, or slipped."
      case .upset: "What says that the reader is still upset."
      case .crashed: "What says that the reader has just logged a crash."
      case .calm: "What says that there was no crash."
      case .resting: "What says that there is no fix today."
      case .rating: "What says that the reader is rating the week."
      case .rated: "What says that the week has been rated."
      case .coming: "What says that a fix is still to be done."
      case .tasks: "What hands out a task."
      }
    }

    /// What a text of it is told to be.
    var description: String {
      switch self {
      case .skipped: "a fix that was skipped"
      case .applied, .held: "a fix that was done"
      case .failed: "a fix that failed, or a slip"
      case .upset: "a scene that is just over"
      case .crashed: "a crash that was just logged"
      case .calm: "a day without a crash"
      case .resting: "a day without a fix"
      case .rating: "a week that is being rated"
      case .rated: "a rating that is over"
      case .coming: "a fix that is still to come"
      case .tasks: "a task"
      }
    }

    var terms: String {
      switch self {
      case .skipped:
        """
        you skipped this/it/today's, you just/have/may-have/might-have/probably skipped, you've just? skipped
        you skipped because, since you skipped, ^skipping this/it/today's, ^skipping a/the fix
        ^skipping took/takes/is/was/puts/keeps/kept/can/may/might, ^by skipping$, by skipping this/it/the/you
        after/with a/the/this skip, before/when/why you skipped$
        a/the/this/your skip is/was/isn't/can/may/might/takes/took/says/said
        a/the/this/your skip makes/made/keeps/kept/tells/extends/leaves/left
        ^^skipped$, ^^skipped then, ^^fix skipped, the skip button, pressed/tapped/hit/chose skip, your skip
        skipping it kept, decided/chose to skip, you decided/chose to pass, reason/reasons to skip/pass
        reason/reasons for skipping/passing, this/today's/the fix was/got/gets skipped/avoided/declined/dodged
        this one was/got skipped/avoided/declined, what got avoided, you passed on this/today's/the-fix/a-fix
        you passed over/up this/today's/the-fix, you passed this one? up/over/by
        ^passing on this/today's/a-fix/the-fix, ^passing this one? up, ^passing it up, ^^passed over$
        you left this/today's fix/one, you left the fix, you left that one undone
        ^leaving this/that/today's one/fix, ^leaving a/the fix, this one's been left/put
        ^^left for another/later, ^^put off again, it's off the table for today
        you put this/today's one/fix? off/aside/away/back, you put the fix off/aside/away/back/down
        you put it off today/again/until, ^putting this/today's one/fix? off/aside
        ^putting a/the fix off/aside/away, ^^putting it aside, you turned this/today's one/fix? down
        you turned down this/today's/the/a fix, ^turning this/the/today's one/fix? down
        you declined this/today's/the fix/one, ^^not today ... you decided, ^^not today ... then$
        you waved/swiped/brushed/shrugged/flicked this/it/the .. away/aside/off
        you waved/swiped this/today's/the-fix
        the/this/today's fix you just skipped/passed/turned/waved/put/closed/left/declined/avoided/dodged
        the/this fix you passed/turned/waved/swiped/dodged/declined/ignored, the one you passed on/over
        the one you turned down/away, the one you waved off/away/through, this one goes/went back
        the/this/today's fix went/goes/is back in/into/on/to
        the/today's fix goes/went by undone/unused/unopened
        fix stays/stayed/remains/remained undone/unopened/untouched/unread
        you let the/this/today's fix go/pass/slide
        you dodged/ducked/avoided/ignored/refused this/today's/the-fix
        you have/you've just declined/dodged/ducked
        ^dodging/avoiding/declining/ignoring/refusing this/the/today's/a fix, ^by avoiding/dodging it/this
        ^^you saw/opened the/this/today's fix, ^^you looked at the/this/today's fix/task
        ^^you read it ... moved on, you sat this one out, you gave this/today's/the one/fix? a miss/skip
        ^^you would/you'd rather not$, you didn't try/touch/start/open this/today's/the-fix
        you didn't do this/today's one/fix, you didn't do the fix, you didn't get around/round? to it/this/the
        you never got around/round? to it/this/the
        you haven't done/tried/touched/started this/today's/the-fix
        you decided/chose not to do/try/apply this/it/the/today's
        there was no time/room for it/this/a-fix/the-fix, you had no time for it/this
        too busy for this/the-fix/it$, did this/the one/fix look/seem/sound too
        did it look/seem too small/silly/easy/dull, this/the one/fix looked/seemed/sounded too
        looked/seemed/sounded too small/silly/dull/easy/boring to bother
        perhaps/maybe the/this fix/one seemed/sounded/looked, if/had you had? gone through/ahead with it/this
        what did you protect by, the fix you left/moved/postponed/put, ^^you skipped and/but/so
        the fix .. still lying where, fix is still lying/waiting/open where/until
        having/after moved/moving/pushed/pushing/postponed/postponing .. today's/the/this fix/one
        you moved/pushed/postponed today's/the/this fix/one
        ^leaving/moving .. fix for/to tomorrow/later/another
        ^leaving a/the thing for tomorrow/later
        """
      case .applied:
        """
        ^^you did it$
        ^^you did it and/with/without/anyway/although/in/on/once/alone
        ^^you did the fix/thing/dull/plain/hard/ordinary/task/small/exercise, you did the fix
        you did this fix/anyway, you did this one without, you did what it asked/said/wanted
        ^^you've/you-have done the thing, ^^you've/you-have done it$, ^^you've/you-have done it and
        you applied/completed a/the/this/it/today's, you finished this/the/today's fix
        ^you have/you've done/applied/finished it/this/the$
        now that you've/you done/finished/applied/completed/did
        now that you have done/finished/applied/completed/said/asked/carried
        now that you've asked/carried/managed, now that you've said no
        now that you've/you-have kept quiet/it/your/the, now that it's done/finished, now that it is done
        now that it has been done, now that the fix, now that this is done/finished, ^applying this/it/the
        ^^the fix worked, you pulled it off, you managed it$, you managed it and/with/without
        you've/you-have just done it/this, you've/you-have just done something
        you've/you-have just applied/finished, you just applied/finished, ^having done it/this
        ^having just? finished/applied/completed/carried it/this/the, ^having kept/let/held/asked .. you
        ^^having just done, you went through with it/this/the, you carried it out/through
        you carried out/through the/this/today's fix, you saw it through, you followed through, ^^it's done$$
        ^^it's done now/and, ^^it's done ... and the/nobody/nothing/your, ^^so it's done, ^^so it is done
        ^^so that's done, ^^that's done$$, ^^done$$, the/this/today's fix is/was behind/done/over/finished
        with the/this/today's fix/one done/finished/behind, ^after the/this/today's fix, ^^after a fix like
        the/today's fix took, !reading/skipping/dodging/avoiding the fix took
        today's fix/task/exercise is/was done/over/off/finished, ^^that was the fix
        the thing you just did/left/kept/held, what you just left/held/kept/gave
        what you have/you've just left/held/kept/given, what you gave up just/for/today
        what you held back just/today, for the length of one fix/lunch/dinner/meal/conversation/talk
        the win today/tonight was, ^^the fix is applied/done, fix went well/smoothly/as/the-way
        ^^you managed to give/say/keep/let/hold/leave/stay
        ^^it/that worked$$, ^^today's/the/this fix applied/held/worked$
        that's today's/the fix done/applied/over
        with today's/the/this fix/one applied, as/like the fix asked/wanted/had/said/told
        as the fix had it, the fix is/was a success, fix .. applied/done .. minute/moment/hour/while ago
        ^^the win was/is, you have/you've just let/told/left/said/given/kept ... be/it/no/plainly/unsaid/alone
        having just let/told/left/said/kept/given .. you, the fix that you just did/applied/finished
        ^^for once you didn't/left/kept/let/did/sat/waited/asked, this time you kept/let/left/held/waited/sat
        ^doing this/it once, ^^after doing this, you kept quiet today, having done it and
        """
      case .held:
        """
        the no you said/gave, you said less than you, ^^silence about your own, ^^you left the gap
        ^^you let her/him/someone/somebody, ^^you let them finish/be/have/win/talk, ^^so you let
        ^^you let the/a/one wrong/mistake/error/pause/silence/small
        ^^you let your _ finish/be/have/choose/win/tell/talk/drive/decide, ^^you let it stand
        ^^you let one go, ^^you kept your/the/a/that/it/one .. to yourself, ^^you kept it to yourself
        ^^you kept quiet/still/silent, ^^you kept your mouth/hands/tongue
        ^^you kept the/a/your correction/answer/fact/advice/opinion
        ^^you left the/your/that/a .. unsaid/unsent/unanswered/uncorrected
        ^^you left the mistake/error/dishes/silence/gap/pause/last, ^^you left your _ out of it
        ^^you said no once/without/with/in, ^^you said no ... and they/nobody/she/he, ^^you said nothing and
        ^^you stayed quiet/silent/seated, ^^you held back, ^^you bit your tongue, ^^you asked for help
        ^^you asked the/a question, ^^you sent it without, ^^the message went out without/with
        ^^you told the/your .. without, ^^you told it plainly/without, ^^you gave the credit
        ^^you sat there/through/still, ^^you lost the argument, ^^they finished the/their
        ^^you managed to keep/stay/let/hold/leave/sit/wait, ^^you asked instead, ^^you told them the/what
        """
      case .failed:
        """
        this time it didn't, it didn't work today/this, you tried and failed, you failed at/today/this
        ^it slipped out, you failed it
        the/this/your/today's attempt/try failed/broke/ended/collapsed/lasted/fell/slipped
        the/this/today's fix failed/broke/slipped/collapsed, it failed today, couldn't do it today
        ^^you tried and lost/couldn't/lasted/didn't/gave/got/your, ^^you tried and the old/habit/bug/mouth
        ^^you tried ... couldn't/anyway/quicker/faster/lost/slipped
        ^^you tried to ... but/until/anyway/instead
        ^^you couldn't hold/do/manage/keep/leave/wait/stay/stop/resist/finish/stick/help
        you didn't manage it/this/to, ^didn't manage it/this, ^^not managing, you didn't last
        you didn't hold out, ^^you didn't make it to/past/through, ^^it/this didn't work
        ^^ok/okay/so/well it didn't work/hold, ^^it/so/this didn't hold/come-off, ^^so it didn't
        didn't work out this/today/at, didn't go to plan, didn't go as planned, ^^it/that went wrong
        ^^so it went wrong, before/when it went wrong, it broke off/down at, ^^it broke at/on
        the plan held/lasted/broke/collapsed until/till/at/on, ^^the plan was to
        you lasted until/till/about/#, ^it lasted until/till, you held out until/till
        ^^you meant to stay/keep/wait/leave/let/hold/sit/stop/listen, ^^you set out to, ^^you intended to
        ^^you'd/you-had meant/planned/intended to, ^^you planned to ... and
        ^^you wanted to stay/keep/leave/let/hold/wait ... but/anyway/heard/until, ^^you got as far as
        ^^you got halfway, ^^halfway through the fix
        mouth/reflex/habit/sentence/hand/tongue was faster/quicker/first
        the bug/habit/reflex/urge won today/again/this, the bug was faster, was out before you/she/he/they
        slipped out, came out anyway, ^this/that one got away from you, got the better of you
        ^^failing at this/it, ^^failing by/here/today/this, failed attempt/try
        ^^an attempt that fails/fell/falls/goes/ends/breaks/collapses, it/this was too much for today
        heard yourself talk/talking/explain/explaining/agree/agreeing/interrupt
        heard yourself brag/bragging/offer/offering/correct/correcting
        ^^you began/started well, ^^you gave in, ^^you slipped, ^this/that slip, the slip is/was
        the/today's/this fix/one you failed/lost/blew/missed/broke
        had turned into a yes/maybe, ^^you cracked/caved, you did it again
        you've/you-have just? done it again, ^it happened again, ^^there it was again, ^^so it happened
        ^^you bragged/snapped/boasted/exploded/lectured, ^^you corrected him/her/them/someone/somebody
        ^^you showed off, ^^you lost your temper, ^^you said yes again/when/to/with/before
        ^^you had to correct, ^^so you bragged/corrected/snapped
        the old habit/pattern/reflex/sentence won/took/came/was/just/went, the bug got out/loud/loose
        the boast/brag/yes/correction is out, ^the story got out
        """
      case .upset:
        """
        your face/ears/neck/cheeks/head may/might/is/are still be? hot/warm/red/burning
        your heart/pulse may/might/is still be? fast/up/racing/high/pounding, still be? hot/warm/red from it
        your pulse is/may still, the heat you feel now, still going on in your head
        a/one minute/moment/hour ago you told/corrected/bragged/snapped/shouted/interrupted
        a/one minute/moment/hour ago you showed/argued/boasted/agreed
        ^^a few minutes ago you
        you have/you've just told/corrected/bragged/snapped/shouted/interrupted/showed/yelled
        you have/you've just argued/agreed/boasted
        ^^you just told/corrected/bragged/snapped/shouted/interrupted/showed/argued/boasted/fell
        ^^the scene/moment/quarrel/argument is over$, the bad/worst moment/part is over
        ^right after a/an crash/outburst/slip/scene, after a/an scene/slip/outburst/argument like this/that
        """
      case .crashed:
        """
        you just/have crashed, you've just? crashed, crash you just/have, the crash is over/logged/behind
        ^after a crash like/such, you just/have logged a/the/this crash
        you've/you-have just? logged it/this/that/the, you just logged it/this/that/the
        you logged the/a/this crash, you logged it while/within, ^^crash noted/logged, this entry in
        the/this/that crash/slip/outburst is logged/noted, in the crash log, ^right after a/the/this crash
        you have/had just crashed, ^^you crashed, ^after an/the outburst/flare/scene .. logged/log
        outburst you logged
        flares/flared/flaring up .. just now, blown/blew up and been? logged
        this/that crash, a crash like this/that, that/this outburst/relapse
        """
      case .calm:
        """
        without a single crash/incident/flare/outburst, without one crash/flare/outburst, without a flare
        ^^nothing blew up, weeks/days/months since the/your last crash/flare/outburst
        ^^nothing got away from you, ^^nothing went wrong today
        calm/smooth/quiet day/days like this, ^^a calm/smooth day, the whole day/week has been calm/quiet
        day/week has been calm/quiet$, you caught the urge before/in, you held the urge back
        the argument/quarrel/outburst/scene didn't happen/come, ^^it has been calm/quiet
        no crash/crashes/flare/flares in/for/since/today, ^^weeks/days/months have gone by without
        today without a crash, ^^a/another day without a crash, nothing happened today, no crash today
        ^^no crash for/in/so/this/yet/since, a day with no crash, didn't crash today, the bug is asleep
        the last crash was days/weeks/long/months, you haven't crashed, the log has been/stayed empty
        the log is empty
        """
      case .resting:
        """
        there's/there-is no fix/task/assignment/exercise/homework today/for/until/till/to/here
        no task/assignment/exercise/homework today/until/till, !^^no fix today$, no fix today/until/till
        no fix/task/assignment/exercise is waiting/planned, no task here, no fix for you today/tonight
        ^^no fixes/task/assignment/exercise/homework$, with no fix
        with no task/assignment/exercise today/waiting/here
        nothing is/was asked/wanted/required/expected of you today/until/till/before
        ^^nothing is asked of you$$, today asks/wants nothing, today nothing is asked, ^^nothing is due$
        nothing is due today/until, nothing is set for today, today the/this app has/wants
        the app has/wants/expects nothing/no, the program pauses, the fixes are closed/off/resting
        nothing was handed out, the list is empty until/today/on, this/today's/your/the rest day
        rest days like this, day/days off from fixes/the-fix/this/it
        is a rest day, ^^a rest day, ^^rest day, ^^day off, ^^off day$$, ^^pause day, ^^a day off from
        ^^a free day$$, ^^a day off$$, this is a/your/the rest/free/idle/empty day, this is your day off
        today is a/your rest/free day, today is a/your day off, it's a/your rest/free day
        it is a rest/free day, it's your day off, today is empty/blank, today's page is blank
        today you're/you-are off, you have/you've got? the/this/today day? off$
        you have/you've the day off from, off duty today/until, a day without a/any fix/assignment/exercise
        nothing to apply/carry-out, nothing to do here
        ^there's/there-is nothing to hold/do/apply/practice here/today, do anything here today
        you have/you've no task/fix/homework, you've nothing to do/carry, your free day here
        nothing you do today, the/this pause between two fixes
        today you don't have to do/notice/fix/prove/count
        """
      case .rating:
        """
        before you rate/score/grade, before you answer this/these/the-questions
        before you choose your/an answer, before you choose between
        before you pick/give/tap a/the/an/your number/answer/week/rating
        before you call the/this/it/your own? week, before you move the slider, before you put a number
        call the/this/your/a week quiet/loud/calm
        as/while/when/if you rate/score/grade your/the/this/it/yourself/these/what
        as/while/when you answer these/this, as/while/when you answer the questions, while/as you fill
        fill this in, filling this in, fill in this/these, filled in these/this, filling in this
        answer/answering these questions, these questions
        rate/rating/score/scoring/grade/grading your/the/this/past/last week
        rate/rating/grading the past/last week, rating a week, week is/gets rated
        you're/you-are rating/grading/scoring yourself/your/here
        you're/you-are about to rate/judge/score/grade/mark, your rating, this rating, the rating isn't/is
        your/the/these/each answers/answer here, your answer stays, these answers, the slider
        a number for a/the/this whole? week, a number on seven/your/the week/days, the number for the week
        how loud was it/the/this, how often was/did it .. week, you are/you're answering this/these
        number/score/rating/figure here, looking back over/on/at seven, the/these/your/past/last seven days
        an/the answer for the week, answer for the/your week, this week's answers/answer/rating/score/number
        last week's number/score/answers/rating, low/high rating, a low/high number/score/figure
        between quiet and loud, you're/you-are filling this, asked about yourself here
        mark this/the week? quiet/lower/loud, mark the/this week as, >rate it/yourself/what/the, rating takes
        the weekly look/check/questions/rating, explain the number/score, no box for it, ^^answer for/as
        >go through the/your/this week, >pick/choose/mark the setting/number/score where/that/for
        """
      case .rated:
        """
        the questions/diagnostic/rating/answers is/are behind/over/done/finished/filed/in, questions behind you
        the result is/are in, no questions today/here/this, ^^nothing to fill in/rate/answer/score
        your answers are/were filed/in/saved, leave the questions for
        you have/you've answered all/them/everything
        the diagnostic/rating/check is/was long? over/done/finished, after the diagnostic, now that you've rated
        """
      case .coming:
        """
        before you begin/start/do/try/apply/open the/this/today's/your fix/one/task
        before today's fix/one, your fix for today is still, fix .. is still open/undone/ahead$
        today's/the/this fix is/stands/lies still? ahead/waiting/to
        you're/you-are about to do/apply/start/try/begin the/this/today's/a fix/one
        """
      case .tasks:
        """
        the/today's fix you were/got/had given/this/today
        once/when/after you've/you-have? marked/logged today's
        there is/there's a? good/great/lot deal? of? to do today, today's outcome, today's task
        >write down, >count the/how/each/every/all, >call someone/somebody/a/your/one
        >list the/your/three/every/all, >send a/one/the/your/someone/somebody
        >tell someone/somebody/your/a/one/the, >ask someone/somebody/your/a/one, >note down/each/every/the/how
        >practice, today's fix, >apologize, >make a/the/one list/call/note, >text someone/somebody/your/a/one
        ^start with, >pick one/a/three, >choose one/a/three
        >put your/the phone/bag/laptop/watch away/down/face/in, >name three/two/five/one, >set a timer
        >delete, >take the stairs, at/in/during the/your next meal/meeting/conversation/call, before your next
        for the next five/ten/two/three/half/#, >go to the window, >count to, >write the/a/one/three/two/five
        >cross out, >give away, >keep a list/tally/count, >spend five/ten/twenty minutes
        """
      }
    }
  }

  let terms: TermList
  private let index: TermIndex

  init(_ options: RuleOptions) {
    let lists = Moment.allCases.map { options.terms($0.rawValue) }
    terms = TermList(lists)
    index = TermIndex(lists)
  }

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .tidbit }

  func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink) {
    guard let trigger = words.trigger, !words.isQuoted(match), !words.isNegated(match, inClause: true),
      !words.isReported(match)
    else { return }
    var matches: [TermIndex.Match] = []
    for (list, moment) in Moment.allCases.enumerated() where moment.barred.contains(trigger) {
      matches.removeAll()
      index.find(in: words.words, wanted: 1 << UInt64(list), into: &matches)
      guard matches.contains(where: { $0.wordRange == match && !$0.isException }) else { continue }
      let message =
        "\(words.quote(match)) speaks of \(moment.description), and the trigger is `\(trigger)`"
      findings.report(
        words.finding(of: Self.self, message, at: match),
        remedy: "Say what fits the moment, or file it under the other trigger."
      )
      return
    }
  }
}
