package import SeedDecoding
import SeedDiagnostics
import SeedModel

/// Flags two words that open more than one in ten of a bug's prompts. Each pair is reported once a bug, at the
/// first prompt, with the others as notes.
package struct RepeatedOpening: CatalogRule {
  package static let metadata = RuleMetadata(
    "voice/repeated-opening",
    .warning,
    summary: "The same two words open more than one in ten of a bug's prompts.",
    rationale: """
      A reader of one bug gets its fixes day after day. "Count the …" on Monday, Tuesday and Thursday is one fix \
      in three coats. Prompts open in many ways: with the time, the place, the person, the thing.
      """,
    reads: "the prompts of fixes, bug by bug",
    options: [
      .ratio("share", 0.1, "The largest share of a bug's prompts that one pair of words may open."),
      .integer("prompts", 3, 2...1000, "From how many prompts on a pair is reported."),
    ]
  )

  package static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", fixes(opening: ["Count the", "Count the", "Write down", "Leave the"])),
      .file("fixes.json", fixes(opening: ["Count every", "Count the", "Count each", "Count one"])),
    ],
    flagged: [
      .file("fixes.json", fixes(opening: ["Write down", "⟪Count the⟫", "count the", "Count the"])),
      .file("fixes.json", fixes(opening: ["⟪Until lunch⟫,", "Until lunch", "Leave the", "Until lunch,"])),
    ]
  )

  /// A fix for each opening.
  private static func fixes(opening openings: [String]) -> String {
    let rests = [
      "red cars on the way home", "empty chair by the window", "last word", "second cup of coffee",
    ]
    let records = openings.enumerated().map { index, opening in
      """
      { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d31\(index)", "number": \(index + 1), "bugSlug": "need-to-be-busy",
        "type": "daily", "severity": "low", "interactionType": "standard",
        "prompt": "\(opening) \(rests[index % 4])." }
      """
    }
    return "[\n\(records.joined(separator: ",\n"))\n]\n"
  }

  private let share: Double
  private let promptCount: Int

  package init(_ options: RuleOptions) {
    share = options.ratio("share")
    promptCount = options.integer("prompts")
  }

  /// A prompt's bug, its first two words, and where they stand.
  private struct Opening {
    var bug: Int32
    var hash: UInt64
    var text: Int
    var byteRange: Range<Int>
  }

  /// - Complexity: O(n log n) in the fixes.
  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    var openings: [Opening] = []
    openings.reserveCapacity(catalog.fixes.count)
    var promptCounts: [Int32: Int] = [:]
    var words: [Word] = []
    guard let field = ContentPlans.shared.registry.field("fixes[].prompt") else { return }
    // Texts and fixes both stand in the order of their records.
    var fixes = catalog.fixes[...]
    for (index, text) in catalog.texts.enumerated() where text.field == field {
      while let fix = fixes.first, fix.record < text.record { fixes.removeFirst() }
      guard let fix = fixes.first, fix.record == text.record, fix.bugIndex >= 0 else { continue }
      promptCounts[fix.bugIndex, default: 0] += 1
      TextView.withBytes(of: text, in: catalog) { bytes in
        WordScanner.scan(bytes, isMessage: false, limit: 2, into: &words)
        guard words.count == 2 else { return }
        openings.append(
          Opening(
            bug: fix.bugIndex,
            hash: words[0].hash &* 31 &+ words[1].hash,
            text: index,
            byteRange: words[0].range.lowerBound..<words[1].range.upperBound
          )
        )
      }
    }
    openings.sort { ($0.bug, $0.hash, $0.text) < ($1.bug, $1.hash, $1.text) }
    var rest = openings[...]
    while let first = rest.first {
      let group = rest.prefix { $0.bug == first.bug && $0.hash == first.hash }
      rest = rest.dropFirst(group.count)
      let all = promptCounts[first.bug] ?? 0
      guard group.count >= promptCount, Double(group.count) > share * Double(all) else { continue }
      var finding: Diagnostic?
      for (index, opening) in group.prefix(1 + Message.noteLimit).enumerated() {
        TextView.with(catalog.texts[opening.text], in: catalog) { view in
          if index == 0 {
            let text = String(decoding: view.bytes[opening.byteRange], as: UTF8.self)
            let slug = catalog.slug(ofBug: Int(first.bug))
            let message = Message.repeated(Excerpt.of(text), group.count, all, slug)
            finding = view.finding(of: Self.self, message, at: opening.byteRange)
          } else {
            finding?.notes.append(Diagnostic.Note(Message.also, at: view.place(opening.byteRange)))
          }
        }
      }
      guard var finding else { continue }
      let more = group.count - 1 - Message.noteLimit
      if more > 0 { finding.notes.append(Diagnostic.Note(Message.more(more))) }
      finding.remedy = Message.remedy
      findings.report(finding)
    }
  }

  private enum Message {
    static let noteLimit = 10
    static func repeated(_ text: String, _ count: Int, _ all: Int, _ bug: String) -> String {
      "`\(text)` opens \(count) of the \(all) prompts of \(bug)"
    }
    static let also = "also here"
    static func more(_ count: Int) -> String { "and \(count) more" }
    static let remedy = "Open some of them with the time, the place, the person or the thing."
  }
}
