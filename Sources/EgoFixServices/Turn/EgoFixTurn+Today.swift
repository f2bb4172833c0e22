import CivilTime
import SeedModel
import SeededRandom

extension EgoFixTurn {
  /// The app comes to the front: a session may begin, the day's and the week's fixes are assigned, an alert
  /// may be shown.
  mutating func open() {
    let gap = policies.sessionGapMinutes * 60
    if state.lastActivity.map({ moment.instant.seconds(since: $0) >= gap }) ?? true {
      (state.hasShownPattern, state.shownPattern) = (false, nil)
      record(.appOpened)
      state.streakLine = say(.streakDisplay)
    }
    note(.opened)
    decideDay()
    offerPattern(.beforeFix)
    // Without an active bug a day brings no reminder that was not planned when the last one became stable.
    if !state.activeBugs.isEmpty { plan() }
  }

  /// Decides once a day what it brings: a retest, the day's fix, or rest; and once a week the weekly fix.
  mutating func decideDay() {
    guard state.decidedDay < state.day, state.isOnboarded else { return }
    state.decidedDay = state.day
    let fix = slotFix(on: state.day, minute: moment.minuteOfDay)
    state.isRestDay = fix == nil
    if let fix {
      let kind: AssignmentKind = content[fix: fix].id == state.drawnRetest ? .retest : .daily
      // What was not opened gives way: the day has one slot.
      let id = content[fix: fix].id
      state.assignments.removeAll { !$0.isOpened && $0.isOfDay && $0.fix != id }
      let index = assign(fix, kind, lastDay: state.day + 1)
      if kind == .retest {
        state.assignments[index].said.line = say(.bugRetest, bug: bugID(ofFix: fix))
      }
    } else {
      effects.append(.rest)
      let line = say(.restDay)
      state.restSaid = EgoFixSaid(line: line, tidbit: teach(.restDay, bug: state.primaryBug))
    }
    assignWeekly()
  }

  /// Takes assignments away that are gone, with what hangs on them; a day whose fix goes is decided again.
  mutating func drop(_ isGone: (Assignment) -> Bool) {
    if let fix = state.timer?.fix, state.assignments.contains(where: { $0.fix == fix && isGone($0) }) {
      stopTimer()
    }
    if state.drop(isGone) { decideDay() }
  }

  /// The bug of the fix at an index.
  func bugID(ofFix fix: Int32) -> BugID { content.bugIDs[Int(content[fix: fix].bug)] }

  /// The fix that a day's slot brings: a retest that is due by then, else on fix days the daily one; drawn
  /// where it was not yet, and kept until its card is opened.
  private mutating func slotFix(on day: Int32, minute: Int) -> Int32? {
    if let next = nextRetest(), next.day <= day,
      let fix = retestFix(of: next.bug, on: day, minute: minute)
    {
      return fix
    }
    let everyDays = Quieting.everyDays(
      active: state.activeBugs.count,
      stable: Int(state.stableCount),
      policies: policies
    )
    guard Quieting.isFixDay(day, last: state.lastFixDay, everyDays: everyDays) else { return nil }
    return dailyFix(on: day, minute: minute)
  }

  /// The daily fix that waits to be opened, drawn for a day where there is none, it was deleted, or its bug
  /// is no longer active.
  mutating func dailyFix(on day: Int32, minute: Int) -> Int32? {
    if let id = state.drawnDaily, let drawn = content.index(of: id),
      state.bugs[Int(content[fix: drawn].bug)].status == .active, !state.fixes.isDeleted(drawn)
    {
      return drawn
    }
    let fix = drawFix(.daily, FixDraw(day: day, minute: minute))
    state.drawnDaily = fix.map { content.fixes[Int($0)].id }
    return fix
  }

  /// The retest of the bug at an index that waits to be opened, drawn for a day where there is none.
  mutating func retestFix(of bug: Int32, on day: Int32, minute: Int) -> Int32? {
    if let id = state.drawnRetest, let drawn = content.index(of: id), content[fix: drawn].bug == bug,
      !state.fixes.isDeleted(drawn)
    {
      return drawn
    }
    let draw = FixDraw(day: day, minute: minute)
    let fix = drawFix(of: bug, preferring: [.medium, .high, .low], draw)
    state.drawnRetest = fix.map { content.fixes[Int($0)].id }
    return fix
  }

  /// The index of the stable bug whose retest is due first, the one that has waited longest, then the lowest
  /// id; and the day from which it is.
  func nextRetest() -> (bug: Int32, day: Int32)? {
    guard state.stableCount > 0 else { return nil }
    var next: (bug: Int32, day: Int32)?
    for bug in state.bugs.indices where state.bugs[bug].status == .stable {
      guard let from = state.bugs[bug].retestFrom, state.bugs[bug].deletedAt == nil else { continue }
      let day = from + Int32(clamping: policies.retestDays)
      if day < next?.day ?? .max { next = (bug: Int32(bug), day: day) }
    }
    return next
  }

  private mutating func assignWeekly() {
    let monday = CivilDay.monday(of: state.day)
    guard state.weeklyWeek < monday, !state.activeBugs.isEmpty else { return }
    state.weeklyWeek = monday
    let draw = FixDraw(day: state.day, minute: moment.minuteOfDay)
    guard let fix = drawFix(.weekly, draw) else { return }
    let index = assign(fix, .weekly, lastDay: monday + 7)
    state.assignments[index].said.line = say(.overhaulIntro)
  }

  /// Assigns a fix; one of the same kind whose card was not opened moves to the day.
  ///
  /// - Returns: the assignment's index.
  mutating func assign(_ fix: Int32, _ kind: AssignmentKind, lastDay: Int32) -> Int {
    let id = content[fix: fix].id
    if let index = state.assignments.firstIndex(where: { $0.fix == id && $0.kind == kind && !$0.isOpened }) {
      state.assignments[index].day = state.day
      state.assignments[index].lastDay = lastDay
      effects.append(.carried(state.assignments[index], at: moment.instant))
      return index
    }
    let assignment = Assignment(
      id: state.random.id.identity(),
      fix: id,
      kind: kind,
      day: state.day,
      lastDay: lastDay,
      assignedAt: moment.instant,
      isOpened: false,
      outcome: .pending
    )
    state.assignments.append(assignment)
    effects.append(.assign(assignment))
    record(.fixAssigned, bug: bugID(ofFix: fix), fix: id)
    return state.assignments.count - 1
  }
}
