import SeedText

/// Until when a text says that something lasts: spans of hours, since "lunch" is no minute.
struct EndTime {
  /// In hours from midnight; beyond 24 is tomorrow.
  let hours: [ClosedRange<Double>]
  let words: Range<Int>

  func contains(_ hour: Double) -> Bool {
    hours.contains { $0.contains(hour) || $0.contains(hour + 24) }
  }

  /// The first "until" of a text with a time that is known, outside of quotation marks.
  static func read(in text: StatedText) -> EndTime? {
    for index in text.words.indices where ["until", "till"].contains(text.word(index)) {
      if text.words[index].isQuoted { continue }
      // "Until after lunch" and "until the end of dinner" name no other time.
      var next = index + 1
      while articles.contains(text.word(next)), !text.ends(next) { next += 1 }
      if next == text.words.count || text.ends(next) { return nil }
      if let hours = named[text.word(next)], text.ends(next + 1) {
        return EndTime(hours: hours, words: index..<next + 1)
      }
      return clock(text, at: next).map { EndTime(hours: $0.hours, words: index..<$0.end) }
    }
    return nil
  }

  /// "18:00", "6 pm", "three o'clock": the hours that it may mean, and the index of the word after it.
  private static func clock(_ text: StatedText, at index: Int) -> (hours: [ClosedRange<Double>], end: Int)? {
    let word = text.word(index)
    if word.hasSuffix("pm") || word.hasSuffix("am"), let hour = Double(word.dropLast(2)) {
      return ([at(hour, isAfternoon: word.hasSuffix("pm"))], index + 1)
    }
    guard let number = DurationNumber.read(text.words, at: index), !number.isArticle,
      number.value.lowerBound == number.value.upperBound
    else { return nil }
    var (hour, end) = (number.value.lowerBound, number.endIndex)
    var isTime = false
    // The parts of `18:00` are two words.
    if end < text.words.count, text.words[end].range.lowerBound == text.words[index].range.upperBound + 1,
      text.word(end).utf8.count == 2, let minutes = Double(text.word(end)), minutes < 60
    {
      (hour, end, isTime) = (hour + minutes / 60, end + 1, true)
    }
    guard hour <= 24 else { return nil }
    switch text.word(end) {
    case "pm", "am": return ([at(hour, isAfternoon: text.word(end) == "pm")], end + 1)
    case "o'clock": return ([hour...hour, hour + 12...hour + 12], end + 1)
    default:
      guard isTime || text.ends(end), text.word(end) != "p", text.word(end) != "a" else { return nil }
      return (hour > 12 ? [hour...hour] : [hour...hour, hour + 12...hour + 12], end)
    }
  }

  private static func at(_ hour: Double, isAfternoon: Bool) -> ClosedRange<Double> {
    let hour = hour == 12 ? 0 : hour
    return isAfternoon ? hour + 12...hour + 12 : hour...hour
  }

  private static let articles: Set<String> = ["the", "your", "this", "today's"]
  private static let named: [String: [ClosedRange<Double>]] = [
    "breakfast": [5...11], "noon": [12...12], "midday": [12...12], "lunch": [11...15], "lunchtime": [11...15],
    "dinner": [17...22], "supper": [17...22], "tonight": [17...30], "evening": [16...24],
    "bedtime": [20...30], "midnight": [24...24, 0...0],
  ]
}
