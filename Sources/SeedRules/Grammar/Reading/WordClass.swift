import SeedText

/// What a word can be in a sentence; several at once for most.
struct WordClass: OptionSet, Sendable {
  let rawValue: UInt32

  static let noun = WordClass(rawValue: 1 << 0)
  static let plural = WordClass(rawValue: 1 << 1)
  static let adjective = WordClass(rawValue: 1 << 2)
  /// A verb's base form.
  static let verb = WordClass(rawValue: 1 << 3)
  /// The form of a verb that ends in `s`.
  static let verbS = WordClass(rawValue: 1 << 4)
  static let ing = WordClass(rawValue: 1 << 5)
  static let past = WordClass(rawValue: 1 << 6)
  static let determiner = WordClass(rawValue: 1 << 7)
  static let preposition = WordClass(rawValue: 1 << 8)
  static let subject = WordClass(rawValue: 1 << 9)
  static let object = WordClass(rawValue: 1 << 10)
  static let be = WordClass(rawValue: 1 << 11)
  static let modal = WordClass(rawValue: 1 << 12)
  static let adverb = WordClass(rawValue: 1 << 13)
  static let conjunction = WordClass(rawValue: 1 << 14)
  static let comparative = WordClass(rawValue: 1 << 15)
  /// A verb of which neither the base form nor the one in `s` is a noun.
  static let pure = WordClass(rawValue: 1 << 16)
  static let number = WordClass(rawValue: 1 << 17)
  static let auxiliary = WordClass(rawValue: 1 << 18)
  /// A verb that takes what somebody thinks or says: "know (that)".
  static let cognition = WordClass(rawValue: 1 << 19)

  static let named: [String: WordClass] = [
    "noun": .noun, "plural": .plural, "adj": .adjective, "verb": .verb, "verbs": .verbS, "ing": .ing,
    "past": .past,
    "det": .determiner, "prep": .preposition, "subj": .subject, "obj": .object, "be": .be, "modal": .modal,
    "adv": .adverb, "conj": .conjunction, "comparative": .comparative, "pure": .pure, "number": .number,
    "aux": .auxiliary, "cog": .cognition,
  ]

  /// The classes of a word; none for one that is not known.
  ///
  /// - Complexity: O(1).
  static func of(_ hash: UInt64) -> WordClass { table[hash] ?? [] }

  private static let table: [UInt64: WordClass] = {
    var table: [UInt64: WordClass] = [:]
    table.reserveCapacity(8192)
    func add(_ hash: UInt64, _ word: WordClass) { table[hash, default: []].formUnion(word) }
    for (list, word) in WordClassLists.plain { forEachWord(of: list) { add(hash($0), word) } }
    forEachWord(of: WordClassLists.nouns) { word in
      add(hash(word), .noun)
      add(hash(word, ending: "s"), .plural)
    }
    for (list, word) in [
      (WordClassLists.verbs, WordClass.verb), (WordClassLists.pureVerbs, WordClass([.verb, .pure])),
    ] {
      forEachWord(of: list) {
        add(hash($0), word)
        add(hash($0, ending: "s"), .verbS)
        add(hash($0, ending: "ing"), .ing)
        add(hash($0, ending: "ed"), .past)
      }
    }
    return table
  }()

  private static func forEachWord(of list: String, _ body: (ArraySlice<UInt8>) -> Void) {
    for word in Array(list.utf8).split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    ) {
      body(word)
    }
  }

  /// The hash of a word with a regular ending: `try` becomes `tries`, `stop` `stopping`, `make` `making`.
  static func hash(_ word: ArraySlice<UInt8>, ending: String = "") -> UInt64 {
    var stem = word
    var ending = Array(ending.utf8)
    let vowels = Array("aeiou".utf8)
    if let last = stem.last, let first = ending.first {
      let before = stem.dropLast().last ?? 0
      let isY = last == UInt8(ascii: "y") && !vowels.contains(before)
      if first == UInt8(ascii: "s") {
        if isY {
          stem = stem.dropLast()
          ending = Array("ies".utf8)
        } else if "sxz".utf8.contains(last) || last == UInt8(ascii: "h") && "cs".utf8.contains(before) {
          ending = Array("es".utf8)
        }
      } else if last == UInt8(ascii: "e"), !(first == UInt8(ascii: "i") && before == UInt8(ascii: "e")) {
        stem = stem.dropLast()
      } else if first == UInt8(ascii: "e"), isY {
        stem = stem.dropLast()
        ending = Array("ied".utf8)
      } else if stem.count <= 4, stem.count >= 3, vowels.contains(before), !vowels.contains(last),
        !"wxy".utf8.contains(last),
        !vowels.contains(stem[stem.endIndex - 3])
      {
        ending.insert(last, at: 0)
      }
    }
    var hash = WordHash.seed
    for byte in stem { hash = WordHash.add(byte, to: hash) }
    for byte in ending { hash = WordHash.add(byte, to: hash) }
    return WordHash.finish(hash)
  }
}
