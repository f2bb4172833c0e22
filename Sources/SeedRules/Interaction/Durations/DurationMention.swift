/// A length of time that a text names: "five minutes", "half an hour", "ten to fifteen minutes".
struct DurationMention: Hashable, Sendable {
  /// UTF-8 bytes of the text, from the quantity to the unit.
  var range: Range<Int>
  /// In seconds; a range where the text gives one.
  var seconds: ClosedRange<Int>
  /// Whether the text plainly asks that something go on for that long. Not so for a point in time ("in ten
  /// minutes", "two minutes late"), a part of something else ("the last five minutes of the meeting"), a
  /// rate ("an hour a day"), an attribute ("a five-minute speech"), or what somebody says in quotes.
  var isAsked: Bool

  /// A number of seconds in words: "1 hour 30 minutes".
  static func describe(_ seconds: Int) -> String {
    let parts = [(seconds / 3600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? "0 seconds" : parts.joined(separator: " ")
  }

  /// The mention's length in words: "5 minutes", "5 minutes to 10 minutes".
  var description: String {
    let lower = Self.describe(seconds.lowerBound)
    return seconds.lowerBound == seconds.upperBound
      ? lower : "\(lower) to \(Self.describe(seconds.upperBound))"
  }
}
