import PlainJSON
import SeedModel
import ServiceKernel

/// What the services of all products keep. The store knows nothing of what stands in it.
enum ServiceTables {
  static let states = StoreTable(
    "service_state",
    columns: [
      StoreColumn("product", .text), StoreColumn("revision", .integer), StoreColumn("version", .integer),
      StoreColumn("state", .json), StoreColumn("last_number", .integer),
    ],
    key: ["product"]
  )

  /// The effects that wait to be performed.
  static let outbox = StoreTable(
    "service_outbox",
    columns: [
      StoreColumn("product", .text), StoreColumn("number", .integer), StoreColumn("version", .integer),
      StoreColumn("effect", .json),
    ],
    key: ["product", "number"]
  )

  /// The records that products keep beside their states.
  static let records = StoreTable(
    "service_record",
    columns: [
      StoreColumn("product", .text), StoreColumn("kind", .text), StoreColumn("record_key", .text),
      StoreColumn("version", .integer), StoreColumn("record", .json),
    ],
    key: ["product", "kind", "record_key"]
  )
}

extension StoreTable {
  /// The whole number in a column of a row.
  func integer(_ column: String, of row: [StoreValue]) throws(StoreError) -> Int {
    guard case .integer(let number) = row[index(of: column)] else { throw damage(column) }
    return number
  }

  /// The text in a column of a row.
  func text(_ column: String, of row: [StoreValue]) throws(StoreError) -> String {
    guard case .text(let text) = row[index(of: column)] else { throw damage(column) }
    return text
  }

  /// The JSON value in a column of a row.
  func json(_ column: String, of row: [StoreValue]) throws(StoreError) -> JSONValue {
    let index = index(of: column)
    guard let json = columns[index].json(row[index]) else { throw damage(column) }
    return json
  }

  /// What to throw where a column has a value that it cannot have.
  func damage(_ column: String) -> StoreError { .damaged("\(name).\(column)") }
}

/// A product's state. Its text is not read before somebody needs it.
struct StateRow: Sendable {
  var product: String
  var revision: Int
  var version: Int
  var state: String
  /// The number that was given to an effect last.
  var lastNumber: Int

  func row(of user: Identity) -> [StoreValue] {
    [
      .identity(user), .text(product), .integer(revision), .integer(version), .text(state),
      .integer(lastNumber),
    ]
  }
}

extension StateRow {
  init(_ row: [StoreValue]) throws(StoreError) {
    let table = ServiceTables.states
    product = try table.text("product", of: row)
    revision = try table.integer("revision", of: row)
    version = try table.integer("version", of: row)
    state = try table.text("state", of: row)
    lastNumber = try table.integer("last_number", of: row)
  }
}

/// A kind of record that a product keeps beside its state: as text, or where a year of them would take too
/// much room so, in a table of its own.
struct ServiceRecords: Sendable {
  let product: String
  let kind: String
  private let own: OwnTable?

  init(_ product: String, _ kind: String) {
    self.product = product
    self.kind = kind
    own = OwnTable.all.first { $0.product == product && $0.kind == kind }
  }

  var table: StoreTable { own?.table ?? ServiceTables.records }

  /// What tells the rows of the kind from others in the table.
  var conditions: [StoreCondition] {
    own == nil ? [.equals("product", .text(product)), .equals("kind", .text(kind))] : []
  }

  /// What tells the row with a record's key from the user's others; nil for a text that is no key.
  func conditions(_ key: String) -> [StoreCondition]? {
    if let own { own.conditions(key) } else { conditions + [.equals("record_key", .text(key))] }
  }

  func row(_ stored: StoredRecord, _ key: String, of user: Identity) throws(StoreError) -> [StoreValue] {
    if let own { return try own.row(stored.record, of: user) }
    return [
      .identity(user), .text(product), .text(kind), .text(key), .integer(stored.version ?? 0),
      .text(JSONValue.object(stored.record).text),
    ]
  }

  func record(_ row: [StoreValue]) throws(StoreError) -> StoredRecord {
    if let own { return StoredRecord(version: nil, record: try own.record(row)) }
    guard let record = try table.json("record", of: row).object else { throw table.damage("record") }
    return StoredRecord(version: try table.integer("version", of: row), record: record)
  }
}
