import CivilTime
public import PressureServices
import SeedModel
import Synchronization

/// What a store keeps of Pressure for a user.
public final class StoredPressure: PressureStore {
  private let scope: UserScope
  private let zones: any ZoneSource
  /// The revision of the state that was read or saved last; nil before, 0 where none was stored.
  private let revision = Mutex<Int?>(nil)

  init(scope: UserScope, zones: any ZoneSource) {
    self.scope = scope
    self.zones = zones
  }

  /// The state that was stored last; nil for a new user.
  ///
  /// - Throws: ``StoreError``, `ArchiveError`.
  public func state() async throws -> PressureState? {
    let table = StateTables.pressure
    let stored = try await scope.access.rows(StoreQuery(table.table, user: scope.user)).first.map(
      table.record
    )
    revision.withLock { $0 = stored?.revision ?? 0 }
    return try stored.map { try PressureArchive.state(from: $0.value, zones: zones) }
  }

  /// All records, by date and `sortOrder`.
  ///
  /// - Throws: ``StoreError``.
  public func records() async throws -> [Commitment] {
    let table = PressureTables.commitments
    return try await scope.access.rows(StoreQuery(table.table, user: scope.user)).map(table.record)
  }

  /// The notification log.
  ///
  /// - Throws: ``StoreError``.
  public func log() async throws -> NotificationLog {
    let table = PressureTables.log
    let logged = try await scope.access.rows(StoreQuery(table.table, user: scope.user)).map(table.record)
    return NotificationLog(logged.map(\.record))
  }

  /// Stores what a turn changed: all of it or, where it throws, nothing.
  ///
  /// - Throws: ``StoreError/changedElsewhere`` where another process has saved since the state was read here.
  public func save(state: PressureState, records: [Commitment], log: [NotificationLogChange]) async throws {
    let known = revision.withLock { $0 }
    let saved = try await scope.access.write { [scope] connection in
      let table = StateTables.pressure
      let stored = try connection.rows(StoreQuery(table.table, user: scope.user)).first.map(table.record)
      let last = stored?.revision ?? 0
      if let known, known != last { throw StoreError.changedElsewhere }
      let next = StoredState(revision: last + 1, value: PressureArchive.bytes(of: state))
      try connection.put(table.row(next, of: scope.user), in: table.table)
      let commitments = PressureTables.commitments
      for record in records {
        try connection.put(commitments.row(record, of: scope.user), in: commitments.table)
      }
      for change in log { try StoredPressure.apply(change, of: scope.user, connection) }
      return last + 1
    }
    revision.withLock { $0 = saved }
  }

  /// Takes a change of the log in, as `NotificationLog.apply` does.
  private static func apply(
    _ change: NotificationLogChange,
    of user: Identity,
    _ connection: any StoreConnection
  ) throws {
    let log = PressureTables.log
    func query(_ id: Identity) -> StoreQuery {
      StoreQuery(log.table, user: user, [.equals("id", id.stored)])
    }
    func update(_ id: Identity, _ body: (inout NotificationRecord) -> Void) throws {
      guard var logged = try connection.rows(query(id)).first.map(log.record) else { return }
      body(&logged.record)
      try connection.put(log.row(logged, of: user), in: log.table)
    }
    switch change {
    case .scheduled(let record):
      var last = StoreQuery(log.table, user: user)
      last.isReversed = true
      last.limit = 1
      let sequence = try connection.rows(last).first.map(log.record)?.sequence ?? 0
      let logged = LoggedNotification(sequence: sequence + 1, record: record)
      try connection.put(log.row(logged, of: user), in: log.table)
    case .cancelled(let id): try connection.remove(query(id))
    case .delivered(let id): try update(id) { $0.delivered = true }
    case .tapped(let id):
      try update(id) {
        $0.delivered = true
        $0.tapped = true
      }
    }
  }
}
