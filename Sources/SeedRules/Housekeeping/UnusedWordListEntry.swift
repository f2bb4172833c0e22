import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags entries of word lists that stand there twice, and entries that let words pass which no text has.
///
/// Entries that name what a rule flags are as they should be when no text has them.
struct UnusedWordListEntry: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("housekeeping/unused-word-list-entry"),
    summary: "An entry of a word list has no effect.",
    rationale: """
      An exception that no text needs any more waits to excuse a mistake, and an entry that stands twice is \
      changed in one place only. Judged are entries that let something pass: lists of allowed words, and \
      `!exceptions` in lists of what is flagged.
      """,
    reads: "`wordLists` of the configuration and `words/<list>.txt`, against all texts"
  )

  static let needs: RuleNeeds = .everything

  static let examples = RuleExamples(
    accepted: [
      .file("seedtool.json", configuration(#""shouting": ["NASA"]"#), beside: ["fixes.json": fixes]),
      // What a rule flags need not stand anywhere.
      .file("seedtool.json", configuration(#""guilt": ["you promised"]"#)),
    ],
    flagged: [
      .file(
        "seedtool.json",
        configuration(#""shouting": [⟪"LASER"⟫, "NASA"]"#),
        beside: ["fixes.json": fixes]
      ),
      .file("seedtool.json", configuration(#""guilt": ["you promised", ⟪"You promised"⟫]"#)),
      .file("seedtool.json", configuration(#""guilt": [⟪"!let yourself down gently"⟫]"#)),
    ]
  )

  static let moment = RunMoment.configuration

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let (configuration, catalog) = (run.configuration, run.catalog)
    if configuration.wordListEntries.isEmpty { return }
    let uses = configuration.ruleSet.wordListUses
    var judged = ListedTerms()
    var unused: [WordListEntry] = []
    for (list, entries) in configuration.wordListEntries.sorted(by: { $0.key < $1.key }) {
      guard let use = uses[list] else { continue }
      var first: [String: WordListEntry] = [:]
      for entry in entries {
        if let use = first[entry.text.lowercased()] {
          findings.report(Self.repeated(entry, firstUse: use))
          continue
        }
        first[entry.text.lowercased()] = entry
        if list == Misspelling.metadata.wordListName {
          // Which word an entry accepts is for the speller to say; where it has not run nobody knows.
          if let used = run.usedListEntries[list], !used.contains(entry.text) { unused.append(entry) }
        } else {
          judged.add(entry, use)
        }
      }
    }
    guard catalog.isWhole, catalog.gaps.isEmpty else { return }
    for entry in unused { findings.report(Self.unused(entry)) }
    if judged.isEmpty { return }
    let rules = PluralRules(locale: configuration.locale)
    for entry in judged.unused(in: catalog, rules) { findings.report(Self.unused(entry)) }
  }

  private static func repeated(_ entry: WordListEntry, firstUse: WordListEntry) -> Diagnostic {
    var finding = finding("`\(Excerpt.of(entry.text))` stands in its list twice", at: entry.place)
    finding.remedy = "Delete one of the two."
    finding.notes = firstUse.place.map { [Diagnostic.Note("first written here", at: $0)] } ?? []
    return finding
  }

  private static func unused(_ entry: WordListEntry) -> Diagnostic {
    var finding = finding("no text has `\(Excerpt.of(entry.text))`, so nothing needs it", at: entry.place)
    finding.remedy = "Delete it."
    return finding
  }

  private static let fixes = FixExamples.list(
    with: [["prompt": "\"Read one page about NASA and tell nobody what it says.\""]]
  )

  private static func configuration(_ lists: String) -> String {
    """
    { "version": "1.0.0", "locale": "en_US",
      "wordLists": { \(lists) } }
    """
  }
}

/// The entries that let something pass, and which of them a text needs.
private struct ListedTerms {
  private var entries: [WordListEntry] = []
  /// By the hash of an allowed word: the indices of its entries.
  private var words: [UInt64: [Int]] = [:]
  /// The exceptions, by the index of the entry.
  private var exceptions: [(terms: TermList, entry: Int)] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ entry: WordListEntry, _ use: RuleMetadata.WordListUse) {
    switch use {
    case .accepted: words[WordHash.of(entry.text), default: []].append(entries.count)
    case .flagged:
      var terms = TermList()
      guard terms.append(entry: entry.text), terms.hasException else { return }
      exceptions.append((terms, entries.count))
    }
    entries.append(entry)
  }

  func unused(in catalog: Catalog, _ rules: PluralRules?) -> [WordListEntry] {
    var isUsed = entries.map { _ in false }
    let indexes = stride(from: 0, to: exceptions.count, by: 64).map { start in
      TermIndex(exceptions[start..<min(exceptions.count, start + 64)].map(\.terms))
    }
    var found: [Word] = []
    var matches: [TermIndex.Match] = []
    func look(_ view: TextView) {
      WordScanner.scan(view.bytes, isMessage: view.field.isMessage, into: &found)
      if !words.isEmpty {
        for word in found { for entry in words[word.hash] ?? [] { isUsed[entry] = true } }
      }
      for (group, index) in indexes.enumerated() {
        matches.removeAll(keepingCapacity: true)
        index.find(in: found, wanted: .max, into: &matches)
        for match in matches { isUsed[exceptions[group * 64 + match.list].entry] = true }
      }
    }
    for text in catalog.texts {
      TextView.with(text, in: catalog) { view in
        look(view)
        view.forEachReading(rules, look)
      }
    }
    return entries.indices.filter { !isUsed[$0] }.map { entries[$0] }
  }
}
