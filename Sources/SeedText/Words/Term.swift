/// What a list says that a rule should look for: one or several words in a row, with only spaces and hyphens
/// between them.
///
/// An entry of a list is written as its words, in any case. In each word
/// - `a/b` stands for either (`good/great job`),
/// - a final `*` for the word and its inflections (`badge*`: badges, badge's; `heal*`: heals, healed,
///   healing),
/// - `<name>` for any word of a class (`skip <meal>`; `WordClasses` has them), alone or among alternatives,
/// - `#` for any number in digits (`top #/ten`), `_` alone for any one word (`keep _ streak`),
/// - a final `?` for a word that may be missing (`skip your? lunch`),
/// - `..` alone for up to three words in a row, `...` for up to eight of the sentence, whatever stands
///   between them.
///
/// `^` before the first word asks for the start of a sentence or clause (`^great job`), `^^` for that of a
/// sentence, `>` that the reader is asked to do it (`>skip <meal>`; `Asking` says what that is), `>>` that
/// the sentence is not told of somebody (`>>without a helmet`), `$` and `$$` after the last word for the end
/// of a clause or sentence (`you can do it$`), and `!` before the first makes the entry an exception: what
/// lies inside of it is no finding of the list (`!badge of honor`).
package struct Term: Sendable {
  /// What may stand at one of the term's places.
  package enum Slot: Sendable, Hashable {
    /// A word, by its hash; most places are one, and need no array.
    case word(UInt64)
    /// One of some words, by their hashes, sorted.
    case words([UInt64])
    /// The same, or nothing.
    case optional([UInt64])
    case anyWord
    /// Up to so many words: with nothing but spaces and hyphens between them, or anything that ends no
    /// sentence.
    case gap(Int, inClause: Bool)

    /// Whether a term may start with it.
    var isCertain: Bool {
      switch self {
      case .word, .words: true
      case .optional, .gap, .anyWord: false
      }
    }

    var isGap: Bool {
      if case .gap = self { true } else { false }
    }

    /// How many words it may be, one of which has to stand there; 0 where none has to, or any number may.
    var certainCount: Int {
      switch self {
      case .word: 1
      case .words(let words): words.contains(TermIndex.numberKey) ? 0 : words.count
      case .optional, .gap, .anyWord: 0
      }
    }

    /// Calls a body with each of the words that have to stand there.
    @inline(__always)
    func forEachWord(_ body: (UInt64) -> Void) {
      switch self {
      case .word(let word): body(word)
      case .words(let words): for word in words { body(word) }
      case .optional, .gap, .anyWord: break
      }
    }
  }

  package var slots: [Slot]
  /// What has to lie before the term at least.
  package var gapBefore = Word.Gap.joined
  /// Who has to be spoken to.
  package var asking = Asking.Demand.none
  /// What has to lie after the term at least.
  package var gapAfter = Word.Gap.joined
  /// Whether the term excuses what lies inside of it.
  package var isException = false

  /// A term of a single word that is known by its hash alone.
  package init(hash: UInt64) { slots = [.word(hash)] }

  /// A term that has no words yet.
  init() { slots = [] }

  /// The terms that an entry of a list stands for: one, or several where compounds are among its
  /// alternatives; nil when `fault(in:)` has something to say about it.
  ///
  /// - Complexity: O(bytes), times the compounds.
  package static func parse(_ entry: String) -> [Term]? {
    try? result(of: entry).get()
  }

  private static func result(of entry: String) -> Result<[Term], TermParser.Fault> {
    var parser = TermParser()
    var terms: [Term] = []
    var entry = entry
    return entry.withUTF8 { parser.parse($0, into: &terms) }.map { .failure($0) } ?? .success(terms)
  }

  /// The terms of a list that is written as one text; what is no term is left out.
  ///
  /// - Complexity: O(bytes), times the compounds.
  package static func list(_ text: String) -> [Term] {
    var parser = TermParser()
    var terms: [Term] = []
    forEachEntry(of: text) { _ = parser.parse($0, into: &terms) }
    return terms
  }

  /// The entries of a list that is written as one text, parted by commas and line ends.
  package static func entries(_ text: String) -> [String] {
    var entries: [String] = []
    forEachEntry(of: text) { entries.append(String(decoding: $0, as: UTF8.self)) }
    return entries
  }

  /// Calls a body with each of these entries.
  package static func forEachEntry(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    let (comma, newline, space) = (UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: " "))
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != comma, bytes[end] != newline { end += 1 }
        let next = end + 1
        while start < end, bytes[start] == space { start += 1 }
        while start < end, bytes[end - 1] == space { end -= 1 }
        if start < end { body(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
        start = next
      }
    }
  }

  /// What keeps an entry of a list from being a term, or nil.
  package static func fault(in entry: String) -> String? {
    switch result(of: entry) {
    case .success: return nil
    case .failure(.count):
      return "an entry's compounds make \(TermParser.limit) terms at most; part it in several entries"
    case .failure(.form): break
    }
    let text = entry.drop { "!^> ".contains($0) }
    if text.isEmpty { return "an entry needs a word" }
    if text.first == "_" { return "an entry cannot start with `_`: any word would start it" }
    if text.contains("<"), text.contains(">") {
      return "an entry's classes are \(WordClasses.names.map { "`<\($0)>`" }.joined(separator: ", "))"
    }
    return
      "an entry is made of words, with `/`, `*`, `?`, `_`, `#`, `..`, `^`, `>`, `$` and `!` as the only signs"
  }
}
