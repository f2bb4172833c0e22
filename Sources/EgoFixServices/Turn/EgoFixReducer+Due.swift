public import CivilTime
public import ServiceKernel

/// Something that falls due as time passes.
public struct EgoFixDue: ServiceDue, Hashable {
  /// What falls due.
  public enum Kind: Hashable, Sendable {
    /// A notification comes.
    case notice(Notice)
    /// A fix can no longer be marked, from the midnight after its last day on.
    case expiry(Assignment)
  }

  /// What falls due.
  public var kind: Kind
  /// When.
  public var at: Instant

  /// What, as `replay` names it.
  public var name: String {
    switch kind {
    case .notice(let notice): "\(notice.kind)"
    case .expiry: "expiry"
    }
  }
}

extension EgoFixReducer {
  /// What falls due next after a state, whether that lies in the past or ahead; nil where nothing will.
  ///
  /// - Complexity: O(assignments).
  public func nextDue(after state: EgoFixState) -> EgoFixDue? { state.nextDue }
}

extension EgoFixState {
  /// What falls due next.
  var nextDue: EgoFixDue? {
    var due: EgoFixDue?
    if let first = assignments.min(by: { $0.lastDay < $1.lastDay }) {
      let at = zone.startOfDay(CivilDate(dayNumber: Int(first.lastDay) + 1))
      due = EgoFixDue(kind: .expiry(first), at: at)
    }
    // A timer ends at its instant, whatever the clock on the wall shows, by which the others are ordered.
    for isTimer in [false, true] {
      guard let notice = notices.first(where: { ($0.kind == .timer) == isTimer }) else { continue }
      let at = notice.instant(in: zone)
      if due.map({ at < $0.at }) ?? true { due = EgoFixDue(kind: .notice(notice), at: at) }
    }
    return due
  }

  /// Lets something happen that falls due.
  mutating func settle(_ due: EgoFixDue, _ effects: inout [EgoFixEffect]) {
    clock = max(clock, due.at)
    switch due.kind {
    case .notice(let notice):
      if let index = notices.firstIndex(of: notice) { notices.remove(at: index) }
      if notice.kind != .timer { remindedOn = max(remindedOn ?? notice.day, notice.day) }
      effects.append(.delivered(notice))
    case .expiry(let assignment):
      assignments.removeAll { $0.id == assignment.id }
      dropOldProgress()
      if assignment.isOpened, assignment.outcome == .pending { effects.append(.expired(assignment)) }
    }
  }
}
