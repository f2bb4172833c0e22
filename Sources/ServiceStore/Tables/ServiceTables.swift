import PlainJSON
import SeedModel
import ServiceKernel

/// The text of a JSON value, which is not read before somebody needs it.
struct JSONText: StorableValue {
  static var kind: ColumnKind { .json }
  var text: String
  var stored: StoreValue { .text(text) }

  init(_ text: String) { self.text = text }

  init?(stored: StoreValue) {
    guard case .text(let text) = stored else { return nil }
    self.text = text
  }
}

/// A product's state.
struct StateRow: Sendable {
  var product: String
  var revision: Int
  var version: Int
  var state: JSONText
  /// The number that was given to an effect last.
  var lastNumber: Int
}

/// An effect that waits to be performed.
struct OutboxRow: Sendable {
  var product: String
  var entry: OutboxEntry
}

/// A record that a product keeps beside its state.
struct RecordRow: Sendable {
  var product: String
  var kind: String
  var key: String
  var record: JSONValue
}

/// What the services of all products keep. The store knows nothing of what stands in it.
enum ServiceTables {
  static let states = RecordTable<StateRow>(
    "service_state",
    key: ["product"],
    [
      RecordColumn("product", \.product), RecordColumn("revision", \.revision),
      RecordColumn("version", \.version), RecordColumn("state", \.state),
      RecordColumn("last_number", \.lastNumber),
    ]
  ) { row in
    StateRow(
      product: try row("product"),
      revision: try row("revision"),
      version: try row("version"),
      state: try row("state"),
      lastNumber: try row("last_number")
    )
  }

  static let outbox = RecordTable<OutboxRow>(
    "service_outbox",
    key: ["product", "number"],
    [
      RecordColumn("product", \.product), RecordColumn("number", \.entry.number),
      RecordColumn("effect", \.entry.effect),
    ]
  ) { row in
    OutboxRow(
      product: try row("product"),
      entry: OutboxEntry(number: try row("number"), effect: try row("effect"))
    )
  }

  static let records = RecordTable<RecordRow>(
    "service_record",
    key: ["product", "kind", "record_key"],
    [
      RecordColumn("product", \.product), RecordColumn("kind", \.kind), RecordColumn("record_key", \.key),
      RecordColumn("record", \.record),
    ]
  ) { row in
    RecordRow(
      product: try row("product"),
      kind: try row("kind"),
      key: try row("record_key"),
      record: try row("record")
    )
  }
}

/// A kind of record that a product keeps beside its state: as text, or where a year of them would take too
/// much room so, in a table of its own.
struct ServiceRecords: Sendable {
  let product: String
  let kind: String
  let table: StoreTable
  /// What tells the rows of the kind from others in the table.
  let conditions: [StoreCondition]
  /// What tells the row with a record's key from the user's others; nil for a text that is no key.
  let key: @Sendable (_ key: String) -> [StoreCondition]?
  let row: @Sendable (JSONObject, _ key: String, _ user: Identity) throws -> [StoreValue]
  let object: @Sendable ([StoreValue]) throws -> JSONObject

  /// Records in a table of their own.
  private init(_ own: OwnTable) {
    product = own.product
    kind = own.kind
    table = own.table
    conditions = []
    key = { own.conditions($0) }
    row = { object, _, user in try own.row(object, of: user) }
    object = { try own.record($0) }
  }

  /// Records as text.
  init(_ product: String, _ kind: String) {
    self.product = product
    self.kind = kind
    let records = ServiceTables.records
    table = records.table
    let conditions: [StoreCondition] = [.equals("product", product.stored), .equals("kind", kind.stored)]
    self.conditions = conditions
    key = { conditions + [.equals("record_key", $0.stored)] }
    row = { object, key, user in
      records.row(RecordRow(product: product, kind: kind, key: key, record: .object(object)), of: user)
    }
    object = { row in
      guard let object = try records.record(row).record.object else {
        throw StoreError.damaged(records.table.name)
      }
      return object
    }
  }

  /// The records of a kind.
  static func of(_ product: String, _ kind: String) -> ServiceRecords {
    let own = OwnTable.all.first { $0.product == product && $0.kind == kind }
    return own.map { ServiceRecords($0) } ?? ServiceRecords(product, kind)
  }
}
