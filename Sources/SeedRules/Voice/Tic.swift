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
      fixes(ending: ["It was Tuesday.", "They had left.", "Nobody came to the door."]),
      fixes(ending: plain + ["Nobody came to the door."]),
      fixes(ending: ["It isn't about accuracy. It's about status."] + plain),
    ],
    flagged: [
      fixes(ending: ["⟪Of course.⟫", "Every time."] + plain),
      fixes(ending: ["⟪Nobody came to the door.⟫", "Then nobody knew the song."] + plain),
      fixes(ending: ["⟪It's not a plea. It's an order.⟫", "It wasn't the train. It was the door."] + plain),
    ]
  )

  private static let plain = Array(repeating: "They had gone home early.", count: 7)

  private static func fixes(ending endings: [String]) -> RuleExample {
    .fixes(
      endings.enumerated().map { index, ending in
        [
          "prompt": "Leave the seat number \(index) to whoever comes in last today.",
          "inlineComment": "The train was late by \(index) minutes that day. \(ending)",
        ]
      }
    )
  }

  /// How many other places a finding names.
  private static let noteLimit = 5

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

  /// - Complexity: O(bytes of comments and tidbits, times the words that carry).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    let shapeCount = carriers.count + Self.names.count
    // By bug and shape.
    var found = Array(
      repeating: Array(repeating: [(text: Int, range: Range<Int>)](), count: shapeCount),
      count: catalog.bugs.count
    )
    var textCounts = Array(repeating: 0, count: catalog.bugs.count)
    var words: [Word] = []
    for (index, text) in catalog.texts.enumerated() {
      let part = text.field.part
      guard part == .comment || part == .tidbit, let bug = catalog.bug(ofRecord: text.record) else {
        continue
      }
      textCounts[bug] += 1
      TextView.withBytes(of: text, in: catalog) { bytes in
        WordScanner.scan(bytes, isMessage: false, into: &words)
        forEachShape(of: words, in: bytes) { shape, range in found[bug][shape].append((index, range)) }
      }
    }
    for bug in catalog.bugs.indices where textCounts[bug] >= leastTexts {
      let all = textCounts[bug]
      for (shape, group) in found[bug].enumerated()
      where group.count > 1 && Double(group.count) > share * Double(all) {
        let count =
          "comes in \(group.count) of the \(all) comments and tidbits of \(catalog.slug(ofBug: bug))"
        let finding = Self.finding(at: group, noteLimit: Self.noteLimit, in: catalog) { _ in
          "\(name(of: shape)) \(count)"
        }
        guard let finding else { continue }
        findings.report(finding, remedy: "End some of them another way.")
      }
    }
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
    if words.isEmpty { return }
    let start =
      words.indices.dropFirst().last {
        Self.isEnd(bytes[words[$0 - 1].range.upperBound..<words[$0].range.lowerBound])
      } ?? 0
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
}
