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
    case UInt8(ascii: "h"):
      if starts(["hour", "honest", "honor", "honour", "heir"]) { return true }
      return starts([
        "histor", "habitual", "hotel", "hero", "horrif", "hilari", "hyster", "hallucin", "herb", "homage",
      ])
        ? nil : false
    case UInt8(ascii: "u"):
      if starts(["unim", "unin", "unid", "unill", "unir"]) { return true }
      return !starts([
        "uni", "unanim", "use", "usa", "usu", "uter", "uten", "util", "utop", "ubiq", "ukr", "ukul", "ura",
        "uri", "usb",
      ])
    case UInt8(ascii: "e"): return !starts(["eu", "ewe"])
    case UInt8(ascii: "o"):
      return !(word.elementsEqual("one".utf8) || starts(["once", "one-", "ones", "ouija", "one's"]))
    case UInt8(ascii: "y"): return "aeiou".utf8.contains(bytes[bytes.startIndex + 1] | 0x20) ? false : nil
    default: return "ai".utf8.contains(first | 0x20)
    }
  }

  /// Eight, eleven and eighteen start with a vowel, alone and at the head of thousands.
  private static func isVowel(number: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let digits = number.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits.isEmpty { return "aeiou".utf8.contains((number.first ?? 0) | 0x20) }
    if digits.first == UInt8(ascii: "8") { return true }
    let isTeen = digits.elementsEqual("11".utf8) || digits.elementsEqual("18".utf8)
    return isTeen || digits.count % 3 == 2 && digits.starts(with: "11".utf8)
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
