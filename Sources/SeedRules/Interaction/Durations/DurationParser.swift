import SeedDecoding

/// Finds the durations that an English text names in seconds, minutes and hours.
///
/// Days and longer are no timer's business, and "today", "this week" and "until lunch" are no durations.
enum DurationParser {
  /// Every duration named, in order.
  ///
  /// - Complexity: O(bytes); a text without a unit is passed at about a nanosecond a byte.
  static func mentions(in text: UnsafeBufferPointer<UInt8>) -> [DurationMention] {
    mayMention(text) ? mentions(in: DurationWord.words(of: text)) : []
  }

  /// Every duration that a text's words name, in order.
  static func mentions(in words: [DurationWord]) -> [DurationMention] {
    var mentions: [DurationMention] = []
    // Only the words before a unit can be its quantity.
    var nextIndex = 0
    for unitIndex in words.indices where unitIndex >= nextIndex && isUnit(words[unitIndex].text) {
      var index = max(nextIndex, unitIndex - longestQuantity)
      while index <= unitIndex {
        if let (mention, endIndex) = mention(words, at: index) {
          mentions.append(mention)
          index = endIndex
        } else {
          index += 1
        }
      }
      nextIndex = index
    }
    return mentions
  }

  /// In words: "between one and a half and two and a half full".
  private static let longestQuantity = 11

  private static func isUnit(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return switch first {
    case UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "s"): unitSeconds(text) != nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"): compact(text) != nil
    default: false
    }
  }

  /// Every duration named, in order.
  static func mentions(in text: String) -> [DurationMention] {
    var text = text
    return text.withUTF8 { mentions(in: $0) }
  }

  /// Whether a word, or what follows digits, starts like a unit.
  ///
  /// - Complexity: O(bytes), sixteen a step.
  private static func mayMention(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let step = 16
    // Sixteen bytes, the one before them, and two behind.
    if text.count < step + 3 { return text.indices.contains { startsUnit(text, at: $0) } }
    if startsUnit(text, at: 0) { return true }
    let bytes = UnsafeRawBufferPointer(text)
    var index = 1
    while true {
      // Nearly all texts are passed here: none of their words starts as a unit does.
      let (lower, upper) = starts(bytes, at: index)
      if lower | upper != 0, startsUnit(text, index, lower) || startsUnit(text, index + 8, upper) {
        return true
      }
      let last = text.count - step - 2
      // The last two bytes have room for "hr" alone.
      if index == last { return startsUnit(text, at: text.count - 2) }
      index = min(index + step, last)
    }
  }

  /// Whether a unit starts at one of eight bytes of which the high bit is set in a mask.
  private static func startsUnit(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ mask: UInt64) -> Bool {
    var rest = mask
    while rest != 0 {
      if startsUnit(text, at: offset + rest.trailingZeroBitCount / 8) { return true }
      rest &= rest - 1
    }
    return false
  }

  /// Where words that begin with "hr", "hou", "min" or "sec" start among sixteen bytes: the high bits of
  /// those bytes, and perhaps of some behind the first of them.
  ///
  /// - Precondition: a byte before the offset and eighteen from it on are there.
  @inline(__always)
  private static func starts(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> (UInt64, UInt64) {
    @inline(__always) func letters(_ distance: Int) -> SIMD16<UInt8> {
      bytes.loadUnaligned(fromByteOffset: offset + distance, as: SIMD16<UInt8>.self) | SIMD16(repeating: 0x20)
    }
    // A lane is 0 where a start stands. Comparing lanes makes masks, which are not vectorised.
    let (first, next, last) = (letters(0), letters(1), letters(2))
    let hourEnd = next ^ UInt8(ascii: "o") | last ^ UInt8(ascii: "u")
    let hour = first ^ UInt8(ascii: "h") | pointwiseMin(next ^ UInt8(ascii: "r"), hourEnd)
    let minute = first ^ UInt8(ascii: "m") | next ^ UInt8(ascii: "i") | last ^ UInt8(ascii: "n")
    let second = first ^ UInt8(ascii: "s") | next ^ UInt8(ascii: "e") | last ^ UInt8(ascii: "c")
    // Letters are 0…25 here, and what is more is left 0.
    let before = letters(-1) &- UInt8(ascii: "a")
    let inWord = pointwiseMax(before, SIMD16(repeating: 26)) ^ before
    let least = unsafeBitCast(
      pointwiseMin(hour, pointwiseMin(minute, second)) | inWord,
      to: SIMD2<UInt64>.self
    )
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (lower, upper) = (UInt64(littleEndian: least.x), UInt64(littleEndian: least.y))
    return ((lower &- ones) & ~lower & ones << 7, (upper &- ones) & ~upper & ones << 7)
  }

  private static func startsUnit(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    if index > 0, (text[index - 1] | 0x20).isLowercase { return false }
    func letter(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] | 0x20 : 0 }
    switch (letter(0), letter(1)) {
    case (UInt8(ascii: "h"), UInt8(ascii: "r")): return true
    case (UInt8(ascii: "h"), UInt8(ascii: "o")): return letter(2) == UInt8(ascii: "u")
    case (UInt8(ascii: "m"), UInt8(ascii: "i")):
      // "Min", "mins" and "minute", and not "mind".
      guard letter(2) == UInt8(ascii: "n") else { return false }
      return !letter(3).isLowercase || letter(3) == UInt8(ascii: "u") || letter(3) == UInt8(ascii: "s")
    case (UInt8(ascii: "s"), UInt8(ascii: "e")):
      // "Sec", "secs" and "second", and not "secret".
      guard letter(2) == UInt8(ascii: "c") else { return false }
      return !letter(3).isLowercase || letter(3) == UInt8(ascii: "o") || letter(3) == UInt8(ascii: "s")
    default: return false
    }
  }

  /// A quantity and its unit, with what adds to them ("an hour and ten minutes").
  private static func mention(_ words: [DurationWord], at start: Int) -> (DurationMention, endIndex: Int)? {
    guard var (seconds, endIndex, isArticle) = simple(words, at: start) else { return nil }
    let unit = unitSeconds(words[endIndex - 1].text)
    // "One minute thirty seconds", "an hour and ten minutes".
    let hasAnd = endIndex < words.count && words[endIndex].text == "and"
    let next = hasAnd ? endIndex + 1 : endIndex
    if next < words.count, words[next].joint != .punctuation, let more = simple(words, at: next),
      !more.isArticle, let unit, let smaller = unitSeconds(words[more.endIndex - 1].text), smaller < unit
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
    guard index < words.count, words[index].joint != .punctuation, let unit = unitSeconds(words[index].text)
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
    guard let first = text.utf8.first, first.isDigit else { return nil }
    let digits = String(text.prefix { $0.isNumber || $0 == "." })
    guard let amount = DurationNumber.numeral(digits),
      let unit = unitSeconds(String(text.dropFirst(digits.count)))
    else { return nil }
    return (amount, unit)
  }

  /// A unit's seconds, or nil for another word.
  private static func unitSeconds(_ text: String) -> Int? { units[text] }

  private static let units: [String: Int] = [
    "second": 1, "seconds": 1, "sec": 1, "secs": 1, "seconds'": 1, "second's": 1,
    "minute": 60, "minutes": 60, "min": 60, "mins": 60, "minutes'": 60, "minute's": 60,
    "hour": 3600, "hours": 3600, "hr": 3600, "hrs": 3600, "hours'": 3600, "hour's": 3600,
  ]

  /// What may stand between a quantity and its unit.
  private static let fillers: Set<String> = [
    "full", "whole", "solid", "good", "single", "entire", "extra", "more", "quiet", "silent", "straight",
    "long", "uninterrupted", "honest", "slow", "empty", "idle", "consecutive", "further", "unbroken",
  ]
}
