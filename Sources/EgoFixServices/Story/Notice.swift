/// A notification that is planned.
public struct Notice: Hashable, Sendable {
  /// What it is for.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The daily reminder.
    case daily
    /// The message of a stable period.
    case stable
    /// The end of a timer.
    case timer
  }

  /// What it is for; with the day its identifier: a notice replaces the pending one of the same kind and day.
  public var kind: Kind
  /// The civil day on which it comes.
  public var day: Int32
  /// Seconds since the civil day's 00:00 by the clock on the wall.
  public var secondOfDay: Int32
  /// The instant of a timer's end, which no change of zone moves; nil for the others.
  public var second: Int64?
  /// The fix whose number it shows; -1 for none.
  public var fix: Int32
  /// The variant of copy.
  public var variant: UInt8

  /// The copy key that it speaks with.
  public var key: EgoFixCopyKey {
    switch kind {
    case .daily: .reminderDaily
    case .stable: .reminderStable
    case .timer: .reminderTimer
    }
  }

  /// Whether it comes at a moment or before.
  func isDue(at moment: EgoFixMoment) -> Bool {
    if let second { return second <= moment.second }
    return (day, secondOfDay) <= (moment.day, moment.secondOfDay)
  }
}
