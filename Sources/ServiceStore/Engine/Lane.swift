import Dispatch
import ServiceKernel

/// A connection with a thread of its own, so that what waits for a disk or a server holds up nobody else.
///
/// `@unchecked Sendable`: the connection is used on the queue alone, which runs one block at a time.
final class Lane: @unchecked Sendable {
  private let connection: any StoreConnection
  private let queue: DispatchQueue

  init(_ connection: any StoreConnection, queue: DispatchQueue = DispatchQueue(label: "ServiceStore.lane")) {
    self.connection = connection
    self.queue = queue
  }

  /// A lane whose connection is opened on its own thread, too.
  static func open(
    _ connect: @escaping UserDatabase.Connect
  ) async throws(StoreError) -> Lane {
    let queue = DispatchQueue(label: "ServiceStore.lane")
    let opened: Result<Lane, StoreError> = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: Result { () throws(StoreError) in Lane(try connect(), queue: queue) }
        )
      }
    }
    return try opened.get()
  }

  /// Runs a body on the lane's thread.
  func run<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try body(self.connection) }) }
    }
  }
}
