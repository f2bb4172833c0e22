/// How rows are reached: each change in a transaction of its own, or all in one that runs.
enum StoreAccess: Sendable {
  case store(StoreLanes)
  case transaction(RunningTransaction)

  /// Reads rows.
  func rows(_ query: StoreQuery) async throws -> [[StoreValue]] { try await read { try $0.rows(query) } }

  /// Reads, without changing anything.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) throws -> Result
  ) async throws -> Result {
    switch self {
    case .store(let lanes): try await lanes.read(body)
    case .transaction(let transaction): try await transaction.run(body)
    }
  }

  /// Changes something: all that the body does, or nothing.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) throws -> Result
  ) async throws -> Result {
    switch self {
    case .store(let lanes): try await lanes.write(body)
    case .transaction(let transaction): try await transaction.run(body)
    }
  }

  /// Does several things in one transaction; inside of one they become part of it.
  func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (StoreAccess) async throws -> Result
  ) async throws -> Result {
    switch self {
    case .store(let lanes): try await lanes.transaction { try await body(.transaction($0)) }
    case .transaction: try await body(self)
    }
  }
}
