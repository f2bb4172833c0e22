/// Something that falls due as time passes.
public enum EgoFixDue: Hashable, Sendable {
  /// A notification comes.
  case notice(Notice)
  /// A fix can no longer be marked, from the midnight after its last day on.
  case expiry(Assignment)

  /// The civil day on which it falls due.
  public var day: Int32 {
    switch self {
    case .notice(let notice): notice.day
    case .expiry(let assignment): assignment.lastDay + 1
    }
  }

  /// Seconds since that day's 00:00.
  public var secondOfDay: Int32 {
    switch self {
    case .notice(let notice): notice.secondOfDay
    case .expiry: 0
    }
  }
}

extension EgoFix {
  /// What falls due next, at a moment or before; nil where nothing does.
  ///
  /// - Complexity: O(assignments).
  public func nextDue(in state: EgoFixState, until moment: EgoFixMoment) -> EgoFixDue? {
    var due = state.notices.first.flatMap { $0.isDue(at: moment) ? EgoFixDue.notice($0) : nil }
    for assignment in state.assignments where assignment.lastDay < moment.day {
      if let found = due, (found.day, found.secondOfDay) < (assignment.lastDay + 1, 0) { continue }
      if case .expiry(let other)? = due, other.lastDay <= assignment.lastDay { continue }
      due = .expiry(assignment)
    }
    return due
  }

  /// Lets something happen that falls due.
  public func settle(_ due: EgoFixDue, in state: inout EgoFixState, effects: inout [EgoFixEffect]) {
    switch due {
    case .notice(let notice):
      if let place = state.notices.firstIndex(of: notice) { state.notices.remove(at: place) }
      effects.append(.delivered(notice))
    case .expiry(let assignment):
      state.assignments.removeAll { $0.id == assignment.id }
      if assignment.isOpened, assignment.outcome == .pending { effects.append(.expired(assignment)) }
    }
  }

  /// Settles all that falls due up to a moment, and begins its day.
  func settle(until moment: EgoFixMoment, in state: inout EgoFixState, effects: inout [EgoFixEffect]) {
    // Most moments are on the day of the one before, with no notice due: then nothing is to be looked at.
    if moment.day <= state.day, state.notices.first?.isDue(at: moment) != true { return }
    while let due = nextDue(in: state, until: moment) { settle(due, in: &state, effects: &effects) }
    state.day = max(state.day, moment.day)
  }
}
