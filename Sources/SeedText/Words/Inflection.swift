/// The inflected forms of English words, by their spelling alone: more than exist, which does no harm, since
/// nobody writes the others.
enum Inflection {
  /// The forms of irregular verbs and nouns that their endings do not give: each row a base form and its
  /// others.
  private static let irregular: [UInt64: [UInt64]] = {
    var forms: [UInt64: [UInt64]] = [:]
    for row in Term.entries(Lists.irregularForms) {
      let words = row.split(separator: " ").map { WordHash.ofFolded($0.utf8) }
      forms[words[0]] = Array(words.dropFirst())
    }
    return forms
  }()

  /// Appends the hashes of a word, its plural, third person, past, participle and possessive.
  ///
  /// - Parameter word: one word, in any case of ASCII.
  static func appendHashes(of word: UnsafeBufferPointer<UInt8>, to hashes: inout [UInt64]) {
    // The hash goes on from letter to letter, so that no form has to be written out.
    var beforeLast = WordHash.seed
    var whole = WordHash.seed
    for byte in word {
      beforeLast = whole
      whole = WordHash.add(folded(byte), to: whole)
    }
    func add(_ stem: UInt64, _ ending: StaticString) {
      var hash = stem
      for index in 0..<ending.utf8CodeUnitCount { hash = WordHash.add(ending.utf8Start[index], to: hash) }
      hashes.append(WordHash.finish(hash))
    }
    add(whole, "")
    hashes += irregular[WordHash.finish(whole)] ?? []
    add(whole, "'s")
    guard let last = word.last.map(folded) else { return }
    let second = word.count > 1 ? folded(word[word.count - 2]) : 0
    let isY = last == UInt8(ascii: "y") && !isVowel(second)
    let hisses = "sxz".utf8.contains(last) || last == UInt8(ascii: "h") && "cs".utf8.contains(second)
    if last == UInt8(ascii: "e") {
      add(whole, "s")
      add(whole, "d")
      add(beforeLast, "ing")
      if second == last { add(whole, "ing") }
      return
    }
    add(isY ? beforeLast : whole, isY ? "ies" : hisses ? "es" : "s")
    add(isY ? beforeLast : whole, isY ? "ied" : "ed")
    add(whole, "ing")
    if !hisses, isVowel(second), !isVowel(last), word.count <= 6 {
      let doubled = WordHash.add(last, to: whole)
      add(doubled, "ed")
      add(doubled, "ing")
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte) }
}
