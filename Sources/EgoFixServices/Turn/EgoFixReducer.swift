public import CivilTime
public import PlainJSON
public import SeedModel
import SeededRandom
import ServiceCopy
public import ServiceKernel

/// EgoFix's rules as one pure function: the same state, event and instant give the same next state and the
/// same effects. ``EgoFixService`` runs them for an app.
public struct EgoFixReducer: Sendable {
  /// The records.
  public let content: EgoFixContent
  /// The product's numbers.
  public let policies: EgoFixPolicies
  /// Where zones come from, which are stored by name.
  public let zones: any ZoneSource
  private let storedZones: any ZoneSource
  /// The stored records over which one is saved; nil leaves what is counted as it is.
  package var past: EgoFixPast?

  /// Makes the rules for a content under policies.
  ///
  /// - Parameter home: the device's zone, which takes the place of a stored one that is gone; nil makes a
  ///   state that names such a zone a damaged one.
  public init(
    content: EgoFixContent,
    policies: EgoFixPolicies,
    zones: any ZoneSource = FixedZones(),
    home: ZoneRules? = nil
  ) {
    self.content = content
    self.policies = policies
    self.zones = zones
    storedZones = home.map { RecoveredZones(zones, home: $0) } ?? zones
  }

  /// A new user.
  public func newState(seed: UInt64, zone: ZoneRules = .utc) -> EgoFixState {
    EgoFixState(content: content, policies: policies, seed: seed, zone: zone)
  }

  /// The diagnostic that is prompted at an instant; nil where none is.
  public func dueDiagnostic(in state: EgoFixState, at now: Instant) -> DueDiagnostic? {
    state.dueDiagnostic(at: EgoFixMoment(now, in: state.zone), policies)
  }
}

extension EgoFixReducer: Reducer {
  /// `egofix`.
  public static var product: String { egoFixProduct }

  /// Settles a due at its own instant.
  ///
  /// - Complexity: O(1).
  public func settle(_ due: EgoFixDue, in state: inout EgoFixState, _ effects: inout [EgoFixEffect]) {
    state.settle(due, &effects)
  }

  /// Takes an event.
  ///
  /// - Throws: why the event is refused; state and effects are then as they were.
  /// - Complexity: O(bugs + patterns + the fixes of one bug); for a saved record that changes what is
  ///   counted, O(n log n) in the records that are stored.
  public func apply(
    _ event: EgoFixEvent,
    to state: inout EgoFixState,
    _ effects: inout [EgoFixEffect],
    at now: Instant
  ) throws(EgoFixRefusal) {
    var turn = EgoFixTurn(self, state: consume state, effects: consume effects, now: now)
    if case .zone(let zone) = event { turn.move(to: zone) }
    var refusal: EgoFixRefusal?
    do throws(EgoFixRefusal) { try turn.take(event) } catch { refusal = error }
    (state, effects) = turn.parts()
    if let refusal { throw refusal }
  }

  /// A zone or settings that the state already has change nothing.
  public func isNews(_ event: EgoFixEvent, in state: EgoFixState) -> Bool {
    switch event {
    case .zone(let zone): zone != state.zone
    case .settings(let change): state.settings.changed(by: change) != state.settings
    default: true
    }
  }

  /// A record is saved over those that are stored.
  public func informed(of event: EgoFixEvent, by service: EgoFixService) async throws -> EgoFixReducer {
    guard case .save(let record) = event else { return self }
    var informed = self
    informed.past = try await EgoFixPast(service, for: record)
    return informed
  }

  /// The instant of the last event or due.
  public func lastInstant(of state: EgoFixState) -> Instant { state.clock }

  /// The reminders that the notification centre must hold. EgoFix sets no number on the app's icon.
  public func wanted(in state: EgoFixState) -> WantedNotifications {
    WantedNotifications(
      state.notices.compactMap { notice in
        guard let text = try? text(of: notice) else { return nil }
        return ServiceNotification(
          identifier: notice.identifier,
          at: notice.instant(in: state.zone),
          title: text.title ?? "",
          body: text.body
        )
      }
    )
  }

  /// The state of its stored text, on this content: what is said of records that it lacks is left out.
  ///
  /// - Throws: `DecodingError` for a form that is damaged or, without a `home`, names a zone that is not
  ///   known; `JSONError` for what is no JSON.
  public func state(from text: String, version: Int, _ effects: inout [EgoFixEffect]) throws -> EgoFixState {
    try state(from: try JSONValue(stored: text))
  }

  /// The state of its stored form.
  ///
  /// - Throws: `DecodingError` for a form that is damaged or, without a `home`, names a zone that is not
  ///   known.
  public func state(from json: JSONValue) throws -> EgoFixState {
    func damaged(_ fault: String) -> DecodingError {
      .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: fault))
    }
    guard EgoFixState.isInBounds(json) else { throw damaged("a number is out of bounds") }
    var state = try json.decoded(as: EgoFixState.self, userInfo: [.zoneSource: storedZones])
    if let fault = state.fault { throw damaged(fault) }
    state.bind(to: content, policies: policies)
    return state
  }
}

/// A turn that is being made: what the rules change and add to.
package struct EgoFixTurn {
  package var state: EgoFixState
  package var effects: [EgoFixEffect]
  /// The moment that counts.
  package var moment: EgoFixMoment
  let content: EgoFixContent
  let policies: EgoFixPolicies
  let past: EgoFixPast?

  package init(
    _ reducer: EgoFixReducer,
    state: consuming EgoFixState,
    effects: consuming [EgoFixEffect] = [],
    moment: EgoFixMoment
  ) {
    self.state = state
    self.effects = effects
    self.moment = moment
    content = reducer.content
    policies = reducer.policies
    past = reducer.past
  }

  /// A turn at an instant.
  init(
    _ reducer: EgoFixReducer,
    state: consuming EgoFixState,
    effects: consuming [EgoFixEffect],
    now: Instant
  ) {
    let moment = EgoFixMoment(now, in: state.zone)
    self.init(reducer, state: state, effects: effects, moment: moment)
  }

  /// The user has moved: what the clocks there have passed over comes at once.
  fileprivate mutating func move(to zone: ZoneRules) {
    state.zone = zone
    moment = EgoFixMoment(moment.instant, in: zone)
    settleDues()
  }

  /// What is left of a turn that is over.
  consuming func parts() -> (EgoFixState, [EgoFixEffect]) { (state, effects) }

  /// Settles what fell due up to the moment.
  package mutating func settleDues() {
    // Most moments have nothing due: that is seen by the clock on the wall, without reckoning with zones.
    while isSomethingDue, let due = state.nextDue, due.at <= moment.instant { state.settle(due, &effects) }
  }

  private var isSomethingDue: Bool {
    state.notices.contains { $0.isDue(at: moment) }
      || moment.day > state.day && state.assignments.contains { $0.lastDay < moment.day }
  }

  /// Takes an event whose time has come; the turn goes on from it.
  ///
  /// - Throws: why the event is refused; nothing has changed then.
  package mutating func take(_ event: EgoFixEvent) throws(EgoFixRefusal) {
    if case .progress(let old, let new) = event { return try keep(from: old, to: new) }
    let day = state.day
    state.day = max(day, moment.day)
    do throws(EgoFixRefusal) {
      try perform(event)
    } catch {
      state.day = day
      throw error
    }
    state.dropOldProgress()
    state.clock = max(state.clock, moment.instant)
    if event.isReport { return }
    state.lastActivity = max(state.lastActivity ?? moment.instant, moment.instant)
  }

  private mutating func perform(_ event: EgoFixEvent) throws(EgoFixRefusal) {
    // Each of these looks first and changes then: a refused event leaves nothing behind.
    switch event {
    case .open: open()
    case .openFix(let fix): try openFix(fix)
    case .outcome(let fix, let outcome, let result, let reflection):
      try mark(fix, outcome, result, reflection)
    case .note(let id, let text): try takeNote(on: id, text)
    case .crash(let bug, let note): try crash(bug, note)
    case .reboot(let id): try reboot(id)
    case .startDiagnostic: try startDiagnostic()
    case .diagnostic(let answers): try answer(answers)
    case .skipDiagnostic: try skipDiagnostic()
    case .activate(let bug): try move(bug, by: Lifecycle.activated)
    case .deactivate(let bug): try move(bug, from: .active, by: Lifecycle.deactivated)
    case .resolve(let bug): try move(bug, from: .stable, by: Lifecycle.resolved)
    case .primary(let bug): try setPrimary(bug)
    case .shown(let pattern): try show(pattern)
    case .viewed(let pattern): try view(pattern)
    case .dismiss(let pattern): try dismiss(pattern)
    case .deletePattern(let pattern): try deletePattern(pattern)
    case .shared(let fix): try share(fix)
    case .settings(let change):
      state.settings = state.settings.changed(by: change)
      plan()
    case .zone: plan(again: true)
    case .timerStarted(let fix, let seconds): try startTimer(fix, seconds: seconds)
    case .timerStopped: pauseTimer()
    case .progress: break
    case .delete(let record): try setDeleted(record, at: moment.instant)
    case .restore(let record): try setDeleted(record, at: nil)
    case .save(let record): try save(record)
    case .time: break
    }
  }
}

extension EgoFixTurn {
  /// Records an analytics event.
  mutating func record(
    _ type: EventType,
    bug: BugID? = nil,
    fix: FixID? = nil,
    context: EventContext? = nil,
    isDeep: Bool = false
  ) {
    effects.append(
      .event(
        AnalyticsEvent(
          id: state.random.id.identity(),
          eventType: type,
          bugId: bug,
          fixId: fix,
          context: context,
          isDeep: isDeep ? true : nil,
          date: CivilDate(dayNumber: Int(moment.day)),
          hourOfDay: moment.hour,
          timestamp: moment.instant
        )
      )
    )
  }

  /// Says a line of copy.
  @discardableResult
  mutating func say(
    _ key: EgoFixCopyKey,
    bug: BugID? = nil,
    applied: Int32 = 0,
    count: Int32 = 0
  ) -> EgoFixLine {
    let line = EgoFixLine(key: key, variant: drawCopy(key), bug: bug, applied: applied, count: count)
    effects.append(.feedback(line))
    return line
  }

  /// A variant of a copy key.
  mutating func drawCopy(_ key: EgoFixCopyKey) -> UInt8 {
    state.copy.draw(key, of: content.variantCount(of: key), with: &state.random.copy)
  }

  /// Shows a tidbit for a bug and trigger, where there is one.
  @discardableResult
  mutating func teach(_ trigger: EducationTrigger, bug: BugID?) -> TidbitID? {
    guard let bug else { return nil }
    let tidbit = state.tidbits.next(
      bug: bug,
      trigger: trigger,
      in: content.tidbits,
      with: &state.random.tidbit
    )
    if let tidbit { effects.append(.tidbit(tidbit)) }
    return tidbit
  }

  /// Counts a day's engagement for the streak, and what was done for the graph.
  mutating func engage(_ activity: DayActivity) {
    state.streak.engage(on: state.day)
    note(activity)
  }

  /// Notes what was done on the day.
  mutating func note(_ activity: DayActivity) {
    let last = state.activity.count - 1
    if last >= 0, state.activity[last].day == state.day {
      state.activity[last].activity.formUnion(activity)
    } else {
      state.activity.append(EgoFixState.DayRecord(day: state.day, activity: activity))
    }
  }

  /// Adds an entry to the version history.
  mutating func logVersion(_ change: VersionChangeType) {
    let id = state.random.id.identity()
    let variant = drawCopy(change.copyKey)
    let entry = VersionEntry(
      id: id,
      version: "\(state.version)",
      changeType: change,
      description: (try? content.text(ofVersion: state.version, change, variant, policies)) ?? "",
      createdAt: moment.instant
    )
    effects.append(.version(entry, variant: variant))
  }

  /// The index of a bug that the content has and the user has not deleted.
  ///
  /// - Throws: ``EgoFixRefusal/unknownRecord``.
  func index(of bug: BugID) throws(EgoFixRefusal) -> Int {
    guard let index = content.index(of: bug).map({ Int($0) }), state.bugs[index].deletedAt == nil else {
      throw .unknownRecord
    }
    return index
  }

  /// The index of a fix that the content has.
  ///
  /// - Throws: ``EgoFixRefusal/unknownRecord``.
  func index(of fix: FixID) throws(EgoFixRefusal) -> Int32 {
    guard let index = content.index(of: fix) else { throw .unknownRecord }
    return index
  }
}
