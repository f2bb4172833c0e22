#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// Lets numbered pieces of work through one at a time, in the order of their numbers, whichever thread did them.
///
/// Pieces that threads take in ascending order finish in nearly that order, so a thread waits for moments, and
/// yields its processor meanwhile.
package final class Turnstile: Sendable {
  private let next = Atomic(0)

  package init() {}

  /// Runs `body` once all pieces with lower numbers have passed.
  ///
  /// - Precondition: each number from 0 on passes exactly once.
  package func pass<Result>(_ number: Int, _ body: () -> Result) -> Result {
    while next.load(ordering: .acquiring) != number { _ = sched_yield() }
    defer { next.store(number + 1, ordering: .releasing) }
    return body()
  }
}
