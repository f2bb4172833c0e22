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

/// An entitlement that is given.
public actor InMemoryEntitlement: EntitlementPort {
  private var entitlement: Entitlement

  /// A given entitlement.
  public init(_ entitlement: Entitlement = .free) { self.entitlement = entitlement }

  /// Replaces it.
  public func set(_ entitlement: Entitlement) { self.entitlement = entitlement }

  /// The entitlement now.
  public func current() -> Entitlement { entitlement }
}

/// A store in memory, which keeps bytes as a store on disk would.
public actor InMemoryPressureStore: PressureStore {
  private let zones: any ZoneSource
  private var stateBytes: [UInt8]?
  private var recordBytes: [UInt8]
  private var logBytes: [UInt8]

  /// An empty store; zones, which are stored by name, are looked up in a source.
  public init(zones: any ZoneSource) {
    self.zones = zones
    recordBytes = PressureArchive.bytes(of: [Commitment]())
    logBytes = PressureArchive.bytes(of: NotificationLog())
  }

  /// The state that was stored last.
  ///
  /// - Throws: ``ArchiveError``.
  public func state() throws -> PressureState? {
    try stateBytes.map { try PressureArchive.state(from: $0, zones: zones) }
  }

  /// All records, by date and `sortOrder`.
  ///
  /// - Throws: ``ArchiveError``.
  public func records() throws -> [Commitment] { try PressureArchive.records(from: recordBytes) }

  /// The notification log.
  ///
  /// - Throws: ``ArchiveError``.
  public func log() throws -> NotificationLog { try PressureArchive.log(from: logBytes) }

  /// Stores what a turn changed.
  ///
  /// - Throws: ``ArchiveError``.
  public func save(state: PressureState, records: [Commitment], log: [NotificationLogChange]) throws {
    var byID = Dictionary(try self.records().map { ($0.id, $0) }) { $1 }
    for record in records { byID[record.id] = record }
    var whole = try self.log()
    for change in log { whole.apply(change) }
    recordBytes = PressureArchive.bytes(
      of: byID.values.sorted { ($0.date, $0.sortOrder, $0.id) < ($1.date, $1.sortOrder, $1.id) }
    )
    logBytes = PressureArchive.bytes(of: whole)
    stateBytes = PressureArchive.bytes(of: state)
  }

  /// How many bytes all of it takes.
  public var byteCount: Int { (stateBytes?.count ?? 0) + recordBytes.count + logBytes.count }
}
