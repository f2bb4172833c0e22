/// Ordinary English words, all of which a spelling dictionary of American English knows.
///
/// Written down here rather than taken from the system's dictionary, so that a seed gives the same bytes on
/// every machine.
enum Lexicon {
  /// The words of a text, split at white space.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The phrases of a text, split at commas.
  static func phrases(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// The words that fill a template's slot, by its letter.
  static func list(_ letter: Character) -> [String] {
    switch letter {
    case "n": nouns
    case "v": verbs
    case "a": adjectives
    case "p": people
    case "w": places
    case "t": times
    case "d": adverbs
    default: preconditionFailure("no slot is called \(letter)")
    }
  }

  /// Nouns in the plural, of those that form it with an s.
  static let units = nouns.compactMap { noun -> String? in
    let irregular = [
      "geese", "goose", "mouse", "fisherman", "mailman", "salesman", "deer", "wheat", "hardware",
    ]
    let endings = ["s", "x", "z", "ch", "sh", "y", "f", "fe", "o"]
    if irregular.contains(noun) || endings.contains(where: noun.hasSuffix) { return nil }
    return noun + "s"
  }
}
