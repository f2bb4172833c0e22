import SeedDiagnostics
import SeedPlatform

extension FindingSink {
  /// What a closure finds in each of the chunks into which a number of elements is cut, in their order. No
  /// more is in memory than is kept of all, and what the threads are at.
  package static func inChunks(
    of size: Int,
    _ count: Int,
    workers: Int,
    _ body: @escaping @Sendable (Range<Int>) -> FindingSink
  ) -> FindingSink {
    let whole = OrderedReducer(FindingSink())
    Parallel.perform(count: (count + size - 1) / size, workers: workers) { chunk in
      let found = body(chunk * size..<min(count, (chunk + 1) * size))
      whole.pass(chunk) { $0.append(found) }
    }
    return whole.finish() ?? FindingSink()
  }
}
