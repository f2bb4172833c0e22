import CivilTime
public import SeedModel

/// What a user has set, and what the system allows.
public struct EgoFixSettings: Hashable, Sendable, Codable {
  /// Whether the system lets the app notify.
  public enum Permission: UInt8, Vocabulary {
    /// Not asked yet.
    case notDetermined
    /// Allowed.
    case granted
    /// Refused.
    case denied

    /// The stored names, by raw value.
    public static let names = ["notDetermined", "granted", "denied"]
  }

  /// When the daily reminder comes, in local time.
  public var reminderTime: TimeOfDay {
    get { TimeOfDay(minute: Int(reminder.secondOfDay) / 60) ?? .midnight }
    set { reminder = LocalTime(secondOfDay: newValue.minute * 60) ?? .midnight }
  }
  private var reminder: LocalTime
  /// Whether reminders are wanted.
  public var remindersOn: Bool
  /// Whether the system lets the app notify.
  public var permission: Permission
  /// Whether the boot sequence of the first launch was shown.
  public var bootSequenceShown: Bool

  /// The settings of a new user: reminders on at the policy's time, permission not asked for.
  public init(policies: EgoFixPolicies) {
    reminder = LocalTime(secondOfDay: policies.reminderTime.minute * 60) ?? .midnight
    remindersOn = true
    permission = .notDetermined
    bootSequenceShown = false
  }

  /// The settings with a change.
  public func changed(by change: EgoFixSettingsChange) -> EgoFixSettings {
    var settings = self
    settings.reminder = change.reminder ?? reminder
    settings.remindersOn = change.remindersOn ?? remindersOn
    settings.permission = change.permission ?? permission
    settings.bootSequenceShown = change.bootSequenceShown ?? bootSequenceShown
    return settings
  }

  /// Whether notifications are planned at all.
  public var allowsNotifications: Bool { remindersOn && permission == .granted }
}

/// Settings that change; nil leaves one as it is.
public struct EgoFixSettingsChange: Hashable, Sendable, Codable {
  /// When the daily reminder comes, in local time.
  public var reminderTime: TimeOfDay? { reminder.flatMap { TimeOfDay(minute: $0.minuteOfDay) } }
  fileprivate var reminder: LocalTime?
  /// Whether reminders are wanted.
  public var remindersOn: Bool?
  /// Whether the system lets the app notify.
  public var permission: EgoFixSettings.Permission?
  /// Whether the boot sequence of the first launch was shown.
  public var bootSequenceShown: Bool?

  /// A change of some settings.
  public init(
    reminderTime: TimeOfDay? = nil,
    remindersOn: Bool? = nil,
    permission: EgoFixSettings.Permission? = nil,
    bootSequenceShown: Bool? = nil
  ) {
    reminder = reminderTime.flatMap { LocalTime(secondOfDay: $0.minute * 60) }
    self.remindersOn = remindersOn
    self.permission = permission
    self.bootSequenceShown = bootSequenceShown
  }
}
