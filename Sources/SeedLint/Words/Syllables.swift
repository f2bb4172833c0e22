/// An estimate of how many syllables an English word has.
///
/// Groups of vowels are counted. Then
/// - a final `e` is silent, unless it is the only vowel or stands after a consonant and `l` (`table`),
/// - `es` and `ed` are silent, unless the sound before them needs them (`boxes`, `wanted`),
/// - two vowels are two syllables where English parts them: `ia`, `io`, `iu` (not after `t`, `s`, `c`, `g`, `x`:
///   `nation`, `special`), `eo`, `ua`, `ao`, `yi`, and `ea` in words like `create`.
/// Common words that this gets wrong, most of them compounds (`something`, `maybe`), are listed.
///
/// Right for more than nine of ten words of running text; a grade needs no more.
package enum Syllables {
  /// The syllables of a word of ASCII letters; any other byte is taken as a consonant. At least 1.
  ///
  /// - Complexity: O(bytes).
  package static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var letters: [UInt8] = bytes.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    if letters.hasSuffix("n't") {
      // "didn't" has a syllable more than "did"; "don't", "can't" and "weren't" have none.
      let before = letters.count > 3 ? letters[letters.count - 4] : 0
      letters.removeLast(3)
      let own = count(letters)
      return "dst".utf8.contains(before) && !letters.hasSuffix("mus") ? own + 1 : own
    }
    if let listed = listed[WordHash.ofFolded(letters)] { return listed }
    if let apostrophe = letters.lastIndex(of: UInt8(ascii: "'")) {
      let ending = letters[(apostrophe + 1)...]
      let before = apostrophe > 0 ? letters[apostrophe - 1] : 0
      letters.removeSubrange(apostrophe...)
      let isOwn = ending.elementsEqual("s".utf8) && "szx".utf8.contains(before)
      return count(letters) + (isOwn ? 1 : 0)
    }
    return count(letters)
  }

  private static let listed: [UInt64: Int] = Dictionary(
    [
      (1, "shoes, does, clothes"),
      (
        2,
        "maybe, evening, something, someone, sometimes, somewhere, business, every, household, lifetime, timeless"
      ),
      (2, "colleague, colleagues, people's, being, seeing, going, doing, homework, useless, careless"),
      (
        3,
        "everyone, everything, everywhere, somebody, area, anyone, realize, usual, evenings, interest, whenever"
      ),
      (4, "usually, naturally, embarrassing, category, necessary"),
    ]
    .flatMap { count, words in Term.entries(words).map { (WordHash.of($0), count) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// The syllables of a word.
  package static func count(_ word: String) -> Int {
    var word = word
    return word.withUTF8 { count($0) }
  }

  private static func count(_ word: [UInt8]) -> Int {
    var letters = word
    // The silent `e` stays silent before these: "safely", "statement".
    for suffix in ["ly", "ful", "less", "ness", "ment", "ments"] as [StaticString] {
      let stemCount = letters.count - suffix.utf8CodeUnitCount
      guard stemCount > 3, letters.hasSuffix(suffix), letters[stemCount - 1] == UInt8(ascii: "e"),
        !isVowel(at: stemCount - 2, letters), letters[stemCount - 2] != UInt8(ascii: "l")
      else { continue }
      letters.remove(at: stemCount - 1)
      break
    }
    var count = 0
    var index = 0
    while index < letters.count {
      guard isVowel(at: index, letters) else {
        index += 1
        continue
      }
      count += 1
      index += 1
      while index < letters.count, isVowel(at: index, letters) {
        if parts(at: index, letters) { count += 1 }
        index += 1
      }
    }
    if count > 1, hasSilentEnd(letters) { count -= 1 }
    if letters.hasSuffix("sm"), !letters.hasSuffix("ssm") { count += 1 }
    return max(count, 1)
  }

  /// Whether the vowel starts a syllable of its own although one stands before it.
  private static func parts(at index: Int, _ letters: [UInt8]) -> Bool {
    let pair = (letters[index - 1], letters[index])
    let before = index > 1 ? letters[index - 2] : 0
    switch pair {
    case (UInt8(ascii: "i"), UInt8(ascii: "a")), (UInt8(ascii: "i"), UInt8(ascii: "o")),
      (UInt8(ascii: "i"), UInt8(ascii: "u")):
      // "nation", "special", "region"; but "idiot", "social" and "trial" differ by what stands before.
      return !"tscgx".utf8.contains(before) || index == 1 || (index == 2 && before != 0)
    case (UInt8(ascii: "e"), UInt8(ascii: "o")):
      return !letters.hasPrefix("peo") && !"gc".utf8.contains(before)
    case (UInt8(ascii: "u"), UInt8(ascii: "a")):
      return before != UInt8(ascii: "q") && before != UInt8(ascii: "g")
    case (UInt8(ascii: "e"), UInt8(ascii: "a")):
      return letters.hasPrefix("crea") && !letters.hasPrefix("cream") && !letters.hasPrefix("creak")
        || letters.hasPrefix("idea") || letters.hasPrefix("rea") && letters.hasPrefix("react")
    case (UInt8(ascii: "a"), UInt8(ascii: "o")): return true
    case (UInt8(ascii: "o"), UInt8(ascii: "e")):
      return index + 1 < letters.count && "mt".utf8.contains(letters[index + 1])
    case (UInt8(ascii: "y"), UInt8(ascii: "e")):
      // "player"; but "eye", "eyes" and "played".
      let rest = letters.count - index - 1
      return rest > 1 || (rest == 1 && !"sd".utf8.contains(letters[index + 1]))
    case (UInt8(ascii: "y"), _): return index > 1
    case (UInt8(ascii: "i"), UInt8(ascii: "e")):
      return before == UInt8(ascii: "d") && letters.hasSuffix("et")
        || letters.hasSuffix("iet") || letters.hasSuffix("ience")
        || letters.hasSuffix("ient")
          && !"ct".utf8.contains(before)
    case (UInt8(ascii: "e"), UInt8(ascii: "i")):
      return letters.hasSuffix("eing") && index == letters.count - 3
    case (_, UInt8(ascii: "i")):
      return letters.hasSuffix("ing") && index == letters.count - 3
    default: return false
    }
  }

  /// Whether the last group of vowels is not spoken.
  private static func hasSilentEnd(_ letters: [UInt8]) -> Bool {
    let count = letters.count
    func letter(_ fromEnd: Int) -> UInt8 { count >= fromEnd ? letters[count - fromEnd] : 0 }
    func isVowelAt(_ fromEnd: Int) -> Bool { count >= fromEnd && isVowel(at: count - fromEnd, letters) }
    if letters.hasSuffix("e") {
      if letters.hasSuffix("gue") { return true }
      if isVowelAt(2) { return false }
      return !(letter(2) == UInt8(ascii: "l") && !isVowelAt(3))
    }
    if letters.hasSuffix("es") {
      if isVowelAt(3) { return false }
      if "sxzcg".utf8.contains(letter(3)) { return false }
      if letter(3) == UInt8(ascii: "h"), "cs".utf8.contains(letter(4)) { return false }
      return !(letter(3) == UInt8(ascii: "l") && !isVowelAt(4))
    }
    if letters.hasSuffix("ed") {
      if isVowelAt(3) { return false }
      if "td".utf8.contains(letter(3)) { return false }
      return !(letter(3) == UInt8(ascii: "l") && !isVowelAt(4) && letter(4) != UInt8(ascii: "l"))
    }
    return false
  }

  /// `y` is a vowel except at a word's start and before another vowel.
  private static func isVowel(at index: Int, _ letters: [UInt8]) -> Bool {
    switch letters[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"):
      // The `u` of `qu` is a consonant.
      return !(letters[index] == UInt8(ascii: "u") && index > 0 && letters[index - 1] == UInt8(ascii: "q"))
    case UInt8(ascii: "y"): return index > 0
    default: return false
    }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    guard count >= suffix.utf8CodeUnitCount else { return false }
    return suffix.withUTF8Buffer { self[(count - $0.count)...].elementsEqual($0) }
  }

  fileprivate func hasPrefix(_ prefix: StaticString) -> Bool {
    guard count >= prefix.utf8CodeUnitCount else { return false }
    return prefix.withUTF8Buffer { self[..<$0.count].elementsEqual($0) }
  }
}
