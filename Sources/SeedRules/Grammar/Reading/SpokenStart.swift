import SeedText

/// How a word starts when it is said.
enum SpokenStart {
  /// Whether a word starts with a vowel; nil where spelling does not tell.
  ///
  /// - Complexity: O(bytes).
  static func isVowel(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ shape: Word.Shape) -> Bool? {
    guard let first = bytes.first, first < 0x80 else { return nil }
    if shape.contains(.digit) { return isVowel(number: bytes) }
    if bytes.count == 1 || bytes.dropFirst().first == UInt8(ascii: "'") {
      return "aefhilmnorsx".utf8.contains(first | 0x20)
    }
    let isAcronym =
      bytes.count <= 6 && shape.contains(.capitalized)
      && bytes.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    if isAcronym { return isVowel(acronym: bytes.map { $0 | 0x20 }) }
    let word = bytes.lazy.map { $0 | 0x20 }
    func starts(_ prefixes: [String]) -> Bool { prefixes.contains { word.starts(with: $0.utf8) } }
    switch first | 0x20 {
    case UInt8(ascii: "e"), UInt8(ascii: "h"), UInt8(ascii: "o"), UInt8(ascii: "u"):
      if starts(vowels) { return true }
      if starts(either) { return nil }
      return first | 0x20 != UInt8(ascii: "h") && !starts(consonants) && !word.elementsEqual("one".utf8)
    case UInt8(ascii: "y"): return "aeiou".utf8.contains(bytes[bytes.startIndex + 1] | 0x20) ? false : nil
    default: return "ai".utf8.contains(first | 0x20)
    }
  }

  private static let vowels = Term.entries(Lists.SpokenStarts.vowel)
  private static let consonants = Term.entries(Lists.SpokenStarts.consonant)
  private static let either = Term.entries(Lists.SpokenStarts.either)

  /// Eight, eleven and eighteen start with a vowel, alone and at the head of thousands. 1,848 may be eighteen
  /// hundred or a thousand.
  private static func isVowel(number: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    let digits = number.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits.isEmpty { return "aeiou".utf8.contains((number.first ?? 0) | 0x20) }
    if digits.first == UInt8(ascii: "8") { return true }
    let rest = number.base[number.endIndex...]
    if digits.elementsEqual("1".utf8), [",1", ",8"].contains(where: { rest.starts(with: $0.utf8) }) {
      return nil
    }
    guard digits.starts(with: "11".utf8) || digits.starts(with: "18".utf8) else { return false }
    return digits.count == 4 ? nil : digits.count % 3 == 2
  }

  /// Capitals are said letter by letter, or as a word.
  private static func isVowel(acronym word: [UInt8]) -> Bool? {
    if "aeio".utf8.contains(word[0]) { return true }
    let isSpelled =
      word.allSatisfy { !"aeiou".utf8.contains($0) }
      || spelled.contains(String(decoding: word, as: UTF8.self))
    if "fhlmnrsx".utf8.contains(word[0]) { return isSpelled ? true : nil }
    if word[0] == UInt8(ascii: "u") {
      return spelled.contains(String(decoding: word, as: UTF8.self)) ? false : nil
    }
    return false
  }

  private static let spelled = Set(Term.entries(Lists.spelledAcronyms))
}
