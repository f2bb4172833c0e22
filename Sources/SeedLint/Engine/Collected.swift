import Synchronization

/// The result of each chunk of work, put in by whichever thread did it, taken out in order.
final class Collected<Value: Sendable>: Sendable {
  private let values: Mutex<[Value?]>

  init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }

  func set(_ index: Int, _ value: Value) { values.withLock { $0[index] = value } }

  /// What was put in, by index.
  var all: [Value] { values.withLock { $0.compactMap { $0 } } }
}
