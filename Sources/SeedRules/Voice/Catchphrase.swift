import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedText
import SeedTables

/// Flags turns of phrase that stand in more than two places of the whole content: four words and more in a
/// row, three of them content words at least, inside one sentence. Each is reported once, as long as its
/// places agree, at its first place, with the others as notes. Places in one fix count once.
struct Catchphrase: RunRule {
  static let metadata = RuleMetadata(
    .warning("voice/catchphrase"),
    summary: "One turn of phrase stands in more than two texts of the whole content.",
    rationale: """
      A turn of phrase is a surprise once and an echo twice. At the third time the reader hears the writer, \
      and every other text sounds made from the same mold. Phrases of function words alone ("what did they \
      do") are nobody's, and with two content words a run of four is most often plain instruction: of the 43 \
      runs that stand twice in the content as shipped, 37 have two ("at the family table", "ask the person \
      who"), and no reader would hear an echo in the third.
      """,
    reads: "all texts together; not headings, labels and documents of copy, bugs, and categories",
    options: [
      .integer("places", 2, 2...1000, "In how many places a phrase may stand."),
      .integer("words", 4, 3...20, "From how many words on a phrase is one."),
      .integer("contentWords", 3, 1...20, "How many of them have to be content words."),
      .integer(
        "phrases",
        500,
        1...100_000,
        "How many phrases are reported at most, the most frequent first."
      ),
    ],
    languages: ["en"]
  )

  /// How many other places a finding names.
  private static let noteLimit = 10

  static let needs: RuleNeeds = .comparison

  static let examples = RuleExamples(
    accepted: [
      fixes("Nobody asked what it cost.", "Nobody noticed. You did.", "You did, at noon."),
      fixes(
        "Ask the person who parks worst.",
        "You ask the person who nods first.",
        "Then ask the person who left."
      ),
      fixes("What did they do then?", "What did they do there?", "So what did they do all day?"),
    ],
    flagged: [
      fixes(
        "And the ⟪price is paid later⟫ by you.",
        "It is free, as the price is paid later.",
        "The price is paid later, at home."
      ),
      fixes(
        "It is ⟪a full time job⟫.",
        "Somebody made it a full time job, unpaid.",
        "Being fine is a full-time job."
      ),
    ]
  )

  private static func fixes(_ comments: String...) -> RuleExample {
    .fixes(comments.map { ["inlineComment": $0] })
  }

  private let limit: Int
  private let finder: RepeatedPhrases
  private let phraseLimit: Int

  init(_ options: RuleOptions) {
    limit = options.integer("places")
    finder = RepeatedPhrases(
      wordCount: options.integer("words"),
      contentWordCount: options.integer("contentWords"),
      limit: limit
    )
    phraseLimit = options.integer("phrases")
  }

  static let moment = RunMoment.words

  var countedWords: CountedWords? {
    CountedWords(.runs) { origin in
      origin.isProse && !origin.part.isOfBug && !origin.isSetInLines && origin.part != .label
    }
  }

  /// What stands in most places comes first, then what is longest: the rest of a cluster lies inside of it.
  /// Of the places in one fix or tidbit, or one text of copy, only one counts.
  ///
  /// - Complexity: O(words).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let (corpus, catalog) = (run.corpus, run.catalog)
    let phrases = finder.find(in: corpus).sorted { left, right in
      (right.positions.count, right.wordCount, left.positions[0])
        < (left.positions.count, left.wordCount, right.positions[0])
    }
    // The positions of the words that are part of a phrase that is reported.
    var taken: Set<Int> = []
    var reportedCount = 0
    for phrase in phrases where reportedCount < phraseLimit {
      let free = phrase.positions.filter { position in
        !(Int(position)..<Int(position) + phrase.wordCount).contains { taken.contains($0) }
      }
      let places = Self.apart(free.map { ($0, corpus.text(at: $0)) }, catalog)
      guard places.count > limit else { continue }
      for position in free { taken.formUnion(Int(position)..<Int(position) + phrase.wordCount) }
      reportedCount += 1
      let shown = places.lazy.map { Self.range(of: phrase.wordCount, at: $0, catalog) }
      let finding = Self.finding(
        at: shown,
        noteLimit: Self.noteLimit,
        rest: { "and in \($0) more" },
        in: catalog
      ) {
        "\($0) stands in \(places.count) places"
      }
      guard let finding else { continue }
      findings.report(finding, remedy: "Keep it where it is best and say the others another way.")
    }
  }

  private typealias Place = (position: UInt32, text: WordCorpus.Text)

  /// Of the places in one fix, one tidbit or one text of copy, the first.
  private static func apart(_ places: [Place], _ catalog: Catalog) -> [Place] {
    var kept: [Place] = []
    for place in places {
      let record = catalog.texts[Int(place.text.index)].record
      if let last = kept.last?.text.index {
        if last == place.text.index { continue }
        let isSameRecord = catalog.texts[Int(last)].record == record
        if isSameRecord, catalog.records[Int(record)].kind != .copyTable { continue }
      }
      kept.append(place)
    }
    return kept
  }

  /// The bytes of the words at a place.
  private static func range(
    of wordCount: Int,
    at place: Place,
    _ catalog: Catalog
  ) -> (text: Int, range: Range<Int>) {
    let text = catalog.texts[Int(place.text.index)]
    let words = catalog.trees[Int(text.fileIndex)].withText(text.node) {
      WordScanner.words(of: $0, isMessage: text.field.isMessage)
    }
    let range = WordCorpus.wordRange(place.position, count: wordCount, of: place.text, in: words)
    return (Int(place.text.index), WordView.byteRange(of: words[range]))
  }
}
