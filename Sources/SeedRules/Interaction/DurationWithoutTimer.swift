import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a prompt that asks for a length of time that a timer could count, on a fix that has none.
///
/// Only what asks that something go on for so long is flagged. A point in time ("in ten minutes", "two
/// minutes late"), a part of something ("the last five minutes of the meeting"), a rate ("an hour a day"), an
/// attribute ("a five-minute speech") and quoted speech are left alone, and so are "a minute" and "an hour"
/// where nothing is held for them. Abstain fixes say themselves how long they last.
struct DurationWithoutTimer: RecordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("interaction/duration-without-timer"),
    summary: "A prompt asks for a length of time, and the fix has no timer.",
    rationale: """
      Whoever reads "for five minutes" needs a clock, and looks for one on the phone that the fix wanted out \
      of reach. A timed fix brings its own.

      A timer runs from ten seconds to four hours; longer and shorter spans are left alone.
      """,
    reads: "`prompt` of fixes that are neither timed nor abstain",
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Stay silent through the last five minutes of the meeting."),
      .prompt("Turn up two minutes late to something, and do not say how full the day was."),
      .prompt("Read the minutes of the meeting you missed. Ask nobody for a second version."),
      .prompt("When someone asks for a minute today, give it without a look at the clock."),
      .prompt("Write down what took you two hours and shouldn't have."),
      .prompt("Go to happy hour today, and leave the work talk for the rush hour after it."),
    ],
    flagged: [
      .prompt("Sit where people can see you and do nothing for ⟪five minutes⟫."),
      .prompt("Call someone who misses you and talk ⟪ten minutes⟫."),
      .prompt("Listen to what they say without speaking ⟪two whole minutes⟫."),
      .prompt("Lie down for ⟪half an hour⟫ in the afternoon without calling it a power nap."),
      .prompt(#"Wait ⟪90 seconds⟫ before you answer \"How are you?\" with anything but busy."#),
    ]
  )

  func check(_ fix: FixView, _ findings: inout FindingSink) {
    guard let type = fix.fix.interactionType, type != .timed, type != .abstain,
      let mention = fix.promptMentions.first(where: {
        $0.isAsked && Self.timer.contains($0.seconds.lowerBound)
      })
    else { return }
    let name = "\(SeedDiagnostics.IndefiniteArticle.with("`\(type)`")) fix"
    let message = "the prompt asks for \(mention.description), and \(name) has no timer"
    var finding = fix.finding(of: Self.self, message, at: mention.range, of: fix.fix.prompt)
    finding.remedy =
      type == .standard
      ? "Make it a `timed` fix with `durationSeconds` \(mention.seconds.lowerBound), or leave the time out."
      : "Make it a `timed` fix, or leave the time out."
    findings.report(finding)
  }

  /// What a timer can run, in seconds.
  private static let timer = 10...14_400
}
