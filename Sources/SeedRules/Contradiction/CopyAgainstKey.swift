import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags copy that says another time, tier or number of misses than its key is shown at.
///
/// A key's name says when its texts are shown: `tier2.twoHoursBeforeClose`; summaries name the tiers: "tier 2
/// (Push)".
struct CopyAgainstKey: CopyRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("contradiction/copy-against-key"),
    since: "0.2",
    summary: "A text of copy says another time, tier or number of misses than its key stands for.",
    rationale: """
      The key decides when a text is shown. "One hour left" two hours before the close is wrong every day. \
      Mostly a line was moved or copied from another key.

      Checked are "one hour left", "two misses in a row" and "you are in Alarm" or "this is tier 3".
      """,
    reads: "titles and bodies of copy, held against their keys' names",
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      example("notification.tier2.twoHoursBeforeClose", "Two misses made a pattern. Two hours: {commitment}"),
      example(
        "notification.tier2.twoHoursBeforeClose",
        "It takes ten minutes, and another miss is Alarm: {commitment}"
      ),
    ],
    flagged: [
      example("notification.tier2.twoHoursBeforeClose", "⟪One hour⟫ left. The pattern waits: {commitment}"),
      example("notification.tier2.twoHoursBeforeClose", "⟪Three misses⟫ in a row: {commitment}"),
      example("notification.tier2.twoHoursBeforeClose", "You are in ⟪Alarm⟫: {commitment}"),
    ]
  )

  private static func example(_ key: String, _ body: String) -> RuleExample {
    .file(
      "copy/pressure.brutal.json",
      CopyExamples.text("\"\(key)\": [{ \"body\": \"\(body)\" }]", voice: "brutal"),
      beside: ["copy/catalog.json": catalog]
    )
  }

  private static let catalog = """
    { "products": { "pressure": { "voices": ["brutal"] } }, "keys": [
      { "key": "notification.tier2.twoHoursBeforeClose", "product": "pressure",
        "summary": "Reminder at tier 2 (Push), two hours before the close.", "role": "body", "voiced": true,
        "placeholders": { "commitment": { "type": "text", "required": true } },
        "limits": { "body": 140 }, "minimumVariants": 1 },
      { "key": "notification.tier3.midpoint", "product": "pressure",
        "summary": "Reminder at tier 3 (Alarm), at the midpoint.", "role": "body", "voiced": true,
        "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 1 } ] }
    """

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    let tiers = TierNames(copy)
    // One a key, not one a voice.
    var moments = [KeyMoment?](repeating: nil, count: copy.catalog.copyKeys.count)
    for entry in copy.entries {
      guard let key = entry.key, let index = entry.keyIndex, key.value.role != .heading,
        key.value.role != .label, key.value.role != .document
      else { continue }
      let moment = moments[index] ?? KeyMoment(name: entry.name, tiers: tiers)
      moments[index] = moment
      if moment.isEmpty { continue }
      for message in entry.messages {
        message.withShownText { words, bytes in
          guard let fault = moment.fault(in: words, bytes) else { return }
          var finding = Self.finding(fault.message, at: fault.range, of: message, in: copy)
          finding.remedy = "Change the text, or move it to the key that it is true for."
          findings.report(finding)
        }
      }
    }
  }

  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink) {}
}
