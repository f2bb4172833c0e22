import SeedModel
import ServiceKernel

/// The lanes of a store: those that write, and those that read beside them.
struct StoreLanes: Sendable {
  let writers: LanePool
  let readers: LanePool
  /// The one user whose rows are read and changed; nil for all users'.
  private(set) var user: Identity?

  init(writers: LanePool, readers: LanePool) {
    self.writers = writers
    self.readers = readers
  }

  /// The same lanes for one user's rows.
  func of(_ user: Identity) -> StoreLanes {
    var lanes = self
    lanes.user = user
    return lanes
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) throws -> Result
  ) async throws -> Result {
    let lane = await readers.lend()
    defer { readers.giveBack(lane) }
    return try await lane.run(body)
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) throws -> Result
  ) async throws -> Result {
    try await retrying { lane in
      try await lane.run { connection in
        if let user { try connection.begin(writingFor: user) } else { try connection.begin(isWriting: true) }
        do {
          let result = try body(connection)
          try connection.commit()
          return result
        } catch {
          connection.rollback()
          throw error
        }
      }
    }
  }

  /// How often a transaction is tried that others overtake.
  private static let attempts = 40

  private func retrying<Result: Sendable>(
    _ body: @Sendable (Lane) async throws -> Result
  ) async throws -> Result {
    let lane = await writers.lend()
    defer { writers.giveBack(lane) }
    var wasOccupied = false
    for attempt in 1..<StoreLanes.attempts {
      do {
        return try await body(lane)
      } catch StoreError.occupied where !wasOccupied {
        // Perhaps by a transaction that this one could not see: the next try sees it.
        wasOccupied = true
      } catch StoreError.overtaken {
        // Those that met do not all come back at once: after some tries the pause is longer than a
        // transaction.
        let longest = UInt64(1_000_000) << UInt64(min(attempt, 8))
        try await Task.sleep(nanoseconds: .random(in: 0...longest))
      }
    }
    return try await body(lane)
  }
}
