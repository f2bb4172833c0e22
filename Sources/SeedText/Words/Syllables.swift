/// An estimate of how many syllables an English word has.
///
/// Groups of vowels are counted. Then
/// - a final `e` is silent, unless it is the only vowel or stands after a consonant and `l` (`table`); it
///   stays silent before `ly`, `ful`, `less`, `ness` and `ment`,
/// - `es` and `ed` are silent, unless the sound before them needs them (`boxes`, `wanted`),
/// - two vowels are two syllables where English parts them: `ia`, `io`, `iu` (not after `t`, `s`, `c`, `g`,
///   `x`: `nation`, `special`), `eo`, `ua`, `ao`, `yi`, and `ea` in words like `create`.
/// Common words that this gets wrong, most of them compounds (`something`, `maybe`), are listed.
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
    var count = 0
    if !word.bytes[..<word.count].contains(UInt8(ascii: "'")) {
      // Nearly all words.
    } else if word.ends("n't") {
      // "didn't" has a syllable more than "did"; "don't", "can't" and "weren't" have none.
      word.count -= 3
      if "dst".utf8.contains(word.fromEnd(1)), !word.ends("mus") { count += 1 }
    } else if word.ends("'s") {
      word.count -= 2
      if "szx".utf8.contains(word.fromEnd(1)) { count += 1 }
    } else if word.ends("'ll") || word.ends("'re") || word.ends("'ve") {
      word.count -= 3
    } else if word.ends("'d") || word.ends("'m") {
      word.count -= 2
    }
    var index = 0
    var own = 0
    while index < word.count {
      guard isVowel(at: index, word) else {
        index += 1
        continue
      }
      own += 1
      index += 1
      while index < word.count, isVowel(at: index, word) {
        if parts(at: index, word) { own += 1 }
        index += 1
      }
    }
    if own > 1, hasSilentEnd(word) { own -= 1 }
    if own > 1, hasSilentMiddle(word) { own -= 1 }
    if word.ends("sm"), !word.ends("ssm") { own += 1 }
    return count + max(own, 1)
  }

  /// Whether the vowel starts a syllable of its own although one stands before it.
  private static func parts(at index: Int, _ word: FoldedWord) -> Bool {
    let before = index > 1 ? word.bytes[index - 2] : 0
    let rest = word.count - index - 1
    let next = rest > 0 ? word.bytes[index + 1] : 0
    switch (word.bytes[index - 1], word.bytes[index]) {
    case (UInt8(ascii: "i"), UInt8(ascii: "a")), (UInt8(ascii: "i"), UInt8(ascii: "o")),
      (UInt8(ascii: "i"), UInt8(ascii: "u")):
      // "nation", "special" and "region", but "giant" and "trial".
      return !"tscgx".utf8.contains(before) || index <= 2
    case (UInt8(ascii: "e"), UInt8(ascii: "o")): return !word.starts("peo") && !"gc".utf8.contains(before)
    case (UInt8(ascii: "u"), UInt8(ascii: "a")):
      return before != UInt8(ascii: "q") && before != UInt8(ascii: "g")
    case (UInt8(ascii: "a"), UInt8(ascii: "o")): return true
    case (UInt8(ascii: "o"), UInt8(ascii: "e")): return "mt".utf8.contains(next)
    case (UInt8(ascii: "e"), UInt8(ascii: "a")):
      return word.starts("crea") && !word.starts("cream") && !word.starts("creak") || word.starts("idea")
        || word.starts("react")
    // "player"; but "eye", "eyes" and "played".
    case (UInt8(ascii: "y"), UInt8(ascii: "e")): return rest > 1 || rest == 1 && !"sd".utf8.contains(next)
    case (UInt8(ascii: "y"), _): return index > 1
    case (UInt8(ascii: "i"), UInt8(ascii: "e")):
      return word.ends("iet") || word.ends("ience") || word.ends("ient") && !"ct".utf8.contains(before)
    case (_, UInt8(ascii: "i")): return rest == 2 && word.ends("ing")
    default: return false
    }
  }

  /// Whether the last group of vowels is not spoken.
  private static func hasSilentEnd(_ word: FoldedWord) -> Bool {
    func isVowelAt(_ fromEnd: Int) -> Bool {
      word.count >= fromEnd && isVowel(at: word.count - fromEnd, word)
    }
    switch word.fromEnd(1) {
    case UInt8(ascii: "e"):
      if word.ends("gue") { return true }
      return !isVowelAt(2) && (word.fromEnd(2) != UInt8(ascii: "l") || isVowelAt(3))
    case UInt8(ascii: "s") where word.fromEnd(2) == UInt8(ascii: "e"):
      if isVowelAt(3) || "sxzcg".utf8.contains(word.fromEnd(3)) { return false }
      if word.fromEnd(3) == UInt8(ascii: "h"), "cs".utf8.contains(word.fromEnd(4)) { return false }
      return word.fromEnd(3) != UInt8(ascii: "l") || isVowelAt(4)
    case UInt8(ascii: "d") where word.fromEnd(2) == UInt8(ascii: "e"):
      if isVowelAt(3) || "td".utf8.contains(word.fromEnd(3)) { return false }
      return word.fromEnd(3) != UInt8(ascii: "l") || isVowelAt(4) || word.fromEnd(4) == UInt8(ascii: "l")
    default: return false
    }
  }

  /// Whether a silent `e` stands before an ending: "safely", "statement".
  private static func hasSilentMiddle(_ word: FoldedWord) -> Bool {
    var stem = word
    for suffix in ["ly", "ful", "less", "ness", "ment", "ments"] as [StaticString] where word.ends(suffix) {
      stem.count -= suffix.utf8CodeUnitCount
      return stem.count > 3 && stem.fromEnd(1) == UInt8(ascii: "e") && !isVowel(at: stem.count - 2, word)
        && stem.fromEnd(2) != UInt8(ascii: "l")
    }
    return false
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
