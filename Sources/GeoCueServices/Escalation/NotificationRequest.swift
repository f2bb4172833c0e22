public import CivilTime
import ServiceKernel

/// One delivery as it is handed to the notification centre.
public struct NotificationRequest: Hashable, Sendable, Codable {
  /// What the centre knows it by: the notification's identifier for the first delivery, with `.repeat.` and
  /// the repeat's number behind it for a repeat. Another request with it replaces this one.
  public var identifier: String
  /// The identifier of the notification that it delivers.
  public var notification: String
  /// When it is delivered.
  public var at: Instant
  /// Which of the notification's deliveries it is.
  public var kind: DeliveryKind
  /// What it says.
  public var text: ReminderText
  /// How it is delivered.
  public var channels: NotificationChannels

  /// Makes a request.
  public init(
    identifier: String,
    notification: String,
    at: Instant,
    kind: DeliveryKind,
    text: ReminderText,
    channels: NotificationChannels
  ) {
    self.identifier = identifier
    self.notification = notification
    self.at = at
    self.kind = kind
    self.text = text
    self.channels = channels
  }

  /// The identifier of a notification's repeat.
  static func identifier(ofRepeat number: Int, of notification: String) -> String {
    "\(notification).repeat.\(number)"
  }

  /// The identifier of the notification that a delivery belongs to, whichever of its deliveries it is.
  static func notification(of identifier: String) -> String {
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[parts.count - 2] == "repeat", Int(parts[parts.count - 1]) != nil else {
      return identifier
    }
    return parts.dropLast(2).joined(separator: ".")
  }
}

/// What a delivery says.
public struct ReminderText: Hashable, Sendable, Codable {
  /// The title.
  public var title: String
  /// The body.
  public var body: String
  /// The copy key that it comes from; nil for a text that was given.
  public var key: String?
  /// Which of the key's variants, from 0; nil for a text that was given.
  public var variant: Int?

  /// Makes a text.
  public init(title: String, body: String, key: String? = nil, variant: Int? = nil) {
    self.title = title
    self.body = body
    self.key = key
    self.variant = variant
  }
}

extension NotificationRequest {
  /// The request as the notification centre takes it.
  func notification(badge: Int?) -> ServiceNotification {
    ServiceNotification(
      identifier: identifier,
      at: at,
      title: text.title,
      body: text.body,
      sound: channels.sound,
      haptic: channels.haptic,
      interruption: channels.interruption,
      badge: badge
    )
  }

  /// A pending request as the notification centre takes it: a first delivery brings its badge along.
  func notification(in state: GeoCueState) -> ServiceNotification {
    let open = kind == .first ? state.open.first { $0.identifier == notification } : nil
    return notification(badge: open?.badge)
  }
}
