import CivilTime
import SeedModel

extension GeoCueTurn {
  /// Shows what need not wait, and plans the rest within what may be pending.
  mutating func plan() {
    var index = 0
    while index < state.open.count {
      let count = state.open.count
      if state.open[index].deliveredAt == nil { showOrHold(index) }
      // What is done with has made room for the next.
      if state.open.count == count { index += 1 }
    }
    let old = state.pending
    state.pending = []
    for candidate in candidates(old) {
      let notification = state.open[candidate.openIndex]
      let text =
        old.first { $0.identifier == candidate.identifier }?.text
        ?? text(of: notification, repeat: candidate.number)
      state.pending.append(request(candidate, text))
    }
    notified += state.pending.filter { !old.contains($0) }
    let current = Set((state.pending + notified).map(\.identifier))
    canceled = (withdrawn + old).sorted { ($0.at, $0.identifier) < ($1.at, $1.identifier) }
      .map(\.identifier).filter { !current.contains($0) }
  }

  private mutating func showOrHold(_ index: Int) {
    let notification = state.open[index]
    if planner.release(of: notification.priority, at: now) > now {
      state.open[index].isHeld = true
      return
    }
    // One that was held keeps the words with which it was planned.
    let planned = state.pending.firstIndex { $0.identifier == notification.identifier }
    let text = planned.map { state.pending.remove(at: $0).text } ?? text(of: notification, repeat: 0)
    let candidate = Candidate(openIndex: index, identifier: notification.identifier, at: now, number: 0)
    show(request(candidate, text), openIndex: index)
  }

  private var planner: DeliveryPlanner {
    DeliveryPlanner(preferences: state.preferences, zone: state.zone, policies: reducer.policies)
  }
}

extension GeoCueTurn {
  /// A delivery that ought to be pending.
  private struct Candidate {
    /// The notification's place among the open ones.
    var openIndex: Int
    /// The delivery's own identifier.
    var identifier: String
    var at: Instant
    /// Counts repeats from 1; 0 for the first delivery.
    var number: Int

    static func isEarlier(_ left: Candidate, _ right: Candidate) -> Bool {
      (left.at, left.identifier) < (right.at, right.identifier)
    }
  }

  /// What may be pending of all that ought to be, by instant.
  ///
  /// Every notification's next delivery goes before any other, the more pressing notification's first. The
  /// room that is left goes to the repeats that come once, then to those that come without end, the earliest
  /// first.
  private mutating func candidates(_ old: [NotificationRequest]) -> [Candidate] {
    let room = max(0, reducer.policies.pendingMaximum)
    var next = state.open.indices.compactMap { deliveries(of: $0, limit: 1).first }
    next.sort { left, right in
      let priorities = (state.open[left.openIndex].priority, state.open[right.openIndex].priority)
      if priorities.0 != priorities.1 { return priorities.0.rawValue > priorities.1.rawValue }
      return Candidate.isEarlier(left, right)
    }
    for candidate in next.dropFirst(room) where candidate.number == 0 {
      if candidate.identifier == accepted || old.contains(where: { $0.identifier == candidate.identifier }) {
        logs.append(.log(.noRoom(identifier: candidate.identifier)))
      }
    }
    next = Array(next.prefix(room))
    var further: [Candidate] = []
    if next.count < room {
      let endless = state.open.indices.filter { state.open[$0].priority == .critical }
      let others = state.open.indices.filter { state.open[$0].priority != .critical }
      for indices in [others, endless] {
        further += indices.flatMap { deliveries(of: $0, limit: room).dropFirst() }.sorted(
          by: Candidate.isEarlier
        )
      }
    }
    return (next + further.prefix(room - next.count)).sorted(by: Candidate.isEarlier)
  }

  /// What is still to be delivered of an open notification, by instant.
  private func deliveries(of index: Int, limit: Int) -> [Candidate] {
    let notification = state.open[index]
    var candidates: [Candidate] = []
    let base = notification.deliveredAt ?? planner.release(of: notification.priority, at: now)
    if notification.deliveredAt == nil {
      candidates.append(
        Candidate(openIndex: index, identifier: notification.identifier, at: base, number: 0)
      )
    }
    let repeats = planner.repeats(
      of: notification.priority,
      deliveredAt: base,
      after: max(base, now),
      limit: limit - candidates.count
    )
    for (offset, at) in repeats.enumerated() {
      let number = notification.repeatCount + 1 + offset
      let identifier = NotificationRequest.identifier(ofRepeat: number, of: notification.identifier)
      candidates.append(Candidate(openIndex: index, identifier: identifier, at: at, number: number))
    }
    return candidates
  }

  private func request(_ candidate: Candidate, _ text: ReminderText) -> NotificationRequest {
    let notification = state.open[candidate.openIndex]
    let isFirst = candidate.number == 0
    return NotificationRequest(
      identifier: candidate.identifier,
      notification: notification.identifier,
      at: candidate.at,
      kind: isFirst ? .first : .repeat,
      text: text,
      channels: isFirst
        ? state.preferences.firstChannels(for: notification.priority)
        : state.preferences.repeatChannels(for: notification.priority)
    )
  }
}
