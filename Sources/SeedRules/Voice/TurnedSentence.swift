import SeedText

/// Finds the figure "It's not X. It's Y.": a negation and, as the next sentence or clause, the same subject
/// with what it is instead.
enum TurnedSentence {
  /// From the subject to the end of what it is instead, as words.
  ///
  /// - Complexity: O(words).
  static func range(in words: [Word]) -> Range<Int>? {
    for index in words.indices where negations.contains(words[index].hash) {
      if let range = range(at: index, words) { return range }
    }
    return nil
  }

  private static func range(at negation: Int, _ words: [Word]) -> Range<Int>? {
    var start = negation
    while start > 0, words[start].gap == .joined { start -= 1 }
    let second = clauseEnd(from: negation, words)
    guard negation - start <= 4, second < words.count, second - negation <= 9, words[second].gap <= .sentence,
      second > negation + 1 || negatedForms.contains(words[negation].hash)
    else { return nil }
    let end = clauseEnd(from: second, words)
    guard (2...8).contains(end - second), end == words.count || words[end].gap >= .sentence else {
      return nil
    }
    let (subject, other) = (words[start].hash, words[second].hash)
    // "You don't want the answer. You want the applause."
    if dont.contains(words[negation].hash) {
      let isSameVerb =
        negation == start + 1 && negation + 1 < second && subject == other && end > second + 1
        && words[second + 1].hash == words[negation + 1].hash
      return isSameVerb ? start..<end : nil
    }
    guard isBe(words, start, negation) else { return nil }
    // "It's not the first miss. It's the third."
    if negation + 2 < second, ordinals.contains(words[negation + 2].hash) { return nil }
    let isSame = subjects[subject].map { $0 == subjects[other] } ?? false
    if isSame, withBe.contains(other) || second + 1 < end && forms.contains(words[second + 1].hash) {
      return start..<end
    }
    // "Being busy isn't a virtue. It's a symptom."
    guard subjectsOfIt.contains(other), second + 1 < end, negation + 1 < second else { return nil }
    let (what, instead) = (words[negation + 1].hash, words[second + 1].hash)
    return nominal.contains(what) && nominal.contains(instead) ? start..<end : nil
  }

  /// The index after the last word that only spaces and hyphens join to one.
  private static func clauseEnd(from index: Int, _ words: [Word]) -> Int {
    var end = index + 1
    while end < words.count, words[end].gap == .joined { end += 1 }
    return end
  }

  /// Whether the negation is one of "to be".
  private static func isBe(_ words: [Word], _ start: Int, _ index: Int) -> Bool {
    if negatedForms.contains(words[index].hash) { return true }
    guard index > start else { return false }
    return forms.contains(words[index - 1].hash) || withBe.contains(words[index - 1].hash)
  }

  /// A number for each subject, however it is contracted.
  private static let subjects: [UInt64: Int] = {
    var subjects: [UInt64: Int] = [:]
    let all = [
      "it, it's, that, that's, this", "you, you're", "they, they're", "we, we're", "he, he's", "she, she's",
    ]
    for (index, list) in all.enumerated() {
      for word in Term.entries(list) { subjects[WordHash.of(word)] = index }
    }
    return subjects
  }()

  private static let negations = WordSet("not, isn't, aren't, wasn't, weren't, don't, doesn't, didn't")
  private static let ordinals = WordSet("first, second, third, fourth, fifth, last")
  private static let dont = WordSet("don't, doesn't, didn't")
  private static let negatedForms = WordSet("isn't, aren't, wasn't, weren't")
  private static let forms = WordSet("is, are, was, were")
  private static let withBe = WordSet("it's, that's, you're, they're, we're, he's, she's")
  private static let subjectsOfIt = WordSet("it's, they're, that's")
  private static let nominal = WordSet("a, an, the, how, what, about, fear, your, just, called, who, why")
}
