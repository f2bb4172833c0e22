public import CivilTime
public import SeedModel

/// What is kept of a notification (data model, "Notification Records").
public struct NotificationRecord: Hashable, Sendable, Codable {
  /// The request's identifier.
  public let id: Identity
  /// When it is to come.
  public let scheduledFor: Instant
  /// The tier at the time of planning, 0…3.
  public let tier: Int
  /// The voice at the time of planning.
  public let personality: PersonalityMode
  /// Whether it was delivered.
  public var delivered: Bool
  /// Whether the user opened the app from it.
  public var tapped: Bool

  /// Makes a record.
  public init(
    id: Identity,
    scheduledFor: Instant,
    tier: Int,
    personality: PersonalityMode,
    delivered: Bool = false,
    tapped: Bool = false
  ) {
    self.id = id
    self.scheduledFor = scheduledFor
    self.tier = tier
    self.personality = personality
    self.delivered = delivered
    self.tapped = tapped
  }
}

/// A change of the notification log.
public enum NotificationLogChange: Hashable, Sendable, Codable {
  /// A notification was planned.
  case scheduled(NotificationRecord)
  /// It was taken back before it came; its record goes.
  case cancelled(Identity)
  /// It came.
  case delivered(Identity)
  /// The user opened the app from it.
  case tapped(Identity)
}
