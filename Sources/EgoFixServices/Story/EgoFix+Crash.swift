import SeedModel
import SeededRandom

extension EgoFix {
  /// A crash is logged: a quick fix follows, and perhaps a regression.
  func crash(
    _ bug: Int32?,
    hasNote: Bool,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    if let bug, !isBug(bug) { return .unknownRecord }
    let id = state.random.id.identity()
    state.openCrashes.append(EgoFixState.OpenCrash(id: id, bug: bug ?? -1))
    effects.append(.crashed(id: id, bug: bug ?? -1))
    record(.crashLogged, bug: bug ?? -1, in: &state, effects: &effects)
    logVersion(.crash, in: &state, effects: &effects)
    state.tallies.crash(weekday: moment.weekday, hour: moment.hour)
    state.weeks.crash(on: state.day)
    engage(hasNote ? [.crashed, .deep] : .crashed, in: &state)
    if state.allStableSince != nil { state.allStableSince = state.day }
    if let bug { regress(bug, at: moment, in: &state, effects: &effects) }
    let concerned = bug ?? state.primaryBug
    if let concerned { assignQuickFix(concerned, at: moment, in: &state, effects: &effects) }
    say(.crashAfter, in: &state, effects: &effects)
    teach(.afterCrash, bug: concerned, in: &state, effects: &effects)
    detect(WeekdayDetector(), at: moment, in: &state, effects: &effects)
    detect(TimeOfDayDetector(), at: moment, in: &state, effects: &effects)
    plan(at: moment, in: &state, effects: &effects)
    return nil
  }

  private func assignQuickFix(
    _ bug: Int32,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    let last = state.bugs[Int(bug)].lastQuickFix
    let draw = draw(on: state.day, minute: moment.minuteOfDay, excluding: last)
    var random = state.random.fix
    let drawn = draw.draw(bug, type: .quickFix, upTo: .high, in: content, state.fixes, with: &random)
    state.random.fix = random
    guard let fix = drawn else { return }
    state.bugs[Int(bug)].lastQuickFix = fix
    assign(fix, .quickFix, lastDay: state.day + 1, at: moment, in: &state, effects: &effects)
    say(.quickFixIntro, in: &state, effects: &effects)
  }

  /// Brings a stable or resolved bug back after too many crashes.
  private func regress(
    _ bug: Int32,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    let status = state.bugs[Int(bug)].status
    guard status == .stable || status == .resolved else { return }
    if state.bugs[Int(bug)].crashDays.count >= policies.regressionCrashes {
      state.bugs[Int(bug)].crashDays.removeFirst()
    }
    state.bugs[Int(bug)].crashDays.append(state.day)
    let after = Lifecycle.crashed(
      status,
      crashDays: state.bugs[Int(bug)].crashDays,
      today: state.day,
      policies: policies
    )
    guard after != status else { return }
    let count = Int32(clamping: state.bugs[Int(bug)].crashDays.count)
    change(bug, to: after, isRegression: true, at: moment, in: &state, effects: &effects)
    let finding = PatternFinding(
      type: .regression,
      detail: .day(state.day),
      severity: .alert,
      bug: bug,
      dataPoints: count,
      count: count
    )
    found(finding, at: moment, in: &state, effects: &effects)
  }

  /// Closes an open crash, or all of them.
  func reboot(
    _ id: Identity?,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    let closed = state.openCrashes.filter { id == nil || $0.id == id }
    guard !closed.isEmpty else { return .alreadyRebooted }
    state.openCrashes.removeAll { id == nil || $0.id == id }
    for crash in closed {
      effects.append(.rebooted(id: crash.id))
      record(.crashRebooted, bug: crash.bug, in: &state, effects: &effects)
    }
    logVersion(.reboot, in: &state, effects: &effects)
    say(.rebootLine, in: &state, effects: &effects)
    return nil
  }
}
