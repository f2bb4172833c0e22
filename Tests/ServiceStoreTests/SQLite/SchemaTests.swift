import EgoFixServices
import CivilTime
import Foundation
import PlainJSON
import SeedModel
import Testing
import ServiceKernel

@testable import ServiceStore

/// Versions of the schema, and the way from one to the next.
@Suite struct SchemaTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `version 1 is what it was when it shipped`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/schema-1.sql")
    let statements = SQLDialect.sqlite.migration(of: .current, from: 0, to: 1).map { $0 + ";\n" }.joined()
    if ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" {
      try statements.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == statements)
  }

  @Test func `columns that come after their table may be empty`() {
    for table in StoreSchema.current.tables {
      #expect(table.since <= StoreSchema.current.version)
      for column in table.columns where column.since > table.since { #expect(column.isOptional) }
      for name in table.key + table.order + table.unique.flatMap(\.self) { _ = table.index(of: name) }
    }
  }

  /// A schema that grows: a column in version 2, a table and a rewriting in version 3.
  static func schema(_ version: Int) -> StoreSchema {
    let columns = [
      StoreColumn("id", .identity), StoreColumn("text", .text),
      StoreColumn("colour", .text, isOptional: true, since: 2),
    ]
    let first = StoreTable("first", columns: columns.filter { $0.since <= version }, key: ["id"])
    let later = StoreTable("later", columns: [StoreColumn("number", .integer)], since: 3)
    return StoreSchema(
      version: version,
      tables: [StoreSchema.account, first] + (version >= 3 ? [later] : []),
      rewrites: [3: ["UPDATE first SET colour = 'none' WHERE colour IS NULL"]]
    )
  }

  @Test(arguments: [1, 2])
  func `a store of an older version is brought to the newest one, with its rows`(_ old: Int) throws {
    let path = folder.path("a")
    let user = Identity.test(9)
    do {
      let connection = try SQLiteConnection.writer(path: path, schema: SchemaTests.schema(old))
      try connection.begin(isWriting: true)
      try connection.put([.identity(user), .integer(0), .null], in: StoreSchema.account)
      let row: [StoreValue] = [.identity(user), .identity(.test(1)), .text("old")]
      try connection.put(row + (old > 1 ? [.text("red")] : []), in: SchemaTests.schema(old).tables[1])
      try connection.commit()
    }
    let connection = try SQLiteConnection.writer(path: path, schema: SchemaTests.schema(3))
    let tables = SchemaTests.schema(3).tables
    let rows = try connection.rows(StoreQuery(tables[1], user: user))
    #expect(rows == [[.identity(user), .identity(.test(1)), .text("old"), .text(old > 1 ? "red" : "none")]])
    try connection.begin(isWriting: true)
    try connection.put([.identity(user), .integer(7)], in: tables[2])
    try connection.commit()
    #expect(throws: StoreError.newerVersion(found: 3, known: 2)) {
      try SQLiteConnection.writer(path: path, schema: SchemaTests.schema(2))
    }
  }

  @Test func `a migration that fails changes nothing`() throws {
    let path = folder.path("a")
    do { _ = try SQLiteConnection.writer(path: path, schema: SchemaTests.schema(1)) }
    let good = SchemaTests.schema(3)
    let bad = StoreSchema(version: 3, tables: good.tables, rewrites: [3: ["UPDATE missing SET x = 1"]])
    let error = StoreError.database(code: "1", message: "no such table: missing")
    #expect(throws: error) { try SQLiteConnection.writer(path: path, schema: bad) }
    let connection = try SQLiteConnection.writer(path: path, schema: SchemaTests.schema(1))
    #expect(try connection.run("SELECT count(*) FROM pragma_table_info('first')") == [[.integer(3)]])
    _ = try SQLiteConnection.writer(path: path, schema: good)
  }

  @Test func `rows without a known user are refused`() throws {
    let connection = try SQLiteConnection.writer(path: folder.path("a"), schema: .current)
    let records = ServiceRecords("a", "b")
    let row = try records.row(StoredRecord(version: 1, record: JSONObject()), "c", of: .test(5))
    try connection.begin(isWriting: true)
    let error = StoreError.database(code: "787", message: "FOREIGN KEY constraint failed")
    #expect(throws: error) { try connection.put(row, in: records.table) }
    connection.rollback()
  }
}
