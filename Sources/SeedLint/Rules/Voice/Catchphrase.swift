package import SeedDecoding
import SeedDiagnostics
import SeedPlatform

/// Flags turns of phrase that stand in more than two places of the whole content: four words and more in a row,
/// three of them content words at least, inside one sentence. Each is reported once, as long as its places agree,
/// at its first place, with the others as notes. Places in one fix count once.
package struct Catchphrase: CorpusRule {
  package static let metadata = RuleMetadata(
    "voice/catchphrase",
    .warning,
    summary: "One turn of phrase stands in more than two texts of the whole content.",
    rationale: """
      A turn of phrase is a surprise once and an echo twice. At the third time the reader hears the writer, and \
      every other text sounds made from the same mold. Phrases of function words alone ("what did they do") are \
      nobody's, and with two content words a run of four is most often plain instruction: of the 43 \
      runs that stand twice in the content as shipped, 37 have two ("at the family table", "ask the person who"), \
      and no reader would hear an echo in the third.
      """,
    reads: "all texts together; not headings and labels of copy, bugs, and categories",
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
        fixes(
          "Ask the person who parks worst.",
          "You ask the person who nods first.",
          "Then ask the person who left."
        )
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
          "And the ⟪price is paid later⟫ by you.",
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
  private let phraseLimit: Int

  package init(_ options: RuleOptions) {
    limit = options.integer("places")
    wordCount = options.integer("words")
    contentWordCount = options.integer("contentWords")
    phraseLimit = options.integer("phrases")
  }

  package func reads(_ origin: TextOrigin) -> Bool {
    origin.isProse && origin.part != .bug && !origin.isHeadingOrLabel
      && origin.field.path != "fixes[].configuration.audit.categories[].label"
  }

  /// - Complexity: O(words).
  package func check(_ corpus: WordCorpus, _ catalog: Catalog, _ findings: inout FindingSink) {
    let finder = RepeatedPhrases(wordCount: wordCount, contentWordCount: contentWordCount, limit: limit)
    let chosen = choose(finder.find(in: corpus), corpus, catalog)
    // Each finding reads up to eleven texts again: worth handing out where there are many.
    let chunkCount = 256
    let chunks = (chosen.count + chunkCount - 1) / chunkCount
    let reports = Collected<FindingSink>(count: chunks)
    let rule = self
    Parallel.perform(count: chunks, workers: Process.processorCount) { chunk in
      var sink = FindingSink()
      var words: [Word] = []
      for cluster in chosen[chunk * chunkCount..<min(chosen.count, (chunk + 1) * chunkCount)] {
        rule.report(cluster, corpus, catalog, &words, &sink)
      }
      reports.set(chunk, sink)
    }
    for report in reports.all { findings.append(report) }
  }

  /// One phrase that is to be reported.
  private struct Cluster: Sendable {
    var wordCount: Int
    /// How many places there are; at most `1 + Message.noteLimit` of them are kept.
    var placeCount = 0
    /// The position of the phrase's first token, and the number of its text in the corpus.
    var places: [(position: Int, text: Int)] = []
  }

  /// The phrases to report. What stands in most places comes first, then what is longest: the rest of a
  /// cluster lies inside of it. Of the places in one fix or tidbit, or one text of copy, only one counts.
  private func choose(
    _ phrases: [RepeatedPhrases.Phrase],
    _ corpus: WordCorpus,
    _ catalog: Catalog
  ) -> [Cluster] {
    if phrases.isEmpty { return [] }
    let textNumbers = corpus.textNumbers
    let ordered = phrases.sorted { left, right in
      (right.positions.count, right.wordCount, left.positions[left.positions.startIndex])
        < (left.positions.count, left.wordCount, right.positions[right.positions.startIndex])
    }
    var isTaken = [Bool](repeating: false, count: corpus.tokens.count)
    var chosen: [Cluster] = []
    for phrase in ordered where chosen.count < phraseLimit {
      let free = phrase.positions.filter { position in
        !isTaken[Int(position)..<Int(position) + phrase.wordCount].contains(true)
      }
      var cluster = Cluster(wordCount: phrase.wordCount)
      var last: (text: Int, record: UInt32)?
      for position in free {
        let number = Int(textNumbers[Int(position)])
        let text = Int(corpus.textIndices[number])
        let record = catalog.texts[text].record
        if let last, last.text == text { continue }
        if let last, last.record == record, catalog.records[Int(record)].kind != .copyEntry { continue }
        last = (text, record)
        cluster.placeCount += 1
        if cluster.places.count <= Message.noteLimit { cluster.places.append((Int(position), number)) }
      }
      guard cluster.placeCount > limit else { continue }
      for position in free {
        for taken in Int(position)..<Int(position) + phrase.wordCount { isTaken[taken] = true }
      }
      chosen.append(cluster)
    }
    return chosen
  }

  private func report(
    _ cluster: Cluster,
    _ corpus: WordCorpus,
    _ catalog: Catalog,
    _ words: inout [Word],
    _ findings: inout FindingSink
  ) {
    let isMessageField = ContentPlans.shared.registry.isMessage
    var finding: Diagnostic?
    for place in cluster.places {
      let text = catalog.texts[Int(corpus.textIndices[place.text])]
      TextView.with(text, in: catalog) { view in
        let isMessage = isMessageField[Int(text.field.index)]
        let limit = corpus.wordLimit(
          place.position,
          count: cluster.wordCount,
          ofText: place.text,
          isMessage: isMessage
        )
        WordScanner.scan(view.bytes, isMessage: isMessage, limit: limit, into: &words)
        let range = corpus.wordRange(place.position, count: cluster.wordCount, ofText: place.text, in: words)
        if finding == nil {
          let origin = TextOrigin(field: text.field, product: nil, role: nil)
          let found = WordView(text: view, words: words, origin: origin)
          let message = Message.repeated(found.quote(range), cluster.placeCount)
          finding = found.finding(of: Self.self, message, at: range)
        } else {
          let bytes = WordView.byteRange(of: words[range])
          finding?.notes.append(Diagnostic.Note(Message.also, at: view.place(bytes)))
        }
      }
    }
    guard var finding else { return }
    let rest = cluster.placeCount - cluster.places.count
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
