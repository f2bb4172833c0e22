public import CivilTime

/// The user's current day.
public struct PressureDay: Hashable, Sendable, Codable {
  /// The civil day.
  public let date: CivilDate
  /// The zone in which it began, and which it keeps.
  public let zone: ZoneRules
  /// Deadline and close as they count today.
  public internal(set) var window: CheckInWindow
  /// When it began: its midnight, its zone's change, or the end of onboarding.
  public let startsAt: Instant
  /// The deadline's instant.
  public internal(set) var deadlineAt: Instant
  /// The close's instant.
  public internal(set) var closeAt: Instant
  /// Whether it began at or after its deadline: it takes a text then, and locks it at once.
  public let isLate: Bool
  /// Whether the deadline has been dealt with.
  public internal(set) var isLocked: Bool
  /// The day's records, by `sortOrder`: the first always, further ones when they are set.
  public internal(set) var records: [Commitment] = []
  /// Raised with every change of a text.
  public internal(set) var revision = 0
  /// When the day's reminders came.
  public internal(set) var deliveredAt: [Instant] = []

  init(date: CivilDate, zone: ZoneRules, window: CheckInWindow, startsAt: Instant) {
    self.date = date
    self.zone = zone
    self.window = window
    self.startsAt = startsAt
    let clock = ZoneCursor(zone, near: startsAt)
    deadlineAt = clock.instant(of: LocalDateTime(date, window.deadline))
    closeAt = clock.instant(of: LocalDateTime(date, window.close))
    isLate = startsAt >= deadlineAt
    isLocked = isLate
  }

  /// The record of a `sortOrder`, or nil where none is set.
  public func record(_ sortOrder: Int) -> Commitment? { records.first { $0.sortOrder == sortOrder } }

  /// Whether anything is set and not answered.
  var hasOpenRecords: Bool { records.indices.contains { records[$0].isOpen } }

  /// Whether a record's text can be changed at an instant; of a late day one that is not yet set.
  func canEdit(_ record: Commitment?, at now: Instant) -> Bool {
    if let record, record.status != .pending { return false }
    guard isLate else { return !isCommitmentLocked(deadline: deadlineAt, currentTime: now) }
    return record.map { !$0.isSet } ?? true && now < closeAt
  }
}

/// A day that has not begun.
public struct UpcomingDay: Hashable, Sendable, Codable {
  /// The civil day.
  public let date: CivilDate
  /// When it begins.
  public let startsAt: Instant

  init(date: CivilDate, startsAt: Instant) {
    self.date = date
    self.startsAt = startsAt
  }

  /// The first day after a date that begins at or after an instant, in a zone.
  ///
  /// It begins at its midnight, or at that instant where its midnight lies before; a day that is over by then
  /// is passed over, and so is one that the zone does not have. Nil at the calendar's end.
  init?(after date: CivilDate, notBefore earliest: Instant, window: CheckInWindow, zone: ZoneRules) {
    self.init(after: date, notBefore: earliest, window: window, clock: ZoneCursor(zone, near: earliest))
  }

  init?(after date: CivilDate, notBefore earliest: Instant, window: CheckInWindow, clock: ZoneCursor) {
    let midnight = clock.startOfDay(date.adding(days: 1))
    if midnight >= earliest {
      self.date = clock.local(at: midnight).date
      startsAt = midnight
      guard self.date > date else { return nil }
      return
    }
    let current = clock.local(at: earliest).date
    if clock.instant(of: LocalDateTime(current, window.close)) > earliest {
      self.date = current
      startsAt = earliest
    } else {
      startsAt = clock.startOfDay(current.adding(days: 1))
      self.date = clock.local(at: startsAt).date
    }
    guard self.date > date, startsAt >= earliest else { return nil }
  }
}
