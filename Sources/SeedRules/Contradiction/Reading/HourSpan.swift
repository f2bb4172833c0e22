import SeedText

/// When in a day something ends that a text says lasts "until" something: a span of hours, since "lunch" is
/// no minute.
struct HourSpan {
  /// In hours from midnight; beyond 24 is tomorrow.
  var hours: [ClosedRange<Double>]
  /// The words of the text.
  var words: Range<Int>

  func meets(_ other: HourSpan) -> Bool {
    hours.contains { own in other.hours.contains { own.overlaps($0) } }
  }

  func contains(_ hour: Double) -> Bool { hours.contains { $0.contains(hour) } }

  /// The first "until" of a text, outside of quotation marks, and the time that it names; nil where there is
  /// none.
  static func end(in text: StatedText) -> HourSpan? {
    for index in text.words.indices where ties.contains(text.words[index].hash) && !text.words[index].isQuoted
    {
      let word = text.words[index].text
      let isUntil = word == "until" || word == "till"
      let isBetween = word == "and" && between(text, before: index)
      guard isUntil || isBetween || word == "before" && !isTied(text, index) else { continue }
      if let span = time(in: text, from: index + 1) { return span }
      if isUntil { return nil }
    }
    for index in text.words.indices.dropLast()
    where text.words[index].hash == all && text.word(index + 1) == "day" {
      return HourSpan(hours: [19...30], words: index..<index + 2)
    }
    return nil
  }

  /// Where a text says that something starts after an hour at which it is over: "from noon on" of what ends
  /// at 11.
  ///
  /// An end at night is the next day's, and so is one in the morning of what may start at night.
  static func start(in text: StatedText, after end: Double) -> Range<Int>? {
    if end < 5 { return nil }
    if end <= 12, let part = DayPart.only(in: text), part.hours == DayPart.afternoon { return part.words }
    var found: Range<Int>?
    for index in text.words.indices
    where text.words[index].hash == from && found == nil && !text.words[index].isQuoted {
      var next = index + 2
      var hours = middays[text.word(index + 1)].map { [$0] } ?? []
      if hours.isEmpty, let clock = clock(text, at: index + 1) {
        (hours, next) = (clock.hours, clock.endIndex)
      }
      guard !hours.isEmpty, ["on", "onward", "onwards"].contains(text.word(next)),
        hours.allSatisfy({ $0 >= end && ($0 < 18 || $0 == end + 12) })
      else { continue }
      found = index..<next + 1
    }
    return found
  }

  /// Whether a text speaks of the night or of tomorrow.
  static func namesNight(in text: StatedText) -> Bool { text.words.contains { nights.contains($0.hash) } }

  private static func clock(_ text: StatedText, at index: Int) -> ClockTime? {
    if let clock = ClockTime.read(text, at: index) { return clock }
    guard let number = DurationNumber.read(text.words, at: index), !number.isArticle,
      number.value.lowerBound == number.value.upperBound, (1...12).contains(number.value.lowerBound)
    else { return nil }
    let hour = number.value.lowerBound
    // Nothing that is left undone starts at two in the night.
    return ClockTime(hours: hour < 5 ? [hour + 12] : [hour, hour + 12], endIndex: number.endIndex)
  }

  private static let middays = ["noon": 12.0, "midday": 12, "lunch": 11, "lunchtime": 11]
  private static let from = WordHash.of("from")
  private static let nights = WordSet(
    "night, tonight, tomorrow, midnight, overnight, evening, bed, sleep, bedtime"
  )
  private static let ties = WordSet("until, till, and, before")
  private static let all = WordHash.of("all")

  /// Whether "before" belongs to a verb of its own: "the hour before lunch", "just before noon".
  private static func isTied(_ text: StatedText, _ index: Int) -> Bool {
    let before = text.word(index - 1)
    return ["hour", "minutes", "just", "hours", "day", "night", "minute", "once", "one", "anything"].contains(
      before
    )
      || text.starts(index)
  }

  private static func between(_ text: StatedText, before index: Int) -> Bool {
    text.words[..<index].suffix(4).contains { $0.text == "between" }
  }

  /// The time that stands within a few words from an index on, in the same clause.
  private static func time(in text: StatedText, from start: Int) -> HourSpan? {
    for index in start..<min(start + 6, text.words.count) {
      if index > start, text.words[index].joint == .punctuation { return nil }
      if text.words[index].text == "bed", ["to", "until", "till"].contains(text.word(index - 1)) {
        return HourSpan(hours: [18...30], words: start - 1..<index + 1)
      }
      if let hours = named[text.word(index)] { return HourSpan(hours: hours, words: start - 1..<index + 1) }
      if let clock = ClockTime.read(text, at: index) {
        return HourSpan(hours: clock.hours.map { $0...$0 }, words: start - 1..<clock.endIndex)
      }
    }
    return nil
  }

  private static let named: [String: [ClosedRange<Double>]] = [
    "breakfast": [5...11], "noon": [12...12], "midday": [12...12], "lunch": [11...15], "lunchtime": [11...15],
    "dinner": [17...21.5], "supper": [17...21.5], "tonight": [17...30], "evening": [17...24],
    "bedtime": [20...30],
    "midnight": [24...24, 0...0], "workday": [15...20], "dusk": [15...22], "sunset": [15...22],
    "sundown": [15...22],
  ]
}

/// A time of day in digits or words: "18:00", "6 pm", "three o'clock".
struct ClockTime {
  /// The hours that it may mean: both halves of the day where nothing tells them apart.
  var hours: [Double]
  /// The index of the word after it.
  var endIndex: Int

  static func read(_ text: StatedText, at index: Int) -> ClockTime? {
    guard text.words.indices.contains(index) else { return nil }
    let word = text.word(index)
    if let minutes = colon(text, index) {
      let hour = (Double(word) ?? 0) + minutes / 60
      return of(hour, text, index + 2, isMarked: true)
    }
    if let hour = compact(word) { return ClockTime(hours: [hour], endIndex: index + 1) }
    guard let number = DurationNumber.read(text.words, at: index), !number.isArticle,
      number.value.lowerBound == number.value.upperBound, (1...12).contains(number.value.lowerBound)
    else { return nil }
    return of(number.value.lowerBound, text, number.endIndex, isMarked: false)
  }

  /// - Parameter isMarked: whether it is a time of day whatever follows.
  private static func of(_ hour: Double, _ text: StatedText, _ end: Int, isMarked: Bool) -> ClockTime? {
    switch text.word(end) {
    case "pm": return ClockTime(hours: [hour < 12 ? hour + 12 : hour], endIndex: end + 1)
    case "am": return ClockTime(hours: [hour < 12 ? hour : 0], endIndex: end + 1)
    case "p" where text.word(end + 1) == "m":
      return ClockTime(hours: [hour < 12 ? hour + 12 : hour], endIndex: end + 2)
    case "a" where text.word(end + 1) == "m": return ClockTime(hours: [hour], endIndex: end + 2)
    case "in" where ["evening", "afternoon"].contains(text.word(end + 2)):
      return ClockTime(hours: [hour + 12], endIndex: end + 3)
    case "in" where text.word(end + 2) == "morning": return ClockTime(hours: [hour], endIndex: end + 3)
    case "o'clock": return ClockTime(hours: [hour, hour + 12], endIndex: end + 1)
    default:
      if isMarked { return ClockTime(hours: hour > 12 ? [hour] : [hour, hour + 12], endIndex: end) }
      let isEnd = end >= text.words.count || text.words[end].joint == .punctuation
      return isEnd && hour == hour.rounded() ? ClockTime(hours: [hour, hour + 12], endIndex: end) : nil
    }
  }

  /// The minutes of `18:00`, whose parts are two words.
  private static func colon(_ text: StatedText, _ index: Int) -> Double? {
    guard index + 1 < text.words.count, let hour = Double(text.word(index)), hour < 24,
      text.word(index + 1).utf8.count == 2, let minutes = Double(text.word(index + 1)), minutes < 60
    else { return nil }
    let end = text.words[index].range.upperBound
    return text.words[index + 1].range.lowerBound == end + 1 && text.bytes[end] == UInt8(ascii: ":")
      ? minutes : nil
  }

  /// `6pm`, without a space between.
  private static func compact(_ word: String) -> Double? {
    guard word.hasSuffix("pm") || word.hasSuffix("am"), let hour = Double(word.dropLast(2)) else {
      return nil
    }
    return word.hasSuffix("pm") && hour < 12 ? hour + 12 : hour
  }
}
