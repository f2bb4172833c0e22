import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import ServiceKernel
import PolicySamples

/// A user's story in a test: days are counted from Monday, 5 January 2026, in UTC.
final class Story {
  static let monday = 20_458

  let logic: EgoFixReducer
  var state: EgoFixState
  /// What the latest event led to.
  var effects: [EgoFixEffect] = []
  /// What all events led to.
  var allEffects: [EgoFixEffect] = []

  init(_ content: EgoFixContent, policies: EgoFixPolicies = .shipped, seed: UInt64 = 1) {
    logic = EgoFixReducer(content: content, policies: policies)
    state = logic.newState(seed: seed)
  }

  convenience init(
    _ content: TestContent = TestContent(),
    policies: EgoFixPolicies = .shipped,
    seed: UInt64 = 1
  ) throws {
    self.init(try content.content(), policies: policies, seed: seed)
  }

  /// The same user, whose story may go on in another way.
  func copy() -> Story {
    let story = Story(logic.content, policies: logic.policies)
    story.state = state
    return story
  }

  /// A moment: so many days after the first Monday, at a time such as `18:30`.
  static func moment(_ day: Int, _ time: String = "12:00") -> EgoFixMoment {
    guard let time = LocalTime(time) else { preconditionFailure("a time that is none: \(time)") }
    let date = CivilDate(dayNumber: monday + day)
    let seconds = (monday + day) * 86_400 + Int(time.secondOfDay)
    return EgoFixMoment(Instant(unixSeconds: seconds), local: LocalDateTime(date, time))
  }

  /// Lets an event happen.
  @discardableResult
  func send(
    _ event: EgoFixEvent,
    _ day: Int,
    _ time: String = "12:00",
    over past: EgoFixPast? = nil
  ) -> EgoFixRefusal? {
    effects = []
    var refusal: EgoFixRefusal?
    var rules = logic
    rules.past = past
    do throws(EgoFixRefusal) {
      try rules.take(event, at: Story.moment(day, time).instant, in: &state, &effects)
    } catch {
      refusal = error
    }
    allEffects += effects
    return refusal
  }

  /// Saves a record by hand over what is stored; by default what all events led to.
  @discardableResult
  func save(
    _ record: EgoFixRecord,
    _ day: Int,
    _ time: String = "12:00",
    over stored: EgoFixPast? = nil
  ) -> EgoFixRefusal? {
    send(.save(record), day, time, over: stored ?? past)
  }

  /// The records that all events led to.
  var past: EgoFixPast {
    var stored: [String: [String: StoredRecord]] = [:]
    for effect in allEffects where effect.handling == .record {
      guard let change = try? effect.record() else { continue }
      let last = stored[change.kind]?[change.key]
      stored[change.kind, default: [:]][change.key] = change.apply(to: last, version: 1)
    }
    func records<Record: PastRecord>(_: Record.Type) -> [Record] {
      (stored[Record.recordKind] ?? [:]).values.compactMap { try? JSONValue.object($0.record).decoded() }
    }
    var past = EgoFixPast()
    (past.completions, past.crashes) = (records(FixCompletion.self), records(Crash.self))
    (past.entries, past.events) = (records(VersionEntry.self), records(AnalyticsEvent.self))
    past.diagnostics = records(WeeklyDiagnostic.self)
    return past
  }

  /// Marks a fix with all that its interaction asks for.
  @discardableResult
  func mark(
    _ fix: FixID,
    _ outcome: FixOutcome,
    _ day: Int,
    _ time: String = "12:00",
    reflection: String? = nil
  ) -> EgoFixRefusal? {
    let result = InteractionResult.all(fix, in: logic.content)
    return send(.outcome(fix: fix, outcome, result: result, reflection: reflection), day, time)
  }

  /// A user who has just picked the first bug, and other bugs after it.
  func onboard(_ bugs: [BugID] = [0], _ day: Int = 0, _ time: String = "08:00") {
    for bug in bugs.dropFirst() { send(.activate(bug), day, time) }
    if let first = bugs.first { send(.primary(first), day, time) }
  }

  /// Allows notifications.
  func allowNotifications(_ day: Int = 0, _ time: String = "08:00") {
    send(.settings(EgoFixSettingsChange(permission: .granted)), day, time)
  }

  /// The day's own assignment.
  var today: Assignment? {
    state.assignments.last { ($0.kind == .daily || $0.kind == .retest) && $0.day == state.day }
  }

  /// Opens the app and the day's card, and marks it; whether there was one to mark.
  @discardableResult
  func live(_ day: Int, _ outcome: FixOutcome = .applied, _ time: String = "12:00") -> Bool {
    send(.open, day, time)
    guard let fix = today?.fix, today?.outcome == .pending else { return false }
    send(.openFix(fix), day, time)
    return mark(fix, outcome, day, time) == nil
  }

  /// The diagnostic that can be answered at a time.
  func due(_ day: Int, _ time: String) -> DueDiagnostic? {
    logic.dueDiagnostic(in: state, at: Story.moment(day, time).instant)
  }

  /// Hands a diagnostic in on the Sunday of a week, counted from 0, with one intensity for all bugs asked.
  @discardableResult
  func diagnose(_ week: Int, _ intensity: BugIntensity, context: EventContext? = nil) -> EgoFixRefusal? {
    guard let due = due(week * 7 + 6, "18:00") else {
      return .diagnosticNotDue
    }
    let answers = due.bugs.map { DiagnosticAnswer(bug: $0, intensity: intensity, context: context) }
    return send(.diagnostic(answers), week * 7 + 6, "18:00")
  }

  /// Makes the active bugs stable by four quiet weeks, from a week on; ends on the fourth one's Sunday.
  func calm(from week: Int = 0) {
    for offset in 0..<4 { diagnose(week + offset, .quiet) }
  }

  /// The events among the latest effects.
  var events: [EventType] { EgoFixEffect.events(effects) }
}

extension InteractionResult {
  /// All that a fix's interaction asks for, with the first of its options.
  static func all(_ fix: FixID, in content: EgoFixContent) -> InteractionResult? {
    guard let place = content.index(of: fix) else { return nil }
    let shape = content[fix: place].shape
    let parts = content[fix: place].partIDs
    switch shape.type {
    case .standard, .reversal, .body: return nil
    case .quiz, .scenario: return parts.first.map { .option($0) }
    case .counter: return .counter(count: Int(max(1, shape.minimum ?? 1)))
    case .timed, .abstain: return .ended(true)
    case .multiStep: return .steps(done: parts, passed: [])
    case .observation, .journal: return .text("Seen.")
    case .substitute: return .urges(1)
    case .predict: return .prediction("Five.", observation: "Nine.")
    case .audit: return .categories(parts.map { Category(id: $0, text: "Much.") })
    }
  }
}

extension EgoFixEffect {
  static func events(_ effects: [EgoFixEffect]) -> [EventType] {
    effects.compactMap { if case .event(let event) = $0 { event.eventType } else { nil } }
  }

  static func assignments(_ effects: [EgoFixEffect]) -> [Assignment] {
    effects.compactMap { effect in
      switch effect {
      case .assign(let assignment), .carried(let assignment, _): assignment
      default: nil
      }
    }
  }

  static func tidbits(_ effects: [EgoFixEffect]) -> [TidbitID] {
    effects.compactMap { if case .tidbit(let tidbit) = $0 { tidbit } else { nil } }
  }

  static func notices(_ effects: [EgoFixEffect]) -> [Notice] {
    effects.compactMap { if case .notify(let notice) = $0 { notice } else { nil } }
  }

  static func versions(_ effects: [EgoFixEffect]) -> [VersionChangeType] {
    effects.compactMap { if case .version(let entry, _) = $0 { entry.changeType } else { nil } }
  }
}
