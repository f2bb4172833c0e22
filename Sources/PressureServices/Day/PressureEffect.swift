public import CivilTime
public import SeedModel
public import ServiceKernel
import PlainJSON

/// What is to be done in the world; a value, which the caller carries out in order.
public enum PressureEffect: Hashable, Sendable, Codable {
  /// Hand a notification to the notification centre.
  case notify(ReminderNotification)
  /// Take notifications back.
  case cancel([Identity])
  /// Set the number on the app's icon.
  case badge(Int)
  /// Show a line.
  case feedback(FeedbackLine)
  /// Let the device be felt.
  case haptic(Haptic)
  /// Record an analytics event.
  case event(PressureAnalyticsEvent)
  /// Store a record, new or changed.
  case save(Commitment)
  /// Change the notification log.
  case log(NotificationLogChange)
  /// Report a text that cannot be had; the reminder is planned with a plainer one, or left out.
  case missingCopy(key: String, reason: String)
}

extension PressureEffect: ServiceEffect {
  /// Notifications and the badge follow from the state, analytics outlive a crash, records are stored.
  public var handling: EffectHandling {
    switch self {
    case .notify, .cancel, .badge: .derived
    case .save, .log: .record
    case .event: .lasting
    case .feedback, .haptic, .missingCopy: .passing
    }
  }

  /// What a hand feels of an answer or a shield.
  public var hapticFeedback: HapticFeedback? {
    guard case .haptic(let haptic) = self else { return nil }
    return switch haptic {
    case .success: .success
    case .warning: .warning
    case .impact: .impact
    }
  }

  /// The change of a record.
  ///
  /// - Throws: what encoding throws.
  public func record() throws -> RecordChange {
    switch self {
    case .save(let record):
      try RecordChange(Commitment.recordKind, key: "\(record.date).\(record.sortOrder)", putting: record)
    case .log(.scheduled(let record)):
      try RecordChange(NotificationRecord.recordKind, key: "\(record.id)", putting: record)
    case .log(.cancelled(let id)): RecordChange(NotificationRecord.recordKind, key: "\(id)", .remove)
    case .log(.delivered(let id)):
      RecordChange(NotificationRecord.recordKind, key: "\(id)", .merge(["delivered": true]))
    case .log(.tapped(let id)):
      // What was tapped has come, even if the app was not told.
      RecordChange(NotificationRecord.recordKind, key: "\(id)", .merge(["delivered": true, "tapped": true]))
    default: preconditionFailure("\(self) changes no record")
    }
  }
}

extension Commitment {
  /// The kind of its stored records.
  static let recordKind = "commitment"
}

extension NotificationRecord {
  /// The kind of its stored records.
  static let recordKind = "notification"
}

/// A notification, ready to be shown.
public struct ReminderNotification: Hashable, Sendable, Codable {
  /// What the notification centre knows it by; also the log's.
  public let identifier: Identity
  /// When it comes.
  public let at: Instant
  /// Its title.
  public let title: String
  /// Its text.
  public let body: String
  /// The copy key.
  public let key: String
  /// The variant's index.
  public let variant: Int
  /// The tier at the time of planning, 0…3.
  public let tier: Int
}

/// A line of feedback, ready to be shown.
public struct FeedbackLine: Hashable, Sendable, Codable {
  /// The copy key.
  public let key: String
  /// The variant's index.
  public let variant: Int
  /// The text.
  public let text: String
}

/// What a device lets a hand feel.
public enum Haptic: String, CaseIterable, Hashable, Sendable, Codable {
  /// A YES.
  case success
  /// A NO.
  case warning
  /// A shield.
  case impact
}

/// Something worth counting, structured (roadmap, phase 4). Texts of the user are never in it.
public struct PressureAnalyticsEvent: Hashable, Sendable, Codable {
  /// What happened.
  public enum Name: String, CaseIterable, Hashable, Sendable, Codable {
    /// The app came to the front.
    case appOpened = "app_opened"
    /// A text was set.
    case commitmentSet = "commitment_set"
    /// The day's texts were locked.
    case commitmentLocked = "commitment_locked"
    /// YES or NO was given; `result`.
    case checkedIn = "checked_in"
    /// A commitment was missed; `reason`: `no-text` or `no-answer`.
    case dayMissed = "day_missed"
    /// The tier changed; `from`, `to`.
    case tierChanged = "tier_changed"
    /// A restart shield was used.
    case shieldUsed = "shield_used"
    /// A month's shield was granted.
    case shieldGranted = "shield_granted"
    /// Settings were changed; `fields`.
    case settingsChanged = "settings_changed"
    /// The zone changed.
    case zoneChanged = "zone_changed"
    /// A subscription began or was extended.
    case subscribed
    /// It ended.
    case subscriptionLapsed = "subscription_lapsed"
    /// The system's permission was given or refused; `granted`.
    case permissionAnswered = "permission_answered"
    /// A step of onboarding was done; `step`.
    case onboardingStep = "onboarding_step"
    /// A notification was tapped.
    case notificationTapped = "notification_tapped"
  }

  /// A further fact.
  public struct Property: Hashable, Sendable, Codable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What happened.
  public let name: Name
  /// When.
  public let at: Instant
  /// The weekday in the user's zone then, 1 = Sunday … 7 = Saturday.
  public let weekday: Int
  /// The hour in the user's zone then, 0…23.
  public let hour: Int
  /// Further facts, in a fixed order.
  public let properties: [Property]
}
