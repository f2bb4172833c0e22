import CivilTime
import PressureServices
import SeedModel

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

  static let notifications = RecordTable<NotificationRecord>(
    "pressure_notification",
    order: ["scheduled_for"],
    [
      RecordColumn("id", \.id), RecordColumn("scheduled_for", \.scheduledFor), RecordColumn("tier", \.tier),
      RecordColumn("personality", \.personality), RecordColumn("delivered", \.delivered),
      RecordColumn("tapped", \.tapped),
    ]
  ) { row in
    NotificationRecord(
      id: try row("id"),
      scheduledFor: try row("scheduled_for"),
      tier: try row("tier"),
      personality: try row("personality"),
      delivered: try row("delivered"),
      tapped: try row("tapped")
    )
  }

  /// Commitments are told by day and `sortOrder`: `2024-03-31.0`.
  static let commitmentRecords = ServiceRecords("pressure", "commitment", commitments) { key in
    let parts = key.split(separator: ".")
    guard parts.count == 2, let date = CivilDate(String(parts[0])), let sortOrder = Int(parts[1]) else {
      return nil
    }
    return [.equals("date", date.stored), .equals("sort_order", sortOrder.stored)]
  }

  static let notificationRecords = ServiceRecords("pressure", "notification", notifications) { key in
    Identity(key).map { [.equals("id", $0.stored)] }
  }
}

extension Commitment.Status: StorableName {
  init?(name: String) { self.init(rawValue: name) }
}
extension EscalationAfterRecovery: StorableName {}
extension PersonalityMode: StorableName {
  var description: String { rawValue }
  init?(name: String) { self.init(rawValue: name) }
}
