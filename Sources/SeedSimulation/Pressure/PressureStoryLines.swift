package import CivilTime
package import PlainJSON
package import PressureServices
package import ServiceKernel

/// Writes what a user did as a replay reads it.
package enum PressureStoryLines: StoryLines {
  /// The story begins before onboarding, also where it ends before the first step is done.
  package static var beginning: [(String, JSONValue)] {
    [("setup", ["onboarding": .string(OnboardingStep.coldOpen.rawValue)])]
  }

  /// An event's line; that of `time` for time that passed.
  package static func line(
    _ event: PressureEvent?,
    at instant: Instant,
    _ reducer: PressureReducer
  ) -> JSONValue? {
    let event = event ?? .time
    return line(event.name, at: instant, fields(event))
  }

  private static func fields(_ event: PressureEvent) -> [(String, JSONValue?)] {
    switch event {
    case .open, .time, .lapse: []
    case .commit(let text, let order): [("text", .string(text)), ("sortOrder", .integer(order))]
    case .yes(let order), .no(let order), .shield(let order): [("sortOrder", .integer(order))]
    case .settings(let change):
      [
        ("deadline", change.deadline.map { .string("\($0)") }),
        ("close", change.close.map { .string("\($0)") }),
        ("personalityMode", change.personalityMode.map { .string($0.rawValue) }),
        ("notificationsEnabled", change.notificationsEnabled.map { .bool($0) }),
        ("escalationTuning", change.escalationTuning.map { .string($0.rawValue) }),
      ]
    case .zone(let zone): [("zone", .string(zone.identifier))]
    case .subscribe(let until, let inGrace):
      [("until", .string("\(until)")), ("inGrace", .bool(inGrace))]
    case .permission(let granted): [("granted", .bool(granted))]
    case .onboard(let step): [("step", .string(step.rawValue))]
    case .tapped(let id): [("identifier", .string("\(id)"))]
    }
  }

  /// What a turn led to, as a replay answers it.
  package static func effects(
    of turn: Turn<PressureReducer>,
    from before: PressureState,
    _ reducer: PressureReducer
  ) -> [JSONValue] {
    turn.effects.map(\.json)
  }

  /// A state as a replay answers it.
  package static func state(_ state: PressureState, _ reducer: PressureReducer) -> JSONValue { state.json }

  /// A refusal's code.
  package static func code(_ refusal: PressureRefusal) -> String { refusal.rawValue }
}
