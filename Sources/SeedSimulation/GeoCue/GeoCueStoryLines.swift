package import CivilTime
package import GeoCueServices
package import PlainJSON
import SeedModel
package import ServiceKernel

/// Writes what a user did as a replay reads it.
package enum GeoCueStoryLines: StoryLines {
  /// An event's line; that of `time` for time that passed: what came in the very second of an answer came
  /// before it.
  package static func line(
    _ event: GeoCueEvent?,
    at instant: Instant,
    _ reducer: GeoCueReducer
  ) -> JSONValue? {
    let (name, fields) = parts(event)
    return line(name, at: instant, fields)
  }

  private static func parts(_ event: GeoCueEvent?) -> (String, [(String, JSONValue?)]) {
    switch event {
    case nil: ("time", [])
    case .resume: ("resume", [])
    case .reset: ("reset", [])
    case .crossing(let event, let place, let identifier):
      (
        event == .entry ? "arrive" : "leave",
        [
          ("place", .string(place.name)), ("entryMessage", .string(place.entryMessage)),
          ("exitMessage", .string(place.exitMessage)),
          ("identifier", .string(identifier ?? place.notificationIdentifier(for: event))),
        ]
      )
    case .send(let title, let body, let identifier, let priority, let badge):
      (
        "send",
        [
          ("title", .string(title)), ("body", .string(body)), ("identifier", .string(identifier)),
          ("priority", .string("\(priority)")), ("badge", badge.map { .integer($0) }),
        ]
      )
    case .acknowledge(let identifier): ("acknowledge", [("identifier", .string(identifier))])
    case .cancel(let identifiers):
      ("cancel", [("identifiers", .array(identifiers.map { .string($0) }))])
    // What they were changed from is what they were: in a played app nobody else saves.
    case .preferences(let preferences, _): ("preferences", [("preferences", preferences.json)])
    case .test(let priority, let preferences):
      ("test", [("priority", .string("\(priority)")), ("preferences", preferences?.json)])
    case .zone(let zone): ("zone", [("zone", .string(zone.identifier))])
    }
  }

  /// What a turn led to, as a replay answers it: with what the notification centre does by itself when
  /// something is delivered, badge and haptics.
  package static func effects(
    of turn: Turn<GeoCueReducer>,
    from before: GeoCueState,
    _ reducer: GeoCueReducer
  ) -> [JSONValue] {
    var state = before
    let delivered = reducer.deliverDue(in: &state, at: turn.at).flatMap(\.effects)
    let rest = turn.effects.filter { effect in
      if case .log(.delivered) = effect { false } else { true }
    }
    return (delivered + rest).map(\.json)
  }

  /// A state as a replay answers it.
  package static func state(_ state: GeoCueState, _ reducer: GeoCueReducer) -> JSONValue { state.json }

  /// A refusal's code.
  package static func code(_ refusal: GeoCueRefusal) -> String { refusal.rawValue }
}
