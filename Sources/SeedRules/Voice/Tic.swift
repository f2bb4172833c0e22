import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables
import SeedText

/// Flags a shape that comes in more than one in eight of a bug's comments and tidbits: a closing stump, "was
/// never", "it's not this, it's that", one word that carries the last sentence. Each is reported once a bug,
/// at its first text, with some others as notes.
struct Tic: RunRule {
  static let metadata = RuleMetadata(
    .warning("voice/tic"),
    since: "0.2",
    summary: "A shape comes too often in a bug's comments and tidbits.",
    rationale: """
      A shape that works becomes a tic by the tenth time: the stump of two words at the end, "it was never \
      about", "nobody" in every last line. Who reads one bug for weeks hears the machine.
      """,
    reads: "comments and bodies of tidbits, bug by bug",
    options: [
      .ratio("share", 0.125, "The largest share of a bug's texts that one shape may have."),
      .integer("texts", 8, 2...1000, "From how many texts of a bug on shapes are counted."),
      .integer(
        "stump",
        2,
        1...6,
        "How many words a last sentence has at most that is a stump.",
        looser: .lower
      ),
      .strings("words", words, "Words that carry a last sentence."),
    ],
    languages: ["en"]
  )

  private static let words = [
    "nobody", "nothing", "everybody", "everyone", "somebody", "anyway", "apparently", "exactly", "somehow",
    "eventually", "usually", "obviously",
  ]

  static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", fixes(ending: ["It was Tuesday.", "They had left.", "Nobody came to the door."])),
      .file(
        "fixes.json",
        fixes(ending: Array(repeating: "They had gone home early.", count: 7) + ["Nobody came to the door."])
      ),
      .file("fixes.json", fixes(ending: ["It isn't about accuracy. It's about status."] + plain)),
    ],
    flagged: [
      .file("fixes.json", fixes(ending: ["⟪Of course.⟫", "Every time."] + plain)),
      .file(
        "fixes.json",
        fixes(ending: ["⟪Nobody came to the door.⟫", "Then nobody knew the song."] + plain)
      ),
      .file(
        "fixes.json",
        fixes(ending: ["⟪It's not a plea. It's an order.⟫", "It wasn't the train. It was the door."] + plain)
      ),
    ]
  )

  private static let plain = Array(repeating: "They had gone home early.", count: 7)

  /// A fix with a comment for each ending.
  private static func fixes(ending endings: [String]) -> String {
    let records = endings.enumerated().map { index, ending in
      """
      { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d31\(index)", "number": \(index + 1), "bugSlug": "need-to-be-busy",
        "type": "daily", "severity": "low", "interactionType": "standard",
        "prompt": "Leave the seat number \(index) to whoever comes in last today.",
        "inlineComment": "The train was late by \(index) minutes that day. \(ending)" }
      """
    }
    return "[\n\(records.joined(separator: ",\n"))\n]\n"
  }

  static let needs: RuleNeeds = .sharesOfTexts

  private let share: Double
  private let leastTexts: Int
  private let stumpWords: Int
  /// The words that carry a last sentence; their shapes come after those that have a name.
  private let carriers: [(word: String, hash: UInt64)]
  private static let names = ["a closing stump", "“was never”", "“it's not this, it's that”"]

  init(_ options: RuleOptions) {
    share = options.ratio("share")
    leastTexts = options.integer("texts")
    stumpWords = options.integer("stump")
    carriers = options.strings("words").map { ($0, WordHash.of($0)) }
  }

  /// One text that has a shape.
  private struct Found {
    let text: Int
    let range: Range<Int>
  }

  /// - Complexity: O(bytes of comments and tidbits, times the words that carry).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    let parts = ContentPlans.shared.registry.parts
    var found = Array(
      repeating: Array(repeating: [Found](), count: carriers.count + Self.names.count),
      count: catalog.bugs.count
    )
    var textCounts = Array(repeating: 0, count: catalog.bugs.count)
    var (nextFix, nextTidbit) = (0, 0)
    var words: [Word] = []
    for (index, text) in catalog.texts.enumerated() {
      var bug: Int32 = -1
      switch parts[Int(text.field.index)] {
      case .comment:
        while nextFix < catalog.fixes.count, catalog.fixes[nextFix].record < text.record { nextFix += 1 }
        guard nextFix < catalog.fixes.count, catalog.fixes[nextFix].record == text.record else { continue }
        bug = catalog.fixes[nextFix].bugIndex
      case .tidbit:
        while nextTidbit < catalog.tidbits.count, catalog.tidbits[nextTidbit].record < text.record {
          nextTidbit += 1
        }
        guard nextTidbit < catalog.tidbits.count, catalog.tidbits[nextTidbit].record == text.record else {
          continue
        }
        bug = catalog.tidbits[nextTidbit].bugIndex
      default: continue
      }
      if bug < 0 { continue }
      textCounts[Int(bug)] += 1
      TextView.withBytes(of: text, in: catalog) { bytes in
        WordScanner.scan(bytes, isMessage: false, into: &words)
        forEachShape(of: words, in: bytes) { shape, range in
          found[Int(bug)][shape].append(Found(text: index, range: range))
        }
      }
    }
    for bug in catalog.bugs.indices where textCounts[bug] >= leastTexts {
      for (shape, group) in found[bug].enumerated()
      where group.count > 1 && Double(group.count) > share * Double(textCounts[bug]) {
        report(group, shape, of: textCounts[bug], catalog.slug(ofBug: bug), catalog, &findings)
      }
    }
  }

  private func report(
    _ group: [Found],
    _ shape: Int,
    of all: Int,
    _ slug: String,
    _ catalog: Catalog,
    _ findings: inout FindingSink
  ) {
    var finding: Diagnostic?
    for (place, one) in group.prefix(1 + Message.noteLimit).enumerated() {
      TextView.with(catalog.texts[one.text], in: catalog) { view in
        if place == 0 {
          let message = Message.tic(name(of: shape), group.count, all, slug)
          finding = view.finding(of: Self.self, message, at: one.range)
        } else {
          finding?.notes.append(Diagnostic.Note(Message.also, at: view.place(one.range)))
        }
      }
    }
    guard var finding else { return }
    let more = group.count - 1 - Message.noteLimit
    if more > 0 { finding.notes.append(Diagnostic.Note(Message.more(more))) }
    finding.remedy = Message.remedy
    findings.report(finding)
  }

  private func name(of shape: Int) -> String {
    let carrier = shape - Self.names.count
    return carrier < 0 ? Self.names[shape] : "`\(carriers[carrier].word)` in the last sentence"
  }

  /// Calls a body with the shapes that a text has, each once, and with where.
  ///
  /// - Complexity: O(words), and the words that carry times the last sentence's.
  private func forEachShape(
    of words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (Int, Range<Int>) -> Void
  ) {
    var start = words.count
    while start > 0 {
      start -= 1
      if start == 0 || Self.isEnd(bytes[words[start - 1].range.upperBound..<words[start].range.lowerBound]) {
        break
      }
    }
    guard start < words.count else { return }
    let last = words[start].range.lowerBound..<bytes.count
    if start > 0, words.count - start <= stumpWords { body(0, last) }
    let never = words.indices.dropFirst().first {
      words[$0].hash == Self.never && Self.was.contains(words[$0 - 1].hash)
    }
    if let never { body(1, words[never - 1].range.lowerBound..<words[never].range.upperBound) }
    if let figure = TurnedSentence.range(in: words) {
      let end = words[figure.upperBound - 1].range.upperBound
      let hasStop = end < bytes.count && bytes[end] == UInt8(ascii: ".")
      body(2, words[figure.lowerBound].range.lowerBound..<end + (hasStop ? 1 : 0))
    }
    for (index, carrier) in carriers.enumerated()
    where words[start...].contains(where: { $0.hash == carrier.hash }) {
      body(index + Self.names.count, last)
    }
  }

  private static let never = WordHash.of("never")
  private static let was = WordSet("was, were")

  /// Whether a sentence ends between two words; a colon or an ellipsis ends none.
  private static func isEnd(_ gap: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    gap.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
  }

  private enum Message {
    static let noteLimit = 5
    static func tic(_ shape: String, _ count: Int, _ all: Int, _ bug: String) -> String {
      "\(shape) comes in \(count) of the \(all) comments and tidbits of \(bug)"
    }
    static let also = "also here"
    static func more(_ count: Int) -> String { "and \(count) more" }
    static let remedy = "End some of them another way."
  }
}
