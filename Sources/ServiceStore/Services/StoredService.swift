import PlainJSON
public import ServiceKernel
import SeedModel

/// What a store keeps of one product for one user.
public struct StoredService: StateStore {
  private let user: Identity
  private let product: String
  private let lanes: StoreLanes

  init(user: Identity, product: String, lanes: StoreLanes) {
    self.user = user
    self.product = product
    self.lanes = lanes
  }

  /// What is stored; nil for a new user.
  ///
  /// - Throws: ``StoreError``.
  public func load() async throws -> StoredState? {
    try await lanes.read { connection in
      try connection.begin(isWriting: false)
      defer { connection.rollback() }
      return try state(connection).map { StoredState($0, outbox: try outbox(connection)) }
    }
  }

  /// The revision that is stored; 0 for a new user.
  ///
  /// - Throws: ``StoreError``.
  public func revision() async throws -> Int {
    try await lanes.read { try state($0) }?.revision ?? 0
  }

  /// Stores what a turn changed: all of it or, where it throws, nothing.
  ///
  /// - Returns: what is stored now; nil where another process has stored a state since.
  /// - Throws: ``StoreError``.
  public func save(_ change: StateChange, over revision: Int) async throws -> StoredState? {
    try await lanes.write { connection in
      let last = try state(connection)
      guard revision == last?.revision ?? 0 else { return nil }
      let first = (last?.lastNumber ?? 0) + 1
      let next = StateRow(
        product: product,
        revision: revision + 1,
        version: change.version,
        state: change.state,
        lastNumber: first - 1 + change.outbox.count
      )
      try connection.put(next.row(of: user), in: ServiceTables.states)
      for (number, effect) in zip(first..., change.outbox) {
        let row: [StoreValue] = [
          .identity(user), .text(product), .integer(number), .integer(change.version),
          .text(effect.text),
        ]
        try connection.put(row, in: ServiceTables.outbox)
      }
      for record in change.records { try apply(record, change.version, connection) }
      return StoredState(next, outbox: try outbox(connection))
    }
  }

  /// Takes effects out of the outbox.
  ///
  /// - Throws: ``StoreError``.
  public func acknowledge(_ numbers: [Int]) async throws {
    try await lanes.write { connection in
      for number in numbers {
        try connection.remove(query(ServiceTables.outbox, [.equals("number", .integer(number))]))
      }
    }
  }

  /// The records of a kind, by their keys, or in the order of their own table.
  ///
  /// - Throws: ``StoreError``.
  public func records(_ kind: String) async throws -> [StoredRecord] {
    let records = ServiceRecords(product, kind)
    let query = StoreQuery(records.table, user: user, records.conditions)
    return try await lanes.read { try $0.rows(query) }.map(records.record)
  }

  private func query(_ table: StoreTable, _ conditions: [StoreCondition] = []) -> StoreQuery {
    StoreQuery(table, user: user, [.equals("product", .text(product))] + conditions)
  }

  private func state(_ connection: any StoreConnection) throws -> StateRow? {
    try connection.rows(query(ServiceTables.states)).first.map { try StateRow($0) }
  }

  private func outbox(_ connection: any StoreConnection) throws -> [OutboxEntry] {
    let table = ServiceTables.outbox
    return try connection.rows(query(table)).map { row in
      OutboxEntry(
        number: try table.integer("number", of: row),
        version: try table.integer("version", of: row),
        // A damaged one is no effect of any product's: the service drops it and says so.
        effect: (try? table.json("effect", of: row)) ?? .null
      )
    }
  }

  private func apply(_ change: RecordChange, _ version: Int, _ connection: any StoreConnection) throws {
    let records = ServiceRecords(product, change.kind)
    guard let conditions = records.conditions(change.key) else {
      throw StoreError.unknownRecord(product: product, kind: "\(change.kind) \(change.key)")
    }
    let own = StoreQuery(records.table, user: user, conditions)
    var last: StoredRecord?
    if case .merge = change.action { last = try connection.rows(own).first.map(records.record) }
    if let record = change.apply(to: last, version: version) {
      try connection.put(records.row(record, change.key, of: user), in: records.table)
    } else if change.action == .remove {
      try connection.remove(own)
    }
  }
}

extension StoredState {
  fileprivate init(_ row: StateRow, outbox: [OutboxEntry]) {
    self.init(revision: row.revision, version: row.version, state: row.state, outbox: outbox)
  }
}
