import Synchronization

/// Lanes that are lent to one user at a time, in the order in which they ask.
final class LanePool: Sendable {
  private struct State {
    var idle: [Lane]
    var waiting: [@Sendable (Lane) -> Void] = []
  }

  private let state: Mutex<State>

  init(_ lanes: [Lane]) { state = Mutex(State(idle: lanes)) }

  /// Lends a lane; whoever takes it gives it back.
  func lend() async -> Lane {
    await withCheckedContinuation { continuation in
      let lane = state.withLock { state -> Lane? in
        if let lane = state.idle.popLast() { return lane }
        state.waiting.append { continuation.resume(returning: $0) }
        return nil
      }
      if let lane { continuation.resume(returning: lane) }
    }
  }

  /// Takes a lane back.
  func giveBack(_ lane: Lane) {
    let next = state.withLock { state -> (@Sendable (Lane) -> Void)? in
      if state.waiting.isEmpty {
        state.idle.append(lane)
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?(lane)
  }
}
