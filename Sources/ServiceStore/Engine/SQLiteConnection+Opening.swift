import CSQLite
import SeedFiles
import ServiceKernel

extension SQLiteConnection {
  /// Marks the store's files ("SeSv"). What was written before any app shipped had another mark.
  private static let applicationID = 0x5365_5376

  /// Opens a file for writing, made where there is none, with a schema of this or an older version.
  ///
  /// An existing file is looked at first, through a connection that cannot write: whatever is wrong with it,
  /// it stays as it is.
  static func writer(path: String, schema: StoreSchema) throws(StoreError) -> SQLiteConnection {
    let exists: Bool
    do throws(FileMappingError) { exists = try FileMapping.exists(path) } catch {
      throw .cannotOpen(error.message)
    }
    if exists {
      // SQLite takes a file of a few bytes for an empty one, and would write over it. The bytes come first:
      // another process may make the store meanwhile.
      let isEmpty = isEmpty(path)
      let looking = try SQLiteConnection(path: path, flags: OpenFlags.reading)
      if !isEmpty { guard try looking.number("PRAGMA page_count") > 0 else { throw .foreignFile } }
      _ = try looking.versionNow(of: schema)
      try looking.check()
    }
    let flags = exists ? OpenFlags.writing : OpenFlags.creating
    let connection = try SQLiteConnection(path: path, flags: flags)
    if connection.isReadOnly { throw .readOnly }
    // A year of an app is some hundred kilobytes in many tables: small pages waste less of them.
    try connection.run("PRAGMA page_size = \(pageByteCount)")
    try connection.turnOnLog()
    try connection.prepareForUse()
    try connection.migrate(to: schema)
    return connection
  }

  /// Opens a file that a writer has opened, for reading.
  static func reader(path: String) throws(StoreError) -> SQLiteConnection {
    // Whichever connection is closed last folds the log into the file, so it must be able to write.
    let connection = try SQLiteConnection(path: path, flags: OpenFlags.writing)
    try connection.prepareForUse()
    try connection.run("PRAGMA query_only = ON")
    return connection
  }

  static let pageByteCount = 1024

  /// Turns the write-ahead log on. Where two processes do so with one new file, SQLite refuses at once.
  private func turnOnLog() throws(StoreError) {
    let end = ContinuousClock.now + .milliseconds(Self.busyMilliseconds)
    while true {
      do throws(StoreError) {
        try run("PRAGMA journal_mode = WAL")
        return
      } catch {
        guard error == .busy, ContinuousClock.now < end else { throw error }
        sqlite3_sleep(10)
      }
    }
  }

  private func prepareForUse() throws(StoreError) {
    try run("PRAGMA foreign_keys = ON")
    // A commit returns when the log is on the disk; on Apple's systems, where it takes more, really on the
    // disk.
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA fullfsync = ON")
  }

  /// The version of the schema that the file has at one moment: another process may give it one.
  private func versionNow(of schema: StoreSchema) throws(StoreError) -> Int {
    try begin(isWriting: false)
    defer { rollback() }
    return try version(of: schema)
  }

  /// The version of the schema that the file has; 0 for an empty one. In a transaction: it reads three times.
  private func version(of schema: StoreSchema) throws(StoreError) -> Int {
    let version = try number("PRAGMA user_version")
    let mark = try number("PRAGMA application_id")
    if mark != SQLiteConnection.applicationID {
      guard mark == 0, version == 0, try number("SELECT count(*) FROM sqlite_schema") == 0 else {
        throw .foreignFile
      }
      return 0
    }
    guard version <= schema.version else { throw .newerVersion(found: version, known: schema.version) }
    return version
  }

  /// Checks the structure of all tables.
  ///
  /// - Complexity: O(bytes of the file).
  func check() throws(StoreError) {
    let faults = try run("PRAGMA quick_check(1)")
    if case .text(let fault)? = faults.first?.first, fault != "ok" { throw .damaged(fault) }
  }

  private func migrate(to schema: StoreSchema) throws(StoreError) {
    guard try versionNow(of: schema) < schema.version else { return }
    try begin(isWriting: true)
    do throws(StoreError) {
      // Another process may have done it by now.
      for statement in SQLDialect.sqlite.migration(
        of: schema,
        from: try version(of: schema),
        to: schema.version
      ) {
        try run(statement)
      }
      try run("PRAGMA application_id = \(SQLiteConnection.applicationID)")
      try run("PRAGMA user_version = \(schema.version)")
      try commit()
    } catch {
      rollback()
      throw error
    }
  }

  /// Whether a file has no bytes; a file that cannot be looked at counts as empty.
  private static func isEmpty(_ path: String) -> Bool {
    do throws(FileMappingError) { return try FileMapping.identity(path: path).byteCount == 0 } catch {
      return true
    }
  }

  private func number(_ sql: String) throws(StoreError) -> Int {
    guard case .integer(let number)? = try run(sql).first?.first else { throw .damaged(sql) }
    return number
  }
}
