import Dispatch

/// A connection with a thread of its own, so that what waits for a disk or a server holds up nobody else.
///
/// `@unchecked Sendable`: the connection is used on the queue alone, which runs one block at a time.
final class Lane: @unchecked Sendable {
  private let connection: any StoreConnection
  private let queue = DispatchQueue(label: "ServiceStore.lane")

  init(_ connection: any StoreConnection) { self.connection = connection }

  /// Runs a body on the lane's thread.
  func run<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try body(self.connection) }) }
    }
  }
}
