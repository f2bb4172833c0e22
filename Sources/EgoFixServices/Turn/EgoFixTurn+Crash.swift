import SeedModel
import SeededRandom

extension EgoFixTurn {
  /// A crash is logged: a quick fix follows, and perhaps a regression.
  mutating func crash(_ bug: BugID?, _ text: String?) throws(EgoFixRefusal) {
    if let bug { _ = try index(of: bug) }
    let id = state.random.id.identity()
    state.openCrashes.append(EgoFixState.OpenCrash(id: id, bug: bug, note: text))
    effects.append(.crashed(Crash(id: id, bugId: bug, note: text, crashedAt: moment.instant)))
    let isDeep = text.map { !$0.isBlank } ?? false
    record(.crashLogged, bug: bug, isDeep: isDeep)
    logVersion(.crash)
    state.tallies.crash(weekday: moment.weekday, hour: moment.hour)
    state.weeks.crash(on: state.day)
    engage(isDeep ? [.crashed, .deep] : .crashed)
    if state.allStableSince != nil { state.allStableSince = state.day }
    if let bug { regress(bug) }
    let concerned = bug ?? state.primaryBug
    let quickFix = concerned.flatMap { assignQuickFix($0) }
    let line = say(.crashAfter)
    let said = EgoFixSaid(line: line, tidbit: teach(.afterCrash, bug: concerned))
    state.openCrashes[state.openCrashes.count - 1].said = said
    state.openCrashes[state.openCrashes.count - 1].quickFix = quickFix
    detect(WeekdayDetector())
    detect(TimeOfDayDetector())
    plan()
  }

  /// Assigns a quick fix of a bug; the assignment's identity, or nil where there is none to give.
  private mutating func assignQuickFix(_ bug: BugID) -> Identity? {
    guard let index = content.index(of: bug) else { return nil }
    let last = state.bugs[Int(index)].lastQuickFix.flatMap { content.index(of: $0) }
    let draw = FixDraw(day: state.day, minute: moment.minuteOfDay, excluded: last)
    guard let fix = drawFix(of: index, .quickFix, upTo: .high, draw) else { return nil }
    state.bugs[Int(index)].lastQuickFix = content[fix: fix].id
    let assigned = assign(fix, .quickFix, lastDay: state.day + 1)
    state.assignments[assigned].said.line = say(.quickFixIntro)
    return state.assignments[assigned].id
  }

  /// Brings a stable or resolved bug back after too many crashes.
  private mutating func regress(_ bug: BugID) {
    guard let index = content.index(of: bug).map({ Int($0) }) else { return }
    let status = state.bugs[index].status
    guard status == .stable || status == .resolved else { return }
    countCrash(ofStable: index)
    let after = Lifecycle.crashed(
      status,
      crashDays: state.bugs[index].crashDays,
      today: state.day,
      policies: policies
    )
    guard after != status else { return }
    let count = Int32(clamping: state.bugs[index].crashDays.count)
    change(bug, to: after, isRegression: true)
    found(
      PatternFinding(
        type: .regression,
        detail: .day(state.day),
        severity: .alert,
        bug: bug,
        dataPoints: count,
        count: count
      )
    )
  }

  /// Counts a crash of a stable or resolved bug: the latest ones are kept.
  mutating func countCrash(ofStable bug: Int) {
    if state.bugs[bug].crashDays.count >= policies.regressionCrashes {
      state.bugs[bug].crashDays.removeFirst()
    }
    state.bugs[bug].crashDays.append(state.day)
  }

  /// An open crash follows its record, which was changed by hand: deleted or rebooted, it is open no more.
  mutating func follow(_ crash: Crash) {
    guard crash.deletedAt == nil, crash.isOpen else {
      return state.openCrashes.removeAll { $0.id == crash.id }
    }
    let bug = crash.bugId.flatMap { content.index(of: $0) == nil ? nil : $0 }
    if let index = state.openCrashes.firstIndex(where: { $0.id == crash.id }) {
      state.openCrashes[index].bug = bug
    } else {
      state.openCrashes.append(EgoFixState.OpenCrash(id: crash.id, bug: bug))
    }
    keep(crash.note, on: crash.id)
  }

  /// Closes an open crash, or all of them.
  mutating func reboot(_ id: Identity?) throws(EgoFixRefusal) {
    let closed = state.openCrashes.filter { id == nil || $0.id == id }
    guard !closed.isEmpty else { throw .alreadyRebooted }
    state.openCrashes.removeAll { id == nil || $0.id == id }
    for crash in closed {
      effects.append(.rebooted(id: crash.id, at: moment.instant))
      record(.crashRebooted, bug: crash.bug)
    }
    logVersion(.reboot)
    say(.rebootLine)
  }
}
