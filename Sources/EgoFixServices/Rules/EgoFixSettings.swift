public import SeedModel

/// What a user has set, and what the system allows.
public struct EgoFixSettings: Hashable, Sendable {
  /// Whether the system lets the app notify.
  public enum Permission: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// Not asked yet.
    case notDetermined
    /// Allowed.
    case granted
    /// Refused.
    case denied

    /// The stored name.
    public var description: String { StoredName.of(self, in: Permission.names) }

    /// The permission with a stored name, or nil.
    public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: Permission.names)) }

    private static let names = ["notDetermined", "granted", "denied"]
  }

  /// When the daily reminder comes, in local time.
  public var reminderTime: TimeOfDay
  /// Whether reminders are wanted.
  public var remindersOn: Bool
  /// Whether the system lets the app notify.
  public var permission: Permission
  /// Whether the boot sequence of the first launch was shown.
  public var bootSequenceShown: Bool

  /// The settings of a new user: reminders on at the policy's time, permission not asked for.
  public init(policies: EgoFixPolicies) {
    reminderTime = policies.reminderTime
    remindersOn = true
    permission = .notDetermined
    bootSequenceShown = false
  }

  /// Whether notifications are planned at all.
  public var allowsNotifications: Bool { remindersOn && permission == .granted }
}
