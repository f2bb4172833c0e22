import SeedModel
import SeededRandom

extension EgoFix {
  /// The app comes to the front: a session may begin, the day's and the week's fixes are assigned, an alert
  /// may be shown.
  func open(
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    let gap = Int64(policies.sessionGapMinutes) * 60
    if state.lastActivity.map({ moment.second - $0 >= gap }) ?? true {
      state.hasShownPattern = false
      record(.appOpened, in: &state, effects: &effects)
      say(.streakDisplay, in: &state, effects: &effects)
    }
    note(.opened, in: &state)
    decideDay(at: moment, in: &state, effects: &effects)
    offerPattern(.beforeFix, at: moment, in: &state, effects: &effects)
    // Without an active bug a day brings no reminder that was not planned when the last one became stable.
    if !state.activeBugs.isEmpty { plan(at: moment, in: &state, effects: &effects) }
    return nil
  }

  /// Whether a user has taken up a bug or chosen a primary one; before, no day is a rest day.
  func isOnboarded(_ state: EgoFixState) -> Bool {
    state.primaryBug != nil || !state.activeBugs.isEmpty || state.stableCount > 0
  }

  /// Decides once a day what it brings: a retest, the day's fix, or rest; and once a week the weekly fix.
  func decideDay(
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    guard state.decidedDay < state.day, isOnboarded(state) else { return }
    state.decidedDay = state.day
    let fix = slotFix(on: state.day, minute: moment.minuteOfDay, in: &state)
    state.isRestDay = fix == nil
    if let fix {
      let kind: AssignmentKind = fix == state.drawnRetest ? .retest : .daily
      // What was not opened gives way: the day has one slot.
      state.assignments.removeAll {
        !$0.isOpened && ($0.kind == .daily || $0.kind == .retest) && $0.fix != fix
      }
      assign(fix, kind, lastDay: state.day + 1, at: moment, in: &state, effects: &effects)
      if kind == .retest {
        say(.bugRetest, bug: content.bug(ofFix: fix), in: &state, effects: &effects)
      }
    } else {
      effects.append(.rest)
      say(.restDay, in: &state, effects: &effects)
      teach(.restDay, bug: state.primaryBug, in: &state, effects: &effects)
    }
    assignWeekly(at: moment, in: &state, effects: &effects)
  }

  /// The fix that a day's slot brings: a retest that is due by then, else on fix days the daily one; drawn
  /// where it was not yet, and kept until its card is opened.
  private func slotFix(on day: Int32, minute: Int, in state: inout EgoFixState) -> Int32? {
    if let bug = dueRetest(on: day, in: state),
      let fix = retestFix(of: bug, on: day, minute: minute, in: &state)
    {
      return fix
    }
    let everyDays = Quieting.everyDays(
      active: state.activeBugs.count,
      stable: Int(state.stableCount),
      policies: policies
    )
    guard Quieting.isFixDay(day, last: state.lastFixDay, everyDays: everyDays) else { return nil }
    return dailyFix(on: day, minute: minute, in: &state)
  }

  /// The daily fix that waits to be opened, drawn for a day where there is none or its bug is
  /// no longer active.
  func dailyFix(on day: Int32, minute: Int, in state: inout EgoFixState) -> Int32? {
    if state.drawnDaily < 0 || state.bugs[Int(content.bug(ofFix: state.drawnDaily))].status != .active {
      state.drawnDaily = drawFix(.daily, on: day, minute: minute, in: &state) ?? -1
    }
    return state.drawnDaily < 0 ? nil : state.drawnDaily
  }

  /// The retest of a bug that waits to be opened, drawn for a day where there is none.
  func retestFix(of bug: Int32, on day: Int32, minute: Int, in state: inout EgoFixState) -> Int32? {
    if state.drawnRetest < 0 || content.bug(ofFix: state.drawnRetest) != bug {
      let draw = draw(on: day, minute: minute)
      var random = state.random.fix
      state.drawnRetest =
        draw.draw(
          bug,
          type: .daily,
          preferring: [.medium, .high, .low],
          in: content,
          state.fixes,
          with: &random
        ) ?? -1
      state.random.fix = random
    }
    return state.drawnRetest < 0 ? nil : state.drawnRetest
  }

  /// The stable bug whose retest is due by a day: the one that has waited longest, then the lowest id.
  func dueRetest(on day: Int32, in state: EgoFixState) -> Int32? {
    guard let next = nextRetest(in: state), next.day <= day else { return nil }
    return next.bug
  }

  /// The stable bug whose retest is due first, and the day from which it is.
  func nextRetest(in state: EgoFixState) -> (bug: Int32, day: Int32)? {
    guard state.stableCount > 0 else { return nil }
    var next: (bug: Int32, day: Int32)?
    for bug in state.bugs.indices where state.bugs[bug].status == .stable {
      guard let from = state.bugs[bug].retestFrom else { continue }
      let day = from + Int32(clamping: policies.retestDays)
      if day < next?.day ?? .max { next = (bug: Int32(bug), day: day) }
    }
    return next
  }

  private func assignWeekly(
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    let monday = CivilDay.monday(of: state.day)
    guard state.weeklyWeek < monday, !state.activeBugs.isEmpty else { return }
    state.weeklyWeek = monday
    guard let fix = drawFix(.weekly, on: state.day, minute: moment.minuteOfDay, in: &state) else { return }
    assign(fix, .weekly, lastDay: monday + 7, at: moment, in: &state, effects: &effects)
    say(.overhaulIntro, in: &state, effects: &effects)
  }

  /// Assigns a fix; one of the same kind whose card was not opened moves to the day.
  func assign(
    _ fix: Int32,
    _ kind: AssignmentKind,
    lastDay: Int32,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    if let place = state.assignments.firstIndex(where: { $0.fix == fix && $0.kind == kind && !$0.isOpened }) {
      state.assignments[place].day = state.day
      state.assignments[place].lastDay = lastDay
      effects.append(.assign(state.assignments[place]))
      return
    }
    let assignment = Assignment(
      id: state.random.id.identity(),
      fix: fix,
      kind: kind,
      day: state.day,
      lastDay: lastDay,
      assignedAt: moment.second,
      isOpened: false,
      outcome: .pending
    )
    state.assignments.append(assignment)
    effects.append(.assign(assignment))
    record(.fixAssigned, bug: content.bug(ofFix: fix), fix: fix, in: &state, effects: &effects)
  }
}
