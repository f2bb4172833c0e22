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
    for (name, list) in Lists.WordClasses.all {
      guard let own = named[name] else { continue }
      Term.forEachEntry(of: list) { word in
        Inflection.forEachForm(of: word) { hash, form in
          switch form {
          case .base: add(hash, own)
          case .s where own == .noun: add(hash, .plural)
          case .s where own == .verb: add(hash, .verbS)
          case .ing where own == .verb: add(hash, .ing)
          case .past where own == .verb: add(hash, .past)
          default: break
          }
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
}
