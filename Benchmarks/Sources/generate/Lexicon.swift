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
