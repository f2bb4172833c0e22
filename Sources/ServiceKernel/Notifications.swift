public import CivilTime

/// What a notification centre must hold.
public struct WantedNotifications: Equatable, Sendable {
  /// In the order of their instants; no two have the same identifier.
  public var notifications: [ServiceNotification]
  /// The number on the app's icon, 0 for none.
  public var badge: Int

  /// Makes a wish.
  public init(_ notifications: [ServiceNotification] = [], badge: Int = 0) {
    self.notifications = notifications
    self.badge = badge
  }
}

/// A notification, ready to be handed to the system.
public struct ServiceNotification: Hashable, Sendable, Codable {
  /// How loudly the system shows it.
  public enum Interruption: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the list alone.
    case passive
    /// As usual.
    case active
    /// Through a focus.
    case timeSensitive
    /// Through silence, where the app may.
    case critical
  }

  /// What the notification centre knows it by; one with the same identifier is replaced.
  public var identifier: String
  /// When it comes.
  public var at: Instant
  /// Its title.
  public var title: String
  /// Its text.
  public var body: String
  /// Whether it sounds.
  public var sound: Bool
  /// Whether it is felt.
  public var haptic: Bool
  /// How loudly the system shows it.
  public var interruption: Interruption
  /// The number on the app's icon from then on; nil leaves it.
  public var badge: Int?

  /// Makes a notification.
  public init(
    identifier: String,
    at: Instant,
    title: String,
    body: String,
    sound: Bool = true,
    haptic: Bool = false,
    interruption: Interruption = .active,
    badge: Int? = nil
  ) {
    self.identifier = identifier
    self.at = at
    self.title = title
    self.body = body
    self.sound = sound
    self.haptic = haptic
    self.interruption = interruption
    self.badge = badge
  }
}

/// The system's notification centre, as far as it is one product's.
///
/// Where several products or the app itself share the system's, each implementation puts a prefix of its own
/// before its identifiers and lists those alone.
public protocol NotificationPort: Sendable {
  /// Plans a notification; one with the same identifier is replaced.
  func add(_ notification: ServiceNotification) async throws
  /// Shows a notification now, in the place of a planned one with its identifier.
  func show(_ notification: ServiceNotification) async throws
  /// Takes notifications back; identifiers that are not planned are passed over.
  func remove(_ identifiers: [String]) async throws
  /// The identifiers of what is planned and has not come.
  func pending() async throws -> [String]
  /// Sets the number on the app's icon.
  func setBadge(_ count: Int) async throws
}

/// A notification centre in memory, for tests and previews.
public actor InMemoryNotifications: NotificationPort {
  /// What is planned, by identifier.
  public private(set) var planned: [String: ServiceNotification] = [:]
  /// What was shown at once, in order.
  public private(set) var shown: [ServiceNotification] = []
  /// The number on the app's icon.
  public private(set) var badge = 0

  /// An empty one.
  public init() {}

  /// Another centre that holds the same.
  package func copy() -> InMemoryNotifications { InMemoryNotifications(planned, shown, badge) }

  private init(_ planned: [String: ServiceNotification], _ shown: [ServiceNotification], _ badge: Int) {
    (self.planned, self.shown, self.badge) = (planned, shown, badge)
  }

  /// Plans a notification; one with the same identifier is replaced.
  public func add(_ notification: ServiceNotification) { planned[notification.identifier] = notification }

  /// Shows a notification now.
  public func show(_ notification: ServiceNotification) {
    planned[notification.identifier] = nil
    shown.append(notification)
    if let count = notification.badge { badge = count }
  }

  /// Takes notifications back.
  public func remove(_ identifiers: [String]) { for identifier in identifiers { planned[identifier] = nil } }

  /// The identifiers of what is planned.
  public func pending() -> [String] { planned.keys.sorted() }

  /// Sets the number on the app's icon.
  public func setBadge(_ count: Int) { badge = count }

  /// What comes up to an instant, in its order; it is no longer planned then.
  public func deliver(until now: Instant) -> [ServiceNotification] {
    let due = planned.values.filter { $0.at <= now }.sorted {
      ($0.at, $0.identifier) < ($1.at, $1.identifier)
    }
    for notification in due { planned[notification.identifier] = nil }
    return due
  }

  /// Forgets all that is planned, as after a reinstall or a restored backup.
  public func forget() { (planned, badge) = ([:], 0) }
}
