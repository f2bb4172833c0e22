public import CivilTime

/// The reminder times of one day, as pure functions (engine spec, "Notification Scheduling").
public enum ReminderSchedule {
  /// The instants of a tier's reminders on a date: wall-clock arithmetic first, then the zone; a time that
  /// the clocks skip shifts forward with them, of one they repeat it is the first.
  ///
  /// - Complexity: O(log transitions of the zone).
  public static func instants(
    window: CheckInWindow,
    tier: Int,
    date: CivilDate,
    zone: ZoneRules
  ) -> [Instant] {
    window.reminderTimes(tier: tier).map { zone.instant(of: LocalDateTime(date, $0)) }
  }

  /// What a check-in leaves of a day's reminders: those up to its time are delivered, those after it
  /// cancelled; both in the order given.
  public static func suppress<Time: Comparable>(
    _ times: [Time],
    checkIn: Time
  ) -> (delivered: [Time], cancelled: [Time]) {
    (times.filter { $0 <= checkIn }, times.filter { $0 > checkIn })
  }
}
