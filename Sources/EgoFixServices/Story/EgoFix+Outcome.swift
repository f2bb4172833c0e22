import SeedModel

extension EgoFix {
  /// What a user marks a fix with.
  struct Marking {
    var outcome: FixOutcome
    var result: InteractionEvidence?
    var hasReflection: Bool
  }

  /// Today shows a card.
  func openFix(
    _ fix: Int32?,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    // Only the first event of a day decides it: a refusal must leave the day as undecided as it was.
    let before = state.decidedDay < state.day ? (state: state, effectCount: effects.count) : nil
    decideDay(at: moment, in: &state, effects: &effects)
    guard let place = shownAssignment(fix, in: state) else {
      if let before {
        state = before.state
        effects.removeLast(effects.count - before.effectCount)
      }
      return .notAssigned
    }
    openCard(place, in: &state, effects: &effects)
    plan(at: moment, in: &state, effects: &effects)
    return nil
  }

  /// The place of the assignment that Today shows: the one of a fix, else a quick fix that is not marked,
  /// else the day's own.
  func shownAssignment(_ fix: Int32?, in state: EgoFixState) -> Int? {
    if let fix { return state.assignments.lastIndex { $0.fix == fix } }
    return state.assignments.lastIndex { $0.kind == .quickFix && $0.outcome == .pending }
      ?? state.assignments.lastIndex {
        ($0.kind == .daily || $0.kind == .retest) && $0.day == state.day
      }
  }

  /// Notes that a card is open: its fix is seen from now on.
  private func openCard(_ place: Int, in state: inout EgoFixState, effects: inout [EgoFixEffect]) {
    let assignment = state.assignments[place]
    let bug = content.bug(ofFix: assignment.fix)
    if !assignment.isOpened {
      state.assignments[place].isOpened = true
      state.fixes.see(assignment.fix, on: state.day)
      switch assignment.kind {
      case .daily:
        state.lastFixDay = state.day
        state.drawnDaily = -1
      case .retest:
        state.lastFixDay = state.day
        state.drawnRetest = -1
        if state.bugs[Int(bug)].status == .stable { state.bugs[Int(bug)].retestFrom = state.day }
      case .weekly, .quickFix: break
      }
    }
    record(.fixOpened, bug: bug, fix: assignment.fix, in: &state, effects: &effects)
    engage(.opened, in: &state)
  }

  /// Marks a fix.
  func mark(
    _ fix: Int32,
    _ marking: Marking,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard isFix(fix) else { return .unknownRecord }
    guard marking.outcome != .pending else { return .noOutcome }
    guard let latest = state.assignments.lastIndex(where: { $0.fix == fix }) else { return .notAssigned }
    let place =
      state.assignments.lastIndex { $0.fix == fix && $0.outcome.canBecome(marking.outcome) } ?? latest
    guard state.assignments[place].outcome.canBecome(marking.outcome) else { return .alreadyMarked }
    let result = marking.result ?? InteractionEvidence()
    if marking.outcome == .applied, let field = result.lacks(for: content.shape(ofFix: fix)) {
      return .lacks(field)
    }
    let wasOpened = state.assignments[place].isOpened
    if !wasOpened { openCard(place, in: &state, effects: &effects) }
    state.assignments[place].outcome = marking.outcome
    effects.append(.marked(state.assignments[place]))
    finish(state.assignments[place], marking, option: result.option, in: &state, effects: &effects)
    detectAfterOutcome(marking.outcome, at: moment, in: &state, effects: &effects)
    offerPattern(.afterOutcome, at: moment, in: &state, effects: &effects)
    if !wasOpened { plan(at: moment, in: &state, effects: &effects) }
    return nil
  }

  /// A note is written on a marked fix or an open crash: the day went deep.
  func takeNote(
    on id: Identity,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    let isMarked = state.assignments.contains { $0.id == id && $0.outcome != .pending }
    guard isMarked || state.openCrashes.contains(where: { $0.id == id }) else { return .unknownRecord }
    note(.deep, in: &state)
    effects.append(.noted(id: id))
    return nil
  }

  private func finish(
    _ assignment: Assignment,
    _ marking: Marking,
    option: UInt8?,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    let fix = assignment.fix
    let bug = content.bug(ofFix: fix)
    state.bugs[Int(bug)].finished += 1
    state.tallies.finish(bug: bug, outcome: marking.outcome, day: state.day)
    if let option, let modifier = content.modifier(ofOption: option, fix: fix) {
      weigh(bug, by: modifier, in: &state)
    }
    var activity: DayActivity = marking.hasReflection ? .deep : []
    switch marking.outcome {
    case .applied:
      state.fixes.apply(fix, on: state.day)
      state.weeks.apply(on: state.day)
      record(.fixApplied, bug: bug, fix: fix, in: &state, effects: &effects)
      say(state.applied == 0 ? .outcomeAppliedFirst : .outcomeApplied, in: &state, effects: &effects)
      teach(.afterApplied, bug: bug, in: &state, effects: &effects)
      countApplied(assignment.kind, in: &state, effects: &effects)
      activity.insert(.applied)
      if content.severity(ofFix: fix) == .high { activity.insert(.deep) }
    case .skipped:
      state.fixes.see(fix, on: state.day)
      record(.fixSkipped, bug: bug, fix: fix, in: &state, effects: &effects)
      say(.outcomeSkipped, in: &state, effects: &effects)
      teach(.afterSkipped, bug: bug, in: &state, effects: &effects)
      activity.insert(.skipped)
    case .failed:
      state.fixes.see(fix, on: state.day)
      record(.fixFailed, bug: bug, fix: fix, in: &state, effects: &effects)
      say(.outcomeFailed, in: &state, effects: &effects)
      teach(.afterFailed, bug: bug, in: &state, effects: &effects)
      activity.insert(.failed)
      if assignment.kind == .retest, state.bugs[Int(bug)].status == .stable {
        state.queue.enterInFront(bug)
        state.bugs[Int(bug)].isInRetestDiagnostic = true
      }
    case .pending: break
    }
    engage(activity, in: &state)
  }

  /// Counts an applied fix towards the version.
  private func countApplied(
    _ kind: AssignmentKind,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    if kind == .quickFix {
      guard state.countedQuickFixDay < state.day else { return }
      state.countedQuickFixDay = state.day
    }
    state.applied += 1
    let (version, change) = EgoFixVersion.after(
      applied: Int(state.applied),
      current: state.version,
      fixesPerVersion: policies.fixesPerVersion
    )
    guard let change else { return }
    state.version = version
    logVersion(change == .major ? .majorUpdate : .minorUpdate, in: &state, effects: &effects)
  }

  /// Remembers an answer's modifier with its bug.
  private func weigh(_ bug: Int32, by modifier: Double, in state: inout EgoFixState) {
    let excess = state.bugs[Int(bug)].modifiers.count + 1 - policies.weightAnswers
    if excess > 0 { state.bugs[Int(bug)].modifiers.removeFirst(excess) }
    state.bugs[Int(bug)].modifiers.append(modifier)
    state.bugs[Int(bug)].modifier = BugWeight.modifier(state.bugs[Int(bug)].modifiers, policies: policies)
  }
}
