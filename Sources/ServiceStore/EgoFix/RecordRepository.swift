import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel

/// One user's records of a kind: what all repositories have in common.
struct RecordRepository<Record: SyncRecord>: Sendable {
  let records: RecordTable<Record>
  let scope: UserScope

  /// Those that are not deleted and fulfil conditions, in their order.
  func live(_ conditions: StoreCondition...) async throws -> [Record] {
    try await scope.access.rows(
      StoreQuery(records.table, user: scope.user, [.isEmpty("deleted_at")] + conditions)
    )
    .map(records.record)
  }

  /// The last ones, the latest first.
  func latest(_ count: Int) async throws -> [Record] {
    var query = StoreQuery(records.table, user: scope.user, [.isEmpty("deleted_at")])
    query.isReversed = true
    query.limit = max(0, count)
    return try await scope.access.rows(query).map(records.record)
  }

  /// The one with an identity, deleted or not.
  func find(_ id: Identity) async throws -> Record? {
    try await scope.access.rows(query(id)).first.map(records.record)
  }

  /// Keeps one, as updated now.
  func keep(_ record: Record) async throws {
    var record = record
    record.updatedAt = scope.clock.now()
    let row = try records.row(record, of: scope.user)
    try await scope.access.write { [records] in try $0.put(row, in: records.table) }
  }

  /// Deletes one softly; one that is not there or deleted already stays as it is.
  ///
  /// - Parameter missing: what is deleted where there is no row yet.
  func delete(_ id: Identity, missing: Record? = nil) async throws {
    let now = scope.clock.now()
    try await scope.access.write { [records, scope] connection in
      let known = try connection.rows(query(id)).first.map(records.record) ?? missing
      guard let known, known.deletedAt == nil else { return }
      try connection.put(records.row(known.deleted(at: now), of: scope.user), in: records.table)
    }
  }

  private func query(_ id: Identity) -> StoreQuery {
    let key = records.table.key.map { StoreCondition.equals($0, .identity(id)) }
    return StoreQuery(records.table, user: scope.user, key)
  }
}

/// Whose rows are used, how they are reached, and what time it is.
struct UserScope: Sendable {
  var user: Identity
  var access: StoreAccess
  var clock: any ServiceClock
}
