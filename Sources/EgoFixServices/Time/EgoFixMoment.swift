public import CivilTime

/// A moment as a user lives it: an instant, with the civil day and time that it has in the user's zone.
public struct EgoFixMoment: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let second: Int64
  /// Civil days since 1970-01-01, in the user's zone.
  public let day: Int32
  /// Seconds since the civil day's 00:00 by the clock on the wall, 0…86 399.
  public let secondOfDay: Int32

  /// A moment of an instant at which the user's calendar and clock show something.
  public init(_ instant: Instant, local: LocalDateTime) {
    second = Int64(instant.unixSeconds)
    day = local.date.dayNumber
    secondOfDay = local.time.secondOfDay
  }

  /// A moment of an instant in the user's zone.
  public init(_ instant: Instant, in zone: ZoneRules) { self.init(instant, local: zone.local(at: instant)) }

  /// The instant.
  public var instant: Instant { Instant(unixSeconds: Int(second)) }

  /// Minutes since the civil day's 00:00, 0…1439.
  public var minuteOfDay: Int { Int(secondOfDay) / 60 }

  /// The hour, 0…23.
  public var hour: Int { Int(secondOfDay) / 3600 }

  /// The day of the week, 1 = Sunday … 7 = Saturday.
  public var weekday: Int { CivilDay.weekday(of: day) }
}

/// Arithmetic on civil days as they are kept: counted from 1970-01-01.
enum CivilDay {
  /// A day before all others, for what never was.
  static let never: Int32 = -1_000_000

  /// The day of the week, 1 = Sunday … 7 = Saturday.
  static func weekday(of day: Int32) -> Int { CivilDate(dayNumber: Int(day)).weekday }

  /// The diagnostic week of a day, Monday to Sunday, as the civil day of its Monday.
  static func monday(of day: Int32) -> Int32 { day - Int32((weekday(of: day) + 5) % 7) }

  /// The freeze's week of a day, Sunday to Saturday, as the civil day of its Sunday.
  static func sunday(of day: Int32) -> Int32 { day - Int32(weekday(of: day) - 1) }
}
