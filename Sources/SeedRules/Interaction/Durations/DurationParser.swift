import SeedDecoding
import SeedText

/// Finds the durations that an English text names in seconds, minutes and hours.
///
/// Days and longer are no timer's business, and "today", "this week" and "until lunch" are no durations.
enum DurationParser {
  /// Every duration named, in order.
  ///
  /// - Complexity: O(bytes).
  static func mentions(in text: String) -> [DurationMention] {
    var text = text
    return text.withUTF8 { bytes in
      guard mayMention(bytes) else { return [] }
      let words = WordScanner.words(of: bytes)
      return mayMention(words) ? mentions(in: DurationWord.words(words, in: bytes)) : []
    }
  }

  /// Whether there can be one among some words.
  static func mayMention(_ words: [Word]) -> Bool {
    let units = unitHashes
    return words.contains {
      units.contains($0.hash) || $0.shape.contains(.digit) && $0.shape.contains(.letter)
    }
  }

  /// Whether there can be one in a text, by a cheap look: it has a digit, or a word that starts as a unit.
  static func mayMention(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    func letter(_ offset: Int) -> Unicode.Scalar? {
      offset < text.count ? Unicode.Scalar(text[offset] | 0x20) : nil
    }
    var isInWord = false
    for offset in text.indices {
      if text[offset].isDigit { return true }
      if !isInWord {
        switch (letter(offset), letter(offset + 1), letter(offset + 2)) {
        case ("h", "o", "u"), ("h", "r", _), ("m", "i", "n"), ("s", "e", "c"): return true
        default: break
        }
      }
      isInWord = (text[offset] | 0x20).isLowercase
    }
    return false
  }

  /// Every duration that a text's words name, in order.
  static func mentions(in words: [DurationWord]) -> [DurationMention] {
    var mentions: [DurationMention] = []
    var index = 0
    while index < words.count {
      if words[index].startsNumber, let (mention, endIndex) = mention(words, at: index) {
        mentions.append(mention)
        index = endIndex
      } else {
        index += 1
      }
    }
    return mentions
  }

  /// A quantity and its unit, with what adds to them ("an hour and ten minutes").
  private static func mention(_ words: [DurationWord], at start: Int) -> (DurationMention, endIndex: Int)? {
    guard var (seconds, endIndex, isArticle) = simple(words, at: start) else { return nil }
    let unit = units[words[endIndex - 1].text]
    // "One minute thirty seconds", "an hour and ten minutes".
    let hasAnd = endIndex < words.count && words[endIndex].text == "and"
    let next = hasAnd ? endIndex + 1 : endIndex
    if next < words.count, words[next].joint != .punctuation, let more = simple(words, at: next),
      !more.isArticle, let unit, let smaller = units[words[more.endIndex - 1].text], smaller < unit
    {
      seconds = seconds.lowerBound + more.seconds.lowerBound...seconds.upperBound + more.seconds.upperBound
      endIndex = more.endIndex
      isArticle = false
    } else if hasAnd, endIndex + 2 < words.count, words[endIndex + 1].text == "a",
      words[endIndex + 2].text == "half", let unit
    {
      seconds = seconds.lowerBound + unit / 2...seconds.upperBound + unit / 2
      endIndex += 3
      isArticle = false
    }
    let context = DurationContext(words: words, start: start, endIndex: endIndex, isArticle: isArticle)
    let range = words[start].range.lowerBound..<words[endIndex - 1].range.upperBound
    return (DurationMention(range: range, seconds: seconds, isAsked: context.isAsked), endIndex)
  }

  private static func simple(
    _ words: [DurationWord],
    at start: Int
  ) -> (seconds: ClosedRange<Int>, endIndex: Int, isArticle: Bool)? {
    if let (amount, unit) = compact(words[start].text) {
      return (scale(amount...amount, unit), start + 1, false)
    }
    guard let number = DurationNumber.read(words, at: start) else { return nil }
    var index = number.endIndex
    if index < words.count, fillers.contains(words[index].text) { index += 1 }
    guard index < words.count, words[index].joint != .punctuation, let unit = units[words[index].text]
    else { return nil }
    // "A second" and "two second helpings" are idioms and ordinals. "Thirty-second" may be the one after the
    // thirty-first; the context asks for a timer behind it.
    if words[index].text == "second", number.value.upperBound <= 1 || words[index].joint == .space {
      return nil
    }
    return (scale(number.value, unit), index + 1, number.isArticle)
  }

  private static func scale(_ value: ClosedRange<Double>, _ unit: Int) -> ClosedRange<Int> {
    Int(value.lowerBound * Double(unit))...Int(value.upperBound * Double(unit))
  }

  /// `10min`, without a space between.
  private static func compact(_ text: String) -> (amount: Double, unit: Int)? {
    let digits = String(text.prefix { $0.isNumber || $0 == "." })
    guard !digits.isEmpty, let amount = DurationNumber.numeral(digits),
      let unit = units[String(text.dropFirst(digits.count))]
    else { return nil }
    return (amount, unit)
  }

  /// In seconds.
  private static let units: [String: Int] = [
    "second": 1, "seconds": 1, "sec": 1, "secs": 1, "second's": 1,
    "minute": 60, "minutes": 60, "min": 60, "mins": 60, "minute's": 60,
    "hour": 3600, "hours": 3600, "hr": 3600, "hrs": 3600, "hour's": 3600,
  ]
  private static let unitHashes = WordSet(words: Array(units.keys))

  private static let fillers = Set(Term.entries(Lists.Durations.fillers))
}
