import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables

/// Flags a shape that comes in more than one in eight of a bug's comments and tidbits: a closing stump, "was
/// never", one word that carries the last sentence. Each is reported once a bug, at its first text, with some
/// others as notes.
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
      .integer("stump", 2, 1...6, "How many words a last sentence has at most that is a stump."),
      .strings("words", words, "Words that carry a last sentence."),
    ]
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
    ],
    flagged: [
      .file("fixes.json", fixes(ending: ["⟪Of course.⟫", "Every time."] + plain)),
      .file(
        "fixes.json",
        fixes(ending: ["⟪Nobody came to the door.⟫", "Then nobody knew the song."] + plain)
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
  /// What each shape is called; the first two are the stump and "was never".
  private let carriers: [[UInt8]]

  init(_ options: RuleOptions) {
    share = options.ratio("share")
    leastTexts = options.integer("texts")
    stumpWords = options.integer("stump")
    carriers = options.strings("words").map { Array($0.lowercased().utf8) }
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
      repeating: Array(repeating: [Found](), count: carriers.count + 2),
      count: catalog.bugs.count
    )
    var textCounts = Array(repeating: 0, count: catalog.bugs.count)
    var (nextFix, nextTidbit) = (0, 0)
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
        forEachShape(of: bytes) { shape, range in
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
    switch shape {
    case 0: "a closing stump"
    case 1: "“was never”"
    default: "`\(String(decoding: carriers[shape - 2], as: UTF8.self))` in the last sentence"
    }
  }

  /// Calls a body with the shapes that a text has, each once, and with where.
  ///
  /// - Complexity: O(bytes), and the words that carry times the last sentence's.
  private func forEachShape(of bytes: UnsafeBufferPointer<UInt8>, _ body: (Int, Range<Int>) -> Void) {
    // The last sentence starts after the last end of a sentence before it.
    var sentence = (start: 0, wordCount: 0, isFirst: true)
    /// One bit for each letter with which one of its words starts.
    var initials: UInt32 = 0
    var before = 0..<0
    var never: Range<Int>?
    Self.forEachWord(bytes, from: 0) { word in
      let isFirst = before.isEmpty
      if isFirst || Self.isEnd(bytes[word.lowerBound - 2]) {
        sentence = (word.lowerBound, 0, isFirst)
        initials = 0
      }
      sentence.wordCount += 1
      initials |= Self.bit(bytes[word.lowerBound])
      if never == nil, bytes[word.lowerBound] | 0x20 == UInt8(ascii: "n"),
        Self.isWord(word, Self.never, bytes),
        Self.isWord(before, Self.was, bytes) || Self.isWord(before, Self.were, bytes)
      {
        never = before.lowerBound..<word.upperBound
      }
      before = word
    }
    if before.isEmpty { return }
    let last = sentence.start..<bytes.count
    if !sentence.isFirst, sentence.wordCount <= stumpWords { body(0, last) }
    if let never { body(1, never) }
    for (index, carrier) in carriers.enumerated()
    where carrier.first.map({ Self.bit($0) & initials != 0 }) ?? true {
      var stands = false
      Self.forEachWord(bytes, from: sentence.start) { word in
        if Self.isWord(word, carrier, bytes) { stands = true }
      }
      if stands { body(index + 2, last) }
    }
  }

  private static let never = Array("never".utf8)
  private static let was = Array("was".utf8)
  private static let were = Array("were".utf8)

  private static func bit(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 0x1F) }

  /// Calls a body with what stands between spaces.
  @inline(__always)
  private static func forEachWord(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from offset: Int,
    _ body: (Range<Int>) -> Void
  ) {
    var start = offset
    for index in offset..<bytes.count where bytes[index] == UInt8(ascii: " ") {
      if index > start { body(start..<index) }
      start = index + 1
    }
    if start < bytes.count { body(start..<bytes.count) }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
      || byte == UInt8(ascii: "\"")
  }

  /// Whether a word stands there, in any case and with any sign behind it.
  private static func isWord(_ range: Range<Int>, _ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    guard range.count >= word.count else { return false }
    for offset in word.indices where bytes[range.lowerBound + offset] | 0x20 != word[offset] | 0x20 {
      return false
    }
    return range.dropFirst(word.count).allSatisfy { !(0x61...0x7A).contains(bytes[$0] | 0x20) }
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
