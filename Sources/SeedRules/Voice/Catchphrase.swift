import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
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

  static let needs: RuleNeeds = .comparison

  static let examples = RuleExamples(
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

  var countedWords: CountedWords? { CountedWords(runs: true, Self.reads) }

  private static func reads(_ origin: TextOrigin) -> Bool {
    origin.isProse && !origin.part.isOfBug && !origin.isSetInLines
      && origin.part != .label
  }

  /// - Complexity: O(words).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let (corpus, catalog) = (run.corpus, run.catalog)
    let chosen = choose(finder.find(in: corpus), corpus, catalog)
    let rule = self
    // Each finding reads up to eleven texts again: worth handing out where there are many.
    let reports = FindingSink.inChunks(of: 32, chosen.count, workers: Process.processorCount) { chunk in
      var sink = FindingSink()
      var words: [Word] = []
      for cluster in chosen[chunk] { rule.report(cluster, catalog, &words, &sink) }
      return sink
    }
    findings.append(reports)
  }

  /// What orders the phrases: a phrase itself takes longer to move.
  private struct Candidate: BitwiseCopyable {
    var phrase: Int
    var placeCount: Int
    var wordCount: Int
    var first: UInt32
  }

  /// One phrase that is to be reported.
  private struct Cluster: Sendable {
    var wordCount: Int
    /// How many places there are; at most `1 + Message.noteLimit` of them are kept.
    var placeCount = 0
    /// The position of the phrase's first token, and its text.
    var places: [(position: UInt32, text: WordCorpus.Text)] = []
  }

  /// The phrases to report. What stands in most places comes first, then what is longest: the rest of a
  /// cluster lies inside of it. Of the places in one fix or tidbit, or one text of copy, only one counts.
  private func choose(
    _ phrases: [RepeatedPhrases.Phrase],
    _ corpus: WordCorpus,
    _ catalog: Catalog
  ) -> [Cluster] {
    if phrases.isEmpty { return [] }
    let order = phrases.indices
      .map { index in
        let phrase = phrases[index]
        return Candidate(
          phrase: index,
          placeCount: phrase.positions.count,
          wordCount: phrase.wordCount,
          first: phrase.positions[0]
        )
      }
      .sorted { left, right in
        (right.placeCount, right.wordCount, left.first) < (left.placeCount, left.wordCount, right.first)
      }
    // The positions of the words that are part of a chosen phrase.
    var taken: Set<Int> = []
    var chosen: [Cluster] = []
    for candidate in order where chosen.count < phraseLimit {
      let phrase = phrases[candidate.phrase]
      let free = phrase.positions.filter { position in
        !(Int(position)..<Int(position) + phrase.wordCount).contains { taken.contains($0) }
      }
      var cluster = Cluster(wordCount: phrase.wordCount)
      var last: (text: UInt32, record: UInt32)?
      for position in free {
        let text = corpus.text(at: position)
        let record = catalog.texts[Int(text.index)].record
        if let last, last.text == text.index { continue }
        if let last, last.record == record, catalog.records[Int(record)].kind != .copyTable { continue }
        last = (text.index, record)
        cluster.placeCount += 1
        if cluster.places.count <= Message.noteLimit { cluster.places.append((position, text)) }
      }
      guard cluster.placeCount > limit else { continue }
      for position in free {
        for word in Int(position)..<Int(position) + phrase.wordCount { taken.insert(word) }
      }
      chosen.append(cluster)
    }
    return chosen
  }

  private func report(
    _ cluster: Cluster,
    _ catalog: Catalog,
    _ words: inout [Word],
    _ findings: inout FindingSink
  ) {
    let isMessageField = ContentPlans.shared.registry.isMessage
    var finding: Diagnostic?
    for place in cluster.places {
      let text = catalog.texts[Int(place.text.index)]
      TextView.with(text, in: catalog) { view in
        let isMessage = isMessageField[Int(text.field.index)]
        let count = cluster.wordCount
        let limit = WordCorpus.wordLimit(place.position, count: count, of: place.text, isMessage: isMessage)
        WordScanner.scan(view.bytes, isMessage: isMessage, limit: limit, into: &words)
        let range = WordCorpus.wordRange(place.position, count: count, of: place.text, in: words)
        let bytes = WordView.byteRange(of: words[range])
        if finding == nil {
          let quoted = "`\(Excerpt.of(String(decoding: view.bytes[bytes], as: UTF8.self)))`"
          finding = view.finding(of: Self.self, Message.repeated(quoted, cluster.placeCount), at: bytes)
        } else {
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
