public import PlainJSON
public import SeedModel

/// How the user wants to be notified.
///
/// The spec's `NotificationStylePreferences`; its `Codable` is ``json`` and ``recover(from:)-(JSONValue)``.
public struct NotificationStylePreferences: Hashable, Sendable, Codable {
  /// The style of every priority that has none of its own.
  public var defaultStyle: NotificationPriority
  /// The styles of single priorities.
  public var customStyles: [NotificationPriority: NotificationPriority]
  /// Whether anything may sound.
  public var soundEnabled: Bool
  /// Whether anything may be felt.
  public var hapticEnabled: Bool
  /// Whether notifications wait during quiet hours.
  public var quietHoursEnabled: Bool
  /// The first minute of the quiet hours.
  public var quietHoursStart: TimeOfDay
  /// The first minute after the quiet hours; before the start when they last over midnight.
  public var quietHoursEnd: TimeOfDay
  /// What a stored text says besides, such as a later version's fields: kept and written again, never read.
  public var unknownFields: JSONObject

  /// From ten in the evening to eight in the morning.
  public static let defaultQuietHours = QuietHours(start: time(onTheHour: 22), end: time(onTheHour: 8))

  private static func time(onTheHour hour: Int) -> TimeOfDay {
    guard let time = TimeOfDay(minute: hour * 60) else {
      preconditionFailure("hour \(hour) is none of a day")
    }
    return time
  }

  /// Preferences; the spec's defaults where nothing is said.
  public init(
    defaultStyle: NotificationPriority = .low,
    customStyles: [NotificationPriority: NotificationPriority] = [:],
    soundEnabled: Bool = true,
    hapticEnabled: Bool = true,
    quietHoursEnabled: Bool = false,
    quietHoursStart: TimeOfDay = defaultQuietHours.start,
    quietHoursEnd: TimeOfDay = defaultQuietHours.end,
    unknownFields: JSONObject = JSONObject()
  ) {
    self.defaultStyle = defaultStyle
    self.customStyles = customStyles
    self.soundEnabled = soundEnabled
    self.hapticEnabled = hapticEnabled
    self.quietHoursEnabled = quietHoursEnabled
    self.quietHoursStart = quietHoursStart
    self.quietHoursEnd = quietHoursEnd
    self.unknownFields = unknownFields
  }

  /// The style of a priority: its own, else the default.
  public func effectiveStyle(for priority: NotificationPriority) -> NotificationPriority {
    customStyles[priority] ?? defaultStyle
  }

  /// Whether notifications of a priority wait while it is quiet: all but critical ones, when quiet hours are
  /// on.
  ///
  /// The spec's predicate without the clock: whether it is quiet now is ``QuietHours``'s to say.
  public func shouldRespectQuietHours(for priority: NotificationPriority) -> Bool {
    quietHoursEnabled && priority != .critical
  }

  /// The quiet hours, or nil when they are off.
  public var quietHours: QuietHours? {
    quietHoursEnabled ? QuietHours(start: quietHoursStart, end: quietHoursEnd) : nil
  }
}
