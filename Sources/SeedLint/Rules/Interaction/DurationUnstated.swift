package import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource

/// Flags a timed fix whose prompt names no duration, or only others than the timer's.
///
/// "Ten to fifteen minutes" names every duration between; "a few minutes" and "until it is over" name none.
package struct DurationUnstated: TextRule {
  package static let metadata = RuleMetadata(
    "interaction/duration-unstated",
    .warning,
    summary: "A timed prompt names no duration, or another one than its timer.",
    rationale: """
      The prompt is read before the timer starts. Whoever reads it wants to know what they are in for, and a \
      timer that runs longer than the prompt said has lied.

      Minutes, hours and seconds are read in words and digits: "five minutes", "half an hour", "a minute and \
      a half", "ten to fifteen minutes", "90 seconds", "a ten-minute timer".
      """,
    reads: "`prompt` of timed fixes, and their `durationSeconds`"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(
        """
        "prompt": "Sit where people can see you and do nothing for five minutes.",
        "interactionType": "timed", "configuration": { "timed": { "durationSeconds": 300 } }
        """
      ),
      .fix(
        """
        "prompt": "Set a ninety-second timer and leave every message that comes in alone.",
        "interactionType": "timed", "configuration": { "timed": { "durationSeconds": 90 } }
        """
      ),
      .fix(
        """
        "prompt": "Walk for ten to fifteen minutes without a reason that you could give.",
        "interactionType": "timed", "configuration": { "timed": { "durationSeconds": 720 } }
        """
      ),
    ],
    flagged: [
      .fix(
        """
        "prompt": "Sit where people can see you and do nothing for ⟪five minutes⟫.",
        "interactionType": "timed", "configuration": { "timed": { "durationSeconds": 600 } }
        """
      ),
      .fix(
        """
        "prompt": "⟪Sit where people can see you and do nothing for a few minutes.⟫",
        "interactionType": "timed", "configuration": { "timed": { "durationSeconds": 180 } }
        """
      ),
      .fix(
        """
        "prompt": "⟪In the last five minutes of a meeting, look at nobody's screen, \\"notes\\" included.⟫",
        "interactionType": "timed", "configuration": { "timed": { "durationSeconds": 120 } }
        """
      ),
    ]
  )

  package static let traits: TextTraits = []

  package init(_ options: RuleOptions) {}

  package func reads(_ field: TextField) -> Bool { field.path == "fixes[].prompt" }

  /// - Complexity: O(bytes) for timed fixes, O(1) for others.
  package func check(_ text: TextView, _ findings: inout FindingSink) {
    guard let fix = text.catalog.fix(ofRecord: text.text.record), fix.interactionType == .timed,
      let (tree, timed) = text.catalog.configuration(.timed, of: fix),
      let node = tree.member("durationSeconds", of: timed),
      let duration = tree.integer(at: node)
    else { return }
    let mentions = DurationParser.mentions(in: text.bytes)
    if mentions.contains(where: { $0.seconds.contains(duration) }) { return }
    let note = Diagnostic.Note("the timer", at: text.catalog.place(record: fix.record, node: node))
    if let other = mentions.first(where: \.isAsked) {
      findings.report(Self.other(other, than: duration, text, note))
    } else {
      findings.report(Self.unstated(duration, text, note))
    }
  }
}

extension DurationUnstated {
  private static func unstated(_ duration: Int, _ text: TextView, _ note: Diagnostic.Note) -> Diagnostic {
    let length = DurationMention.describe(duration)
    let message = "the prompt does not say that the timer runs \(length)"
    var finding = text.finding(of: Self.self, message, at: 0..<text.bytes.count)
    finding.remedy = "Name the \(length) in the prompt."
    finding.notes = [note]
    return finding
  }

  private static func other(
    _ mention: DurationMention,
    than duration: Int,
    _ text: TextView,
    _ note: Diagnostic.Note
  ) -> Diagnostic {
    let length = DurationMention.describe(duration)
    let message = "the prompt says \(mention.description), and the timer runs \(length)"
    var finding = text.finding(of: Self.self, message, at: mention.range)
    finding.expected = length
    finding.found = mention.description
    finding.remedy = "Make the two agree."
    finding.notes = [note]
    return finding
  }
}
