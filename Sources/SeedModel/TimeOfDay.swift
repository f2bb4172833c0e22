/// A local time of day, to the minute.
public struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// Minutes since midnight, 0…1439.
  public var minute: Int

  /// 00:00.
  public static let midnight = TimeOfDay(validMinute: 0)

  private init(validMinute: Int) { minute = validMinute }

  /// Makes a time of day, or nil outside 0…1439.
  public init?(minute: Int) {
    guard (0..<1440).contains(minute) else { return nil }
    self.minute = minute
  }

  /// `HH:mm`.
  public var description: String {
    let hour = minute / 60
    let rest = minute % 60
    return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }
}
