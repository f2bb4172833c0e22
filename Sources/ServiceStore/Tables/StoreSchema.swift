import CivilTime

/// The tables of a store, by versions: what a version brought says its tables and columns (`since`).
public struct StoreSchema: Sendable {
  /// The newest version.
  public let version: Int
  /// The tables, those that others refer to first.
  public let tables: [StoreTable]
  /// Statements that follow the changes of tables in a version, where rows have to be rewritten.
  public let rewrites: [Int: [String]]

  /// Makes a schema. What a version has brought is never changed: a change is a new version.
  public init(version: Int, tables: [StoreTable], rewrites: [Int: [String]] = [:]) {
    self.version = version
    self.tables = tables
    self.rewrites = rewrites
  }

  /// The users, whom all other rows belong to.
  public static let account = StoreTable(
    "account",
    columns: [StoreColumn("created_at", .instant), StoreColumn("deleted_at", .instant, isOptional: true)],
    order: ["created_at"]
  )

  /// What this version knows.
  public static let current = StoreSchema(version: 1, tables: [account] + records)

  /// What an export holds: all but the account.
  static let records =
    [ServiceTables.states, ServiceTables.outbox, ServiceTables.records] + OwnTable.all.map(\.table)
}
