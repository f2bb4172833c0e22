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

/// The notifications of the past, for looking into what a user saw.
public struct NotificationLog: Hashable, Sendable {
  /// In the order of planning.
  public private(set) var records: [NotificationRecord]

  /// A log of some records.
  public init(_ records: [NotificationRecord] = []) { self.records = records }

  /// Takes a change in; one of a record that is not there changes nothing.
  ///
  /// - Complexity: O(records) at worst; the newest are looked at first.
  public mutating func apply(_ change: NotificationLogChange) {
    switch change {
    case .scheduled(let record): records.append(record)
    case .cancelled(let id):
      if let index = index(of: id) { records.remove(at: index) }
    case .delivered(let id):
      if let index = index(of: id) { records[index].delivered = true }
    case .tapped(let id):
      if let index = index(of: id) {
        // What was tapped has come, even if the app was not told.
        records[index].delivered = true
        records[index].tapped = true
      }
    }
  }

  private func index(of id: Identity) -> Int? { records.lastIndex { $0.id == id } }
}
