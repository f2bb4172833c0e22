public import ServiceStore
public import ServiceKernel

extension UserDatabase {
  /// The store in a database of PostgreSQL, whose tables are made and brought to the current schema; many
  /// users share them, and many processes.
  ///
  /// - Parameters:
  ///   - parameters: libpq's, such as `host=/run/postgresql dbname=services`; the schema is the first of
  ///     the search path.
  ///   - connectionCount: how many transactions there may be at a time, 1 or more; a quarter as many
  ///     connections read beside them.
  /// - Throws: ``StoreError``.
  public static func postgreSQL(
    _ parameters: String,
    connectionCount: Int = 8
  ) async throws(StoreError) -> UserDatabase {
    let connect: Connect = { () throws(StoreError) in try PostgreSQLConnection(parameters) }
    let first: Connect = { () throws(StoreError) in
      let connection = try PostgreSQLConnection(parameters)
      try connection.migrate(to: .current)
      return connection
    }
    return try await open(
      writers: [first] + Array(repeating: connect, count: max(0, connectionCount - 1)),
      readers: Array(repeating: connect, count: max(1, connectionCount / 4))
    )
  }
}

extension PostgreSQLConnection {
  /// The table that has the schema's version. What was written before any app shipped had another one.
  private static let mark = "service_schema"

  /// Brings the database to a schema, in one transaction; processes that start together wait for one another.
  func migrate(to schema: StoreSchema) throws(StoreError) {
    try run("BEGIN")
    do throws(StoreError) {
      try run("SELECT pg_advisory_xact_lock(1399157620)")
      try run("CREATE TABLE IF NOT EXISTS \(Self.mark) (version BIGINT NOT NULL)")
      let rows = try run("SELECT version FROM \(Self.mark)", columns: [StoreColumn("version", .integer)])
      var found = 0
      if case .integer(let version)? = rows.first?.first { found = version }
      if found == 0 {
        let names = (schema.tables.map(\.name) + ["store_schema"]).map { "'\($0)'" }.joined(separator: ", ")
        let others = "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename IN (\(names))"
        guard try run(others).isEmpty else { throw .foreignFile }
      }
      guard found <= schema.version else { throw .newerVersion(found: found, known: schema.version) }
      for statement in SQLDialect.postgreSQL.migration(of: schema, from: found, to: schema.version) {
        try run(statement)
      }
      if found < schema.version {
        try run("DELETE FROM \(Self.mark)")
        try run("INSERT INTO \(Self.mark) VALUES ($1)", [.integer(schema.version)])
      }
      try commit()
    } catch {
      rollback()
      throw error
    }
  }
}
