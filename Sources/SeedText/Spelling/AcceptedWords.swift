/// The words that the content accepts besides the dictionary: names, and terms of the trade.
///
/// An entry in lower case is accepted with a capital and in capitals, too; one with capitals only as it
/// stands and in capitals. Each is accepted with `'s`, `'d` and `'ll`. An entry with a hyphen is accepted as
/// a whole; of one with spaces, each word.
package struct AcceptedWords: Sendable {
  /// The entries as they are written.
  package let entries: [String]
  /// The index of each key's entry; the first one where two have it.
  private var indices: [UInt64: Int] = [:]

  package init(_ entries: [String]) {
    self.entries = entries
    for (index, entry) in entries.enumerated() {
      for part in entry.split(separator: " ") {
        for form in Self.forms(of: String(part)) {
          for key in Self.keys(of: form) where indices[key] == nil { indices[key] = index }
        }
      }
    }
  }

  package var isEmpty: Bool { indices.isEmpty }

  /// The index of the entry that accepts a word or compound.
  @inline(__always)
  package func index(of key: UInt64) -> Int? { indices[key] }

  private static func forms(of word: String) -> [String] {
    var forms = [word, word.uppercased()]
    if word == word.lowercased() { forms.append(word.prefix(1).uppercased() + word.dropFirst()) }
    return forms.flatMap { form in
      let isUpper = form == form.uppercased()
      return [form] + ["'s", "'d", "'ll"].flatMap { [form + $0] + (isUpper ? [form + $0.uppercased()] : []) }
    }
  }

  private static func keys(of form: String) -> [UInt64] {
    var form = form
    return form.withUTF8 { bytes in
      let words = WordScanner.words(of: bytes)
      if words.isEmpty { return [] }
      let spelled = SpelledWords(words: words, bytes: bytes, isMessage: false, isEnglish: false)
      return [spelled.key(ofCompound: words.indices)]
    }
  }
}
