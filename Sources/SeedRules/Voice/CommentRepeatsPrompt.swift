import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedText
import SeedTables

/// Flags comments most of whose content words stand in the prompt already. Content words are those that are
/// not function words, without their endings. In a short comment one new word may be the whole layer ("They
/// liked the jacket. Lisbon never came up."), so there all of them have to stand in the prompt.
struct CommentRepeatsPrompt: WordRule {
  static let metadata = RuleMetadata(
    .warning("voice/comment-repeats-prompt"),
    summary: "A comment says again what its prompt says.",
    rationale: """
      A comment adds what the prompt lacks: the motive, the cost, the joke on the reader. One that is made \
      of the prompt's own words repeats or explains it, and is better left out.
      """,
    reads: "the inline comments of fixes, held against their prompts",
    options: [
      .ratio("share", 0.6, "The largest share of the comment's content words that may stand in the prompt."),
      .integer(
        "words",
        5,
        1...50,
        "From how many content words on the share counts; below, all must be shared."
      ),
    ],
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(
        """
        "prompt": "Count the times today you know the better word, date or route and keep it to yourself.",
        "inlineComment": "Nobody noticed the gap. You heard it all day."
        """
      ),
      .fix(
        """
        "prompt": "Let somebody else tell the story of the broken lamp tonight.",
        "inlineComment": "The lamp has moved on."
        """
      ),
      .fix(
        """
        "prompt": "When someone likes your jacket today, say thanks and nothing about where it came from.",
        "inlineComment": "They liked the jacket. Lisbon never came up."
        """
      ),
    ],
    flagged: [
      .fix(
        """
        "prompt": "Let somebody else tell the story of the broken lamp tonight.",
        "inlineComment": "⟪Letting others tell stories about broken lamps.⟫"
        """
      ),
      .fix(
        """
        "prompt": "Notice each urge to correct someone at dinner and write it down.",
        "inlineComment": "⟪Noticing the urge to correct is worth writing down.⟫"
        """
      ),
    ]
  )

  /// One or two content words are too few to repeat anything.
  private static let fewest = 3

  private let share: Double
  private let wordCount: Int

  init(_ options: RuleOptions) {
    share = options.ratio("share")
    wordCount = options.integer("words")
  }

  var fewestWords: Int { Self.fewest }

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .comment }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    guard let prompt = promptText(of: words.text) else { return }
    var own: [UInt64] = []
    var shared = 0
    TextView.withBytes(of: prompt, in: words.text.catalog) { bytes in
      own = stems(of: words.words, in: words.text.bytes)
      guard own.count >= Self.fewest else { return }
      var promptWords: [Word] = []
      promptWords.reserveCapacity(bytes.count / 4)
      WordScanner.scan(bytes, isMessage: false, into: &promptWords)
      let stems = stems(of: promptWords, in: bytes)
      shared = own.count { stems.contains($0) }
    }
    guard own.count >= Self.fewest,
      own.count < wordCount ? shared == own.count : Double(shared) > share * Double(own.count)
    else {
      return
    }
    var finding = words.finding(of: Self.self, Message.repeats(shared, own.count))
    finding.notes = [
      Diagnostic.Note(Message.prompt, at: words.text.catalog.place(record: prompt.record, node: prompt.node))
    ]
    finding.remedy = Message.remedy
    findings.report(finding)
  }

  /// The stems of content words, each once, in order.
  private func stems(of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var stems: [UInt64] = []
    for word in words where !StopWords.contains(word.hash) {
      let stem = WordStem.hash(of: word, in: bytes)
      if !stems.contains(stem) { stems.append(stem) }
    }
    return stems
  }

  /// The prompt of a comment's fix. Fixes stand in the order of their records.
  private func promptText(of comment: TextView) -> AuthoredText? {
    let fixes = comment.catalog.fixes
    let index = fixes.indices.partitionPoint { fixes[$0].record < comment.text.record }
    guard index < fixes.count, fixes[index].record == comment.text.record, fixes[index].prompt != 0 else {
      return nil
    }
    var text = comment.text
    text.node = fixes[index].prompt
    return text
  }

  private enum Message {
    static func repeats(_ shared: Int, _ all: Int) -> String {
      "\(shared) of the comment's \(all) content words stand in the prompt"
    }
    static let prompt = "the prompt"
    static let remedy = "Say what the prompt leaves out, or leave the comment out."
  }
}
