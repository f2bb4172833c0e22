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

      Only a few plain clauses are known: they name the fix, the crash or the rest day. A tidbit that tells \
      of another moment in its own words is not found.
      """,
    reads: "`body` of tidbits, beside `trigger`; not what is quoted",
    options: moments.map { .entries($0.name, $0.list, "Clauses that only go with \($0.says).") },
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
      tidbit(
        "afterApplied",
        "You skipped the page with the map and found the village by its smell of bread."
      ),
      tidbit("afterSkipped", "It worked. The old radio came back on. The fix is done with glue and a clip."),
      tidbit("general", "That crash in the kitchen was only a lid. On a rest day, a runner's shoes dry."),
    ],
    flagged: [
      tidbit("afterApplied", "⟪You skipped this one⟫, and something was in the way. It may be worth a look."),
      tidbit("afterSkipped", "⟪Now that you've finished the fix⟫, the next urge may be a little quicker."),
      tidbit("restDay", "⟪Today's fix is waiting⟫ for you, and it involves a no."),
    ]
  )

  private static func tidbit(_ trigger: String, _ body: String) -> RuleExample {
    .tidbit("\"trigger\": \"\(trigger)\", \"body\": \"\(body)\"")
  }

  /// What a tidbit may speak of, and the trigger that it belongs to; nil for what is still to be done.
  private static let moments: [(name: String, list: String, says: String, trigger: EducationTrigger?)] = [
    ("skipped", Lists.TidbitMoments.skipped, "a skipped fix", .afterSkipped),
    ("applied", Lists.TidbitMoments.applied, "a fix that was done", .afterApplied),
    ("failed", Lists.TidbitMoments.failed, "a fix that failed", .afterFailed),
    ("crashed", Lists.TidbitMoments.crashed, "a crash that was just logged", .afterCrash),
    ("resting", Lists.TidbitMoments.resting, "a day without a fix", .restDay),
    ("rating", Lists.TidbitMoments.rating, "the weekly rating", .duringDiagnostic),
    ("coming", Lists.TidbitMoments.coming, "a fix that is still to be done", nil),
  ]

  let lists: [TermList]

  init(_ options: RuleOptions) { lists = Self.moments.map { options.terms($0.name) } }

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .tidbit }

  func check(
    _ matches: ArraySlice<TermIndex.Match>,
    of list: Int,
    in words: WordView,
    _ findings: inout FindingSink
  ) {
    let moment = Self.moments[list]
    guard let trigger = words.trigger, trigger != moment.trigger,
      moment.trigger != nil || trigger != .general && trigger != .afterSkipped
    else { return }
    for match in matches.map(\.wordRange) {
      if words.isQuoted(match) || words.isNegated(match, inClause: true) || words.isReported(match) {
        continue
      }
      let message = "\(words.quote(match)) speaks of \(moment.says), but the trigger is `\(trigger)`"
      let finding = words.finding(of: Self.self, message, at: match)
      findings.report(finding, remedy: "Reword it, or change the trigger.")
    }
  }
}
