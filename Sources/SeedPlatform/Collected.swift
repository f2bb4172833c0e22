import Synchronization

/// The result of each chunk of work, put in by whichever thread did it, taken out in order.
package final class Collected<Value: Sendable>: Sendable {
  private let values: Mutex<[Value?]>

  package init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }

  package func set(_ index: Int, _ value: Value) { values.withLock { $0[index] = value } }

  /// What was put in, by index.
  package var all: [Value] { values.withLock { $0.compactMap { $0 } } }
}
