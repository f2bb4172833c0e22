public import CivilTime
public import SeedModel

/// A notification that is planned.
public struct Notice: Hashable, Sendable, Codable {
  /// What it is for.
  public enum Kind: UInt8, Vocabulary {
    /// The daily reminder.
    case daily
    /// The message of a stable period.
    case stable
    /// The end of a timer.
    case timer

    /// The stored names, by raw value.
    public static let names = ["daily", "stable", "timer"]
  }

  /// What it is for; with the day its identifier: a notice replaces the pending one of the same kind and day.
  public var kind: Kind
  /// The civil day on which it comes.
  public var day: Int32
  /// Seconds since the civil day's 00:00 by the clock on the wall.
  public var secondOfDay: Int32
  /// The instant of a timer's end, which no change of zone moves; nil for the others.
  public var instant: Instant?
  /// The fix whose number it shows; nil for none.
  public var fix: FixID?
  /// The variant of copy.
  public var variant: UInt8 = 0

  /// A notice at a minute of a day.
  init(kind: Kind, day: Int32, minute: Int, fix: FixID?) {
    self.kind = kind
    self.day = day
    secondOfDay = Int32(clamping: minute * 60)
    self.fix = fix
  }

  /// The end of a timer, so many seconds after a moment.
  init(timerAfter seconds: Int, from moment: EgoFixMoment, fix: FixID) {
    kind = .timer
    let end = Int(moment.secondOfDay) + seconds
    day = moment.day + Int32(end / 86_400)
    secondOfDay = Int32(end % 86_400)
    instant = moment.instant.adding(seconds: seconds)
    self.fix = fix
  }

  /// The copy key that it speaks with.
  public var key: EgoFixCopyKey {
    switch kind {
    case .daily: .reminderDaily
    case .stable: .reminderStable
    case .timer: .reminderTimer
    }
  }

  /// What the system knows it by, such as `daily-2026-01-05`; a timer, of which there is one, is `timer`.
  public var identifier: String { Notice.identifier(of: kind, day: day) }

  /// What the system knows a notice of a kind and day by.
  public static func identifier(of kind: Kind, day: Int32) -> String {
    kind == .timer ? "\(kind)" : "\(kind)-\(CivilDate(dayNumber: Int(day)))"
  }

  /// The instant at which it comes in a zone; a time that the clocks skip is shifted forward by the gap, of
  /// one that they show twice it is the first.
  public func instant(in zone: ZoneRules) -> Instant {
    if let instant { return instant }
    let time = LocalTime(secondOfDay: Int(secondOfDay)) ?? .midnight
    return zone.instant(of: LocalDateTime(CivilDate(dayNumber: Int(day)), time))
  }

  /// Whether it comes at a moment or before.
  func isDue(at moment: EgoFixMoment) -> Bool {
    if let instant { return instant <= moment.instant }
    return (day, secondOfDay) <= (moment.day, moment.secondOfDay)
  }

  /// Orders notices by the clock on the wall, then by kind.
  func isBefore(_ other: Notice) -> Bool {
    (day, secondOfDay, kind.rawValue) < (other.day, other.secondOfDay, other.kind.rawValue)
  }
}
