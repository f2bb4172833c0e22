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

  /// Whether notifications are planned at all.
  public var allowsNotifications: Bool { remindersOn && permission == .granted }
}
