import CivilTime
import PlainJSON
import SeedModel
import ServiceKernel

extension EgoFixTurn {
  /// A record of the past is put in the place of the one with its identity. What was recorded with it is
  /// deleted and comes back with it, and what is counted follows.
  ///
  /// - Parameter past: the records that are stored; nil leaves what is counted as it is.
  mutating func save(_ record: EgoFixRecord, over past: EgoFixPast?) throws(EgoFixRefusal) {
    switch record {
    case .completion(let completion):
      try follow(completion, over: past?.completions.first { $0.id == completion.id })
    case .crash(let crash): follow(crash)
    case .diagnostic(let diagnostic): follow(diagnostic)
    case .event, .versionEntry: break
    }
    let changed = [record] + (past?.companions(of: record) ?? [])
    for record in changed { effects.append(.save(record.saved(at: moment.instant))) }
    guard var past else { return }
    for record in changed { past.put(record.saved(at: moment.instant)) }
    var events: [AnalyticsEvent] = []
    for case .event(let event) in changed { events.append(event) }
    for event in events where event.id != record.id { recountRegression(event) }
    if case .diagnostic = record {} else if events.isEmpty { return }
    recount(past, changed: Set(events.map(\.id)))
  }

  /// A crash of a stable or resolved bug was deleted, or is back.
  private mutating func recountRegression(_ event: AnalyticsEvent) {
    guard event.eventType == .crashLogged, let bug = event.bugId.flatMap({ content.index(of: $0) }) else {
      return
    }
    let day = event.date.dayNumber
    var days = state.bugs[Int(bug)].crashDays
    if event.deletedAt != nil {
      if let index = days.lastIndex(of: day) { days.remove(at: index) }
    } else if let since = state.bugs[Int(bug)].stableSince, since <= day {
      days = (days + [day]).sorted()
    }
    state.bugs[Int(bug)].crashDays = days
  }

  /// Counts anew what the events and diagnostics say that are not deleted.
  ///
  /// - Parameter changed: the events that were changed: the graph's squares of their days are made anew.
  private mutating func recount(_ past: EgoFixPast, changed: Set<Identity>) {
    let (today, applied) = (state.day, state.applied)
    state.tallies = .of(events: past.events, diagnostics: past.diagnostics)
    state.tallies.bind(to: content.bugIDs)
    (state.streak, state.weeks) = (Streak(), WeekCounts())
    (state.applied, state.countedQuickFixDay, state.day) = (0, CivilDay.never, CivilDay.never)
    for index in state.bugs.indices {
      let bug = state.bugs[index]
      (state.bugs[index].finished, state.bugs[index].modifiers, state.bugs[index].modifier) = (0, [], 1)
      guard bug.status == .active else { continue }
      let answers = past.diagnostics.count { diagnostic in
        diagnostic.deletedAt == nil && diagnostic.completedAt >= bug.activatedAt ?? .earliest
          && diagnostic.responses.contains { $0.bugId == bug.bug }
      }
      state.bugs[index].answersSinceActive = Int32(min(answers, PatternTallies.answerLimit))
    }
    var (activities, gone): ([Int32: DayActivity], [Int32: DayActivity]) = ([:], [:])
    for event in past.events.sorted(by: { ($0.timestamp, $0.id) < ($1.timestamp, $1.id) }) {
      state.day = max(state.day, event.date.dayNumber)
      let activity = activity(of: event, past)
      let isDeleted = event.deletedAt != nil
      if !isDeleted {
        count(event, past)
        activities[state.day, default: []].formUnion(activity)
      }
      if changed.contains(event.id) { gone[state.day, default: []].formUnion(isDeleted ? activity : []) }
    }
    state.day = today
    for (day, gone) in gone { redraw(day, activities[day] ?? [], without: gone) }
    changeVersion(from: applied, past)
  }

  /// What the graph shows of an event.
  private func activity(of event: AnalyticsEvent, _ past: EgoFixPast) -> DayActivity {
    let note: String?
    if event.eventType == .crashLogged {
      let isDeleted = event.deletedAt != nil
      note =
        past.crashes.first { $0.crashedAt == event.timestamp && ($0.deletedAt != nil) == isDeleted }?.note
    } else {
      note = event.eventType.outcome.flatMap { _ in past.completion(of: event) }?.reflection
    }
    let depth: DayActivity = note?.isBlank == false ? .deep : []
    switch event.eventType {
    case .fixOpened, .weeklyCompleted: return .opened
    case .crashLogged: return depth.union(.crashed)
    case .fixSkipped: return depth.union(.skipped)
    case .fixFailed: return depth.union(.failed)
    case .fixApplied:
      let isHigh = event.fixId.flatMap { content.severity(of: $0) } == .high
      return isHigh ? [.applied, .deep] : depth.union(.applied)
    case .fixAssigned, .crashRebooted, .appOpened, .patternViewed, .patternDismissed, .fixShared: return []
    }
  }

  /// Counts an event.
  private mutating func count(_ event: AnalyticsEvent, _ past: EgoFixPast) {
    switch event.eventType {
    case .fixOpened, .weeklyCompleted: break
    case .crashLogged: state.weeks.crash(on: state.day)
    case .fixApplied, .fixSkipped, .fixFailed:
      let completion = past.completion(of: event)
      if let bug = event.bugId.flatMap({ content.index(of: $0) }).map({ Int($0) }),
        event.timestamp >= state.bugs[bug].activatedAt ?? .earliest
      {
        state.bugs[bug].finished += 1
      }
      if let completion { weigh(completion) }
      if event.eventType == .fixApplied { countApplied(completion?.kind ?? .daily) }
    case .fixAssigned, .crashRebooted, .appOpened, .patternViewed, .patternDismissed, .fixShared: return
    }
    state.streak.engage(on: state.day)
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

  /// A day's square shows what is left on it: that the app was opened, and a depth that another note gave it,
  /// stay.
  private mutating func redraw(_ day: Int32, _ activity: DayActivity, without gone: DayActivity) {
    let index = state.activity.firstIndex { $0.day >= day } ?? state.activity.count
    let isThere = index < state.activity.count && state.activity[index].day == day
    let stays = DayActivity([.opened, .deep]).subtracting(gone.intersection(.deep))
    let activity = activity.union(isThere ? state.activity[index].activity.intersection(stays) : [])
    let next = activity.isEmpty ? [] : [EgoFixState.DayRecord(day: day, activity: activity)]
    state.activity.replaceSubrange(index..<(isThere ? index + 1 : index), with: next)
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
