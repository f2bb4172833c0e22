import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags a text of one voice that another voice of the product says too, in the same words or in mostly the
/// same content words. Labels and headings are free of it, and so are titles of one content word.
struct VoicesConverge: RunRule {
  static let metadata = RuleMetadata(
    .warning("copy/voices-converge"),
    summary: "Two voices of a product say nearly the same.",
    rationale: """
      A reader who chose a voice should know it with the name hidden. Where two voices say one thing in one \
      set of words, one of them was not written.
      """,
    reads: "the `title` and `body` of variants whose key is `voiced` and neither a label nor a heading",
    options: [
      .ratio(
        "share",
        0.6,
        "The share of the longer text's content words above which two texts are too alike."
      ),
      .integer("words", 4, 1...100, "The fewest content words of a text whose share is judged."),
    ],
    languages: ["en"]
  )

  static let needs: RuleNeeds = .copy

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        """
        "notification.tier2.midpoint": [
          { "title": "Meet your pattern", "body": "Two misses is a habit introducing itself. {commitment}" }
        ]
        """,
        beside: CopyExamples.professional(
          """
          "notification.tier2.midpoint": [
            { "title": "Two days without a yes", "body": "{commitment} can still be done before the window closes." }
          ]
          """
        )
      ),
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "Today", "body": "It had its chance. {commitment}" }]"#,
        beside: CopyExamples.professional(
          #""notification.tier1.midpoint": [{ "title": "Today", "body": "Half the window is left: {commitment}" }]"#
        )
      ),
    ],
    flagged: [
      flagged(
        #""notification.tier1.midpoint": [{ "title": "Now", "body": "⟪Yesterday was missed. Today: {commitment}⟫" }]"#,
        #""notification.tier1.midpoint": [{ "title": "Go", "body": "Yesterday was missed; today {commitment}." }]"#
      ),
      flagged(
        """
        "tier.raised": [
          { "body": "⟪Two misses in a row raise the tier. The reminders come more often.⟫" },
          { "body": "One reminder more from tomorrow on." }
        ]
        """,
        #""tier.raised": [{ "body": "Two misses raise the tier, and reminders come often now." }]"#
      ),
    ]
  )

  private static func flagged(_ professional: String, _ brutal: String) -> RuleExample {
    let other = ["copy/pressure.brutal.json": CopyExamples.text(brutal, voice: "brutal")]
    return CopyExamples.table(professional, voice: "professional", beside: other)
  }

  private let share: Double
  private let fewestWords: Int

  init(_ options: RuleOptions) {
    share = options.ratio("share")
    fewestWords = options.integer("words")
  }

  /// A text of a voice, with what it is compared by.
  private struct Text {
    var voice: String
    var message: CopyMessage
    var isTitle: Bool
  }

  /// - Complexity: O(bytes), and for each key O(variants²) comparisons across its voices.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    // By the key's index.
    var earlier = [[Text]](repeating: [], count: copy.catalog.copyKeys.count)
    let tables = copy.catalog.copyTables
    let hasOtherTable = tables.map { table in tables.count { $0.product == table.product } > 1 }
    for entry in copy.entries where hasOtherTable[entry.tableIndex] {
      guard let key = entry.key, let index = entry.keyIndex, key.value.isVoiced,
        key.value.role == .body || key.value.role == .notification
      else { continue }
      let voice = copy.table(of: entry).voice
      var own: [Text] = []
      for variant in entry.variants {
        for (message, isTitle) in [(variant.title, true), (variant.body, false)] {
          if let message { own.append(Text(voice: voice, message: message, isTitle: isTitle)) }
        }
      }
      for text in own {
        if let finding = nearest(text, among: earlier[index], copy) { findings.report(finding) }
      }
      earlier[index] += own
    }
  }

  /// The finding about a text and the one of another voice that is most like it.
  private func nearest(_ text: Text, among earlier: [Text], _ copy: CopyContent) -> Diagnostic? {
    var best: (text: Text, share: Double)?
    for other in earlier where other.voice != text.voice && other.isTitle == text.isTitle {
      let (own, others) = (text.message.stems, other.message.stems)
      let count = max(own.count, others.count)
      guard count >= (text.isTitle ? 2 : 1) else { continue }
      var found = 0.0
      if text.message.digest == other.message.digest {
        found = 1
      } else if min(own.count, others.count) >= fewestWords {
        found = Double(SharedIdeas.common(own, others).count) / Double(count)
      }
      if found > max(share, best?.share ?? 0) { best = (other, found) }
    }
    guard let best else { return nil }
    let isSame = best.text.message.digest == text.message.digest
    func message(_ other: Text) -> String {
      let voice = "the voice `\(Excerpt.of(other.voice))`"
      return isSame
        ? "\(voice) says the same"
        : "\(Int(best.share * 100)) % of the content words stand in a text of \(voice)"
    }
    var finding = Self.finding(message(best.text), about: text.message, in: copy)
    finding.relations.mirror = Diagnostic.Mirror(message(text), note: "\(text.voice) says")
    finding.remedy = "Let one of the two say it as only that voice would."
    finding.notes = [
      Diagnostic.Note("\(best.text.voice) says", at: best.text.message.place(best.text.message.range))
    ]
    return finding
  }
}
