import PlainJSON
import SeedModel
import ServiceKernel

/// A kind of record that stands in a table of its own, since a year of them has to stay small. Each member of
/// the record's JSON stands in a column; the store knows no type of the product's.
struct OwnTable: Sendable {
  /// A column, and the member of the record that stands in it.
  struct Member: Sendable {
    let name: String
    let column: StoreColumn
    /// Whether the member says whose the record is: a flag in the table, since the user stands in each row.
    let isOwner: Bool

    init(
      _ name: String,
      _ column: String,
      _ kind: ColumnKind,
      isOptional: Bool = false,
      values: [String] = [],
      isOwner: Bool = false
    ) {
      self.name = name
      self.column = StoreColumn(column, kind, isOptional: isOptional, values: values)
      self.isOwner = isOwner
    }
  }

  let product: String
  let kind: String
  let table: StoreTable
  let members: [Member]
  /// The columns whose values, with points between them, are a record's key.
  private let keyColumns: [String]

  init(
    _ product: String,
    _ kind: String,
    _ table: String,
    key: [String],
    unique: [[String]] = [],
    order: [String],
    _ members: [Member]
  ) {
    self.product = product
    self.kind = kind
    self.members = members
    keyColumns = key
    self.table = StoreTable(table, columns: members.map(\.column), key: ["id"], unique: unique, order: order)
  }

  /// What tells the row with a record's key from the user's others; nil for a text that is no key.
  func conditions(_ key: String) -> [StoreCondition]? {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == keyColumns.count else { return nil }
    var conditions: [StoreCondition] = []
    for (name, part) in zip(keyColumns, parts) {
      let kind = table.columns[table.index(of: name)].kind
      let value = kind == .integer ? Int(part).map { .integer($0) } : kind.value(.string(part))
      guard let value else { return nil }
      conditions.append(.equals(name, value))
    }
    return conditions
  }

  /// A record as a row of a user.
  ///
  /// - Throws: ``StoreError/otherUser(_:)``; ``StoreError/unstorable(column:)`` for a record that is none of
  ///   the table's.
  func row(_ record: JSONObject, of user: Identity) throws(StoreError) -> [StoreValue] {
    if let name = record.names.first(where: { name in !members.contains { $0.name == name } }) {
      throw .unstorable(column: "\(table.name).\(name)")
    }
    var row: [StoreValue] = [.identity(user)]
    for member in members {
      let json = record[member.name]
      if member.isOwner {
        if let owner = json?.string.flatMap({ Identity($0) }), owner != user { throw .otherUser(owner) }
        row.append(.integer(json == nil ? 0 : 1))
        continue
      }
      guard let value = member.column.value(json) else {
        throw .unstorable(column: "\(table.name).\(member.column.name)")
      }
      row.append(value)
    }
    return row
  }

  /// The record of a row.
  ///
  /// - Throws: ``StoreError/damaged(_:)`` with the table and the column.
  func record(_ row: [StoreValue]) throws(StoreError) -> JSONObject {
    var record = JSONObject()
    for (member, value) in zip(members, row.dropFirst()) {
      if value == .null, member.column.isOptional { continue }
      guard let json = member.column.json(value) else { throw table.damage(member.column.name) }
      if !member.isOwner {
        record.append(member.name, json)
      } else if json == .bool(true), let user = table.columns[0].json(row[0]) {
        record.append(member.name, user)
      }
    }
    return record
  }
}

extension OwnTable {
  /// Those that there are: Pressure's days and its notification log.
  static let all = [
    OwnTable(
      "pressure",
      "commitment",
      "pressure_commitment",
      key: ["date", "sort_order"],
      unique: [["date", "sort_order"]],
      order: ["date", "sort_order"],
      [
        Member("id", "id", .identity), Member("date", "date", .date),
        Member("sortOrder", "sort_order", .integer), Member("text", "text", .text),
        Member("lockedAt", "locked_at", .instant, isOptional: true),
        Member("status", "status", .text, values: ["PENDING", "YES", "NO", "MISSED"]),
        Member("checkedInAt", "checked_in_at", .instant, isOptional: true),
        Member("escalationTierSnap", "escalation_tier_snap", .integer),
        Member("shieldUsed", "shield_used", .flag),
        Member("policy", "policy", .text, values: ["literal", "neverLowers"]),
        Member("userID", "has_user", .flag, isOwner: true), Member("updatedAt", "updated_at", .instant),
      ]
    ),
    OwnTable(
      "pressure",
      "notification",
      "pressure_notification",
      key: ["id"],
      order: ["scheduled_for"],
      [
        Member("id", "id", .identity), Member("scheduledFor", "scheduled_for", .instant),
        Member("tier", "tier", .integer),
        Member("personality", "personality", .text, values: ["PROFESSIONAL", "BRUTAL"]),
        Member("delivered", "delivered", .flag), Member("tapped", "tapped", .flag),
      ]
    ),
  ]
}
