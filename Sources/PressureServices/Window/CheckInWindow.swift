public import CivilTime

/// The two times that a day turns on: until the deadline the text can be set, from then until the close it
/// can be answered.
public struct CheckInWindow: Hashable, Sendable, Codable {
  /// The spec's `commitment_deadline`, when the window opens: 06:00…12:00 by 30 minutes.
  public let deadline: LocalTime
  /// The spec's `checkin_window_close`: 18:00…23:30 by 30 minutes, or 23:59.
  public let close: LocalTime

  /// 09:00 to 22:00.
  public static let standard = CheckInWindow(uncheckedDeadline: 9, close: 22)

  private init(uncheckedDeadline: Int, close: Int) {
    deadline = LocalTime(hour: uncheckedDeadline, minute: 0) ?? .midnight
    self.close = LocalTime(hour: close, minute: 0) ?? .midnight
  }

  /// Why two times are no window.
  public enum Fault: String, Error, CaseIterable, Hashable, Sendable {
    /// The deadline lies outside 06:00…12:00.
    case deadlineRange = "deadline-range"
    /// The close lies outside 18:00…23:59.
    case closeRange = "close-range"
    /// A time is not on the half hour, nor 23:59.
    case step
    /// Two reminders would lie less than 30 minutes apart.
    case spacing
  }

  /// Makes a window.
  ///
  /// - Throws: ``Fault``; the first that holds, in the order of its cases.
  public init(deadline: LocalTime, close: LocalTime) throws(Fault) {
    guard (6 * 3600...12 * 3600).contains(deadline.secondOfDay) else { throw .deadlineRange }
    guard (18 * 3600...86_340).contains(close.secondOfDay) else { throw .closeRange }
    guard deadline.secondOfDay % 1800 == 0, close.secondOfDay % 1800 == 0 || close.secondOfDay == 86_340
    else { throw .step }
    self.deadline = deadline
    self.close = close
    for tier in 0...Escalation.highestTier {
      let times = reminderTimes(tier: tier)
      for (earlier, later) in zip(times, times.dropFirst())
      where later.secondOfDay - earlier.secondOfDay < CheckInWindow.minimumSpacingSeconds {
        throw .spacing
      }
    }
  }

  /// The deadlines that can be chosen, ascending.
  public static let deadlines = (12...24).compactMap { LocalTime(secondOfDay: $0 * 1800) }
  /// The closes that can be chosen, ascending.
  public static let closes =
    (36...47).compactMap { LocalTime(secondOfDay: $0 * 1800) }
    + [LocalTime(hour: 23, minute: 59)].compactMap { $0 }

  /// Reminders lie at least so far apart: 30 minutes (engine spec, "Hard Constraints").
  public static let minimumSpacingSeconds = 1800
  /// No day has more reminders (engine spec, "Hard Constraints").
  public static let reminderLimit = 3
}

extension CheckInWindow {
  private enum CodingKeys: String, CodingKey { case deadline, close }

  /// Decodes two times that are a window.
  ///
  /// - Throws: `DecodingError` for times that are none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let (deadline, close) = (
      try container.decode(LocalTime.self, forKey: .deadline),
      try container.decode(LocalTime.self, forKey: .close)
    )
    do throws(Fault) {
      try self.init(deadline: deadline, close: close)
    } catch {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "\(deadline) to \(close) is no window: \(error.rawValue)"
      )
      throw DecodingError.dataCorrupted(context)
    }
  }
}

extension CheckInWindow {
  /// Half way between deadline and close, exact to the second: 09:00–23:59 gives 16:29:30.
  public var midpoint: LocalTime {
    LocalTime(secondOfDay: Int(deadline.secondOfDay + close.secondOfDay) / 2) ?? .midnight
  }

  /// The reminder times of a tier, ascending (engine spec, "Notification Scheduling").
  public func reminderTimes(tier: Int) -> [LocalTime] {
    ReminderSlot.slots(ofTier: tier).map { time(of: $0) }
  }

  /// When a slot lies.
  public func time(of slot: ReminderSlot) -> LocalTime {
    switch slot {
    case .midpoint: midpoint
    case .twoHoursBeforeClose: close.adding(seconds: -7200) ?? .midnight
    case .oneHourBeforeClose: close.adding(seconds: -3600) ?? .midnight
    case .thirtyMinutesBeforeClose: close.adding(seconds: -1800) ?? .midnight
    }
  }
}

/// A place in the window at which a reminder can come; the names are those of the copy keys.
public enum ReminderSlot: UInt8, CaseIterable, Hashable, Sendable {
  /// Half way between deadline and close.
  case midpoint
  /// Two hours before the close.
  case twoHoursBeforeClose
  /// One hour before the close.
  case oneHourBeforeClose
  /// Half an hour before the close.
  case thirtyMinutesBeforeClose

  /// The slots of a tier, in the order of their times; none for a tier outside 0…3.
  public static func slots(ofTier tier: Int) -> [ReminderSlot] {
    switch tier {
    case 0: [.midpoint]
    case 1: [.midpoint, .oneHourBeforeClose]
    case 2, 3: [.midpoint, .twoHoursBeforeClose, .thirtyMinutesBeforeClose]
    default: []
    }
  }
}
