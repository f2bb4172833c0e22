import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables
import SeedText

/// Flags a tidbit that speaks of another moment than its trigger's: of skipping after a fix was applied, of a task on a
/// rest day.
struct TidbitAgainstTrigger: WordRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/tidbit-against-trigger"),
    since: "0.2",
    summary: "A tidbit speaks of another moment than its trigger stands for.",
    rationale: """
      A tidbit is shown right after something happened. One that says "you skipped it" to somebody who has just done it \
      was filed under the wrong trigger, and so was one that hands out a task on the day that has none.
      """,
    reads: "`body` of tidbits, beside `trigger`; not what is quoted",
    options: Moment.allCases.map { .strings($0.rawValue, Term.entries($0.terms), $0.explanation) }
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
    case skipped, applied, failed, crashed, calm, tasks

    /// The triggers whose tidbits may not speak of it.
    var barred: [EducationTrigger] {
      switch self {
      case .skipped: [.afterApplied, .afterFailed, .afterCrash, .restDay, .general, .duringDiagnostic]
      case .applied: [.afterSkipped, .afterFailed, .afterCrash, .restDay, .general, .duringDiagnostic]
      case .failed: [.afterApplied, .afterSkipped, .restDay, .general]
      case .crashed: [.afterApplied, .afterSkipped, .afterFailed, .restDay, .general, .duringDiagnostic]
      case .calm: [.afterCrash]
      case .tasks: [.restDay]
      }
    }

    var explanation: String {
      switch self {
      case .skipped: "What says that the reader has just skipped a fix."
      case .applied: "What says that the reader has just done a fix."
      case .failed: "What says that the reader has just failed at a fix."
      case .crashed: "What says that the reader has just logged a crash."
      case .calm: "What says that there was no crash."
      case .tasks: "What hands out a task."
      }
    }

    /// What a text of it is told to be.
    var description: String {
      switch self {
      case .skipped: "a fix that was skipped"
      case .applied: "a fix that was done"
      case .failed: "a fix that failed"
      case .crashed: "a crash that was just logged"
      case .calm: "a day without a crash"
      case .tasks: "a task"
      }
    }

    var terms: String {
      switch self {
      case .skipped:
        """
        you skipped this/it/today's, you just/have/may-have/might-have/probably skipped, you've just? skipped, ^skipping this/it/today's
        ^skipping the fix, you passed on this/it/today's, ^passing on a/this/the/today's fix, ^^not doing it/this
        you decided/chose not to do/try/apply, you decided/chose to skip/pass, your skip, skipping it kept
        """
      case .applied:
        """
        ^^you did it$, you applied/completed a/the/this/it/today's, you finished this/the/today's fix, you have/you've done/applied/finished it/this/the$
        now that you've/you done/finished/applied/completed/did/have, ^applying this/it/the, ^^the fix worked, you pulled it off
        you managed it, now that it's done, you've just done/applied/finished, you just did/applied/finished, having done it
        you kept quiet today, you did the fix, you did what it asked
        """
      case .failed:
        """
        this time it didn't, it didn't work today/this, you tried and failed, the attempt failed, you failed at/today/this
        ^it slipped out, the fix failed, you failed it, it failed today, couldn't do it today
        """
      case .crashed:
        """
        you just/have crashed, you've just? crashed, crash you just/have, the crash is over/logged/behind, ^after a crash like
        you just/have logged a/the/this crash
        """
      case .calm:
        """
        without a crash, nothing happened today, no crash today, ^^no crash, a day with no crash, didn't crash today, the bug is asleep
        """
      case .tasks:
        """
        >write down, >count the/how/each/every/all, >call someone/somebody/a/your/one, >list the/your/three/every/all
        >send a/one/the/your/someone/somebody, >tell someone/somebody/your/a/one/the, >ask someone/somebody/your/a/one
        >note down/each/every/the/how, >practice, today's fix, >apologize, >make a/the/one list/call/note
        >text someone/somebody/your/a/one, >start with, >pick one/a/three, >choose one/a/three
        """
      }
    }
  }

  let terms: [Term]
  private let index: TermIndex

  init(_ options: RuleOptions) {
    let lists = Moment.allCases.map { options.strings($0.rawValue).flatMap { Term.parse($0) ?? [] } }
    terms = lists.flatMap(\.self)
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
