package import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource

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
  private struct Opening: BitwiseCopyable {
    var bug: Int32
    /// The prompt's index among the texts.
    var text: UInt32
    var hash: UInt64
    var startOffset: UInt32
    var endOffset: UInt32

    var byteRange: Range<Int> { Int(startOffset)..<Int(endOffset) }
    var bucket: UInt64 { WordHash.finish(hash ^ UInt64(truncatingIfNeeded: bug)) }
  }

  /// - Complexity: O(texts), and O(n log n) in the openings that may repeat too often.
  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    var (openings, promptCounts) = openings(catalog)
    keepCommon(&openings, promptCounts)
    openings.sort { ($0.bug, $0.hash, $0.text) < ($1.bug, $1.hash, $1.text) }
    var rest = openings[...]
    while let first = rest.first {
      let group = rest.prefix { $0.bug == first.bug && $0.hash == first.hash }
      rest = rest.dropFirst(group.count)
      let all = promptCounts[Int(first.bug)]
      guard isTooCommon(group.count, of: all) else { continue }
      var finding: Diagnostic?
      for (index, opening) in group.prefix(1 + Message.noteLimit).enumerated() {
        TextView.with(catalog.texts[Int(opening.text)], in: catalog) { view in
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

  private func isTooCommon(_ count: Int, of all: Int) -> Bool {
    count >= promptCount && Double(count) > share * Double(all)
  }

  /// The openings of all prompts of two words and more, and how many prompts each bug has.
  private func openings(_ catalog: Catalog) -> (openings: [Opening], promptCounts: [Int]) {
    var openings: [Opening] = []
    openings.reserveCapacity(catalog.fixes.count)
    var promptCounts = [Int](repeating: 0, count: catalog.bugs.count)
    guard let field = ContentPlans.shared.registry.field("fixes[].prompt")?.index else {
      return ([], promptCounts)
    }
    WordScanner.classes.withUnsafeBufferPointer { classes in
      // The tree is kept from text to text: taking it out of the catalog counts references.
      var fileIndex: UInt16?
      var tree: JSONTree?
      // Texts and fixes both stand in the order of their records.
      var fixIndex = 0
      for index in catalog.texts.indices where catalog.texts[index].field.index == field {
        let text = catalog.texts[index]
        while fixIndex < catalog.fixes.count, catalog.fixes[fixIndex].record < text.record { fixIndex += 1 }
        guard fixIndex < catalog.fixes.count, catalog.fixes[fixIndex].record == text.record else { continue }
        let bug = catalog.fixes[fixIndex].bugIndex
        guard bug >= 0 else { continue }
        promptCounts[Int(bug)] += 1
        if text.fileIndex != fileIndex {
          fileIndex = text.fileIndex
          tree = catalog.trees[Int(text.fileIndex)]
        }
        guard let tree else { continue }
        func add(_ bytes: UnsafeBufferPointer<UInt8>) {
          var scan = Scan(bytes: bytes, isMessage: false)
          guard let first = scan.next(classes), let second = scan.next(classes) else { return }
          openings.append(
            Opening(
              bug: bug,
              text: UInt32(truncatingIfNeeded: index),
              hash: first.hash &* 31 &+ second.hash,
              startOffset: first.startOffset,
              endOffset: second.endOffset
            )
          )
        }
        let content = tree.file[tree.contentRange(of: text.node)]
        if tree[text.node].flags.contains(.hasEscapes) {
          JSONUnescaping.unescape(content).bytes.withUnsafeBufferPointer(add)
        } else {
          add(content)
        }
      }
    }
    return (openings, promptCounts)
  }

  /// Drops most of the openings that do not repeat often enough: counted by their hash, in a table with as many places
  /// as there are openings, where others may add to the count.
  private func keepCommon(_ openings: inout [Opening], _ promptCounts: [Int]) {
    var capacity = 64
    while capacity < openings.count { capacity *= 2 }
    let mask = UInt64(capacity - 1)
    var counts = [UInt32](repeating: 0, count: capacity)
    for opening in openings { counts[Int(opening.bucket & mask)] += 1 }
    openings.removeAll { opening in
      !isTooCommon(Int(counts[Int(opening.bucket & mask)]), of: promptCounts[Int(opening.bug)])
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
