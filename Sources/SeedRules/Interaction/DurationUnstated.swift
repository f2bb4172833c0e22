import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

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
    guard fix.fix.interactionType == .timed, let timed = fix.configuration,
      let node = fix.tree.member("durationSeconds", of: timed),
      let duration = fix.tree.integer(at: node),
      let (range, other) = fix.withPrompt({ Self.fault(in: $0, duration: duration) })
    else { return }
    let length = DurationMention.describe(duration)
    let message =
      other.map { "the prompt says \($0.description), and the timer runs \(length)" }
      ?? "the prompt does not say that the timer runs \(length)"
    var finding = fix.finding(of: Self.self, message, inPrompt: range)
    finding.expected = length
    finding.found = other?.description
    finding.notes = [fix.note("the timer", at: node)]
    findings.report(
      finding,
      remedy: other == nil ? "Name the \(length) in the prompt." : "Make the two agree."
    )
  }

  /// The place of another duration than the timer's and what it says, or of the whole prompt; nil where the
  /// prompt says the timer's.
  ///
  /// - Parameter duration: in seconds.
  private static func fault(
    in prompt: UnsafeBufferPointer<UInt8>,
    duration: Int
  ) -> (range: Range<Int>, other: DurationMention?)? {
    let mentions = DurationParser.mentions(in: prompt)
    if mentions.contains(where: { $0.seconds.contains(duration) }) { return nil }
    let other = mentions.first(where: \.isAsked)
    return (other?.range ?? 0..<prompt.count, other)
  }
}
