/// What a list says that a rule should look for: one or several words in a row, with only spaces and hyphens
/// between them.
///
/// An entry of a list is written as its words, in any case. In each word
/// - `a/b` stands for either (`good/great job`),
/// - a final `*` for the word and its inflections (`badge*`: badges, badge's; `heal*`: heals, healed, healing),
/// - `_` alone for any one word (`keep _ streak`), `#` alone for any number in digits (`top #`).
///
/// `^` before the first word asks for the start of a sentence or clause (`^great job`), and `!` before it makes
/// the entry an exception: what lies inside of it is no finding of the list (`!badge of honor`).
package struct Term: Sendable {
  /// What may stand at one of the term's places.
  package enum Slot: Sendable, Hashable {
    /// One of some words, by their hashes.
    case words([UInt64])
    case anyWord
    case number
  }

  package var slots: [Slot]
  /// Whether the term has to start a sentence or clause.
  package var isAnchored = false
  /// Whether the term excuses what lies inside of it.
  package var isException = false

  /// A term of a single word that is known by its hash alone.
  package init(hash: UInt64) { slots = [.words([hash])] }

  /// Reads an entry of a list; nil when `fault(in:)` has something to say about it.
  ///
  /// - Complexity: O(bytes).
  package init?(_ entry: String) {
    slots = []
    var bytes = entry.utf8[...]
    while let first = bytes.first {
      if first == UInt8(ascii: "!") {
        isException = true
      } else if first == UInt8(ascii: "^") {
        isAnchored = true
      } else if first != UInt8(ascii: " ") {
        break
      }
      bytes = bytes.dropFirst()
    }
    for part in bytes.split(separator: UInt8(ascii: " ")) {
      if part.elementsEqual(CollectionOfOne(UInt8(ascii: "_"))) {
        slots.append(.anyWord)
      } else if part.elementsEqual(CollectionOfOne(UInt8(ascii: "#"))) {
        slots.append(.number)
      } else {
        guard let read = Self.slots(of: part) else { return nil }
        slots += read
      }
    }
    guard let first = slots.first, first != .anyWord else { return nil }
  }

  /// What keeps an entry of a list from being a term, or nil.
  package static func fault(in entry: String) -> String? {
    if Term(entry) != nil { return nil }
    let text = entry.drop { $0 == "!" || $0 == "^" || $0 == " " }
    if text.isEmpty { return "an entry needs a word" }
    if text.first == "_" { return "an entry cannot start with `_`: any word would start it" }
    return "an entry is made of words, with `/`, `*`, `_`, `#`, `^` and `!` as the only signs"
  }

  /// The places that a part between spaces stands for: one, or several when hyphens are in it.
  private static func slots(of part: Substring.UTF8View) -> [Slot]? {
    var alternatives: [[UInt64]] = []
    var parts: [Slot] = []
    for choice in part.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      var word = choice
      let isInflected = word.last == UInt8(ascii: "*")
      if isInflected { word = word.dropLast() }
      let found = WordScanner.words(of: String(Substring(word)))
      let isWhole = found.first?.startOffset == 0 && found.last.map { Int($0.endOffset) } == word.count
      guard isWhole, found.dropFirst().allSatisfy({ $0.gap == .joined }) else { return nil }
      var hashes = found.map { [$0.hash] }
      if isInflected, let last = found.last {
        let stem = Array(word.suffix(Int(last.endOffset - last.startOffset)))
        hashes[hashes.count - 1] = Inflection.forms(of: stem.map { $0 | ($0 < 0x5B && $0 > 0x40 ? 0x20 : 0) })
          .map { WordHash.ofFolded($0) }
      }
      if hashes.count > 1 {
        // A compound has no alternatives: its words fill several places.
        guard choice.count == part.count else { return nil }
        parts = hashes.map { .words($0) }
      } else {
        alternatives += hashes
      }
    }
    return parts.isEmpty ? [.words(alternatives.flatMap { $0 })] : parts
  }
}

/// The inflected forms of English words, by their spelling alone: more than exist, which does no harm, since
/// nobody writes the others.
package enum Inflection {
  /// A word's plural, third person, past, participle and possessive, and the word itself.
  ///
  /// - Parameter word: lower-case UTF-8.
  package static func forms(of word: [UInt8]) -> [[UInt8]] {
    var forms = [word, word + "'s".utf8]
    guard let last = word.last else { return forms }
    func add(_ stem: some Sequence<UInt8>, _ endings: String...) {
      for ending in endings { forms.append(stem + Array(ending.utf8)) }
    }
    let beforeLast = word.dropLast().last ?? 0
    switch last {
    case UInt8(ascii: "e"):
      add(word, "s", "d")
      add(word.dropLast(), "ing")
    case UInt8(ascii: "y") where !isVowel(beforeLast):
      add(word.dropLast(), "ies", "ied")
      add(word, "ing")
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"):
      add(word, "es", "ed", "ing")
    case UInt8(ascii: "h") where beforeLast == UInt8(ascii: "s") || beforeLast == UInt8(ascii: "c"):
      add(word, "es", "ed", "ing")
    default:
      add(word, "s", "ed", "ing")
      if isVowel(beforeLast), !isVowel(last), word.count <= 6 { add(word + [last], "ed", "ing") }
    }
    return forms
  }

  private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte) }
}
