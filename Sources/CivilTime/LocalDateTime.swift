/// What a calendar and a clock on a wall show together; which instant that is, a zone decides.
public struct LocalDateTime: Hashable, Sendable {
  /// The calendar's day.
  public let date: CivilDate
  /// The clock's time.
  public let time: LocalTime

  /// Makes a date-time of its parts.
  @inlinable
  public init(_ date: CivilDate, _ time: LocalTime) {
    self.date = date
    self.time = time
  }

  /// The date-time that a clock kept on UTC shows so many seconds after 1970-01-01T00:00:00; beyond
  /// ``CivilDate/earliest`` and ``CivilDate/latest`` the date is cut to them, and the time is kept.
  @inlinable
  init(wallSeconds: Int) {
    let days = wallSeconds >= 0 ? wallSeconds / 86_400 : -((86_399 - wallSeconds) / 86_400)
    self.init(
      CivilDate(dayNumber: days),
      LocalTime(uncheckedSecondOfDay: Int32(wallSeconds - days * 86_400))
    )
  }

  /// The instant as a clock kept on UTC would show it, in seconds since 1970-01-01T00:00:00.
  @inlinable
  var wallSeconds: Int { Int(date.dayNumber) * 86_400 + Int(time.secondOfDay) }

  /// What the wall shows so many seconds later if no clock is set meanwhile.
  @inlinable
  public func adding(seconds: Int) -> LocalDateTime {
    let limit = 0x100_0000_0000
    return LocalDateTime(wallSeconds: wallSeconds + min(max(seconds, -limit), limit))
  }

  /// How many seconds this lies after another on the same wall, if no clock is set meanwhile.
  @inlinable
  public func seconds(since other: LocalDateTime) -> Int { wallSeconds - other.wallSeconds }
}

extension LocalDateTime: Comparable {
  /// The earlier date-time comes first.
  @inlinable
  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
