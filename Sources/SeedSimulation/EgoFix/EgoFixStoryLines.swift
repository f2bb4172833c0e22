package import CivilTime
package import EgoFixServices
package import PlainJSON
import SeedModel
package import ServiceKernel

/// Writes what a user did as a replay reads it.
package enum EgoFixStoryLines: StoryLines {
  /// An event's line; nil for time that passed, and for what a story does not have: changes of the content
  /// and of records, and what is done on a card before it is marked.
  package static func line(
    _ event: EgoFixEvent?,
    at instant: Instant,
    _ reducer: EgoFixReducer
  ) -> JSONValue? {
    guard let event, let (name, fields) = parts(event, reducer) else { return nil }
    return line(name, at: instant, fields)
  }

  /// What a turn led to, as a replay answers it.
  package static func effects(
    of turn: Turn<EgoFixReducer>,
    from before: EgoFixState,
    _ reducer: EgoFixReducer
  ) -> [JSONValue] {
    let writer = EgoFixEffectWriter(reducer: reducer, state: turn.state)
    return turn.effects.map { writer.json($0) }
  }

  /// A state as a replay answers it.
  package static func state(_ state: EgoFixState, _ reducer: EgoFixReducer) -> JSONValue {
    state.json(reducer)
  }

  /// A refusal's code.
  package static func code(_ refusal: EgoFixRefusal) -> String { refusal.code }

  private typealias Parts = (String, [(String, JSONValue?)])

  private static func parts(_ event: EgoFixEvent, _ reducer: EgoFixReducer) -> Parts? {
    func id(_ id: some CustomStringConvertible) -> JSONValue { .string("\(id)") }
    func bug(_ name: String, _ bug: BugID) -> Parts { (name, [("bug", reducer.bugName(bug))]) }
    switch event {
    case .open: return ("open", [])
    case .openFix(let fix): return ("openFix", [("fix", fix.map { id($0) })])
    case .outcome(let fix, let outcome, let result, let reflection):
      return (
        "outcome",
        [
          ("fix", id(fix)), ("outcome", id(outcome)), ("data", result?.json),
          ("reflection", reflection.map { .string($0) }),
        ]
      )
    case .note(let on, let text): return ("note", [("id", id(on)), ("text", .string(text))])
    case .crash(let bug, let note):
      return ("crash", [("bug", bug.map { reducer.bugName($0) }), ("note", note.map { .string($0) })])
    case .reboot(let crash): return ("reboot", [("crash", crash.map { id($0) })])
    case .startDiagnostic: return ("startDiagnostic", [])
    case .diagnostic(let answers):
      return ("diagnostic", [("answers", .array(answers.map { json($0, reducer) }))])
    case .skipDiagnostic: return ("diagnostic", [("skip", true)])
    case .activate(let one): return bug("activate", one)
    case .deactivate(let one): return bug("deactivate", one)
    case .resolve(let one): return bug("resolve", one)
    case .primary(let one): return bug("primary", one)
    case .shown(let pattern): return ("shown", [("pattern", id(pattern))])
    case .viewed(let pattern): return ("viewed", [("pattern", id(pattern))])
    case .dismiss(let pattern): return ("dismiss", [("pattern", id(pattern))])
    case .shared(let fix): return ("share", [("fix", id(fix))])
    case .settings(let change):
      return (
        "settings",
        [
          ("reminderTime", change.reminderTime.map { id($0) }),
          ("remindersOn", change.remindersOn.map { .bool($0) }),
          ("permission", change.permission.map { id($0) }),
          ("bootSequenceShown", change.bootSequenceShown.map { .bool($0) }),
        ]
      )
    case .zone(let zone): return ("zone", [("zone", .string(zone.identifier))])
    case .timerStarted(let fix, let seconds):
      return ("startTimer", [("fix", id(fix)), ("seconds", .integer(seconds))])
    case .timerStopped: return ("stopTimer", [])
    case .time: return ("time", [])
    case .delete, .restore, .save, .deletePattern, .progress: return nil
    }
  }

  private static func json(_ answer: DiagnosticAnswer, _ reducer: EgoFixReducer) -> JSONValue {
    var object = JSONObject()
    object.append("bug", reducer.bugName(answer.bug))
    object.append("intensity", .string("\(answer.intensity)"))
    if let context = answer.context { object.append("context", .string("\(context)")) }
    return .object(object)
  }
}
