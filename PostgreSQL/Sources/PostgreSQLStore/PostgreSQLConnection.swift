import CPostgreSQL
public import SeedModel
public import ServiceStore
public import ServiceKernel

/// A connection to a PostgreSQL server. Statements are prepared once; a connection that was lost is made anew
/// with the next transaction, or the next query outside of one.
public final class PostgreSQLConnection: StoreConnection {
  private let connection: OpaquePointer
  private var statements: [String: String] = [:]
  /// A connection that is lost inside of a transaction fails all of it.
  private var isInTransaction = false

  /// Connects. What waits for another transaction's lock waits 30 s and fails with ``StoreError/busy`` then,
  /// unless the parameters set `lock_timeout`.
  ///
  /// - Parameter parameters: libpq's, such as `host=/run/postgresql dbname=services`.
  /// - Throws: ``StoreError/cannotOpen(_:)``.
  public init(_ parameters: String) throws(StoreError) {
    guard let connection = PQconnectdb(parameters) else { throw .cannotOpen("no memory") }
    self.connection = connection
    // The server says more than errors on standard error otherwise.
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    try start()
  }

  deinit { PQfinish(connection) }

  private var words: String {
    let text = String(cString: PQerrorMessage(connection))
    return String(text.split(separator: "\n").first ?? "")
  }

  /// Begins a transaction that is as if it were alone, or is refused as ``StoreError/overtaken``.
  public func begin(isWriting: Bool) throws(StoreError) {
    try reconnect()
    try run("BEGIN ISOLATION LEVEL " + (isWriting ? "SERIALIZABLE" : "REPEATABLE READ READ ONLY"))
    isInTransaction = true
  }

  /// Begins a transaction on one user's rows: it waits until the user's other ones have ended, and sees what
  /// they left.
  ///
  /// Serializable transactions would be told apart by pages, on which many users' rows lie: of 64 at a time
  /// most would be refused.
  public func begin(writingFor user: Identity) throws(StoreError) {
    try reconnect()
    try run("BEGIN ISOLATION LEVEL READ COMMITTED")
    isInTransaction = true
    try run("SELECT pg_advisory_xact_lock($1)", [.integer(PostgreSQLConnection.lock(of: user))])
  }

  private static func lock(of user: Identity) -> Int { Int(bitPattern: UInt(user.high ^ user.low)) }

  private func reconnect() throws(StoreError) {
    guard PQstatus(connection) != CONNECTION_OK else { return }
    statements = [:]
    PQreset(connection)
    try start()
  }

  private func start() throws(StoreError) {
    if PQstatus(connection) != CONNECTION_OK { throw .cannotOpen(words) }
    try run("SELECT set_config('lock_timeout', '30s', false) WHERE current_setting('lock_timeout') = '0'")
  }

  /// Ends the transaction; its changes are on the server's disk when this returns.
  public func commit() throws(StoreError) {
    isInTransaction = false
    try run("COMMIT")
  }

  /// Ends the transaction without its changes.
  public func rollback() {
    isInTransaction = false
    if PQtransactionStatus(connection) != PQTRANS_IDLE { _ = try? run("ROLLBACK") }
  }

  /// The rows that a query asks for.
  public func rows(_ query: StoreQuery) throws(StoreError) -> [[StoreValue]] {
    if !isInTransaction { try reconnect() }
    return try run(SQLDialect.select(query), SQLDialect.values(of: query), columns: query.table.columns)
  }

  /// Puts a row in, in the place of the one with its key.
  public func put(_ row: [StoreValue], in table: StoreTable) throws(StoreError) {
    for (column, value) in zip(table.columns, row) {
      // PostgreSQL's texts hold any character but this one.
      if case .text(let text) = value, text.utf8.contains(0) { throw .unstorable(column: column.name) }
    }
    do throws(StoreError) {
      try run(SQLDialect.put(table), row)
    } catch .occupied {
      throw .occupied(table: table.name)
    }
  }

  /// Removes the rows that a query asks for.
  public func remove(_ query: StoreQuery) throws(StoreError) {
    try run(SQLDialect.remove(query), SQLDialect.values(of: query))
  }

  /// Runs one statement.
  ///
  /// - Parameter columns: what the columns of its rows hold; where empty, they are read as texts.
  @discardableResult
  func run(
    _ sql: String,
    _ values: [StoreValue] = [],
    columns: [StoreColumn] = []
  ) throws(StoreError) -> [[StoreValue]] {
    let result = try execute(try prepared(sql), values)
    defer { PQclear(result) }
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { field in
        guard PQgetisnull(result, row, field) == 0, let bytes = PQgetvalue(result, row, field) else {
          return .null
        }
        let count = Int(PQgetlength(result, row, field))
        let utf8 = UnsafeRawBufferPointer(start: bytes, count: count)
        return StoreValue(
          String(decoding: utf8, as: UTF8.self),
          columns.isEmpty ? .text : columns[Int(field)].kind
        )
      }
    }
  }

  private func prepared(_ sql: String) throws(StoreError) -> String {
    if let name = statements[sql] { return name }
    let name = "s\(statements.count)"
    PQclear(try checked(PQprepare(connection, name, sql, 0, nil)))
    statements[sql] = name
    return name
  }

  /// Hands the values over as texts, one behind the other with a zero behind each.
  private func execute(_ statement: String, _ values: [StoreValue]) throws(StoreError) -> OpaquePointer {
    var bytes: [CChar] = []
    var offsets: [Int?] = []
    for value in values {
      offsets.append(value == .null ? nil : bytes.count)
      bytes += value.parameter.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    bytes.append(0)
    let result = bytes.withUnsafeBufferPointer { buffer in
      let addresses = offsets.map { offset in offset.flatMap { buffer.baseAddress?.advanced(by: $0) } }
      return PQexecPrepared(connection, statement, Int32(values.count), addresses, nil, nil, 0)
    }
    return try checked(result)
  }

  private func checked(_ result: OpaquePointer?) throws(StoreError) -> OpaquePointer {
    let status = PQresultStatus(result)
    if let result, status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK { return result }
    defer { PQclear(result) }
    let sqlState = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
    throw switch sqlState {
    // Serialization failures and deadlocks.
    case "40001", "40P01": .overtaken
    case "23505": .occupied(table: "")
    case "53100": .full
    case "25006": .readOnly
    case "55P03": .busy
    case "XX001", "XX002": .damaged(words)
    default: .database(code: sqlState, message: words)
    }
  }
}

extension StoreValue {
  /// The value as libpq takes it.
  fileprivate var parameter: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .text(let text): text
    case .identity(let identity): "\(identity)"
    }
  }

  /// A value as libpq gives it; a text where it is none of the kind, which whoever reads the record refuses.
  fileprivate init(_ text: String, _ kind: ColumnKind) {
    let value: StoreValue? =
      switch kind {
      case .identity: Identity(text).map { .identity($0) }
      case .integer, .flag, .instant, .date: Int(text).map { .integer($0) }
      case .text, .json: nil
      }
    self = value ?? .text(text)
  }
}
