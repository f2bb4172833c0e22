import CSQLite
import SeedModel
import ServiceKernel

/// A connection to a SQLite file. Statements are prepared once.
final class SQLiteConnection: StoreConnection {
  private var database: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]
  /// For how long it waits for others.
  static let busyMilliseconds: Int32 = 5000

  /// Opens a file.
  ///
  /// - Parameter flags: SQLite's, see ``OpenFlags``.
  init(path: String, flags: Int32) throws(StoreError) {
    let code = sqlite3_open_v2(path, &database, flags, nil)
    guard code == Code.ok else {
      let words = database.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
      sqlite3_close_v2(database)
      database = nil
      throw .cannotOpen(words)
    }
    sqlite3_extended_result_codes(database, 1)
    sqlite3_busy_timeout(database, Self.busyMilliseconds)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(database)
  }

  /// Whether the file was opened for reading alone, for want of permission too.
  var isReadOnly: Bool { sqlite3_db_readonly(database, "main") == 1 }

  func begin(isWriting: Bool) throws(StoreError) { try run(isWriting ? "BEGIN IMMEDIATE" : "BEGIN") }

  func commit() throws(StoreError) { try run("COMMIT") }

  func rollback() {
    // Some faults, such as a full disk, have rolled back already.
    if sqlite3_get_autocommit(database) == 0 { _ = try? run("ROLLBACK") }
  }

  func rows(_ query: StoreQuery) throws(StoreError) -> [[StoreValue]] {
    try run(SQLDialect.select(query), SQLDialect.values(of: query))
  }

  func put(_ row: [StoreValue], in table: StoreTable) throws(StoreError) {
    do throws(StoreError) {
      try run(SQLDialect.put(table), row)
    } catch .occupied {
      throw .occupied(table: table.name)
    }
  }

  func remove(_ query: StoreQuery) throws(StoreError) {
    try run(SQLDialect.remove(query), SQLDialect.values(of: query))
  }

  /// Runs one statement.
  @discardableResult
  func run(_ sql: String, _ values: [StoreValue] = []) throws(StoreError) -> [[StoreValue]] {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: statement) }
    var rows: [[StoreValue]] = []
    while true {
      switch sqlite3_step(statement) {
      case Code.row:
        var row: [StoreValue] = []
        for index in 0..<sqlite3_column_count(statement) { row.append(try read(statement, index)) }
        rows.append(row)
      case Code.done: return rows
      case let code: throw error(code)
      }
    }
  }

  private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let persistent: UInt32 = 1
    let code = sqlite3_prepare_v3(database, sql, -1, persistent, &statement, nil)
    guard code == Code.ok, let statement else { throw error(code) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: StoreValue, at index: Int32, of statement: OpaquePointer) throws(StoreError) {
    var code = Code.ok
    switch value {
    case .null: code = sqlite3_bind_null(statement, index)
    case .integer(let number): code = sqlite3_bind_int64(statement, index, Int64(number))
    case .text(let text):
      let utf8 = Array(text.utf8)
      code = SQLiteConnection.address(of: utf8) {
        csqlite_bind_text(statement, index, $0.assumingMemoryBound(to: CChar.self), Int32(utf8.count))
      }
    case .identity(let identity):
      let bytes = identity.bytes
      code = SQLiteConnection.address(of: bytes) {
        csqlite_bind_blob(statement, index, $0, Int32(bytes.count))
      }
    }
    if code != Code.ok { throw error(code) }
  }

  /// Hands out an address even where there are no bytes: what is bound without one is nothing.
  private static func address(of bytes: [UInt8], _ body: (UnsafeRawPointer) -> Int32) -> Int32 {
    withUnsafeTemporaryAllocation(byteCount: bytes.count + 1, alignment: 1) { buffer in
      buffer.copyBytes(from: bytes)
      return UnsafeRawPointer(buffer.baseAddress).map(body) ?? Code.noMemory
    }
  }

  private func read(_ statement: OpaquePointer, _ index: Int32) throws(StoreError) -> StoreValue {
    switch sqlite3_column_type(statement, index) {
    case Code.integer: return .integer(Int(sqlite3_column_int64(statement, index)))
    case Code.text:
      let bytes = sqlite3_column_text(statement, index)
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    case Code.blob:
      let bytes = sqlite3_column_blob(statement, index)
      let count = Int(sqlite3_column_bytes(statement, index))
      guard let identity = Identity(bytes: UnsafeRawBufferPointer(start: bytes, count: count)) else {
        throw .damaged("an identity")
      }
      return .identity(identity)
    default: return .null
    }
  }

  private func error(_ code: Int32) -> StoreError {
    let words = String(cString: sqlite3_errmsg(database))
    return switch code & 0xFF {
    case Code.busy, Code.locked: .busy
    case Code.readOnly: .readOnly
    case Code.full: .full
    case Code.corrupt, Code.notADatabase: .damaged(words)
    case Code.cannotOpen: .cannotOpen(words)
    case Code.constraint where code == Code.constraintUnique: .occupied(table: "")
    // What a limit on the size of files gives, and a disk that is full where SQLite does not see the reason.
    case Code.ioError where code == Code.ioErrorWrite: .full
    default: .database(code: "\(code)", message: words)
    }
  }

  /// SQLite's numbers.
  private enum Code {
    static let ok: Int32 = 0
    static let busy: Int32 = 5
    static let locked: Int32 = 6
    static let noMemory: Int32 = 7
    static let readOnly: Int32 = 8
    static let ioError: Int32 = 10
    static let corrupt: Int32 = 11
    static let full: Int32 = 13
    static let cannotOpen: Int32 = 14
    static let constraint: Int32 = 19
    static let notADatabase: Int32 = 26
    static let row: Int32 = 100
    static let done: Int32 = 101
    static let ioErrorWrite: Int32 = 10 | 3 << 8
    static let constraintUnique: Int32 = 19 | 8 << 8
    static let integer: Int32 = 1
    static let text: Int32 = 3
    static let blob: Int32 = 4
  }
}

/// How SQLite opens a file: its numbers.
enum OpenFlags {
  /// One thread at a time uses a connection, which the store sees to.
  private static let noMutex: Int32 = 0x8000
  static let reading: Int32 = 1 | noMutex
  static let writing: Int32 = 2 | noMutex
  static let creating: Int32 = 2 | 4 | noMutex
}

extension Identity {
  /// The identity's 16 bytes.
  var bytes: [UInt8] {
    withUnsafeBytes(of: high.bigEndian, Array.init) + withUnsafeBytes(of: low.bigEndian, Array.init)
  }

  /// The identity of 16 bytes, or nil for another number of them.
  init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 16 else { return nil }
    func half(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: half(bytes[..<8]), low: half(bytes[8...]))
  }
}
