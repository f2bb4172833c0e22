package import SeedDecoding
import SeedDiagnostics

/// Flags turns of phrase that stand in more than two places of the whole content: four words and more in a row,
/// two of them content words at least, inside one sentence. Each is reported once, as long as its places agree,
/// at its first place, with the others as notes. Places in one fix count once.
package struct Catchphrase: CatalogRule {
  package static let metadata = RuleMetadata(
    "voice/catchphrase",
    .warning,
    summary: "One turn of phrase stands in more than two texts of the whole content.",
    rationale: """
      A turn of phrase is a surprise once and an echo twice. At the third time the reader hears the writer, and \
      every other text sounds made from the same mold. Phrases of function words alone ("what did they do") are \
      nobody's.
      """,
    reads: "all texts together; not headings and labels of copy, bugs, and categories",
    options: [
      .integer("places", 2, 2...1000, "In how many places a phrase may stand."),
      .integer("words", 4, 3...20, "From how many words on a phrase is one."),
      .integer("contentWords", 2, 1...20, "How many of them have to be content words."),
    ]
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "fixes.json",
        fixes("Nobody asked what it cost.", "Nobody noticed. You did.", "You did, at noon.")
      ),
      .file(
        "fixes.json",
        fixes("What did they do then?", "What did they do there?", "So what did they do all day?")
      ),
    ],
    flagged: [
      .file(
        "fixes.json",
        fixes(
          "And ⟪the price is paid later⟫ by you.",
          "It is free, as the price is paid later.",
          "The price is paid later, at home."
        )
      ),
      .file(
        "fixes.json",
        fixes(
          "It is ⟪a full time job⟫.",
          "Somebody made it a full time job, unpaid.",
          "Being fine is a full-time job."
        )
      ),
    ]
  )

  /// Three fixes with a comment each.
  private static func fixes(_ comments: String...) -> String {
    let prompts = [
      "Finish one task today and let nobody know.", "Leave the second cup for whoever comes next.",
      "Walk to lunch behind the slowest person.",
    ]
    let records = comments.enumerated().map { index, comment in
      """
      { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d31\(index)", "number": \(index + 1), "bugSlug": "need-to-be-busy",
        "type": "daily", "severity": "low", "interactionType": "standard",
        "prompt": "\(prompts[index % 3])", "inlineComment": "\(comment)" }
      """
    }
    return "[\n\(records.joined(separator: ",\n"))\n]\n"
  }

  private let limit: Int
  private let wordCount: Int
  private let contentWordCount: Int

  package init(_ options: RuleOptions) {
    limit = options.integer("places")
    wordCount = options.integer("words")
    contentWordCount = options.integer("contentWords")
  }

  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    let corpus = WordCorpus(catalog) { origin in
      origin.isProse && origin.part != .bug && !origin.isHeadingOrLabel
        && origin.field.path != "fixes[].configuration.audit.categories[].label"
    }
    var phrases = RepeatedPhrases(wordCount: wordCount, limit: limit).find(in: corpus)
    // What stands in most places comes first, then what is longest: the rest of a cluster lies inside of it.
    phrases.sort { left, right in
      (right.positions.count, right.wordCount, left.positions[0])
        < (left.positions.count, left.wordCount, right.positions[0])
    }
    var isTaken = [Bool](repeating: false, count: phrases.isEmpty ? 0 : corpus.tokens.count)
    for phrase in phrases {
      let free = phrase.positions.filter { position in
        !isTaken[Int(position)..<Int(position) + phrase.wordCount].contains(true)
      }
      let places = distinct(free, corpus, catalog)
      guard places.count > limit, isPhrase(places[0], phrase.wordCount, corpus, catalog) else { continue }
      for position in free {
        for taken in Int(position)..<Int(position) + phrase.wordCount { isTaken[taken] = true }
      }
      report(places, phrase.wordCount, corpus, catalog, &findings)
    }
  }

  /// One position for each fix, tidbit and variant of copy.
  private func distinct(_ positions: [UInt32], _ corpus: WordCorpus, _ catalog: Catalog) -> [UInt32] {
    var result: [UInt32] = []
    var last: (text: Int, record: UInt32)?
    for position in positions {
      let text = Int(corpus.textIndices[corpus.text(of: Int(position))])
      let record = catalog.texts[text].record
      if let last, last.text == text { continue }
      if let last, last.record == record, catalog.records[Int(record)].kind != .copyEntry { continue }
      last = (text, record)
      result.append(position)
    }
    return result
  }

  /// Whether enough of a phrase's words are content words.
  private func isPhrase(_ position: UInt32, _ count: Int, _ corpus: WordCorpus, _ catalog: Catalog) -> Bool {
    var contentCount = 0
    withWords(position, count, corpus, catalog) { view, range in
      contentCount = view.words[range].count { !StopWords.contains($0.hash) && !$0.isNumber }
    }
    return contentCount >= contentWordCount
  }

  private func withWords(
    _ position: UInt32,
    _ count: Int,
    _ corpus: WordCorpus,
    _ catalog: Catalog,
    _ body: (WordView, Range<Int>) -> Void
  ) {
    let text = catalog.texts[Int(corpus.textIndices[corpus.text(of: Int(position))])]
    TextView.with(text, in: catalog) { view in
      var words: [Word] = []
      WordScanner.scan(view.bytes, isMessage: text.field.isMessage, into: &words)
      let origin = TextOrigin(field: text.field, product: nil, role: nil)
      body(
        WordView(text: view, words: words, origin: origin),
        corpus.wordRange(Int(position), count: count, in: words)
      )
    }
  }

  private func report(
    _ places: [UInt32],
    _ count: Int,
    _ corpus: WordCorpus,
    _ catalog: Catalog,
    _ findings: inout FindingSink
  ) {
    var finding: Diagnostic?
    for (index, position) in places.prefix(1 + Message.noteLimit).enumerated() {
      withWords(position, count, corpus, catalog) { view, range in
        if index == 0 {
          finding = view.finding(of: Self.self, Message.repeated(view.quote(range), places.count), at: range)
        } else {
          finding?.notes.append(Diagnostic.Note(Message.also, at: view.text.place(view.byteRange(range))))
        }
      }
    }
    guard var finding else { return }
    let rest = places.count - 1 - Message.noteLimit
    if rest > 0 { finding.notes.append(Diagnostic.Note(Message.more(rest))) }
    finding.remedy = Message.remedy
    findings.report(finding)
  }

  private enum Message {
    static let noteLimit = 10
    static func repeated(_ text: String, _ count: Int) -> String { "\(text) stands in \(count) places" }
    static let also = "also here"
    static func more(_ count: Int) -> String { "and in \(count) more" }
    static let remedy = "Keep it where it is best and say the others another way."
  }
}
