import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// EgoFix's calls and story.
struct EgoFixReplay: ReplayProduct {
  let setting: ReplaySetting
  let policies: EgoFixPolicies
  let reducer: EgoFixReducer
  private(set) var story: EgoFixState

  /// Every story begins in the same way: with a new user.
  static var decidingEvent: String? { nil }

  init(_ setting: ReplaySetting, decided: Bool) throws(ReplayError) {
    self.setting = setting
    policies = try setting.policies(\.egofix).changed(by: setting.policy)
    let content: EgoFixContent
    do {
      content = try EgoFixContent(setting.bundle)
    } catch {
      throw ReplayError(.missingContent, "EgoFix's records cannot be read: \(error)")
    }
    reducer = EgoFixReducer(content: content, policies: policies, zones: setting.zones)
    guard let setup = setting.setup, !setup.names.isEmpty else {
      story = reducer.newState(seed: setting.seed, zone: setting.zone)
      return
    }
    do {
      story = try reducer.state(from: setup.json)
    } catch {
      throw ReplayError(.badField, "`setup` is no stored state of EgoFix: \(error)")
    }
  }

  var state: JSONValue { story.json(reducer) }

  mutating func nextDue(through instant: Instant, before event: EgoFixEvent) -> ReplayDue? {
    guard let due = reducer.nextDue(after: story), due.at <= instant else { return nil }
    var effects: [EgoFixEffect] = []
    reducer.settle(due, in: &story, &effects)
    return ReplayDue(at: due.at, name: due.name, effects: json(effects))
  }

  mutating func apply(_ event: EgoFixEvent, at instant: Instant) -> ReplayAnswer {
    var effects: [EgoFixEffect] = []
    var refusal: EgoFixRefusal?
    do throws(EgoFixRefusal) {
      // The day of an event is lived even where it is refused; that of a journey is its own.
      if case .zone = event {} else { try reducer.apply(.time, to: &story, &effects, at: instant) }
      try reducer.apply(event, to: &story, &effects, at: instant)
    } catch {
      refusal = error
    }
    return ReplayAnswer(refused: refusal?.code, effects: json(effects))
  }

  private func json(_ effects: [EgoFixEffect]) -> [JSONValue] {
    let writer = EgoFixEffectWriter(reducer: reducer, state: story)
    return effects.map { writer.json($0) }
  }
}

extension EgoFixReplay {
  static let page = ReplayPage(
    of: EgoFixReplay.self,
    dues: [
      ("daily", "the daily reminder comes"), ("stable", "the message of a stable period comes"),
      ("timer", "a timer ends"), ("expiry", "a fix can no longer be marked"),
    ],
    refusals: refusals.map { ($0.code, summary($0)) },
    lists: [("Analytics events", EventType.allCases.map { "\($0)" })]
  )

  private static let refusals: [EgoFixRefusal] =
    [.unknownRecord, .notAssigned, .alreadyMarked, .noOutcome] + LackingField.allCases.map { .lacks($0) }
    + [
      .alreadyRebooted, .diagnosticNotDue, .badAnswers, .wrongStatus, .patternNotOffered, .alreadyDismissed,
    ]

  private static func summary(_ refusal: EgoFixRefusal) -> String {
    switch refusal {
    case .unknownRecord: "there is no such bug, fix or pattern"
    case .notAssigned: "the fix is not assigned, or can no longer be marked"
    case .alreadyMarked: "the fix was marked already"
    case .noOutcome: "pending is no outcome to mark"
    case .lacks(let field): "the fix cannot be marked as applied: its data lack \(field.rawValue)"
    case .alreadyRebooted: "no crash is open, or not this one"
    case .diagnosticNotDue: "no diagnostic is due"
    case .badAnswers: "answers name a bug twice or one not asked, or give a place for a quiet week"
    case .wrongStatus: "the bug's status does not allow it"
    case .patternNotOffered: "the pattern was not offered"
    case .alreadyDismissed: "the pattern was dismissed before"
    }
  }
}
