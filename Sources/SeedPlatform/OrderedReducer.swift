internal import Synchronization

/// An ordered reducer: numbered pieces of work, done by several threads, add to one value in the order of
/// their numbers.
///
/// A thread waits for a merge at most, never for another one's piece. What a piece adds is kept until all
/// before it are there, and the thread that brings the last of those adds it, too. Threads take the pieces in
/// ascending order, so that little is kept.
package final class OrderedReducer<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    /// The number of the piece whose turn it is.
    var next = 0
    /// What those add that came before their turn, by their numbers.
    var early: [Int: @Sendable (inout Value) -> Void] = [:]
  }

  private let state: Mutex<State>
  /// Read and written under the mutex: ThreadSanitizer does not know it, and sees by this what comes first.
  private let order = Atomic(0)

  package init(_ value: Value) { state = Mutex(State(value: value)) }

  /// Runs `body` on the value once all pieces with lower numbers have passed, on whichever thread; not after
  /// `finish`.
  ///
  /// - Precondition: each number from 0 on passes exactly once.
  package func pass(_ number: Int, _ body: @escaping @Sendable (inout Value) -> Void) {
    state.withLock { state in
      _ = order.load(ordering: .acquiring)
      defer { order.store(number, ordering: .releasing) }
      state.early[number] = body
      // Its only owner changes it without a copy.
      guard var own = state.value.take() else { return }
      while let body = state.early.removeValue(forKey: state.next) {
        body(&own)
        state.next += 1
      }
      state.value = own
    }
  }

  /// What the value is by now; nil after `finish`.
  package func look<Result: Sendable>(_ body: (Value) -> Result) -> Result? {
    state.withLock { $0.value.map(body) }
  }

  /// Takes the value out. The caller is its only owner then, so changing it makes no copy.
  package func finish() -> Value? { state.withLock { $0.value.take() } }
}
