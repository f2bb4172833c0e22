import SeedModel
import ServiceKernel

/// A column of a record: its name, and what of the record stands in it.
struct RecordColumn<Record>: Sendable {
  let column: StoreColumn
  let value: @Sendable (Record) -> StoreValue

  init<Value: StorableValue>(_ name: String, since: Int = 1, _ value: @escaping @Sendable (Record) -> Value) {
    column = StoreColumn(name, Value.kind, isOptional: Value.isOptional, since: since)
    self.value = { value($0).stored }
  }
}

/// All that the store knows of a kind of record: what follows from it are the table, its statements, binding,
/// reading, export and import.
struct RecordTable<Record: Sendable>: Sendable {
  let table: StoreTable
  private let columns: [RecordColumn<Record>]
  private let make: @Sendable (RowReader) throws -> Record

  init(
    _ name: String,
    key: [String],
    _ columns: [RecordColumn<Record>],
    make: @escaping @Sendable (RowReader) throws -> Record
  ) {
    table = StoreTable(name, columns: columns.map(\.column), key: key)
    self.columns = columns
    self.make = make
  }

  /// A record as a row of a user.
  func row(_ record: Record, of user: Identity) -> [StoreValue] {
    [.identity(user)] + columns.map { $0.value(record) }
  }

  /// The record of a row.
  ///
  /// - Throws: ``StoreError/damaged(_:)`` with the table and the column.
  func record(_ row: [StoreValue]) throws -> Record { try make(RowReader(table: table, row: row)) }
}

/// A row whose values are read by the names of their columns.
struct RowReader {
  let table: StoreTable
  let row: [StoreValue]

  /// The value of a column.
  func callAsFunction<Value: StorableValue>(_ name: String) throws(StoreError) -> Value {
    guard let value = Value(stored: row[table.index(of: name)]) else { throw fault(name) }
    return value
  }

  /// What to throw where a column has a value that it cannot have.
  func fault(_ name: String) -> StoreError { .damaged("\(table.name).\(name)") }
}

/// A record table without its type, for what handles all tables alike.
struct AnyRecordTable: Sendable {
  let table: StoreTable
  /// Throws where a row is none of a record.
  let check: @Sendable ([StoreValue]) throws -> Void

  init<Record>(_ records: RecordTable<Record>) {
    table = records.table
    check = { _ = try records.record($0) }
  }

  init(_ own: OwnTable) {
    table = own.table
    check = { _ = try own.record($0) }
  }
}
