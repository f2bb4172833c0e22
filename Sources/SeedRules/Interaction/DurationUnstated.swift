import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource

/// Flags a timed fix whose prompt names no duration, or only others than the timer's.
///
/// "Ten to fifteen minutes" names every duration between; "a few minutes" and "until it is over" name none.
struct DurationUnstated: RecordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("interaction/duration-unstated"),
    summary: "A timed prompt names no duration, or another one than its timer.",
    rationale: """
      The prompt is read before the timer starts. Whoever reads it wants to know what they are in for, and a \
      timer that runs longer than the prompt said has lied.

      Minutes, hours and seconds are read in words and digits: "five minutes", "half an hour", "a minute and \
      a half", "ten to fifteen minutes", "90 seconds", "a ten-minute timer".
      """,
    reads: "`prompt` of timed fixes, and their `durationSeconds`",
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      timed("Sit where people can see you and do nothing for five minutes.", 300),
      timed("Set a ninety-second timer and leave every message that comes in alone.", 90),
      timed("Walk for ten to fifteen minutes without a reason that you could give.", 720),
    ],
    flagged: [
      timed("Sit where people can see you and do nothing for ⟪five minutes⟫.", 600),
      timed("⟪Sit where people can see you and do nothing for a few minutes.⟫", 180),
      timed(
        #"⟪In the last five minutes of a meeting, look at nobody's screen, \"notes\" included.⟫"#,
        120
      ),
    ]
  )

  private static func timed(_ prompt: String, _ seconds: Int) -> RuleExample {
    .fix(
      """
      "prompt": "\(prompt)",
      "interactionType": "timed", "configuration": { "timed": { "durationSeconds": \(seconds) } }
      """
    )
  }

  func check(_ fix: FixView, _ findings: inout FindingSink) {
    let prompt = fix.fix.prompt
    guard fix.fix.interactionType == .timed, let timed = fix.configuration, prompt != 0,
      let node = fix.tree.member("durationSeconds", of: timed),
      let duration = fix.tree.integer(at: node),
      !fix.promptMentions.contains(where: { $0.seconds.contains(duration) })
    else { return }
    let other = fix.promptMentions.first(where: \.isAsked)
    let length = DurationMention.describe(duration)
    let message =
      other.map { "the prompt says \($0.description), and the timer runs \(length)" }
      ?? "the prompt does not say that the timer runs \(length)"
    let range = other?.range ?? 0..<fix.tree.withText(prompt) { $0.count }
    var finding = fix.finding(of: Self.self, message, at: range, of: prompt)
    finding.expected = length
    finding.found = other?.description
    finding.notes = [fix.note("the timer", at: node)]
    findings.report(
      finding,
      remedy: other == nil ? "Name the \(length) in the prompt." : "Make the two agree."
    )
  }
}
