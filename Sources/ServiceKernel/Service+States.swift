extension Service {
  /// The current state, then each next one; of several that a slow reader has not seen, the newest.
  ///
  /// While somebody listens, the app runs: the store is looked at once a second for what another process has
  /// stored, and what falls due is settled, with ``Reducer/resumeEvent`` after it.
  public nonisolated var states: AsyncStream<R.State> { states(every: .seconds(1)) }

  package nonisolated func states(every pause: Duration) -> AsyncStream<R.State> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task { await self.listen(continuation, pause) }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func listen(_ continuation: AsyncStream<R.State>.Continuation, _ pause: Duration) async {
    listenerCount += 1
    let number = listenerCount
    _ = try? await state()
    if let known { continuation.yield(known.state) }
    listeners[number] = continuation
    while !Task.isCancelled {
      // A store that cannot be read now is asked again.
      try? await inTurn { try await $0.look() }
      try? await Task.sleep(for: pause)
    }
    listeners[number] = nil
  }

  /// Learns of other processes' states, and settles what is due.
  private func look() async throws {
    let state = try await current().state
    if let due = reducer.nextDue(after: state), due.at <= clock.now() {
      _ = try await pass(reducer.resumeEvent)
    }
  }

  /// Tells the listeners of a state that is not the one they know.
  func publish() {
    guard let state = known?.state, state != published else { return }
    published = state
    for listener in listeners.values { listener.yield(state) }
  }
}
