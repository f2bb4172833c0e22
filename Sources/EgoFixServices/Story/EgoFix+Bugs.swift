import SeedModel

extension EgoFix {
  /// Takes a bug up.
  func activate(
    _ bug: Int32,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    move(bug, by: Lifecycle.activated, at: moment, in: &state, effects: &effects)
  }

  /// Lays an active bug aside.
  func deactivate(
    _ bug: Int32,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    move(bug, from: .active, by: Lifecycle.deactivated, at: moment, in: &state, effects: &effects)
  }

  /// Closes a stable bug.
  func resolve(
    _ bug: Int32,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    move(bug, from: .stable, by: Lifecycle.resolved, at: moment, in: &state, effects: &effects)
  }

  /// Gives a bug another status; one that has not the status from which this is allowed is refused.
  private func move(
    _ bug: Int32,
    from required: BugStatus? = nil,
    by next: (BugStatus) -> BugStatus,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard isBug(bug) else { return .unknownRecord }
    let status = state.bugs[Int(bug)].status
    if let required, status != required { return .wrongStatus }
    change(bug, to: next(status), at: moment, in: &state, effects: &effects)
    plan(at: moment, in: &state, effects: &effects)
    return nil
  }

  /// Chooses the primary bug; the first choice ends onboarding and shows a first fix at once.
  func setPrimary(
    _ bug: Int32,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard isBug(bug) else { return .unknownRecord }
    let isFirst = state.primaryBug == nil
    state.primaryBug = bug
    let after = Lifecycle.activated(state.bugs[Int(bug)].status)
    change(bug, to: after, at: moment, in: &state, effects: &effects)
    state.rankBugs()
    if isFirst { decideDay(at: moment, in: &state, effects: &effects) }
    plan(at: moment, in: &state, effects: &effects)
    return nil
  }

  /// Gives a bug another status, with all that hangs on it.
  func change(
    _ bug: Int32,
    to status: BugStatus,
    isRegression: Bool = false,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    let place = Int(bug)
    let before = state.bugs[place].status
    guard before != status else { return }
    state.bugs[place].status = status
    effects.append(.status(bug: bug, from: before, to: status))
    switch status {
    case .active:
      state.bugs[place].activatedAt = moment.second
      state.bugs[place].finished = 0
      state.bugs[place].answersSinceActive = 0
      state.bugs[place].stableSince = nil
      state.queue.enter(bug)
    case .stable:
      state.bugs[place].stableSince = state.day
      state.bugs[place].retestFrom = state.day
      state.bugs[place].crashDays.removeAll()
      state.queue.leave(bug)
    case .identified, .resolved: state.queue.leave(bug)
    }
    if status != .stable {
      state.bugs[place].retestFrom = nil
      state.bugs[place].isInRetestDiagnostic = false
      if state.drawnRetest >= 0, content.bug(ofFix: state.drawnRetest) == bug { state.drawnRetest = -1 }
    }
    state.rankBugs()
    if !state.queue.hasTurned { state.queue = DiagnosticQueue(bugs: state.bugsByActivation) }
    let allStable = state.activeBugs.isEmpty && state.stableCount > 0
    state.allStableSince = allStable ? state.allStableSince ?? state.day : nil
    let key: EgoFixCopyKey =
      switch status {
      case .identified: .bugSetAside
      case .active: isRegression ? .bugRegression : .bugActive
      case .stable: .bugStable
      case .resolved: .bugResolved
      }
    say(key, bug: bug, in: &state, effects: &effects)
  }
}
