#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// Lets numbered pieces of work add to one value, in the order of their numbers, whichever thread did them.
///
/// Pieces that threads take in ascending order end in nearly that order, so a thread waits for moments, and yields
/// its processor meanwhile.
package final class OrderedReducer<Value: Sendable>: Sendable {
  private let next = Atomic(0)
  private let value: Mutex<Value?>

  package init(_ value: Value) { self.value = Mutex(value) }

  /// Runs `body` on the value once all pieces with lower numbers have passed; nil after `finish`.
  ///
  /// - Precondition: each number from 0 on passes exactly once.
  @discardableResult
  package func pass<Result: Sendable>(_ number: Int, _ body: (inout Value) -> Result) -> Result? {
    while next.load(ordering: .acquiring) != number { _ = sched_yield() }
    defer { next.store(number + 1, ordering: .releasing) }
    return value.withLock { value in
      guard var own = value.take() else { return nil }
      defer { value = own }
      return body(&own)
    }
  }

  /// Takes the value out: nobody else refers to it then, so that it can be changed where it is.
  package func finish() -> Value? { value.withLock { $0.take() } }
}
