public import SeedModel

// Where the world begins. An app plugs its own in: the system's notification centre, its haptics, its
// database, the store. The first three have one in memory beside them.

/// The system's notification centre.
public protocol NotificationPort: Sendable {
  /// Plans a notification; one with the same identifier is replaced.
  func add(_ notification: ReminderNotification) async
  /// Takes notifications back; identifiers that are not planned are passed over.
  func cancel(_ identifiers: [Identity]) async
  /// Sets the number on the app's icon.
  func setBadge(_ count: Int) async
}

/// The device's haptics.
public protocol HapticPort: Sendable {
  /// Lets the device be felt.
  func play(_ haptic: Haptic) async
}

/// Where analytics events go; the first app writes them to its console.
public protocol AnalyticsPort: Sendable {
  /// Records an event.
  func record(_ event: AnalyticsEvent) async
}

/// What the app's store says the user has paid for.
public protocol EntitlementPort: Sendable {
  /// The entitlement now.
  func current() async -> Entitlement
}

/// Where state, records and notification log are kept.
public protocol PressureStore: Sendable {
  /// The state that was stored last; nil for a new user.
  ///
  /// - Throws: what the store throws where it cannot be read.
  func state() async throws -> PressureState?
  /// All records, by date and `sortOrder`.
  func records() async throws -> [Commitment]
  /// The notification log.
  func log() async throws -> NotificationLog
  /// Stores what a turn changed: all of it or, where it throws, nothing.
  ///
  /// - Parameter records: new ones and changed ones, told by their ids.
  func save(state: PressureState, records: [Commitment], log: [NotificationLogChange]) async throws
}

extension PressureStore {
  /// What a commitment's stored records add up to; the stored escalation is a cache of it.
  public func escalation(sortOrder: Int = 0) async throws -> Escalation {
    History.escalation(of: try await records(), sortOrder: sortOrder)
  }
}
