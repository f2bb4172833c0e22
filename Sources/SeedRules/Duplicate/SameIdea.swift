import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables
import SeedText

/// Points at a prompt or tidbit that speaks of the same few things as another one.
///
/// Prompts are compared with prompts and tidbits with tidbits, by the stems of their words. A rare word
/// weighs more than a common one; how much of the weight of both two texts share decides. What near-duplicate
/// finds is left to it.
struct SameIdea: RunRule {
  static let metadata = RuleMetadata(
    .note("duplicate/same-idea"),
    since: "0.2",
    summary: "A prompt or tidbit that may have another one's idea.",
    rationale: """
      Two writers who never read each other arrive at one idea in different words: to count each "sorry" of a \
      day, to sit on one's hands for two minutes. A user meets both. Whether it is one idea is for a reader \
      to say, so this only points it out, once for a text, at the newer of the two.

      It looks for words that few texts have, in any form ("count", "counting"). Ideas without a rare word in \
      common are not found. `seedtool list --like` shows what is nearest to a draft before it is written, and \
      `seedtool list --like 42` what is nearest to a fix.
      """,
    reads: "`prompt` of fixes, `body` of tidbits",
    options: [
      .ratio("similarity", 0.42, "The share of both texts' words, by weight, from which on it is asked."),
      .integer("minimumWords", 4, 1...1000, "The fewest words, but function words, of a text compared."),
    ],
    languages: ["en"]
  )

  static let needs: RuleNeeds = .comparison

  static let examples = DuplicateExamples.sameIdea

  static let moment = RunMoment.words

  var countedWords: CountedWords? { CountedWords(.ideas) { $0.part == .prompt || $0.part == .tidbit } }

  private let similarity: Double
  private let minimumWords: Int

  init(_ options: RuleOptions) {
    similarity = options.ratio("similarity")
    minimumWords = options.integer("minimumWords")
  }

  /// - Complexity: O(words), with at most 32 comparisons for each.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    for part in [TextPart.prompt, .tidbit] {
      let ideas = run.counts.ideas.filter { catalog.texts[$0.text].field.part == part }
      let texts = ideas.map { catalog.texts[$0.text] }
      for pair in nearest(SharedIdeas(ideas.map(\.features)), texts, catalog) {
        findings.report(Self.finding(texts[pair.newer], of: texts[pair.older], Set(pair.stems), in: catalog))
      }
    }
  }

  private typealias Pair = (newer: Int, older: Int, stems: [UInt64])

  /// For each text the older one that it shares most with, in the order of the texts.
  private func nearest(_ ideas: SharedIdeas, _ texts: [AuthoredText], _ catalog: Catalog) -> [Pair] {
    var nearest: [Int: SharedIdeas.Pair] = [:]
    for pair in ideas.pairs(from: similarity, minimumWordCount: minimumWords) {
      let isFirstNewer = catalog.isNewer(texts[pair.first], than: texts[pair.second])
      let newer = isFirstNewer ? pair.first : pair.second
      if pair.similarity > nearest[newer]?.similarity ?? 0 { nearest[newer] = pair }
    }
    return nearest.sorted { $0.key < $1.key }.compactMap { newer, pair in
      let older = pair.first == newer ? pair.second : pair.first
      let isNearDuplicate = Self.percent(texts[newer], texts[older], catalog) >= Self.nearDuplicatePercent
      return isNearDuplicate ? nil : (newer, older, pair.stems)
    }
  }

  /// From here on near-duplicate speaks, unless it is configured otherwise.
  private static let nearDuplicatePercent = 60

  private static func percent(_ left: AuthoredText, _ right: AuthoredText, _ catalog: Catalog) -> Int {
    SharedWords.percent(
      SharedWords.Parts(of: catalog.comparedWords(of: left)),
      SharedWords.Parts(of: catalog.comparedWords(of: right))
    )
  }

  private static func finding(
    _ text: AuthoredText,
    of other: AuthoredText,
    _ stems: Set<UInt64>,
    in catalog: Catalog
  ) -> Diagnostic {
    func message(_ text: AuthoredText) -> String {
      Message.sameIdea(catalog.fixNumber(ofRecord: text.record).map { "fix #\($0)" })
    }
    var finding = finding(message(other), record: text.record, node: text.node, in: catalog)
    finding.relations.mirror = Diagnostic.Mirror(message(text))
    let own = marks(of: stems, in: text, catalog)
    if let place = own.place { (finding.place, finding.marks) = (place, own.marks) }
    finding.remedy = Message.remedy
    let first = marks(of: stems, in: other, catalog)
    finding.notes = [Diagnostic.Note(Message.first, at: first.place, marks: first.marks)]
    return finding
  }

  /// From the first to the last word with one of some stems, and each of them.
  private static func marks(
    of stems: Set<UInt64>,
    in text: AuthoredText,
    _ catalog: Catalog
  ) -> (place: Place?, marks: [ByteRange]) {
    var result: (place: Place?, marks: [ByteRange]) = (nil, [])
    TextView.with(text, in: catalog) { view in
      let ranges = IdeaFeatures.ranges(of: stems, in: view.bytes)
      guard let first = ranges.first, let last = ranges.last else { return }
      result = (view.place(first.lowerBound..<last.upperBound), ranges.map { view.place($0).range })
    }
    return result
  }

  private enum Message {
    static func sameIdea(_ name: String?) -> String {
      "this may be \(name.map { "the idea of \($0)" } ?? "another tidbit's idea") in other words"
    }
    static let first = "the words that both have"
    static let remedy = "If it is one idea, keep the better text, and give the other an idea of its own."
  }
}

extension Catalog {
  /// Whether a text is newer than another one, and so the one to change: among fixes the one with the higher
  /// number, elsewhere what stands later.
  func isNewer(_ left: AuthoredText, than right: AuthoredText) -> Bool {
    if let first = fixNumber(ofRecord: left.record), let second = fixNumber(ofRecord: right.record),
      first != second
    {
      return first > second
    }
    return (left.fileIndex, left.node) > (right.fileIndex, right.node)
  }
}
