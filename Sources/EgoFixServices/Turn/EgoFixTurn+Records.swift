import CivilTime
import PlainJSON
import SeedModel
import ServiceKernel

extension EgoFixTurn {
  /// A record of the past is put in the place of the one with its identity. What was recorded with it is
  /// deleted and comes back with it, and what is counted follows.
  mutating func save(_ record: EgoFixRecord) throws(EgoFixRefusal) {
    switch record {
    case .completion(let completion):
      try follow(completion, over: past?.completions.first { $0.id == completion.id })
    case .crash(let crash): follow(crash)
    case .diagnostic(let diagnostic): follow(diagnostic)
    case .event, .versionEntry: break
    }
    let changed = ([record] + (past?.companions(of: record) ?? [])).map { $0.saved(at: moment.instant) }
    for record in changed { effects.append(.save(record)) }
    guard var past, changed.contains(where: \.isCounted) else { return }
    for record in changed { past.put(record) }
    recount(past)
  }

  /// Counts again what the events and diagnostics say that are not deleted.
  private mutating func recount(_ past: EgoFixPast) {
    let (today, applied, squares) = (state.day, state.applied, state.activity)
    state.tallies = .of(events: past.events, diagnostics: past.diagnostics)
    state.tallies.bind(to: content.bugIDs)
    (state.streak, state.weeks, state.activity) = (Streak(), WeekCounts(), [])
    (state.applied, state.countedQuickFixDay, state.day) = (0, CivilDay.never, CivilDay.never)
    for index in state.bugs.indices {
      let bug = state.bugs[index]
      (state.bugs[index].finished, state.bugs[index].modifiers, state.bugs[index].modifier) = (0, [], 1)
      if bug.stableSince != nil { state.bugs[index].crashDays = [] }
      guard bug.status == .active else { continue }
      let answers = past.diagnostics.count { diagnostic in
        diagnostic.deletedAt == nil && diagnostic.completedAt > bug.activatedAt ?? .earliest
          && diagnostic.responses.contains { $0.bugId == bug.bug }
      }
      state.bugs[index].answersSinceActive = Int32(min(answers, PatternTallies.answerLimit))
    }
    let completions = past.completions.sorted { ($0.assignedAt, $0.id) < ($1.assignedAt, $1.id) }
    var (next, latest) = (0, [FixID: FixCompletion]())
    for event in past.events.sorted(by: { ($0.timestamp, $0.id) < ($1.timestamp, $1.id) }) {
      state.day = max(state.day, event.date.dayNumber)
      while next < completions.count, completions[next].assignedAt <= event.timestamp {
        latest[completions[next].fixId] = completions[next]
        next += 1
      }
      if event.eventType == .weeklyCompleted {
        // Crashes from before the diagnostic that made a bug stable are none since then.
        for index in state.bugs.indices where state.bugs[index].stableSince == state.day {
          state.bugs[index].crashDays = []
        }
      }
      guard event.deletedAt == nil else { continue }
      count(event, event.fixId.flatMap { latest[$0] })
    }
    state.day = today
    keepOpened(squares)
    changeVersion(from: applied, past)
  }

  /// Counts an event.
  private mutating func count(_ event: AnalyticsEvent, _ completion: FixCompletion?) {
    let bug = event.bugId.flatMap { content.index(of: $0) }.map { Int($0) }
    var activity: DayActivity = event.isDeep == true ? .deep : []
    switch event.eventType {
    case .fixOpened, .weeklyCompleted: activity.insert(.opened)
    case .crashLogged:
      state.weeks.crash(on: state.day)
      if let bug, let since = state.bugs[bug].stableSince, since <= state.day { countCrash(ofStable: bug) }
      activity.insert(.crashed)
    case .fixApplied:
      countApplied(completion?.kind ?? .daily)
      activity.insert(.applied)
    case .fixSkipped: activity.insert(.skipped)
    case .fixFailed: activity.insert(.failed)
    case .fixAssigned, .crashRebooted, .appOpened, .patternViewed, .patternDismissed, .fixShared: return
    }
    engage(activity)
    guard event.eventType.outcome != nil else { return }
    if let bug, event.timestamp >= state.bugs[bug].activatedAt ?? .earliest { state.bugs[bug].finished += 1 }
    if let completion { weigh(completion) }
  }

  /// Remembers what a completion's answer weighs.
  private mutating func weigh(_ completion: FixCompletion) {
    guard let fix = content.index(of: completion.fixId) else { return }
    let entry = content[fix: fix]
    let json = completion.outcomeData.flatMap { try? JSONValue(stored: $0) }
    let result = json.flatMap { InteractionResult(json: $0, type: entry.shape.type) }
    let option = InteractionEvidence(result, of: entry.shape.type, partIDs: entry.partIDs).option
    if let option, let modifier = content.modifier(ofOption: option, fix: fix) {
      weigh(Int(entry.bug), by: modifier)
    }
  }

  /// That the app was opened, and that a note was written later, no event says: days keep it.
  private mutating func keepOpened(_ squares: [EgoFixState.DayRecord]) {
    var days = Dictionary(uniqueKeysWithValues: state.activity.map { ($0.day, $0.activity) })
    for square in squares {
      days[square.day, default: []].formUnion(square.activity.intersection([.opened, .noted]))
    }
    state.activity = days.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { EgoFixState.DayRecord(day: $0.key, activity: $0.value) }
  }

  /// The version follows the applied fixes that count now: its entries go and come back with it.
  private mutating func changeVersion(from applied: Int32, _ past: EgoFixPast) {
    func reached(_ applied: Int32) -> Int32 {
      EgoFixVersion(applied: Int(applied), fixesPerVersion: policies.fixesPerVersion).units
    }
    let before = state.version
    state.version = EgoFixVersion(units: before.units + reached(state.applied) - reached(applied))
    let entries = past.entries.filter { $0.changeType == .minorUpdate || $0.changeType == .majorUpdate }
      .map { (entry: $0, version: EgoFixVersion($0.version) ?? .first) }
    for (entry, version) in entries where version > state.version && version <= before {
      guard entry.deletedAt == nil else { continue }
      var entry = entry
      entry.deletedAt = moment.instant
      effects.append(.save(entry.record.saved(at: moment.instant)))
    }
    guard state.version > before else { return }
    let known = entries.filter { $0.version == state.version }.map(\.entry)
    if var entry = known.max(by: { $0.createdAt < $1.createdAt }) {
      entry.deletedAt = nil
      effects.append(.save(entry.record.saved(at: moment.instant)))
    } else {
      logVersion(state.version.major > before.major ? .majorUpdate : .minorUpdate)
    }
  }
}

extension EgoFixRecord {
  /// Whether what is counted is counted of it.
  fileprivate var isCounted: Bool {
    switch self {
    case .event, .diagnostic: true
    case .completion, .crash, .versionEntry: false
    }
  }
}
