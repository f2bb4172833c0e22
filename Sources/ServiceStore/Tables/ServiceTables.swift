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
}

/// A kind of record that a product keeps beside its state, in a table of its own: as text, a year of them
/// would take several times the room.
struct ServiceRecords: Sendable {
  let product: String
  let kind: String
  let table: StoreTable
  /// What tells the row with a record's key from the user's others; nil for a text that is no key.
  let conditions: @Sendable (_ key: String) -> [StoreCondition]?
  let row: @Sendable (JSONObject, _ user: Identity) throws -> [StoreValue]
  let object: @Sendable ([StoreValue]) throws -> JSONObject

  init<Record: Codable>(
    _ product: String,
    _ kind: String,
    _ records: RecordTable<Record>,
    conditions: @escaping @Sendable (String) -> [StoreCondition]?
  ) {
    self.product = product
    self.kind = kind
    table = records.table
    self.conditions = conditions
    row = { object, user in try records.row(JSONValue.object(object).decoded(as: Record.self), of: user) }
    object = { row in
      guard let object = try JSONValue(encoding: records.record(row)).object else {
        throw StoreError.damaged(records.table.name)
      }
      return object
    }
  }

  /// All that products keep.
  static let all = [PressureTables.commitmentRecords, PressureTables.notificationRecords]
}
