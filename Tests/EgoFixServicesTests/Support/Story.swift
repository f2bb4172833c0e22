import CivilTime
import EgoFixServices
import SeedModel
import PolicySamples

/// A user's story in a test: days are counted from Monday, 5 January 2026, in UTC.
final class Story {
  static let monday = 20_458

  let logic: EgoFix
  var state: EgoFixState
  /// What the latest event led to.
  var effects: [EgoFixEffect] = []
  /// What all events led to.
  var allEffects: [EgoFixEffect] = []

  init(_ content: EgoFixContent, policies: EgoFixPolicies = .shipped, seed: UInt64 = 1) {
    logic = EgoFix(content: content, policies: policies)
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
  func send(_ event: EgoFixEvent, _ day: Int, _ time: String = "12:00") -> EgoFixRefusal? {
    let step = logic.reduce(state, event, at: Story.moment(day, time))
    state = step.state
    effects = step.effects
    allEffects += step.effects
    return step.refusal
  }

  /// A user who has just picked the first bug, and other bugs after it.
  func onboard(_ bugs: [Int32] = [0], _ day: Int = 0, _ time: String = "08:00") {
    for bug in bugs.dropFirst() { send(.activate(bug), day, time) }
    if let first = bugs.first { send(.primary(first), day, time) }
  }

  /// Allows notifications.
  func allowNotifications(_ day: Int = 0, _ time: String = "08:00") {
    var settings = state.settings
    settings.permission = .granted
    send(.settings(settings), day, time)
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
    return send(.outcome(fix: fix, outcome, result: .all, hasReflection: false), day, time) == nil
  }

  /// Hands a diagnostic in on the Sunday of a week, counted from 0, with one intensity for all bugs asked.
  @discardableResult
  func diagnose(_ week: Int, _ intensity: BugIntensity, context: EventContext? = nil) -> EgoFixRefusal? {
    guard let due = logic.dueDiagnostic(in: state, at: Story.moment(week * 7 + 6, "18:00")) else {
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

extension InteractionEvidence {
  /// Evidence that any fix without targets takes for applied.
  static let all = InteractionEvidence(
    count: 1,
    hasEnded: true,
    done: .max,
    option: 0,
    hasText: true
  )
}

extension EgoFixEffect {
  static func events(_ effects: [EgoFixEffect]) -> [EventType] {
    effects.compactMap { if case .event(_, let type, _, _, _) = $0 { type } else { nil } }
  }

  static func assignments(_ effects: [EgoFixEffect]) -> [Assignment] {
    effects.compactMap { if case .assign(let assignment) = $0 { assignment } else { nil } }
  }

  static func tidbits(_ effects: [EgoFixEffect]) -> [Int32] {
    effects.compactMap { if case .tidbit(let tidbit) = $0 { tidbit } else { nil } }
  }

  static func notices(_ effects: [EgoFixEffect]) -> [Notice] {
    effects.compactMap { if case .notify(let notice) = $0 { notice } else { nil } }
  }

  static func versions(_ effects: [EgoFixEffect]) -> [VersionChangeType] {
    effects.compactMap { if case .version(_, _, let change, _) = $0 { change } else { nil } }
  }
}
