import PlainJSON
import SeedModel

/// A state that is kept whole, and how often it was stored.
struct KeptState<Value: StorableValue>: Sendable {
  var revision: Int
  var value: Value

  /// A table with one row a user.
  static func table(_ name: String) -> RecordTable<KeptState<Value>> {
    RecordTable(
      name,
      key: [],
      [RecordColumn("revision", \.revision), RecordColumn("state", \.value)]
    ) { KeptState(revision: try $0("revision"), value: try $0("state")) }
  }
}

/// What is kept whole: the services read and write it in forms of their own.
enum StateTables {
  static let egoFix = KeptState<JSONValue>.table("egofix_state")
}
