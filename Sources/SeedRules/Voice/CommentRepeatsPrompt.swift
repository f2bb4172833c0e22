import SeedDecoding
import SeedDiagnostics
import SeedLint
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
    let catalog = words.text.catalog
    // The prompt of the comment's fix.
    guard let node = catalog.fix(ofRecord: words.text.text.record)?.prompt, node != 0 else { return }
    var prompt = words.text.text
    prompt.node = node
    let own = IdeaFeatures(of: words.words, in: words.text.bytes, hasPairs: false).words
    if own.count < Self.fewest { return }
    var rest = own
    TextView.withBytes(of: prompt, in: catalog) { bytes in
      for word in WordScanner.words(of: bytes) {
        let stem = WordStem.hash(of: word, in: bytes)
        if let index = rest.firstIndex(of: stem), !word.isStopWord { rest.remove(at: index) }
      }
    }
    let shared = own.count - rest.count
    guard own.count < wordCount ? rest.isEmpty : Double(shared) > share * Double(own.count) else { return }
    let message = "\(shared) of the comment's \(own.count) content words stand in the prompt"
    var finding = words.finding(of: Self.self, message)
    finding.notes = [Diagnostic.Note("the prompt", at: catalog.place(record: prompt.record, node: node))]
    findings.report(finding, remedy: "Say what the prompt leaves out, or leave the comment out.")
  }
}
