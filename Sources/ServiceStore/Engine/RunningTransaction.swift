import Synchronization

/// A transaction that runs on a lane, until it has ended.
final class RunningTransaction: Sendable {
  private let lane: Lane
  private let hasEnded = Mutex(false)

  init(_ lane: Lane) { self.lane = lane }

  func run<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) throws -> Result
  ) async throws -> Result {
    if hasEnded.withLock({ $0 }) { throw StoreError.ended }
    return try await lane.run(body)
  }

  func end() { hasEnded.withLock { $0 = true } }
}
