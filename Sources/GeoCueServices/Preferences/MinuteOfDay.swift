public import CivilTime

/// A minute of the day on the clock on the wall, written `HH:MM`.
public struct MinuteOfDay: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// Minutes since midnight, 0…1439.
  public let minutes: Int

  /// A minute of the day; nil outside 0…1439.
  public init?(minutes: Int) {
    guard 0..<1440 ~= minutes else { return nil }
    self.minutes = minutes
  }

  /// Reads `HH:MM`, 00:00…23:59; nil for anything else (`9:00`, `24:00`, `22:00:00`).
  public init?(_ text: String) {
    guard text.utf8.count == 5, let time = LocalTime(text) else { return nil }
    minutes = time.minuteOfDay
  }

  /// An hour on the dot, for the defaults of this module.
  init(onTheHour hour: Int) { minutes = hour * 60 }

  /// The time at the minute's beginning.
  public var time: LocalTime { LocalTime(secondOfDay: minutes * 60) ?? .midnight }

  /// `HH:MM`.
  public var description: String { time.hourAndMinute }

  /// Earlier in the day comes first.
  public static func < (left: MinuteOfDay, right: MinuteOfDay) -> Bool { left.minutes < right.minutes }
}
