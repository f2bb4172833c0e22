package import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource

/// Flags a timed fix whose prompt names no duration, or only others than the timer's.
///
/// "Ten to fifteen minutes" names every duration between; "a few minutes" and "until it is over" name none.
package struct DurationUnstated: CatalogRule {
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

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(fixes, and bytes of the prompts of timed ones).
  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    PromptPass.run(
      catalog,
      &findings,
      where: { $0.interactionType == .timed },
      look: { bytes, fix, tree in
        let configuration = fix.configuration != 0 ? fix.configuration : catalog.configurationNode(of: fix)
        guard let configuration,
          let timed = tree.member(InteractionType.timed.keyBytes, of: configuration),
          let node = tree.member(ConfigurationName.durationSeconds, of: timed),
          let duration = tree.integer(at: node)
        else { return nil }
        let mentions = DurationParser.mentions(in: bytes)
        if mentions.contains(where: { $0.seconds.contains(duration) }) { return nil }
        let other = mentions.first(where: \.isAsked)
        return Fault(duration: duration, node: node, other: other, byteCount: bytes.count)
      },
      report: Self.unstated
    )
  }

  private struct Fault {
    /// The timer's, in seconds.
    let duration: Int
    let node: NodeIndex
    /// What the prompt says instead, or nil when it says nothing.
    let other: DurationMention?
    /// The prompt's.
    let byteCount: Int
  }
}

extension DurationUnstated {
  private static func unstated(_ fault: Fault, _ prompt: Prompt) -> Diagnostic {
    let length = DurationMention.describe(fault.duration)
    var finding: Diagnostic
    if let other = fault.other {
      let message = "the prompt says \(other.description), and the timer runs \(length)"
      finding = prompt.finding(of: Self.self, message, at: other.range)
      finding.found = other.description
      finding.remedy = "Make the two agree."
    } else {
      let message = "the prompt does not say that the timer runs \(length)"
      finding = prompt.finding(of: Self.self, message, at: 0..<fault.byteCount)
      finding.remedy = "Name the \(length) in the prompt."
    }
    finding.expected = length
    let place = prompt.catalog.place(record: prompt.fix.record, node: fault.node)
    finding.notes = [Diagnostic.Note("the timer", at: place)]
    return finding
  }
}
