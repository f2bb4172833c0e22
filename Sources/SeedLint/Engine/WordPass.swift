import SeedDecoding
import SeedText
import SeedTables
import Synchronization

/// The rules about words that are on, and what each of them reads.
final class WordPass: Sendable {
  /// What one thread needs again for every text.
  struct Scratch {
    /// The words of the text at hand.
    var reader: WordReader
    /// The places of terms in the text at hand.
    var matches: [TermIndex.Match] = []
    /// The readings of the text at hand in which disguised terms stand, and where.
    var disguised: [(words: [Word], matches: [TermIndex.Match])] = []
    /// What counts over the whole content, of all texts so far.
    var counts = WordCounts()
    /// The word rules that have to see the text at hand, one bit each.
    var asked: UInt64 = 0
    /// The words that spelling has to look up.
    var unknown = SpellingPass.Unknown()
  }

  /// What a word rule asks of a text before it is asked about it.
  private struct Asking: Sendable {
    let traits: TextTraits
    let fewestWords: Int
  }

  /// Whether no rule is about words.
  let isEmpty: Bool
  /// The lists of all rules, in the order of the term index.
  private let termRules: [(rule: any WordRule, list: Int)]
  private let wordRules: [any WordRule]
  private let asking: [Asking]
  private let knowledge: WordKnowledge
  /// Those that no thread holds: each knows the words that it has met, so there are only as many as threads.
  private let readers = Mutex<[WordReader]>([])
  private let origins: TextOrigins
  let allOrigins: [TextOrigin]
  /// By an origin's number, one bit a list.
  private let readingTermRules: [UInt64]
  private let readingWordRules: [UInt64]
  /// One bit a list: those of rules that also read what is disguised.
  private let piercingTermRules: UInt64
  /// By an origin's number, what of its texts counts over the whole content.
  private let counted: [WordCounts.Kinds]
  private let isMessage: [Bool]
  private let isSpelled: [Bool]

  /// A rule, and the sets of scopes under which it is asked.
  typealias Scoped = (rule: any WordRule, signatures: Set<ScopeIndex.Signature>)

  /// Rules cut into passes: scopes with lists of their own may make more lists than one pass has bits for.
  static func parts(of rules: [Scoped]) -> [[Scoped]] {
    var parts: [[Scoped]] = [[]]
    var (listCount, otherCount) = (0, 0)
    for scoped in rules {
      let lists = scoped.rule.looksForTerms ? scoped.rule.lists.count : 0
      let others = scoped.rule.looksForTerms ? 0 : 1
      if listCount + lists > 64 || otherCount + others > 64 {
        parts.append([])
        (listCount, otherCount) = (0, 0)
      }
      parts[parts.count - 1].append(scoped)
      listCount += lists
      otherCount += others
    }
    return parts
  }

  /// - Parameters:
  ///   - rules: those that are on, once for each of the options that scopes give them.
  ///   - counting: those for which words are counted.
  init(
    _ rules: [Scoped],
    counting: [any RunRule],
    _ origins: TextOrigins,
    spelling: SpellingPass? = nil
  ) {
    self.origins = origins
    allOrigins = origins.all
    let scopedTermRules = rules.filter { $0.rule.looksForTerms }.flatMap { scoped in
      scoped.rule.lists.indices.map { (rule: scoped.rule, list: $0, signatures: scoped.signatures) }
    }
    let scopedWordRules = rules.filter { !$0.rule.looksForTerms }
    termRules = scopedTermRules.map { ($0.rule, $0.list) }
    wordRules = scopedWordRules.map(\.rule)
    let counted = counting.compactMap(\.countedWords)
    isEmpty = rules.isEmpty && counted.isEmpty && spelling == nil
    precondition(termRules.count <= 64 && wordRules.count <= 64, "a list or rule has one bit of 64")
    let lists = rules.map(\.rule).filter { $0.looksForTerms }.flatMap(\.lists)
    knowledge = WordKnowledge(terms: TermIndex(lists), spelling: spelling)
    asking = wordRules.map { Asking(traits: type(of: $0).traits, fewestWords: $0.fewestWords) }
    self.counted = allOrigins.map { origin in
      counted.filter { $0.reads(origin) }.reduce(into: []) { $0.formUnion($1.kinds) }
    }
    isMessage = allOrigins.map { $0.field.isMessage }
    isSpelled = allOrigins.map { spelling != nil && $0.isProse }
    var piercing: UInt64 = 0
    for (index, (rule, _)) in termRules.enumerated() where type(of: rule).seesThroughDisguises {
      piercing |= 1 << UInt64(index)
    }
    piercingTermRules = piercing
    func readers<Scoped>(_ rules: [Scoped], _ reads: (Scoped, TextOrigin) -> Bool) -> [UInt64] {
      var readers = [UInt64](repeating: 0, count: origins.all.count)
      for (index, rule) in rules.enumerated() {
        for (number, origin) in origins.all.enumerated() where reads(rule, origin) {
          readers[number] |= 1 << UInt64(index)
        }
      }
      return readers
    }
    readingTermRules = readers(scopedTermRules) {
      $0.signatures.contains($1.signature) && $0.rule.reads($1, list: $0.list)
    }
    readingWordRules = readers(scopedWordRules) {
      $0.signatures.contains($1.signature) && $0.rule.reads($1)
    }
  }

  func makeScratch() -> Scratch { Scratch(reader: readers.withLock { $0.popLast() } ?? WordReader()) }

  /// Takes back what the next texts can use.
  func giveBack(_ scratch: Scratch) {
    var reader = scratch.reader
    reader.forgetText()
    readers.withLock { $0.append(reader) }
  }

  /// The number of a text's origin.
  @inline(__always)
  func origin(of text: AuthoredText) -> Int { origins.number(of: text) }

  /// Whether any rule about words reads texts of an origin.
  @inline(__always)
  func reads(_ origin: Int) -> Bool {
    readingTermRules[origin] | readingWordRules[origin] != 0 || !counted[origin].isEmpty || isSpelled[origin]
  }

  /// Finds the words of a text and the terms among them; false when no rule has anything to look at.
  ///
  /// - Parameter index: the text's index in the catalog; nil for another reading of it, whose words are
  ///   neither counted nor spelled.
  func find(
    ofText index: Int?,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ origin: Int,
    _ scratch: inout Scratch
  ) -> Bool {
    let isMessage = isMessage[origin]
    scratch.reader.read(bytes, isMessage: isMessage, knowledge)
    let words = scratch.reader.words
    let counted = counted[origin]
    if let index, !counted.isEmpty {
      scratch.counts.add(words, in: bytes, isMessage: isMessage, ofText: index, counted)
    }
    if let index, isSpelled[origin], !scratch.reader.isSpelledRight {
      knowledge.spelling?.look(
        at: words,
        in: bytes,
        ofText: index,
        isMessage: isMessage,
        &scratch.unknown
      )
    }
    if !scratch.matches.isEmpty { scratch.matches.removeAll(keepingCapacity: true) }
    if !scratch.disguised.isEmpty { scratch.disguised.removeAll() }
    let wanted = readingTermRules[origin]
    if wanted != 0 {
      knowledge.terms.find(
        at: scratch.reader.termAnchors,
        in: words,
        wanted: wanted,
        into: &scratch.matches
      )
      if wanted & piercingTermRules != 0, scratch.reader.mayBeDisguised {
        findDisguised(in: bytes, wanted & piercingTermRules, &scratch)
      }
    }
    scratch.asked = askingRules(in: bytes, origin, scratch)
    return scratch.asked != 0 || !scratch.matches.isEmpty || !scratch.disguised.isEmpty
  }

  /// The word rules that have to see a text, one bit each.
  @inline(__always)
  private func askingRules(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ origin: Int,
    _ scratch: borrowing Scratch
  ) -> UInt64 {
    var asked: UInt64 = 0
    var rest = readingWordRules[origin]
    while rest != 0 {
      let rule = rest.trailingZeroBitCount
      rest &= rest - 1
      let asking = asking[rule]
      guard scratch.reader.words.count >= asking.fewestWords,
        asking.traits.isEmpty || asking.traits.rawValue & scratch.reader.traits.rawValue != 0
      else { continue }
      if wordRules[rule].suspects(scratch.reader.words, in: bytes, scratch.reader.traits) {
        asked |= 1 << UInt64(rule)
      }
    }
    return asked
  }

  /// Finds the terms that stand in another reading of the text and not in what is written.
  private func findDisguised(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ wanted: UInt64,
    _ scratch: inout Scratch
  ) {
    var found = scratch.matches.map {
      (list: $0.list, bytes: WordView.byteRange(of: scratch.reader.words[$0.wordRange]))
    }
    for reading in DisguisedWords.readings(of: scratch.reader.words, in: bytes) {
      var matches: [TermIndex.Match] = []
      knowledge.terms.find(in: reading.words, wanted: wanted, into: &matches)
      matches.removeAll { match in
        let place = WordView.byteRange(of: reading.words[match.wordRange])
        return !reading.isChanged[match.wordRange].contains(true)
          || found.contains { $0.list == match.list && $0.bytes.overlaps(place) }
      }
      if matches.isEmpty { continue }
      found += matches.map { (list: $0.list, bytes: WordView.byteRange(of: reading.words[$0.wordRange])) }
      scratch.disguised.append((reading.words, matches))
    }
  }

  /// Runs the rules over a text whose words have been found.
  func check(_ text: TextView, _ origin: Int, _ scratch: Scratch, _ sink: inout FindingSink) {
    if scratch.asked == 0, scratch.matches.isEmpty, scratch.disguised.isEmpty { return }
    let view = WordView(text: text, words: scratch.reader.words, origin: allOrigins[origin])
    checkTerms(scratch.matches, in: view, &sink)
    for (words, matches) in scratch.disguised {
      checkTerms(matches, in: WordView(text: text, words: words, origin: allOrigins[origin]), &sink)
    }
    var rest = scratch.asked
    while rest != 0 {
      wordRules[rest.trailingZeroBitCount].check(view, &sink)
      rest &= rest - 1
    }
  }

  private func checkTerms(_ matches: [TermIndex.Match], in view: WordView, _ sink: inout FindingSink) {
    if matches.isEmpty { return }
    var settled = TermIndex.settle(matches)[...]
    while let list = settled.first?.list {
      let own = settled.prefix { $0.list == list }
      let (rule, number) = termRules[list]
      rule.check(own, of: number, in: view, &sink)
      settled = settled.dropFirst(own.count)
    }
  }
}
