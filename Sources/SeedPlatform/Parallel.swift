internal import Synchronization

/// Work on several threads.
package enum Parallel {
  /// Runs `body(0) … body(count - 1)`, each once, on up to `workers` threads; returns when all are done. A
  /// thread that is done with one takes the next one.
  package static func perform(count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threadCount = min(count, workers)
    guard threadCount > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    let next = Atomic(0)
    let work = { @Sendable in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index)
      }
    }
    let threads = (1..<threadCount).compactMap { _ in SystemThread(work) }
    work()
    for thread in threads { thread.join() }
  }

  /// The results of `body(0) … body(count - 1)` in order, each made once on one of up to `workers` threads.
  package static func map<Result: Sendable>(
    count: Int,
    workers: Int,
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    perform(count: count, workers: workers) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// What a closure makes of each of the chunks into which a number of elements is cut, in order.
  package static func inChunks<Result: Sendable>(
    of size: Int,
    _ count: Int,
    workers: Int,
    _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    map(count: (count + size - 1) / size, workers: workers) { body($0 * size..<min(count, ($0 + 1) * size)) }
  }
}
