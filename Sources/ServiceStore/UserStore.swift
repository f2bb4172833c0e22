import CivilTime
public import SeedModel
import ServiceKernel

/// One user's part of a store. Nothing of it reaches another user's rows.
public struct UserStore: Sendable {
  /// The user.
  public let id: Identity
  let lanes: StoreLanes
  let clock: any ServiceClock

  /// The state, outbox and records of a product's service: `user.service("pressure")`.
  public func service(_ product: String) -> StoredService {
    StoredService(user: id, product: product, lanes: lanes)
  }

  /// The user leaves: ``UserDatabase/users()`` lists the user no more, the data stays.
  ///
  /// - Throws: ``StoreError``.
  public func delete() async throws { try await setDeleted(clock.now()) }

  /// Takes ``delete()`` back.
  ///
  /// - Throws: ``StoreError``.
  public func restore() async throws { try await setDeleted(nil) }

  private func setDeleted(_ instant: Instant?) async throws {
    let account = StoreSchema.account
    let query = StoreQuery(account, user: id)
    try await lanes.write { connection in
      guard var row = try connection.rows(query).first else { return }
      row[account.index(of: "deleted_at")] = instant.map { .integer($0.unixSeconds) } ?? .null
      try connection.put(row, in: account)
    }
  }

  /// Removes all that is stored of the user, for good.
  ///
  /// - Throws: ``StoreError``.
  public func erase() async throws {
    try await lanes.write { connection in
      for table in StoreSchema.records + [StoreSchema.account] {
        try connection.remove(StoreQuery(table, user: id))
      }
    }
  }
}
