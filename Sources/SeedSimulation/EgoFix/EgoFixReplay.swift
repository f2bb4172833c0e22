import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// EgoFix's calls and story.
struct EgoFixReplay: ReplayProduct {
  let setting: ReplaySetting
  let policies: EgoFixPolicies
  let logic: EgoFix
  private var zone: ZoneRules
  private(set) var story: EgoFixState
  /// The latest instant of the story, by which `state` speaks.
  private var now = Instant.earliest

  /// Every story begins in the same way: with a new user.
  static var decidingEvent: String? { nil }

  init(_ setting: ReplaySetting, decided: Bool) throws(ReplayError) {
    self.setting = setting
    zone = setting.zone
    policies = try setting.policies(\.egofix).changed(by: setting.policy)
    let content: EgoFixContent
    do {
      content = try EgoFixContent(setting.bundle)
    } catch {
      throw ReplayError(.missingContent, "EgoFix's records cannot be read: \(error)")
    }
    logic = EgoFix(content: content, policies: policies)
    guard let setup = setting.setup, !setup.names.isEmpty else {
      story = logic.newState(seed: setting.seed)
      return
    }
    do throws(EgoFixStateError) {
      story = try EgoFixState(json: setup.json, content: content, policies: policies)
    } catch {
      throw ReplayError(.badField, "`setup` is no stored state of EgoFix: \(error)")
    }
  }

  var state: JSONValue { story.json(logic, at: EgoFixMoment(now, in: zone)) }

  func call(_ name: String, _ fields: ReplayFields) throws(ReplayError) -> JSONValue {
    guard let call = EgoFixCall(rawValue: name) else {
      throw ReplayError(.unknownCall, "there is no call \(name.debugDescription)")
    }
    return try call.result(fields, self)
  }

  func event(_ name: String, _ fields: ReplayFields) throws(ReplayError) -> EgoFixStoryEvent? {
    guard let name = EgoFixStoryEvent.Name(rawValue: name) else { return nil }
    return try EgoFixStoryEvent(name, fields, self)
  }

  mutating func nextDue(through instant: Instant, before event: EgoFixStoryEvent) -> ReplayDue? {
    guard let due = logic.nextDue(in: story, until: EgoFixMoment(instant, in: zone)) else { return nil }
    var effects: [EgoFixEffect] = []
    logic.settle(due, in: &story, effects: &effects)
    let (at, name) =
      switch due {
      case .notice(let notice): (notice.instant(in: zone), "\(notice.kind)")
      case .expiry: (zone.startOfDay(CivilDate(dayNumber: Int(due.day))), "expiry")
      }
    now = max(now, at)
    return ReplayDue(at: at, name: name, effects: json(effects))
  }

  mutating func apply(_ event: EgoFixStoryEvent, at instant: Instant) throws(ReplayError) -> ReplayAnswer {
    now = instant
    if let zone = event.zone { self.zone = zone }
    var effects: [EgoFixEffect] = []
    let moment = EgoFixMoment(instant, in: zone)
    let refusal = logic.apply(event.event(story), at: moment, to: &story, effects: &effects)
    return ReplayAnswer(refused: refusal?.code, effects: json(effects))
  }

  private func json(_ effects: [EgoFixEffect]) -> [JSONValue] {
    let writer = EgoFixEffectWriter(logic: logic, state: story, zone: zone, now: EgoFixMoment(now, in: zone))
    return effects.map { writer.json($0) }
  }
}

extension EgoFixReplay {
  static let page = ReplayPage(
    calls: EgoFixCall.allCases.map { ($0.rawValue, $0.fields) },
    events: EgoFixStoryEvent.Name.allCases.map { ($0.rawValue, $0.fields) },
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
