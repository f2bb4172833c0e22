public import CivilTime
public import SeedModel

/// The minutes of the day in which notifications wait: from the start to just before the end, over midnight
/// where the start is later, none where both are the same.
public struct QuietHours: Hashable, Sendable {
  /// The first quiet minute.
  public var start: TimeOfDay
  /// The first minute that is quiet no more.
  public var end: TimeOfDay

  /// Makes quiet hours.
  public init(start: TimeOfDay, end: TimeOfDay) {
    self.start = start
    self.end = end
  }

  /// Whether a time of day is quiet.
  public func contains(_ time: LocalTime) -> Bool {
    let minute = time.minuteOfDay
    if start.minute <= end.minute { return (start.minute..<end.minute).contains(minute) }
    return minute >= start.minute || minute < end.minute
  }

  /// Whether it is quiet at an instant, by the clocks of a zone.
  ///
  /// - Complexity: O(log of the zone's transitions).
  public func contains(_ instant: Instant, in zone: ZoneRules) -> Bool {
    contains(zone.local(at: instant).time)
  }

  /// The next instant after another at which quiet hours end, by the clocks of a zone.
  ///
  /// An end that the clocks skip is shifted forward by the gap. One that they show twice is its first
  /// occurrence, or its second for whoever waits from between the two.
  /// - Complexity: O(log of the zone's transitions).
  public func nextEnd(after instant: Instant, in zone: ZoneRules) -> Instant {
    let now = zone.local(at: instant)
    var local = LocalDateTime(now.date, end.time)
    if local <= now { local = LocalDateTime(now.date.adding(days: 1), end.time) }
    let next = zone.instant(of: local)
    if next > instant { return next }
    let second = instant.adding(seconds: local.seconds(since: now))
    if second > instant, zone.local(at: second) == local { return second }
    return zone.instant(of: LocalDateTime(local.date.adding(days: 1), end.time))
  }
}
