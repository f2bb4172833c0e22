import CivilTime
import SeedModel

extension EgoFixTurn {
  /// Gives a bug another status at the user's wish.
  ///
  /// - Parameter required: the status from which alone this is allowed; nil for any.
  mutating func move(
    _ bug: BugID,
    from required: BugStatus? = nil,
    by next: (BugStatus) -> BugStatus
  ) throws(EgoFixRefusal) {
    let status = state.bugs[try index(of: bug)].status
    if let required, status != required { throw .wrongStatus }
    change(bug, to: next(status))
    plan()
  }

  /// Chooses the primary bug; the first choice ends onboarding and shows a first fix at once.
  mutating func setPrimary(_ bug: BugID) throws(EgoFixRefusal) {
    let index = try index(of: bug)
    let isFirst = state.primaryBug == nil
    state.primaryBug = bug
    change(bug, to: Lifecycle.activated(state.bugs[index].status))
    state.rankBugs()
    if isFirst { decideDay() }
    plan()
  }

  /// Gives a bug another status, with all that hangs on it.
  mutating func change(_ bug: BugID, to status: BugStatus, isRegression: Bool = false) {
    guard let index = content.index(of: bug).map({ Int($0) }) else { return }
    let before = state.bugs[index].status
    guard before != status else { return }
    state.bugs[index].status = status
    effects.append(.status(bug: bug, from: before, to: status))
    switch status {
    case .active:
      state.onboardedOn = state.onboardedOn ?? state.day
      state.bugs[index].activatedAt = moment.instant
      state.bugs[index].finished = 0
      state.bugs[index].answersSinceActive = 0
      state.bugs[index].stableSince = nil
      state.queue.enter(bug)
    case .stable:
      state.bugs[index].stableSince = state.day
      state.bugs[index].retestFrom = state.day
      state.bugs[index].crashDays.removeAll()
      state.queue.leave(bug)
    case .identified, .resolved: state.queue.leave(bug)
    }
    // What was drawn before followed a progress that no longer counts.
    if let drawn = state.drawnDaily, content.bug(of: drawn) == bug { state.drawnDaily = nil }
    if status != .stable {
      state.bugs[index].retestFrom = nil
      state.bugs[index].isInRetestDiagnostic = false
      if let drawn = state.drawnRetest, content.bug(of: drawn) == bug { state.drawnRetest = nil }
    }
    rerank()
    let key: EgoFixCopyKey =
      switch status {
      case .identified: .bugSetAside
      case .active: isRegression ? .bugRegression : .bugActive
      case .stable: .bugStable
      case .resolved: .bugResolved
      }
    say(key, bug: bug)
  }

  /// Ranks the bugs again, and what follows from their ranks.
  private mutating func rerank() {
    state.rankBugs()
    if !state.queue.hasTurned { state.queue = DiagnosticQueue(bugs: state.bugsByActivation) }
    let allStable = state.activeBugs.isEmpty && state.stableCount > 0
    state.allStableSince = allStable ? state.allStableSince ?? state.day : nil
  }

  /// Deletes a record of the content for the user, or takes that back.
  ///
  /// - Parameter instant: when it is deleted; nil to take it back.
  mutating func setDeleted(_ record: ContentRecord, at instant: Instant?) throws(EgoFixRefusal) {
    switch record {
    case .bug(let bug):
      guard let index = content.index(of: bug).map({ Int($0) }) else { throw .unknownRecord }
      if instant != nil, state.bugs[index].status == .active { change(bug, to: .identified) }
      state.bugs[index].deletedAt = instant
      if instant != nil {
        state.queue.leave(bug)
        if state.primaryBug == bug { state.primaryBug = nil }
        for pattern in state.patterns where pattern.relatedBugIds.contains(bug) { leave(pattern.id) }
      }
      rerank()
      if instant != nil { drop { [content] in content.bug(of: $0.fix) == bug } }
    case .fix(let fix):
      state.fixes.delete(try index(of: fix), at: instant)
      if instant != nil { drop { $0.fix == fix } }
    case .tidbit(let tidbit):
      guard content.tidbits.ids.contains(tidbit) else { throw .unknownRecord }
      state.tidbits.delete(tidbit, at: instant.map { Deletion(id: tidbit, at: $0) })
      state.tidbits.bind(to: content.tidbits)
    }
    plan()
  }
}
