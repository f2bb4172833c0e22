import SeedText

/// The part of the day in which a text says that something is done: "at lunch", "this evening", "before
/// breakfast".
struct DayPart {
  /// In hours from midnight; beyond 24 is the next day.
  var hours: ClosedRange<Double>
  /// The words, from the preposition on.
  var words: Range<Int>

  /// Whether the two have no hour in common, the night's next morning counted in.
  func excludes(_ other: DayPart) -> Bool {
    [-24, 0, 24].allSatisfy { shift in
      hours.lowerBound >= other.hours.upperBound + shift || other.hours.lowerBound + shift >= hours.upperBound
    }
  }

  /// The one part that a text names; nil where it names none or several, and where one is no time of
  /// anything ("pick the dinner") or that of another day.
  static func only(in text: StatedText) -> DayPart? {
    var only: DayPart?
    for index in text.words.indices where words.contains(text.words[index].hash) {
      guard !text.words[index].isQuoted, let part = read(text, at: index) else { return nil }
      guard let first = only else {
        only = part
        continue
      }
      // "At dinner tonight" is one.
      guard part.words.lowerBound <= first.words.upperBound, !part.excludes(first) else { return nil }
      only?.hours =
        max(
          part.hours.lowerBound,
          first.hours.lowerBound
        )...min(part.hours.upperBound, first.hours.upperBound)
      only?.words = first.words.lowerBound..<part.words.upperBound
    }
    return only
  }

  private static func read(_ text: StatedText, at index: Int) -> DayPart? {
    guard let hours = parts[text.word(index)] else { return nil }
    if text.words[index].text == "tonight" { return DayPart(hours: hours, words: index..<index + 1) }
    var start = index - 1
    while start > 0, determiners.contains(text.word(start)), text.words[start + 1].joint == .space {
      start -= 1
    }
    // "Since this morning".
    if start > 0, text.word(start) == "this", text.words[start].joint == .space,
      ends.contains(text.word(start - 1))
    {
      start -= 1
    }
    guard start >= 0, text.words[start + 1].joint == .space else { return nil }
    let words = start..<index + 1
    switch text.word(start) {
    case "at", "over", "during", "in", "this", "every", "each", "all", "throughout":
      return DayPart(hours: hours, words: words)
    case "before": return DayPart(hours: 0...hours.upperBound, words: words)
    case "after", "from", "since":
      return DayPart(hours: hours.lowerBound...max(28, hours.upperBound), words: words)
    // Tomorrow's, where it starts at night.
    case "until", "till", "by", "through": return DayPart(hours: 0...54, words: words)
    default: return nil
    }
  }

  static let afternoon = 12.0...17.0
  private static let parts: [String: ClosedRange<Double>] = [
    "breakfast": 4...11, "morning": 4...12, "noon": 11.5...13, "midday": 11.5...13, "lunch": 11...15,
    "lunchtime": 11...15, "afternoon": afternoon, "dinner": 16...22, "supper": 16...22, "evening": 17...28,
    "tonight": 17...28, "night": 18...36, "bedtime": 19...28, "midnight": 22...28,
  ]
  private static let words = WordSet(
    """
    breakfast, morning, noon, midday, lunch, lunchtime, afternoon, dinner, supper, evening, tonight, night
    bedtime, midnight, tomorrow, yesterday, overnight, mornings, afternoons, evenings, nights, lunches, dinners
    breakfasts, tonight's, tomorrow's, yesterday's
    """
  )
  private static let ends: Set<String> = [
    "before", "after", "from", "since", "until", "till", "by", "through",
  ]
  private static let determiners: Set<String> = [
    "the", "your", "a", "an", "today's", "next", "first", "whole", "early", "late", "rest", "of", "family",
  ]
}
