import CivilTime
import SeedModel

/// Records in memory, by identity.
struct RecordTable<Record: SyncRecord>: Sendable {
  private var records: [Identity: Record] = [:]

  init(_ records: [Record] = []) {
    for record in records { self.records[record.id] = record }
  }

  /// All that are not deleted, by creation, then id.
  var live: [Record] {
    records.values.filter { $0.deletedAt == nil }
      .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
  }

  /// The record with an identity, deleted or not.
  subscript(id: Identity) -> Record? { records[id] }

  /// Keeps a record, as updated at an instant.
  mutating func save(_ record: Record, at instant: Instant) {
    var record = record
    record.updatedAt = instant
    records[record.id] = record
  }

  /// Deletes a record softly; one that is not there or deleted already stays as it is.
  mutating func delete(_ id: Identity, at instant: Instant) {
    guard let record = records[id], record.deletedAt == nil else { return }
    records[id] = record.deleted(at: instant)
  }
}
