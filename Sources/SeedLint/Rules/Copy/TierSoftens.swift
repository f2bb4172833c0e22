import SeedDecoding
import SeedDiagnostics
import SeedModel

/// Notes a tier whose lines are milder than a lower tier's in the same place, by how many of them have a pressure
/// word. Keys are of one place when they differ in their `tier<n>` alone.
package struct TierSoftens: CopyRule {
  package static let metadata = RuleMetadata(
    "copy/tier-softens",
    .note,
    summary: "A higher tier's lines are milder than a lower tier's.",
    rationale: """
      Each miss should be felt in the words: tier 1 names the miss, tier 2 the pattern, tier 3 is the hardest line \
      of its voice. The list of pressure words is a rough measure, so this is a note: read the lines side by side.
      """,
    reads: "the `title` and `body` of keys with a `tier<n>` in them, by product and voice",
    options: [
      .strings("terms", defaultTerms, "The words that press."),
      .ratio(
        "share",
        0.25,
        "By how much the share of lines with a pressure word may fall from a tier to a higher."
      ),
    ]
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        """
        "notification.tier1.midpoint": [{ "title": "So, yesterday", "body": "It was a miss. {commitment}" }],
        "notification.tier2.midpoint": [{ "title": "Meet your pattern", "body": "No excuses left: {commitment}" }]
        """
      ),
      CopyExamples.table(
        """
        "notification.tier1.midpoint": [
          { "title": "Halfway", "body": "Yesterday was a miss. {commitment}" },
          { "title": "Halfway", "body": "There is this one: {commitment}" }
        ],
        "notification.tier2.midpoint": [
          { "title": "Again", "body": "The day is half gone. {commitment}" },
          { "title": "Halfway", "body": "There is this one too: {commitment}" }
        ]
        """
      ),
    ],
    flagged: [
      CopyExamples.table(
        """
        "notification.tier1.midpoint": [{ "title": "So, yesterday", "body": "It was a miss. {commitment}" }],
        ⟪"notification.tier2.midpoint"⟫: [{ "title": "Halfway", "body": "There is this one: {commitment}" }]
        """
      ),
      CopyExamples.table(
        """
        ⟪"notification.tier2.midpoint"⟫: [
          { "title": "Halfway", "body": "Still time for this: {commitment}" },
          { "title": "Now works", "body": "A good hour for {commitment}" }
        ],
        "notification.tier1.midpoint": [
          { "title": "Your excuse", "body": "It has had its day. {commitment}" },
          { "title": "Half gone", "body": "And this is still there: {commitment}" }
        ]
        """
      ),
    ]
  )

  private let index: TermIndex
  private let share: Double

  package init(_ options: RuleOptions) {
    index = TermIndex([options.terms()])
    share = options.ratio("share")
  }

  /// One entry of a ladder of tiers.
  private struct Rung {
    var tier: Int
    var entry: CopyContent.Entry
    /// How many of its variants have a pressure word, of all.
    var pressing: Int
    var share: Double { Double(pressing) / Double(max(1, entry.variants.count)) }
  }

  /// - Complexity: O(bytes of the messages of these keys).
  package func check(_ copy: CopyContent, _ findings: inout FindingSink) {
    var ladders: [[String]: [Rung]] = [:]
    var order: [[String]] = []
    for entry in copy.entries where !entry.variants.isEmpty {
      guard entry.key != nil, let (tier, place) = Self.tier(of: entry.name) else { continue }
      let table = copy.table(of: entry)
      let ladder = [table.product, table.voice, place]
      if ladders[ladder] == nil { order.append(ladder) }
      let pressing = entry.variants.count { isPressing($0, copy) }
      ladders[ladder, default: []].append(Rung(tier: tier, entry: entry, pressing: pressing))
    }
    for ladder in order {
      let rungs = (ladders[ladder] ?? []).sorted { $0.tier < $1.tier }
      for (index, rung) in rungs.enumerated() {
        // Against the hardest tier below, so that one mild step is noted once.
        guard let below = rungs[..<index].filter({ $0.tier < rung.tier }).max(by: { $0.share < $1.share }),
          rung.share + share < below.share
        else { continue }
        var finding = Self.finding(
          Message.softens(rung.tier, below.tier),
          record: rung.entry.record,
          in: copy.catalog
        )
        finding.expected = Message.share(below.pressing, below.entry.variants.count)
        finding.found = Message.share(rung.pressing, rung.entry.variants.count)
        let note = "tier \(below.tier): \(finding.expected ?? "")"
        finding.notes = [Diagnostic.Note(note, at: copy.catalog.place(of: below.entry.record))]
        finding.remedy = Message.remedy(finding.found ?? "")
        findings.report(finding)
      }
    }
  }

  private func isPressing(_ variant: CopyContent.Variant, _ copy: CopyContent) -> Bool {
    var words: [Word] = []
    var matches: [TermIndex.Match] = []
    for message in variant.messages {
      message.withBytes(in: copy.catalog) { bytes in
        WordScanner.scan(bytes, isMessage: true, into: &words)
        index.find(in: words, wanted: 1, into: &matches)
      }
    }
    return matches.contains { !$0.isException }
  }

  /// The tier that a key names, and the key without it; nil for one that names none.
  private static func tier(of key: String) -> (tier: Int, place: String)? {
    var parts = key.split(separator: ".").map { String($0) }
    for (index, part) in parts.enumerated() where part.hasPrefix("tier") {
      guard let tier = Int(part.dropFirst(4)) else { continue }
      parts[index] = "tier"
      return (tier, parts.joined(separator: "."))
    }
    return nil
  }

  private static let defaultTerms = Term.entries(
    """
    miss*, again, excuse*, pattern*, habit*, streak*, quit*, gave up, give up, giving up, no more, enough, promise*
    said, say it, lie*, lying, fail*, broke, broken, nothing, nobody, never, still, row, late, last, left, over
    """
  )

  private enum Message {
    static func softens(_ tier: Int, _ below: Int) -> String {
      "tier \(tier) is milder here than tier \(below)"
    }
    static func share(_ pressing: Int, _ all: Int) -> String { "\(pressing) of \(all) lines press" }
    static func remedy(_ found: String) -> String { "\(found) by the rule's list; read them side by side." }
  }
}
