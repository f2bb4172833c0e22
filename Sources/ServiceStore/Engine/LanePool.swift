import Dispatch
import Synchronization

/// Lanes that are lent to one user at a time, in the order in which they ask.
final class LanePool: Sendable {
  private struct State {
    var idle: [Lane]
    var waiting: [(number: Int, take: @Sendable (Lane) -> Void)] = []
    var lastNumber = 0
  }

  private let state: Mutex<State>

  init(_ lanes: [Lane]) { state = Mutex(State(idle: lanes)) }

  /// Lends a lane; whoever takes it gives it back.
  func lend() async -> Lane {
    await withCheckedContinuation { continuation in _ = ask { continuation.resume(returning: $0) } }
  }

  /// Lends a lane to a thread that waits for it, but not for ever: what holds it may wait for this thread.
  ///
  /// - Throws: ``StoreError/busy`` after five seconds.
  func lendBlocking() throws(StoreError) -> Lane {
    let semaphore = DispatchSemaphore(value: 0)
    let box = LaneBox()
    let number = ask { lane in
      box.lane.withLock { $0 = lane }
      semaphore.signal()
    }
    if semaphore.wait(timeout: .now() + .seconds(5)) == .timedOut {
      let withdrawn = state.withLock { state in
        let index = state.waiting.firstIndex { $0.number == number }
        if let index { state.waiting.remove(at: index) }
        return index != nil
      }
      if withdrawn { throw .busy }
      // It was lent just now.
      semaphore.wait()
    }
    guard let lane = box.lane.withLock({ $0 }) else { throw .busy }
    return lane
  }

  /// Takes a lane back.
  func giveBack(_ lane: Lane) {
    let next = state.withLock { state -> (@Sendable (Lane) -> Void)? in
      if state.waiting.isEmpty {
        state.idle.append(lane)
        return nil
      }
      return state.waiting.removeFirst().take
    }
    next?(lane)
  }

  private func ask(_ take: @escaping @Sendable (Lane) -> Void) -> Int {
    let (lane, number) = state.withLock { state -> (Lane?, Int) in
      if let lane = state.idle.popLast() { return (lane, 0) }
      state.lastNumber += 1
      state.waiting.append((number: state.lastNumber, take: take))
      return (nil, state.lastNumber)
    }
    if let lane { take(lane) }
    return number
  }

  private final class LaneBox: Sendable {
    let lane = Mutex<Lane?>(nil)
  }
}
