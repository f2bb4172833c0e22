import SeedDecoding
import SeedDiagnostics

/// A rule that judges the words of one text. All such rules share one pass that finds the words.
package protocol WordRule: Rule {
  init(_ options: RuleOptions)

  /// Whether the rule reads texts of an origin; asked once an origin, not once a text.
  func reads(_ origin: TextOrigin) -> Bool

  func check(_ words: WordView, _ findings: inout FindingSink)
}

/// A rule that looks for the terms of a list. All such rules share one table, in which each word is looked up
/// once.
///
/// The list is the option `terms`, which the configuration may replace, and what the configuration adds under
/// the rule's `wordListName`. `Term` says how an entry is written.
package protocol TermRule: Rule {
  init(_ options: RuleOptions)

  /// What to look for.
  var terms: [Term] { get }

  /// Whether the rule reads texts of an origin; asked once an origin, not once a text.
  func reads(_ origin: TextOrigin) -> Bool

  /// Judges the places of one text where terms stand, in order; asks for each of them unless the rule does
  /// otherwise.
  ///
  /// - Parameter matches: the indices of the words; never empty.
  func check(_ matches: [Range<Int>], in words: WordView, _ findings: inout FindingSink)

  /// Judges a place where one of the terms stands.
  func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink)
}

extension TermRule {
  package func check(_ matches: [Range<Int>], in words: WordView, _ findings: inout FindingSink) {
    for match in matches { check(match, in: words, &findings) }
  }

  package func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink) {}
}

/// The rules about words that are on, and what each of them reads.
struct WordPass: Sendable {
  /// What one thread needs again for every text.
  struct Scratch {
    var words: [Word] = []
    var matches: [TermIndex.Match] = []
  }

  private let termRules: [any TermRule]
  private let wordRules: [any WordRule]
  private let index: TermIndex
  private let origins: TextOrigins
  private let allOrigins: [TextOrigin]
  /// By an origin's number, one bit a rule.
  private let readingTermRules: [UInt64]
  private let readingWordRules: [UInt64]
  private let isMessage: [Bool]

  /// - Returns: nil when no rule about words is on.
  init?(_ configuration: Configuration, _ catalog: Catalog) {
    let active = RuleRegistry.all.filter { configuration.isOn($0) }
    termRules = active.compactMap { rule in
      (rule as? any TermRule.Type).map { $0.init(configuration.options(of: rule)) }
    }
    wordRules = active.compactMap { rule in
      (rule as? any WordRule.Type).map { $0.init(configuration.options(of: rule)) }
    }
    if termRules.isEmpty, wordRules.isEmpty { return nil }
    precondition(termRules.count <= 64 && wordRules.count <= 64, "a rule has one bit of 64")
    index = TermIndex(termRules.map(\.terms))
    origins = TextOrigins(catalog)
    allOrigins = origins.all
    func bits(_ count: Int, _ reads: (Int) -> Bool) -> UInt64 {
      (0..<count).reduce(into: 0) { bits, index in if reads(index) { bits |= 1 << UInt64(index) } }
    }
    isMessage = allOrigins.map { $0.field.isMessage }
    let (termRules, wordRules) = (termRules, wordRules)
    readingTermRules = allOrigins.map { origin in bits(termRules.count) { termRules[$0].reads(origin) } }
    readingWordRules = allOrigins.map { origin in bits(wordRules.count) { wordRules[$0].reads(origin) } }
  }

  /// Runs the rules over one text.
  func check(_ text: TextView, _ scratch: inout Scratch, _ sink: inout FindingSink) {
    let origin = origins.number(of: text.text)
    let (wanted, reading) = (readingTermRules[origin], readingWordRules[origin])
    guard wanted | reading != 0 else { return }
    WordScanner.scan(text.bytes, isMessage: isMessage[origin], into: &scratch.words)
    scratch.matches.removeAll(keepingCapacity: true)
    if wanted != 0 { index.find(in: scratch.words, wanted: wanted, into: &scratch.matches) }
    if reading == 0, scratch.matches.isEmpty { return }
    let view = WordView(text: text, words: scratch.words, origin: allOrigins[origin])
    if !scratch.matches.isEmpty {
      var settled = TermIndex.settle(scratch.matches)[...]
      while let list = settled.first?.list {
        let own = settled.prefix { $0.list == list }
        termRules[list].check(own.map(\.wordRange), in: view, &sink)
        settled = settled.dropFirst(own.count)
      }
    }
    var rest = reading
    while rest != 0 {
      wordRules[rest.trailingZeroBitCount].check(view, &sink)
      rest &= rest - 1
    }
  }
}
