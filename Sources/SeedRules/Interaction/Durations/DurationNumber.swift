import SeedDecoding
import SeedText

/// An amount of time units in words or digits, as part of a text's words.
struct DurationNumber {
  var value: ClosedRange<Double>
  /// The index of the word after it.
  var endIndex: Int
  /// Whether it is no more than "a" or "an".
  var isArticle = false

  /// The amount that starts with a word: "five", "twenty-five", "one and a half", "half an", "ten to
  /// fifteen", "a", "1.5".
  ///
  /// - Complexity: O(1).
  static func read(_ words: [DurationWord], at index: Int) -> DurationNumber? {
    guard index < words.count, words[index].startsNumber else { return nil }
    if words[index].text == "between", let lower = single(words, at: index + 1),
      lower.endIndex < words.count, words[lower.endIndex].text == "and",
      let upper = single(words, at: lower.endIndex + 1), upper.value.upperBound >= lower.value.lowerBound
    {
      return DurationNumber(
        value: lower.value.lowerBound...upper.value.upperBound,
        endIndex: upper.endIndex
      )
    }
    guard let lower = single(words, at: index) else { return nil }
    let next = lower.endIndex
    guard next < words.count, !lower.isArticle else { return lower }
    let isJoined = words[next].text == "to" || words[next].text == "or"
    // "10–15 minutes"; "twenty-five" has been read as one.
    guard isJoined || words[next].joint == .hyphen,
      let upper = single(words, at: isJoined ? next + 1 : next), !upper.isArticle,
      upper.value.upperBound >= lower.value.lowerBound
    else { return lower }
    return DurationNumber(value: lower.value.lowerBound...upper.value.upperBound, endIndex: upper.endIndex)
  }

  /// Whether an amount may start with a word.
  static func mayStart(_ word: Word) -> Bool { word.shape.contains(.digit) || starts.contains(word.hash) }

  private static let starts = WordSet(
    words: Array(ones.keys) + Array(tens.keys) + ["between", "half", "a", "an", "another"]
  )

  private static func single(_ words: [DurationWord], at start: Int) -> DurationNumber? {
    guard start < words.count, words[start].startsNumber else { return nil }
    func word(_ index: Int) -> String { index < words.count ? words[index].text : "" }
    func isArticle(_ index: Int) -> Bool { word(index) == "a" || word(index) == "an" }
    // The parts of one: "half an hour", "a quarter of an hour", "three quarters of an hour".
    if word(start) == "half" { return exactly(0.5, isArticle(start + 1) ? start + 2 : start + 1) }
    let isOne = isArticle(start) || word(start) == "one"
    if isOne, word(start + 1) == "half" { return exactly(0.5, start + 2) }
    if isOne, word(start + 1) == "quarter" {
      return exactly(0.25, word(start + 2) == "of" && isArticle(start + 3) ? start + 4 : start + 2)
    }
    if word(start) == "three", word(start + 1) == "quarters", word(start + 2) == "of", isArticle(start + 3) {
      return exactly(0.75, start + 4)
    }
    if isOne, word(start + 1) == "couple" {
      return exactly(2, word(start + 2) == "of" ? start + 3 : start + 2)
    }
    if word(start) == "another" {
      return single(words, at: start + 1)
        ?? DurationNumber(value: 1...1, endIndex: start + 1, isArticle: true)
    }
    if isArticle(start) { return DurationNumber(value: 1...1, endIndex: start + 1, isArticle: true) }

    guard var number = numeral(word(start)).map({ exactly($0, start + 1) }) ?? spelled(words, at: start)
    else {
      return nil
    }
    if word(number.endIndex) == "and", isArticle(number.endIndex + 1), word(number.endIndex + 2) == "half" {
      let value = number.value.lowerBound + 0.5
      number = exactly(value, number.endIndex + 3)
    }
    return number
  }

  /// Digits, with one point at most.
  static func numeral(_ text: String) -> Double? {
    guard let first = text.utf8.first, first.isDigit, text.utf8.count <= 9,
      text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Double(text)
  }

  private static func spelled(_ words: [DurationWord], at start: Int) -> DurationNumber? {
    guard start < words.count else { return nil }
    if let ones = ones[words[start].text] { return exactly(ones, start + 1) }
    guard let tens = tens[words[start].text] else { return nil }
    if start + 1 < words.count, words[start + 1].joint == .hyphen, let ones = ones[words[start + 1].text],
      (1...9).contains(ones)
    {
      return exactly(tens + ones, start + 2)
    }
    return exactly(tens, start + 1)
  }

  private static func exactly(_ value: Double, _ endIndex: Int) -> DurationNumber {
    DurationNumber(value: value...value, endIndex: endIndex)
  }

  private static let ones = values(Lists.Durations.ones, from: 1, by: 1)
  private static let tens = values(Lists.Durations.tens, from: 20, by: 10)

  /// What the number words of a list stand for.
  private static func values(_ list: String, from first: Double, by step: Double) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: Term.entries(list).enumerated().map { ($1, first + Double($0) * step) })
  }
}
