import SeedSource

/// What a list says that a rule should look for: one or several words in a row, with only spaces and hyphens
/// between them.
///
/// An entry of a list is written as its words, in any case. In each word
/// - `a/b` stands for either (`good/great job`),
/// - a final `*` for the word and its inflections (`badge*`: badges, badge's; `heal*`: heals, healed,
///   healing), `*ing` and `*ed` for any word that ends so (not as the entry's only word),
/// - `<name>` for any word of a class (`skip <meal>`; `WordClasses` has them), alone or among alternatives,
/// - `#` for any number in digits (`top #/ten`), `_` alone for any one word (`keep _ streak`),
/// - a final `?` for a word that may be missing (`skip your? lunch`),
/// - `..` alone for up to three words in a row, `...` for up to eight of the sentence, whatever stands
///   between them.
///
/// `^` before the first word asks for the start of a sentence or clause (`^great job`), `^^` for that of a
/// sentence, `>` that the reader is asked to do it (`>skip <meal>`; `Asking` says what that is), `>>` that
/// the sentence is not told of somebody (`>>without a helmet`), `$` and `$$` after the last word for the end
/// of a clause or sentence (`you can do it$`), and `!` among the signs before the first makes the entry an
/// exception: what lies inside of it is no finding of the list (`!badge of honor`).
package enum Term {
  /// The entries of a list that is written as one text, separated by commas and line ends.
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

  /// Whether an entry of a list is an exception.
  package static func isException(_ entry: String) -> Bool {
    var entry = entry
    return entry.withUTF8 { TermList.isException($0) }
  }

  /// What keeps an entry of a list from being a term, or nil.
  package static func fault(in entry: String) -> String? {
    var list = TermList()
    var bytes = entry
    switch bytes.withUTF8({ list.append($0) }) {
    case nil: return nil
    case .count:
      return "an entry's compounds make \(TermList.limit) terms at most; part it in several entries"
    case .form: break
    }
    let text = entry.drop { "!^> ".contains($0) }
    if text.isEmpty { return "an entry needs a word" }
    if text.first == "_" { return "an entry cannot start with `_`: any word would start it" }
    if let fault = classFault(in: text) { return fault }
    return
      "an entry is made of words, with `/`, `*`, `?`, `_`, `#`, `..`, `^`, `>`, `$` and `!` as the only signs"
  }

  /// What is wrong with the first name between `<` and `>` that no class has, or nil.
  private static func classFault(in text: Substring) -> String? {
    let known = WordClasses.names
    let names = text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: ">").map { String(part[..<$0].prefix(40)) }
    }
    guard let name = names.first(where: { !known.contains($0.lowercased()) }) else { return nil }
    let distances = EditDistance<UInt8>()
    let near = known.map { (name: $0, distance: distances.between(Array($0.utf8), Array(name.utf8))) }
      .min { $0.distance < $1.distance }
    if let near, near.distance <= max(1, name.utf8.count / 3) {
      return "there is no class `<\(name)>`; did you mean `<\(near.name)>`?"
    }
    let all = known.map { "`<\($0)>`" }.joined(separator: ", ")
    return "there is no class `<\(name)>`; the classes are \(all)"
  }
}
