/// A moment as a user lives it: an instant, with the civil day and time that it has in the user's zone.
public struct EgoFixMoment: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public var second: Int64
  /// Civil days since 1970-01-01, in the user's zone.
  public var day: Int32
  /// Seconds since the civil day's 00:00 by the clock on the wall, 0…86 399.
  public var secondOfDay: Int32

  /// Makes a moment from an instant and what the user's zone makes of it.
  public init(second: Int64, day: Int32, secondOfDay: Int32) {
    self.second = second
    self.day = day
    self.secondOfDay = secondOfDay
  }

  /// Minutes since the civil day's 00:00, 0…1439.
  public var minuteOfDay: Int { Int(secondOfDay) / 60 }

  /// The hour, 0…23.
  public var hour: Int { Int(secondOfDay) / 3600 }

  /// The day of the week, 1 = Sunday … 7 = Saturday.
  public var weekday: Int { CivilDay.weekday(of: day) }
}

/// Arithmetic on civil days, counted from 1970-01-01, a Thursday.
public enum CivilDay {
  /// The day of the week, 1 = Sunday … 7 = Saturday.
  public static func weekday(of day: Int32) -> Int { Int(modulo(Int64(day) + 4)) + 1 }

  /// The diagnostic week of a day, Monday to Sunday, as the civil day of its Monday.
  public static func monday(of day: Int32) -> Int32 {
    Int32(truncatingIfNeeded: Int64(day) - modulo(Int64(day) + 3))
  }

  /// The freeze's week of a day, Sunday to Saturday, as the civil day of its Sunday.
  public static func sunday(of day: Int32) -> Int32 {
    Int32(truncatingIfNeeded: Int64(day) - modulo(Int64(day) + 4))
  }

  /// The remainder of a division by seven, 0…6.
  private static func modulo(_ value: Int64) -> Int64 {
    let rest = value % 7
    return rest < 0 ? rest + 7 : rest
  }
}
