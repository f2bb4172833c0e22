import CivilTime
import PlainJSON
import PressureServices
import SeedModel

/// A state that is kept whole, and how often it was stored.
struct StoredState<Value: StorableValue>: Sendable {
  var revision: Int
  var value: Value

  /// A table with one row a user.
  static func table(_ name: String) -> RecordTable<StoredState<Value>> {
    RecordTable(
      name,
      key: [],
      [RecordColumn("revision", \.revision), RecordColumn("state", \.value)]
    ) { StoredState(revision: try $0("revision"), value: try $0("state")) }
  }
}

/// What is kept whole: the services read and write it in forms of their own.
enum StateTables {
  static let egoFix = StoredState<JSONValue>.table("egofix_state")
  static let pressure = StoredState<[UInt8]>.table("pressure_state")
  static let geoCue = StoredState<JSONValue>.table("geocue_state")
  static let geoCuePreferences = StoredState<JSONValue>.table("geocue_preferences")
}

/// A record of Pressure's notification log with its place in the order of planning.
struct LoggedNotification: Sendable {
  var sequence: Int
  var record: NotificationRecord
}

/// Pressure's records.
enum PressureTables {
  static let commitments = RecordTable<Commitment>(
    "pressure_commitment",
    unique: [["date", "sort_order"]],
    order: ["date", "sort_order"],
    owner: { $0.userID },
    [
      RecordColumn("id", \.id), RecordColumn("date", \.date), RecordColumn("sort_order", \.sortOrder),
      RecordColumn("text", \.text), RecordColumn("locked_at", \.lockedAt), RecordColumn("status", \.status),
      RecordColumn("checked_in_at", \.checkedInAt),
      RecordColumn("escalation_tier_snap", \.escalationTierSnap),
      RecordColumn("shield_used", \.shieldUsed), RecordColumn("policy", \.policy),
      RecordColumn("has_user", { $0.userID != nil }), RecordColumn("updated_at", \.updatedAt),
    ]
  ) { row in
    let hasUser: Bool = try row("has_user")
    var record = Commitment(
      id: try row("id"),
      date: try row("date"),
      sortOrder: try row("sort_order"),
      text: try row("text"),
      updatedAt: try row("updated_at"),
      userID: hasUser ? try row.user() : nil
    )
    record.lockedAt = try row("locked_at")
    record.status = try row("status")
    record.checkedInAt = try row("checked_in_at")
    record.escalationTierSnap = try row("escalation_tier_snap")
    record.shieldUsed = try row("shield_used")
    record.policy = try row("policy")
    return record
  }

  static let log = RecordTable<LoggedNotification>(
    "pressure_notification",
    order: ["sequence"],
    [
      RecordColumn("id", \.record.id), RecordColumn("sequence", \.sequence),
      RecordColumn("scheduled_for", \.record.scheduledFor), RecordColumn("tier", \.record.tier),
      RecordColumn("personality", \.record.personality), RecordColumn("delivered", \.record.delivered),
      RecordColumn("tapped", \.record.tapped),
    ]
  ) { row in
    LoggedNotification(
      sequence: try row("sequence"),
      record: NotificationRecord(
        id: try row("id"),
        scheduledFor: try row("scheduled_for"),
        tier: try row("tier"),
        personality: try row("personality"),
        delivered: try row("delivered"),
        tapped: try row("tapped")
      )
    )
  }
}
