public import GeoCueServices
import PlainJSON
import SeedModel

/// What a store keeps of GeoCue for a user.
public struct StoredGeoCue: PreferencesStore {
  private let user: Identity
  private let lanes: StoreLanes

  init(user: Identity, lanes: StoreLanes) {
    self.user = user
    self.lanes = lanes
  }

  /// The stored preferences' JSON text as UTF-8, or nil; waits for the store.
  ///
  /// - Throws: ``StoreError``.
  public func load() throws -> [UInt8]? {
    let table = StateTables.geoCuePreferences
    let query = StoreQuery(table.table, user: user)
    let lane = try lanes.readers.lendBlocking()
    defer { lanes.readers.giveBack(lane) }
    let rows = try lane.runBlocking { try $0.rows(query) }
    return try rows.first.map { Array(try table.record($0).value.text.utf8) }
  }

  /// Stores preferences; waits until they are kept.
  ///
  /// - Throws: ``StoreError``; ``PlainJSON/JSONError`` where the text is no JSON.
  public func save(_ utf8: [UInt8]) throws {
    let json = try JSONValue(parsing: utf8)
    let table = StateTables.geoCuePreferences
    try lanes.writeBlocking(table.table, of: user) { try put(json, in: table, $0) }
  }

  /// What was remembered when the app ran last; nil for a new user.
  ///
  /// - Throws: ``StoreError``; `GeoCueStateError` where what is stored cannot be read.
  public func state() async throws -> GeoCueState? {
    let table = StateTables.geoCue
    let query = StoreQuery(table.table, user: user)
    let stored = try await lanes.read { try $0.rows(query) }.first.map(table.record)
    return try stored.map { try GeoCueState(json: $0.value) }
  }

  /// Stores what is to be remembered; its preferences are those that ``save(_:)-([UInt8])`` keeps.
  ///
  /// - Throws: ``StoreError``.
  public func save(_ state: GeoCueState) async throws {
    let json = state.json
    try await lanes.write { try put(json, in: StateTables.geoCue, $0) }
  }

  private func put(
    _ json: JSONValue,
    in table: RecordTable<KeptState<JSONValue>>,
    _ connection: any StoreConnection
  ) throws {
    let last = try connection.rows(StoreQuery(table.table, user: user)).first.map(table.record)?.revision ?? 0
    let row = try table.row(KeptState(revision: last + 1, value: json), of: user)
    try connection.put(row, in: table.table)
  }
}
