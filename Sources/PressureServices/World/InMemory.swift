public import CivilTime
public import SeedModel

/// A notification centre in memory.
public actor InMemoryNotifications: NotificationPort {
  /// What is planned, by identifier.
  public private(set) var planned: [Identity: ReminderNotification] = [:]
  /// The number on the app's icon.
  public private(set) var badge = 0

  /// An empty one.
  public init() {}

  /// Plans a notification; one with the same identifier is replaced.
  public func add(_ notification: ReminderNotification) {
    planned[notification.identifier] = notification
  }

  /// Takes notifications back.
  public func cancel(_ identifiers: [Identity]) {
    for identifier in identifiers { planned[identifier] = nil }
  }

  /// Sets the number on the app's icon.
  public func setBadge(_ count: Int) { badge = count }

  /// What is delivered up to an instant, in its order; it is no longer planned then.
  public func deliver(until now: Instant) -> [ReminderNotification] {
    let due = planned.values.filter { $0.at <= now }.sorted {
      ($0.at, $0.identifier) < ($1.at, $1.identifier)
    }
    for notification in due { planned[notification.identifier] = nil }
    return due
  }
}

/// Haptics that are only written down.
public actor InMemoryHaptics: HapticPort {
  /// What was played.
  public private(set) var played: [Haptic] = []

  /// None yet.
  public init() {}

  /// Writes a haptic down.
  public func play(_ haptic: Haptic) { played.append(haptic) }
}

/// Analytics events in memory.
public actor InMemoryAnalytics: AnalyticsPort {
  /// What was recorded.
  public private(set) var events: [AnalyticsEvent] = []

  /// None yet.
  public init() {}

  /// Records an event.
  public func record(_ event: AnalyticsEvent) { events.append(event) }
}
