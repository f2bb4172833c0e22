/// An estimate of how many syllables an English word has: its groups of vowels, without a final `e`, `es` or
/// `ed` that is not spoken, also before `ly`, `ful`, `less`, `ness` and `ment`. Some pairs of vowels are two
/// syllables (`ia` but for `special`, `ao`). Common words that this gets wrong are listed.
///
/// Right for more than nine of ten words of running text; a grade needs no more.
package enum Syllables {
  /// The syllables of a word of a text; bytes beyond ASCII are taken as consonants. At least 1.
  ///
  /// - Complexity: O(bytes).
  package static func count(_ word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let known = word.facts.syllableCount
    if known != 0 { return known }
    let own = listed[word.hash]
    if own != 0 { return Int(own) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      let start = Int(word.startOffset)
      let count = min(64, word.range.count)
      for index in 0..<count {
        let byte = bytes[start + index]
        buffer[index] = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      }
      return self.count(
        FoldedWord(bytes: UnsafeMutableBufferPointer(rebasing: buffer[..<count]), count: count)
      )
    }
  }

  /// The syllables of a word.
  package static func count(_ word: String) -> Int {
    guard let first = WordScanner.words(of: word).first else { return 1 }
    var word = word
    return word.withUTF8 { count(first, in: $0) }
  }

  /// The words of the list and how many they have.
  private static let listed: HashIndex = {
    var listed = HashIndex()
    for entry in Term.entries(Lists.syllables) {
      let parts = entry.split(separator: " ")
      listed.set(WordHash.ofFolded(parts[0].utf8), to: UInt32(parts[1]) ?? 1)
    }
    return listed
  }()

  private static func count(_ word: FoldedWord) -> Int {
    var word = word
    for ending in ["n't", "'s", "'ll", "'re", "'ve", "'d", "'m"] as [StaticString] where word.ends(ending) {
      word.count -= ending.utf8CodeUnitCount
    }
    var count = 0
    for index in 0..<word.count where isVowel(at: index, word) {
      if index == 0 || !isVowel(at: index - 1, word) || parts(at: index, word) { count += 1 }
    }
    return max(hasSilentEnd(word) ? count - 1 : count, 1)
  }

  /// Whether the vowel starts a syllable of its own although one stands before it.
  private static func parts(at index: Int, _ word: FoldedWord) -> Bool {
    let before = index > 1 ? word.bytes[index - 2] : 0
    switch (Unicode.Scalar(word.bytes[index - 1]), Unicode.Scalar(word.bytes[index])) {
    // "nation", "special" and "region", but "giant" and "trial".
    case ("i", "a"), ("i", "o"), ("i", "u"), ("e", "o"): return index <= 2 || !"tscgx".utf8.contains(before)
    case ("u", "a"): return before != UInt8(ascii: "g")
    case ("a", "o"): return true
    // "player"; but "eyes" and "played".
    case ("y", let vowel): return index > 1 && vowel != "e" || word.ends("er")
    case (_, "i"): return index == word.count - 3 && word.ends("ing")
    default: return false
    }
  }

  /// Whether the last `e` of the word, or of what an ending follows, is not spoken.
  private static func hasSilentEnd(_ word: FoldedWord) -> Bool {
    var stem = word
    for ending in ["ly", "ful", "less", "ness", "ment", "ments"] as [StaticString] where word.ends(ending) {
      stem.count -= ending.utf8CodeUnitCount
      return stem.count > 3 && stem.fromEnd(2) != UInt8(ascii: "l") && hasSilentE(stem)
    }
    switch word.fromEnd(1) {
    case UInt8(ascii: "s"):
      stem.count -= 1
      return !"sxzcg".utf8.contains(stem.fromEnd(2)) && !stem.ends("che") && !stem.ends("she")
        && hasSilentE(stem)
    case UInt8(ascii: "d"):
      stem.count -= 1
      return !"td".utf8.contains(stem.fromEnd(2)) && hasSilentE(stem)
    default: return hasSilentE(word)
    }
  }

  /// Whether a word ends in a consonant and `e`, and not as "table".
  private static func hasSilentE(_ word: FoldedWord) -> Bool {
    guard word.count > 2, word.ends("e"), !isVowel(at: word.count - 2, word) else { return false }
    return word.fromEnd(2) != UInt8(ascii: "l") || isVowel(at: word.count - 3, word) || word.ends("lle")
  }

  /// `y` is a vowel except at a word's start; the `u` of `qu` is a consonant.
  private static func isVowel(at index: Int, _ word: FoldedWord) -> Bool {
    switch word.bytes[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"): true
    case UInt8(ascii: "u"): index == 0 || word.bytes[index - 1] != UInt8(ascii: "q")
    case UInt8(ascii: "y"): index > 0
    default: false
    }
  }
}
