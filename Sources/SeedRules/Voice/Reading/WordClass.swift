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
  static let modal = WordClass(rawValue: 1 << 11)
  static let adverb = WordClass(rawValue: 1 << 12)
  static let conjunction = WordClass(rawValue: 1 << 13)
  static let number = WordClass(rawValue: 1 << 14)

  /// The classes of a word; none for one that is not known.
  ///
  /// - Complexity: O(1).
  static func of(_ hash: UInt64) -> WordClass { WordClass(rawValue: table[hash]) }

  private static let table: HashIndex = {
    var table = HashIndex(capacity: 8192)
    func add(_ hash: UInt64, _ word: WordClass) { table.set(hash, to: table[hash] | word.rawValue) }
    for (name, list) in Lists.wordClasses {
      Term.forEachEntry(of: list) { word in
        if let own = named[name] { add(hash(word), own) }
        switch name {
        case "noun": add(hash(word, ending: "s"), .plural)
        case "verb", "pure-verb":
          add(hash(word, ending: "s"), .verbS)
          add(hash(word, ending: "ing"), .ing)
          add(hash(word, ending: "ed"), .past)
        default: break
        }
      }
    }
    return table
  }()

  /// The classes of the lists in `Lists/word-classes`.
  private static let named: [String: WordClass] = [
    "noun": .noun, "verb": .verb, "pure-verb": .verb, "adjective": .adjective, "determiner": .determiner,
    "preposition": .preposition, "subject": .subject, "object": .object, "modal": .modal, "adverb": .adverb,
    "conjunction": .conjunction, "number": .number, "past": .past, "plural": .plural,
  ]

  /// The hash of a word with a regular ending: `try` becomes `tries`, `stop` `stopping`, `make` `making`.
  ///
  /// - Parameter ending: "s", "ing", "ed" or nothing.
  static func hash(_ word: some Collection<UInt8>, ending: StaticString = "") -> UInt64 {
    var hash = WordHash.seed
    func add(_ ending: StaticString) {
      for index in 0..<ending.utf8CodeUnitCount { hash = WordHash.add(ending.utf8Start[index], to: hash) }
    }
    var last: UInt8 = 0
    var before: UInt8 = 0
    var beforeThat: UInt8 = 0
    var count = 0
    var hashBeforeLast = hash
    for byte in word {
      (beforeThat, before, last) = (before, last, byte)
      hashBeforeLast = hash
      hash = WordHash.add(byte, to: hash)
      count += 1
    }
    let isY = last == UInt8(ascii: "y") && !isVowel(before)
    switch ending.utf8CodeUnitCount {
    case 0: break
    case 1:
      if isY {
        hash = hashBeforeLast
        add("ies")
      } else {
        let hisses =
          "sxz".utf8.contains(last) || last == UInt8(ascii: "h") && "cs".utf8.contains(before)
        add(hisses ? "es" : "s")
      }
    case let length:
      let isIng = length == 3
      if last == UInt8(ascii: "e"), !(isIng && before == UInt8(ascii: "e")) {
        hash = hashBeforeLast
        add(ending)
      } else if !isIng, isY {
        hash = hashBeforeLast
        add("ied")
      } else {
        if count == 3 || count == 4, isVowel(before), !isVowel(last), !isVowel(beforeThat),
          !"wxy".utf8.contains(last)
        {
          hash = WordHash.add(last, to: hash)
        }
        add(ending)
      }
    }
    return WordHash.finish(hash)
  }

  private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte) }
}
