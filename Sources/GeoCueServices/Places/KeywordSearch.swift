import SeedModel

/// Looks for one keyword in texts, regardless of case.
struct KeywordSearch {
  private let word: String
  private let match: KeywordMatch

  init(_ word: String, match: KeywordMatch) {
    self.word = word.lowercased()
    self.match = match
  }

  /// Whether a text has the keyword: anywhere, or as a whole word by Unicode's word boundaries.
  ///
  /// - Parameter text: in lower case.
  /// - Complexity: O(characters of text × keyword).
  func isFound(in text: String) -> Bool {
    guard !word.isEmpty, hasSubstring(text) else { return false }
    switch match {
    case .substring: return true
    case .word: return hasWholeWord(text)
    }
  }

  /// By scalars, and by characters for a text that writes the same ones in another normal form.
  private func hasSubstring(_ text: String) -> Bool {
    Self.contains(text.unicodeScalars, word.unicodeScalars) || Self.contains(text, word)
  }

  private static func contains<Part: Collection>(_ text: Part, _ word: Part) -> Bool
  where Part.Element: Equatable {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].starts(with: word) { return true }
      text.formIndex(after: &start)
    }
    return false
  }

  private func hasWholeWord(_ text: String) -> Bool {
    var pattern = #"\b"#
    for scalar in word.unicodeScalars {
      // A backslash makes any punctuation stand for itself.
      if scalar.isASCII, !scalar.properties.isAlphabetic, scalar.properties.numericType == nil,
        !scalar.properties.isWhitespace
      {
        pattern += #"\"#
      }
      pattern.unicodeScalars.append(scalar)
    }
    pattern += #"\b"#
    guard let expression = try? Regex(pattern) else { return false }
    return text.firstMatch(of: expression) != nil
  }
}
