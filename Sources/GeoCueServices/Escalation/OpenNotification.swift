public import CivilTime
public import SeedModel

/// A notification that was sent and is not done with: it waits for its first delivery, or repeats.
public struct OpenNotification: Hashable, Sendable, Codable {
  /// What it says.
  public enum Content: Hashable, Sendable, Codable {
    /// A given text, the same in every delivery.
    case text(title: String, body: String)
    /// A place's message, worded again by the bundle's copy in every delivery.
    case crossing(GeofenceEvent, place: String, message: String)
  }

  /// What the app knows it by.
  public var identifier: String
  /// How pressing it is.
  public var priority: NotificationPriority
  /// What it says.
  public var content: Content
  /// The number that the app's badge shows from its delivery on; nil leaves the badge alone.
  public var badge: Int?
  /// When it was delivered first; nil while it waits.
  public var deliveredAt: Instant?
  /// Whether its first delivery had to wait, so that it must not speak as if the crossing were now.
  public var isHeld: Bool
  /// How many repeats have been delivered.
  public var repeatCount: Int

  /// Makes a notification.
  public init(
    identifier: String,
    priority: NotificationPriority,
    content: Content,
    badge: Int? = 1,
    deliveredAt: Instant? = nil,
    isHeld: Bool = false,
    repeatCount: Int = 0
  ) {
    self.identifier = identifier
    self.priority = priority
    self.content = content
    self.badge = badge
    self.deliveredAt = deliveredAt
    self.isHeld = isHeld
    self.repeatCount = repeatCount
  }
}
