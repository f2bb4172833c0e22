import SeedModel

extension EgoFixTurn {
  /// Today shows a card.
  mutating func openFix(_ fix: FixID?) throws(EgoFixRefusal) {
    // Only the first event of a day decides it: a refusal must leave the day as undecided as it was.
    let before = state.decidedDay < state.day ? (state: state, effectCount: effects.count) : nil
    decideDay()
    guard let index = state.shownAssignment(fix), content.index(of: state.assignments[index].fix) != nil
    else {
      if let before {
        state = before.state
        effects.removeLast(effects.count - before.effectCount)
      }
      throw .notAssigned
    }
    openCard(index)
    plan()
  }

  /// Notes that a card is open: its fix is seen from now on.
  private mutating func openCard(_ index: Int) {
    let assignment = state.assignments[index]
    guard let fix = content.index(of: assignment.fix) else { return }
    let bug = Int(content[fix: fix].bug)
    if !assignment.isOpened { takeSlot(index, fix) }
    record(.fixOpened, bug: content.bugIDs[bug], fix: assignment.fix)
    engage(.opened)
  }

  /// A card has come: its fix is not drawn again for the slot.
  private mutating func takeSlot(_ index: Int, _ fix: Int32) {
    state.assignments[index].isOpened = true
    state.fixes.see(fix, on: state.day)
    switch state.assignments[index].kind {
    case .daily:
      state.lastFixDay = state.day
      state.drawnDaily = nil
    case .retest:
      state.lastFixDay = state.day
      state.drawnRetest = nil
      let bug = Int(content[fix: fix].bug)
      if state.bugs[bug].status == .stable { state.bugs[bug].retestFrom = state.day }
    case .weekly, .quickFix: break
    }
  }

  /// Marks a fix.
  mutating func mark(
    _ id: FixID,
    _ outcome: FixOutcome,
    _ result: InteractionResult?,
    _ reflection: String?
  ) throws(EgoFixRefusal) {
    let fix = try index(of: id)
    guard outcome != .pending else { throw .noOutcome }
    guard let latest = state.assignments.lastIndex(where: { $0.fix == id }) else { throw .notAssigned }
    let index = state.assignments.lastIndex { $0.fix == id && $0.outcome.canBecome(outcome) } ?? latest
    guard state.assignments[index].outcome.canBecome(outcome) else { throw .alreadyMarked }
    let shape = content[fix: fix].shape
    let evidence = InteractionEvidence(result, of: shape.type, partIDs: content[fix: fix].partIDs)
    if outcome == .applied, let field = evidence.lacks(for: shape) { throw .lacks(field) }
    let wasOpened = state.assignments[index].isOpened
    if !wasOpened { openCard(index) }
    state.assignments[index].outcome = outcome
    state.assignments[index].markedOn = state.day
    if state.timer?.fix == id { stopTimer() }
    effects.append(
      .marked(
        FixMarking(
          assignment: state.assignments[index],
          result: result,
          reflection: reflection,
          at: moment.instant
        )
      )
    )
    if let reflection { state.assignments[index].note = reflection }
    let isHigh = outcome == .applied && content[fix: fix].severity == .high
    let isDeep = isHigh || reflection.map { !$0.isBlank } ?? false
    state.assignments[index].said = finish(fix, state.assignments[index], option: evidence.option, isDeep)
    detectAfterOutcome(outcome)
    offerPattern(.afterOutcome)
    if !wasOpened { plan() }
  }

  /// A note is written on a marked fix or an open crash: the day went deep.
  mutating func takeNote(on id: Identity, _ text: String) throws(EgoFixRefusal) {
    let isOnCrash = state.openCrashes.contains { $0.id == id }
    let isMarked = state.assignments.contains { $0.id == id && $0.outcome != .pending }
    guard isMarked || isOnCrash else { throw .unknownRecord }
    keep(text, on: id)
    if !text.isBlank { note(.noted) }
    effects.append(.noted(EgoFixNote(id: id, isOnCrash: isOnCrash, text: text, at: moment.instant)))
  }

  /// Keeps a note beside what it is written on, while that is shown.
  mutating func keep(_ note: String?, on id: Identity) {
    if let index = state.openCrashes.firstIndex(where: { $0.id == id }) {
      state.openCrashes[index].note = note
    } else if let index = state.assignments.firstIndex(where: { $0.id == id }) {
      state.assignments[index].note = note
    }
  }

  /// A card follows its record, which was changed by hand: that of a deleted one goes, and where it was not
  /// opened, the day draws again. A second outcome is refused.
  ///
  /// - Parameter stored: the record as it is stored; nil for a new one.
  mutating func follow(_ completion: FixCompletion, over stored: FixCompletion?) throws(EgoFixRefusal) {
    let found = state.assignments.firstIndex { $0.id == completion.id }
    let outcome = found.map { state.assignments[$0].outcome } ?? stored?.outcome ?? completion.outcome
    guard outcome == completion.outcome || outcome.canBecome(completion.outcome) else { throw .alreadyMarked }
    if completion.deletedAt != nil {
      let drawn = completion.fixId
      if drawn == state.drawnDaily || drawn == state.drawnRetest, let fix = content.index(of: drawn) {
        state.fixes.see(fix, on: state.day)
        if drawn == state.drawnDaily { state.drawnDaily = nil }
        if drawn == state.drawnRetest { state.drawnRetest = nil }
      }
      drop { $0.id == completion.id }
      return plan()
    }
    keep(completion.reflection, on: completion.id)
    guard let index = found, outcome != completion.outcome else { return }
    let wasOpened = state.assignments[index].isOpened
    if !wasOpened, let fix = content.index(of: completion.fixId) { takeSlot(index, fix) }
    state.assignments[index].outcome = completion.outcome
    state.assignments[index].markedOn = state.day
    state.assignments[index].said = EgoFixSaid()
    if state.timer?.fix == completion.fixId { stopTimer() }
    if !wasOpened { plan() }
  }

  /// Counts a marked fix; what is said of its outcome.
  private mutating func finish(
    _ fix: Int32,
    _ assignment: Assignment,
    option: UInt8?,
    _ isDeep: Bool
  ) -> EgoFixSaid {
    let index = Int(content[fix: fix].bug)
    let bug = content.bugIDs[index]
    state.bugs[index].finished += 1
    state.tallies.finish(bug: bug, outcome: assignment.outcome, day: state.day)
    if let option, let modifier = content.modifier(ofOption: option, fix: fix) { weigh(index, by: modifier) }
    var activity: DayActivity = isDeep ? .deep : []
    var said = EgoFixSaid()
    switch assignment.outcome {
    case .applied:
      state.fixes.apply(fix, on: state.day)
      record(.fixApplied, bug: bug, fix: assignment.fix, isDeep: isDeep)
      said.line = say(state.applied == 0 ? .outcomeAppliedFirst : .outcomeApplied)
      said.tidbit = teach(.afterApplied, bug: bug)
      countApplied(assignment.kind)
      reachVersion()
      activity.insert(.applied)
    case .skipped:
      state.fixes.see(fix, on: state.day)
      record(.fixSkipped, bug: bug, fix: assignment.fix, isDeep: isDeep)
      said.line = say(.outcomeSkipped)
      said.tidbit = teach(.afterSkipped, bug: bug)
      activity.insert(.skipped)
    case .failed:
      state.fixes.see(fix, on: state.day)
      record(.fixFailed, bug: bug, fix: assignment.fix, isDeep: isDeep)
      said.line = say(.outcomeFailed)
      said.tidbit = teach(.afterFailed, bug: bug)
      activity.insert(.failed)
      if assignment.kind == .retest, state.bugs[index].status == .stable {
        state.queue.enterInFront(bug)
        state.bugs[index].isInRetestDiagnostic = true
      }
    case .pending: break
    }
    engage(activity)
    return said
  }

  /// Counts an applied fix; towards the version quick fixes once a day.
  mutating func countApplied(_ kind: AssignmentKind) {
    state.weeks.apply(on: state.day)
    if kind == .quickFix {
      guard state.countedQuickFixDay < state.day else { return }
      state.countedQuickFixDay = state.day
    }
    state.applied += 1
  }

  /// The version follows the applied fixes.
  private mutating func reachVersion() {
    let (version, change) = EgoFixVersion.after(
      applied: Int(state.applied),
      current: state.version,
      fixesPerVersion: policies.fixesPerVersion
    )
    guard let change else { return }
    state.version = version
    logVersion(change == .major ? .majorUpdate : .minorUpdate)
  }

  /// Remembers an answer's modifier with the bug at an index.
  mutating func weigh(_ bug: Int, by modifier: Double) {
    let excess = state.bugs[bug].modifiers.count + 1 - policies.weightAnswers
    if excess > 0 { state.bugs[bug].modifiers.removeFirst(excess) }
    state.bugs[bug].modifiers.append(modifier)
    state.bugs[bug].modifier = BugWeight.modifier(state.bugs[bug].modifiers, policies: policies)
  }
}
