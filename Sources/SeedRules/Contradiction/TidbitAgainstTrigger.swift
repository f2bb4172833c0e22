import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables
import SeedText

/// Flags a tidbit with a clause that can only belong to another moment than its trigger's: "you skipped this
/// one" after a fix was applied.
struct TidbitAgainstTrigger: WordRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/tidbit-against-trigger"),
    since: "0.2",
    summary: "A tidbit speaks of another moment than its trigger stands for.",
    rationale: """
      A tidbit is shown right after something happened. One that says "you skipped it" to somebody who has \
      just done it was filed under the wrong trigger.

      Only a few plain clauses are known. A tidbit that tells of another moment in its own words is not found.
      """,
    reads: "`body` of tidbits, beside `trigger`; not what is quoted",
    options: Moment.allCases.map {
      .entries($0.rawValue, $0.terms, "Clauses that only go with \($0.description).")
    },
    languages: ["en"]
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
        "The app has no opinion on it. The sofa has heard worse, and it isn't keeping a list."
      ),
    ],
    flagged: [
      tidbit("afterApplied", "⟪You skipped this one⟫, and something was in the way. It may be worth a look."),
      tidbit("afterSkipped", "⟪Now that you've finished⟫ the fix, the next urge may be a little quicker."),
      tidbit("restDay", "⟪Today's fix is waiting⟫ for you, and it involves a no."),
    ]
  )

  private static func tidbit(_ trigger: String, _ body: String) -> RuleExample {
    .tidbit("\"trigger\": \"\(trigger)\", \"body\": \"\(body)\"")
  }

  /// What a tidbit may speak of.
  private enum Moment: String, CaseIterable {
    case skipped, applied, failed, crashed, resting, rating, coming

    /// The trigger that it belongs to; nil where it belongs to none.
    private var trigger: EducationTrigger? {
      switch self {
      case .skipped: .afterSkipped
      case .applied: .afterApplied
      case .failed: .afterFailed
      case .crashed: .afterCrash
      case .resting: .restDay
      case .rating: .duringDiagnostic
      case .coming: nil
      }
    }

    func isBarred(from trigger: EducationTrigger) -> Bool {
      self == .coming ? trigger != .general && trigger != .afterSkipped : trigger != self.trigger
    }

    var description: String {
      switch self {
      case .skipped: "a skipped fix"
      case .applied: "a fix that was done"
      case .failed: "a fix that failed"
      case .crashed: "a crash that was just logged"
      case .resting: "a day without a fix"
      case .rating: "the weekly rating"
      case .coming: "a fix that is still to be done"
      }
    }

    var terms: String {
      switch self {
      case .skipped:
        """
        ^you skipped this/it/today's/the one/fix?
        ^you've just? skipped
        ^you passed on this/today's/the one/fix
        ^you put this/today's/the one/fix off/aside
        ^you left this/today's one/fix untouched/unopened/undone
        ^you turned down this/today's/the one/fix
        ^you decided/chose not to try/do/attempt it/this
        ^skipping this one
        """
      case .applied:
        """
        ^now that you've/you have? done/finished/completed/applied
        ^you did the fix
        ^you did what the fix asked
        ^you applied/finished/completed this/today's/the/it fix?
        ^you have/you've just? applied/finished/completed it/this/today's/the fix?
        ^^it worked$
        ^the fix is applied/done
        ^today's fix is done/behind
        ^with today's fix applied/done/behind
        ^you went through with it
        """
      case .failed:
        """
        ^you tried and failed
        ^you failed at this/it/today's
        ^you tried it and it didn't
        ^^it didn't work out? this/today
        ^the fix failed
        ^^it/that did not work out? this/today
        ^your/today's attempt didn't/failed
        ^the fix you failed
        """
      case .crashed:
        """
        ^you have/you've just? crashed
        ^you've/you have? just? logged a/the/this crash
        ^you logged a crash
        ^you crashed today/tonight/again
        ^the crash you've/you have? just? logged
        ^the crash is logged/over
        ^this/that crash
        """
      case .resting:
        """
        ^there's/there is/was? no fix for? you? today
        ^with no fix .. today
        ^it's/this-is/today-is a/your rest day
        ^it's/this-is/today-is a/your day off
        ^today is your/a rest day
        ^today is your/a day off
        ^this is your day off
        ^rest days like this
        ^on a rest day
        ^nothing is asked of you today
        """
      case .rating:
        """
        ^before/while/as you rate your/the/this week
        ^before/while/as you answer these/the/this weekly? questions
        ^before/while/as you go through these questions
        ^before you mark the week
        ^rating your/the/this week
        """
      case .coming:
        """
        today's/the fix is still? waiting/ahead/open
        ^before you begin/start/do today's/the/this fix
        ^your fix for today is still
        """
      }
    }
  }

  let lists: [TermList]

  init(_ options: RuleOptions) { lists = Moment.allCases.map { options.terms($0.rawValue) } }

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .tidbit }

  func check(
    _ matches: [Range<Int>],
    of list: Int,
    in words: WordView,
    _ findings: inout FindingSink
  ) {
    let moment = Moment.allCases[list]
    guard let trigger = words.trigger, moment.isBarred(from: trigger) else { return }
    for match in matches {
      if words.isQuoted(match) || words.isNegated(match, inClause: true) || words.isReported(match) {
        continue
      }
      let message = "\(words.quote(match)) speaks of \(moment.description), but the trigger is `\(trigger)`"
      let finding = words.finding(of: Self.self, message, at: match)
      findings.report(finding, remedy: "Reword it, or change the trigger.")
    }
  }
}
