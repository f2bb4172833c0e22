#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// An ordered reducer: numbered pieces of work, done by several threads, add to one value in the order of
/// their numbers.
///
/// A thread whose turn has not come waits and yields its processor. Threads take the pieces in ascending
/// order, so they end in nearly that order, and the waits are short.
package final class OrderedReducer<Value: Sendable>: Sendable {
  private let next = Atomic(0)
  private let value: Mutex<Value?>

  package init(_ value: Value) { self.value = Mutex(value) }

  /// Waits until all pieces with lower numbers have passed, then runs `body` on the value. Returns nil after
  /// `finish`.
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

  /// What the value is by now; nil after `finish`.
  package func look<Result: Sendable>(_ body: (Value) -> Result) -> Result? {
    value.withLock { $0.map(body) }
  }

  /// Takes the value out. The caller is its only owner then, so changing it makes no copy.
  package func finish() -> Value? { value.withLock { $0.take() } }
}
