/// What readers of English take for right and its dictionary lacks: endings after an apostrophe, productive
/// prefixes, borrowed accents, drawn-out letters, borrowed phrases, and some words that are younger than the
/// dictionary.
///
/// A change of anything here needs a new `SpellingCache.version`.
package enum EnglishSpelling {
  /// Other spellings of a word; the word is right when the dictionary has one of them.
  ///
  /// - Parameter word: with straight apostrophes, in normal form C.
  package static func alternatives(to word: String) -> [String] {
    var alternatives: [String] = []
    let plain = withoutAccents(word)
    if plain != word { alternatives.append(plain) }
    if let short = withoutDrawnOutLetters(word) { alternatives += short }
    if let base = withoutEnding(plain) { alternatives.append(base) }
    if let rest = withoutPrefix(plain) { alternatives.append(rest) }
    return alternatives
  }

  /// Whether a word is right although the dictionary knows no form of it.
  package static func isKnown(_ word: String) -> Bool {
    let folded = word.lowercased()
    return youngWords.contains(folded) || word.first?.isUppercase == true && names.contains(folded)
  }

  /// Whether a part of a compound is right because a hyphen follows: `pre-meeting`.
  static func isPrefix(_ part: String) -> Bool { prefixes.contains(part.lowercased()) }

  /// `else's` → `else`, `somebody'd` → `somebody`. Pronouns have forms of their own: `her's` stays.
  private static func withoutEnding(_ word: String) -> String? {
    guard let apostrophe = word.lastIndex(of: "'") else { return nil }
    let base = String(word[..<apostrophe])
    let folded = base.lowercased()
    switch word[word.index(after: apostrophe)...].lowercased() {
    case "s", "d", "ll": return possessives.contains(folded) ? nil : base
    case "ve": return takesHave.contains(folded) ? base : nil
    case "re": return takesAre.contains(folded) ? base : nil
    default: return nil
    }
  }

  /// `overexplain` → `explain`. What is left has to be long enough to be no accident (`untill`).
  private static func withoutPrefix(_ word: String) -> String? {
    let folded = word.lowercased()
    for (prefix, restCount) in [("re", 5), ("un", 5), ("over", 5), ("under", 5), ("non", 5)] {
      guard folded.hasPrefix(prefix), folded.utf8.count >= prefix.utf8.count + restCount else { continue }
      let rest = String(folded.dropFirst(prefix.count))
      return confused.contains { rest.hasPrefix($0) } ? nil : rest
    }
    return nil
  }

  /// `sooo` → `so`, `soo`; nil where no letter is drawn out: a vowel or the last letter three times in a row,
  /// as in no English word, any letter four times. A consonant three times is a slip (`dinnner`).
  private static func withoutDrawnOutLetters(_ word: String) -> [String]? {
    var runs: [(letter: Character, count: Int)] = []
    for letter in word {
      if let last = runs.last, last.letter.lowercased() == letter.lowercased() {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((letter, 1))
      }
    }
    let isDrawnOut = runs.indices.map { index in
      let isLong = index == runs.count - 1 || "aeiouAEIOU".contains(runs[index].letter)
      return runs[index].count > (isLong ? 2 : 3)
    }
    guard isDrawnOut.contains(true) else { return nil }
    return [1, 2].map { kept in
      zip(runs, isDrawnOut).map { String(repeating: $0.letter, count: $1 ? kept : $0.count) }.joined()
    }
  }

  /// `café` → `cafe`: the dictionary has borrowed words without their accents.
  private static func withoutAccents(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    var plain = ""
    for scalar in word.inNormalFormD.unicodeScalars
    where scalar.properties.canonicalCombiningClass == .notReordered {
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }

  private static let possessives = entries(
    "her, your, their, our, his, my, its, mine, hers, ours, yours, theirs"
  )
  private static let takesHave = entries(Lists.Spelling.takesHave)
  private static let takesAre = entries(Lists.Spelling.takesAre)
  private static let prefixes = entries(Lists.Spelling.prefixes)
  /// What follows a prefix only where another word was meant: `reknown`, `reguard`, `recooperate`.
  private static let confused = entries("known, guard, cooperat")
  private static let youngWords = entries(Lists.youngWords)

  /// First names and brands that the dictionary lacks, right with their capital.
  private static let names = entries(Lists.names)

  private static func entries(_ text: String) -> Set<String> { Set(Term.entries(text)) }
}
