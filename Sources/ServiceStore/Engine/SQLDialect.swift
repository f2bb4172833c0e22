/// Statements made from tables' descriptions: the one place that writes SQL for rows.
///
/// Parameters are `$1`, `$2`, …, numbered in the order in which they appear, which SQLite and PostgreSQL read
/// alike.
public struct SQLDialect: Sendable {
  /// The type of an identity.
  public let identity: String
  /// The type of whole numbers.
  public let integer: String
  /// What follows a table's definition.
  public let tableOptions: String

  /// SQLite's.
  public static let sqlite = SQLDialect(
    identity: "BLOB",
    integer: "INTEGER",
    tableOptions: " STRICT, WITHOUT ROWID"
  )
  /// PostgreSQL's.
  public static let postgreSQL = SQLDialect(
    identity: "UUID",
    integer: "BIGINT",
    tableOptions: ""
  )

  /// The statements that bring a schema from a version to a later one.
  public func migration(of schema: StoreSchema, from old: Int, to new: Int) -> [String] {
    guard old < new else { return [] }
    return (old + 1...new).flatMap { version in
      schema.tables.flatMap { table in
        if table.since == version { return [create(table, version: version)] }
        return table.columns.filter { $0.since == version && table.since < version }
          .map { "ALTER TABLE \(table.name) ADD COLUMN \(definition(of: $0))" }
      } + (schema.rewrites[version] ?? [])
    }
  }

  private func create(_ table: StoreTable, version: Int) -> String {
    var parts = table.columns.filter { $0.since <= version }.map(definition)
    parts.append("PRIMARY KEY (\(list(table.primaryKey)))")
    parts += table.unique.map { "UNIQUE (\(list([StoreTable.user] + $0)))" }
    if table.name != StoreSchema.account.name {
      parts.append(
        "FOREIGN KEY (\(StoreTable.user)) REFERENCES \(StoreSchema.account.name) (\(StoreTable.user))"
      )
    }
    return "CREATE TABLE \(table.name) (\n  \(parts.joined(separator: ",\n  "))\n)\(tableOptions)"
  }

  private func definition(of column: StoreColumn) -> String {
    let type =
      switch column.kind {
      case .identity: identity
      case .integer, .flag, .instant, .date: integer
      case .text, .json: "TEXT"
      }
    return "\(column.name) \(type)\(column.isOptional ? "" : " NOT NULL")"
  }

  /// Puts a row in the place of the one with its key.
  public static func put(_ table: StoreTable) -> String {
    let names = table.columns.map(\.name)
    let parameters = names.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    let changes = names.filter { !table.primaryKey.contains($0) }.map { "\($0) = excluded.\($0)" }
    let action = changes.isEmpty ? "NOTHING" : "UPDATE SET \(changes.joined(separator: ", "))"
    return "INSERT INTO \(table.name) (\(list(names))) VALUES (\(parameters)) "
      + "ON CONFLICT (\(list(table.primaryKey))) DO \(action)"
  }

  /// Asks for rows.
  public static func select(_ query: StoreQuery) -> String {
    "SELECT \(list(query.table.columns.map(\.name))) FROM \(query.table.name)" + restriction(query)
      + (query.order.isEmpty ? "" : " ORDER BY \(list(query.order))")
  }

  /// Removes rows.
  public static func remove(_ query: StoreQuery) -> String {
    "DELETE FROM \(query.table.name)" + restriction(query)
  }

  /// The values of a query's parameters, in their order.
  public static func values(of query: StoreQuery) -> [StoreValue] {
    query.conditions.compactMap { condition in
      if case .equals(_, let value) = condition { value } else { nil }
    }
  }

  private static func restriction(_ query: StoreQuery) -> String {
    var parameter = 0
    let parts = query.conditions.map { condition in
      if case .isEmpty(let column) = condition { return "\(column) IS NULL" }
      parameter += 1
      return "\(condition.column) = $\(parameter)"
    }
    return parts.isEmpty ? "" : " WHERE " + parts.joined(separator: " AND ")
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
  private func list(_ names: [String]) -> String { SQLDialect.list(names) }
}
