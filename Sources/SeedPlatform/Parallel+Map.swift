internal import Synchronization

extension Parallel {
  /// The results of `body(0) … body(count - 1)` in order, each made once on one of up to `workers` threads.
  package static func map<Result: Sendable>(
    count: Int,
    workers: Int,
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = ParallelResults<Result>(count: count)
    perform(count: count, workers: workers) { results.set($0, body($0)) }
    return results.all
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

/// Results put in by whichever thread made them.
private final class ParallelResults<Result: Sendable>: Sendable {
  private let results: Mutex<[Result?]>

  init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }

  func set(_ index: Int, _ result: Result) { results.withLock { $0[index] = result } }

  var all: [Result] { results.withLock { $0.compactMap { $0 } } }
}
