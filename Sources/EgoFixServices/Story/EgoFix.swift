public import SeedModel
import SeededRandom

/// EgoFix's domain logic: a pure function from a state and an event to a state and effects.
///
/// Nothing here reads a clock, a zone or a random source of the system: the moment is given, and the random
/// sources are part of the state. The same history gives the same states and effects.
public struct EgoFix: Sendable {
  /// What an event led to.
  public struct Step: Hashable, Sendable {
    /// The state after it.
    public var state: EgoFixState
    /// What follows, in order.
    public var effects: [EgoFixEffect]
    /// Why it was refused; nil where it was not.
    public var refusal: EgoFixRefusal?
  }

  /// The records.
  public let content: EgoFixContent
  /// The numbers.
  public let policies: EgoFixPolicies

  /// The logic for a content under policies.
  public init(content: EgoFixContent, policies: EgoFixPolicies) {
    self.content = content
    self.policies = policies
  }

  /// A new user.
  public func newState(seed: UInt64) -> EgoFixState {
    EgoFixState(content: content, policies: policies, seed: seed)
  }

  /// What an event at a moment leads to.
  public func reduce(_ state: EgoFixState, _ event: EgoFixEvent, at moment: EgoFixMoment) -> Step {
    var step = Step(state: state, effects: [], refusal: nil)
    step.refusal = apply(event, at: moment, to: &step.state, effects: &step.effects)
    return step
  }

  /// Does in place what ``reduce(_:_:at:)`` does, appending the effects.
  ///
  /// What fell due before the moment is settled first. A refused event changes nothing else.
  /// - Returns: why it was refused, or nil.
  /// - Complexity: O(bugs + patterns + the fixes of one bug).
  @discardableResult
  public func apply(
    _ event: EgoFixEvent,
    at moment: EgoFixMoment,
    to state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    settle(until: moment, in: &state, effects: &effects)
    if event == .time { return nil }
    let refusal = perform(event, at: moment, in: &state, effects: &effects)
    if refusal == nil { state.lastActivity = max(state.lastActivity ?? moment.second, moment.second) }
    return refusal
  }

  private func perform(
    _ event: EgoFixEvent,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    switch event {
    case .open: return open(at: moment, in: &state, effects: &effects)
    case .openFix(let fix): return openFix(fix, at: moment, in: &state, effects: &effects)
    case .outcome(let fix, let outcome, let result, let hasReflection):
      return mark(
        fix,
        Marking(outcome: outcome, result: result, hasReflection: hasReflection),
        at: moment,
        in: &state,
        effects: &effects
      )
    case .note(let id): return takeNote(on: id, in: &state, effects: &effects)
    case .crash(let bug, let hasNote):
      return crash(bug, hasNote: hasNote, at: moment, in: &state, effects: &effects)
    case .reboot(let id): return reboot(id, in: &state, effects: &effects)
    case .startDiagnostic: return startDiagnostic(at: moment, in: &state, effects: &effects)
    case .diagnostic(let answers): return answer(answers, at: moment, in: &state, effects: &effects)
    case .skipDiagnostic: return skipDiagnostic(at: moment, in: &state, effects: &effects)
    case .activate(let bug): return activate(bug, at: moment, in: &state, effects: &effects)
    case .deactivate(let bug): return deactivate(bug, at: moment, in: &state, effects: &effects)
    case .resolve(let bug): return resolve(bug, at: moment, in: &state, effects: &effects)
    case .primary(let bug): return setPrimary(bug, at: moment, in: &state, effects: &effects)
    case .shown(let pattern): return show(pattern, at: moment, in: &state, effects: &effects)
    case .viewed(let pattern): return view(pattern, at: moment, in: &state, effects: &effects)
    case .dismiss(let pattern): return dismiss(pattern, at: moment, in: &state, effects: &effects)
    case .shared(let fix): return share(fix, in: &state, effects: &effects)
    case .settings(let settings):
      state.settings = settings
      plan(at: moment, in: &state, effects: &effects)
    case .zone: plan(at: moment, in: &state, effects: &effects, again: true)
    case .timerStarted(let fix, let seconds):
      return startTimer(fix, seconds: seconds, at: moment, in: &state, effects: &effects)
    case .timerStopped: stopTimer(in: &state, effects: &effects)
    case .time: break
    }
    return nil
  }
}

extension EgoFix {
  /// Records an analytics event.
  func record(
    _ type: EventType,
    bug: Int32 = -1,
    fix: Int32 = -1,
    context: EventContext? = nil,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    effects.append(.event(id: state.random.id.identity(), type, bug: bug, fix: fix, context: context))
  }

  /// Shows a line of copy.
  func say(
    _ key: EgoFixCopyKey,
    bug: Int32 = -1,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    effects.append(.feedback(key, variant: drawCopy(key, in: &state), bug: bug))
  }

  /// A variant of a copy key.
  func drawCopy(_ key: EgoFixCopyKey, in state: inout EgoFixState) -> UInt8 {
    state.copy.draw(key, of: content.variantCount(of: key), with: &state.random.copy)
  }

  /// Shows a tidbit for a bug and trigger, where there is one.
  func teach(
    _ trigger: EducationTrigger,
    bug: Int32?,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    guard let bug else { return }
    let tidbit = state.tidbits.next(
      bug: bug,
      trigger: trigger,
      in: content.tidbits,
      with: &state.random.tidbit
    )
    if let tidbit { effects.append(.tidbit(tidbit)) }
  }

  /// Counts a day's engagement for the streak, and what was done for the graph.
  func engage(_ activity: DayActivity, in state: inout EgoFixState) {
    state.streak.engage(on: state.day)
    note(activity, in: &state)
  }

  /// Notes what was done on the day.
  func note(_ activity: DayActivity, in state: inout EgoFixState) {
    let last = state.activity.count - 1
    if last >= 0, state.activity[last].day == state.day {
      state.activity[last].activity.formUnion(activity)
    } else {
      state.activity.append(EgoFixState.DayRecord(day: state.day, activity: activity))
    }
  }

  /// Adds an entry to the version history.
  func logVersion(
    _ change: VersionChangeType,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    let id = state.random.id.identity()
    effects.append(.version(id: id, state.version, change, variant: drawCopy(change.copyKey, in: &state)))
  }

  /// Whether a place is one of a bug.
  func isBug(_ bug: Int32) -> Bool { bug >= 0 && Int(bug) < content.bugCount }

  /// Whether a place is one of a fix.
  func isFix(_ fix: Int32) -> Bool { fix >= 0 && Int(fix) < content.fixCount }
}
