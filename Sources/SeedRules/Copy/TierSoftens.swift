import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText

/// Notes a tier whose lines are milder than a lower tier's in the same place, by how many of them have a
/// pressure word. Keys are of one place when they differ in their `tier<n>` alone.
struct TierSoftens: RunRule {
  static let metadata = RuleMetadata(
    .note("copy/tier-softens"),
    summary: "A higher tier's lines are milder than a lower tier's.",
    rationale: """
      Each miss should be felt in the words: tier 1 names the miss, tier 2 the pattern, tier 3 is the \
      hardest line of its voice. The list of pressure words is a rough measure, so this is a note: read the \
      lines side by side.
      """,
    reads: "the `title` and `body` of keys with a `tier<n>` in them, by product and voice",
    options: [
      .entries("terms", Lists.pressing, "The words that press.", looser: .either),
      .ratio(
        "share",
        0.25,
        "By how much the share of lines with a pressure word may fall from a tier to a higher."
      ),
      .integer("variants", 3, 1...100, "The fewest variants of a tier that is judged."),
    ],
    languages: ["en"]
  )

  static let needs: RuleNeeds = .copy

  static let examples = RuleExamples(
    accepted: [
      ladder(
        tier1: [("So, yesterday", "It was a miss."), ("Halfway", "Still there."), ("Now", "Now works too.")],
        tier2: [("Meet your pattern", "No more of it."), ("Halfway", "Still there."), ("Now", "It helps.")]
      ),
      ladder(
        tier1: [
          ("So, yesterday", "It was a miss."), ("Your excuse", "It came back."), ("Again", "And again."),
        ],
        tier2: [("Two", "Two misses now."), ("A habit", "It is moving in."), ("Halfway", "Still there.")],
        share: 0.34
      ),
      ladder(tier1: [("So, yesterday", "It was a miss.")], tier2: [("Halfway", "Twice as loud.")]),
    ],
    flagged: [
      ladder(
        tier1: [("So, yesterday", "It was a miss."), ("Halfway", "Still there."), ("Now", "Now works too.")],
        tier2: [("Halfway", "There is this."), ("Now", "A good hour."), ("Today", "It would be nice.")],
        mark: true
      ),
      ladder(
        tier1: [
          ("So, yesterday", "It was a miss."), ("Your excuse", "It came back."), ("Again", "And again."),
        ],
        tier2: [("Meet your pattern", "Here it is."), ("Now", "A good hour."), ("Today", "Still time.")],
        mark: true
      ),
    ]
  )

  /// A table with the lines of two tiers at one place.
  private static func ladder(
    tier1: [(title: String, body: String)],
    tier2: [(title: String, body: String)],
    share: Double? = nil,
    mark: Bool = false
  ) -> RuleExample {
    func lines(_ lines: [(title: String, body: String)]) -> String {
      lines.map { "    { \"title\": \"\($0.title)\", \"body\": \"\($0.body) {commitment}\" }" }
        .joined(separator: ",\n")
    }
    let name = "\"notification.tier2.midpoint\""
    let options = share.map { "{ \"copy/tier-softens\": { \"share\": \($0) } }" }
    let configuration = options.map { "{ \"version\": \"1.0.0\", \"locale\": \"en_US\", \"rules\": \($0) }" }
    return CopyExamples.table(
      """
      "notification.tier1.midpoint": [
      \(lines(tier1))
        ],
        \(mark ? "⟪\(name)⟫" : name): [
      \(lines(tier2))
        ]
      """,
      beside: configuration.map { ["seedtool.json": $0] } ?? [:]
    )
  }

  private let index: TermIndex
  private let share: Double
  private let fewestVariants: Int

  init(_ options: RuleOptions) {
    index = TermIndex([options.terms()])
    share = options.ratio("share")
    fewestVariants = options.integer("variants")
  }

  /// One entry of a ladder of tiers.
  private struct Rung {
    var tier: Int
    var entry: CopyContent.Entry
    /// Its variants without a pressure word.
    var mild: [CopyContent.Variant]
    var pressing: Int { entry.variants.count - mild.count }
    var share: Double { Double(pressing) / Double(max(1, entry.variants.count)) }
    var lines: String { "\(pressing) of \(entry.variants.count) lines press" }
  }

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    var ladders: [String: [Rung]] = [:]
    for entry in copy.entries where entry.variants.count >= fewestVariants {
      guard entry.key != nil, let (tier, place) = Self.tier(of: entry.name) else { continue }
      let table = copy.table(of: entry)
      let ladder = "\(table.product)\u{0}\(table.voice)\u{0}\(place)"
      let mild = entry.variants.filter { !isPressing($0) }
      ladders[ladder, default: []].append(Rung(tier: tier, entry: entry, mild: mild))
    }
    for ladder in ladders.sorted(by: { $0.key < $1.key }).map(\.value) {
      let rungs = ladder.sorted { $0.tier < $1.tier }
      for (index, rung) in rungs.enumerated() {
        // Against the hardest tier below, so that one mild step is noted once.
        guard let below = rungs[..<index].filter({ $0.tier < rung.tier }).max(by: { $0.share < $1.share }),
          rung.share + share < below.share
        else { continue }
        let message = "tier \(rung.tier) is milder here than tier \(below.tier)"
        var finding = Self.finding(message, record: rung.entry.record, in: copy.catalog)
        finding.expected = below.lines
        finding.found = rung.lines
        let note = "tier \(below.tier): \(below.lines)"
        finding.notes = [Diagnostic.Note(note, at: copy.catalog.place(of: below.entry.record))]
        finding.notes += rung.mild.prefix(3).compactMap { variant in
          variant.messages.last.map {
            Diagnostic.Note("this line has none of the words", at: $0.place($0.range))
          }
        }
        findings.report(finding, remedy: "By the rule's list, \(rung.lines) here; compare the two tiers.")
      }
    }
  }

  private func isPressing(_ variant: CopyContent.Variant) -> Bool {
    var matches: [TermIndex.Match] = []
    for message in variant.messages { index.find(in: message.shownWords, wanted: 1, into: &matches) }
    return matches.contains { !$0.isException }
  }

  /// The tier that a key names, and the key without it; nil for one that names none.
  private static func tier(of key: String) -> (tier: Int, place: String)? {
    var rest = key.utf8[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != UInt8(ascii: ".") }
      if part.starts(with: "tier".utf8), let tier = Int(Substring(part.dropFirst(4))) {
        return (tier, "\(key[..<part.startIndex])tier\(key[part.endIndex...])")
      }
      rest = rest[part.endIndex...].dropFirst()
    }
    return nil
  }
}
