import Synchronization

/// The findings of each chunk of work, put in by whichever thread did it, taken out in order.
final class Collected: Sendable {
  private let sinks: Mutex<[FindingSink]>

  init(count: Int) { sinks = Mutex(Array(repeating: FindingSink(), count: count)) }

  func set(_ index: Int, _ sink: FindingSink) { sinks.withLock { $0[index] = sink } }

  var all: [FindingSink] { sinks.withLock { $0 } }
}
