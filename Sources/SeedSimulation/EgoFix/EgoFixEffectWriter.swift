import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// Writes effects as objects with their kind, with the texts that they show.
struct EgoFixEffectWriter {
  let logic: EgoFix
  /// The state after the event.
  let state: EgoFixState
  let zone: ZoneRules
  let now: EgoFixMoment

  func json(_ effect: EgoFixEffect) -> JSONValue {
    switch effect {
    case .event(let id, let type, let bug, let fix, let context):
      event(id, type, bug: bug, fix: fix, context)
    case .assign(let assignment):
      [
        "kind": "assign", "fix": .string("\(logic.content.id(ofFix: assignment.fix))"),
        "number": .integer(logic.content.number(ofFix: assignment.fix)),
        "type": .string("\(assignment.kind)"),
      ]
    case .tidbit(let tidbit): ["kind": "tidbit", "id": .string("\(logic.content.id(ofTidbit: tidbit))")]
    case .pattern(let place): pattern(place, effect)
    case .feedback(let key, let variant, _):
      [
        "kind": "feedback", "key": .string(key.name), "variant": .integer(Int(variant)),
        "text": .string(text(effect)?.body ?? ""),
      ]
    case .notify(let notice): notify(notice, effect)
    case .cancel(let kind, let day):
      ["kind": "cancel", "identifiers": [.string(Notice.identifier(of: kind, day: day))]]
    case .delivered(let notice): log("delivered", ("identifier", .string(notice.identifier)))
    case .expired(let assignment): log("expired", ("fix", number(assignment.fix)))
    case .marked(let assignment):
      log("marked", ("fix", number(assignment.fix)), ("outcome", .string("\(assignment.outcome)")))
    case .noted(let id): log("noted", ("id", .string("\(id)")))
    case .crashed(let id, let bug):
      log("crashed", ("id", .string("\(id)")), bug >= 0 ? ("bug", logic.bugName(bug)) : nil)
    case .rebooted(let id): log("rebooted", ("id", .string("\(id)")))
    case .version(_, let version, let change, let variant):
      log(
        "version",
        ("version", .string("\(version)")),
        ("type", .string("\(change)")),
        ("key", .string(change.copyKey.name)),
        ("variant", .integer(Int(variant))),
        ("text", .string(text(effect)?.body ?? ""))
      )
    case .status(let bug, let from, let to):
      log("status", ("bug", logic.bugName(bug)), ("from", .string("\(from)")), ("to", .string("\(to)")))
    case .diagnostic(let id, let week):
      log("diagnostic", ("id", .string("\(id)")), ("week", .string(ReplayFields.date(week))))
    case .detected(let place): log("detected", ("pattern", patternID(place)))
    case .renewed(let place): log("renewed", ("pattern", patternID(place)))
    case .rest: log("rest")
    }
  }

  private func event(
    _ id: Identity,
    _ type: EventType,
    bug: Int32,
    fix: Int32,
    _ context: EventContext?
  ) -> JSONValue {
    var object = JSONObject()
    object.append("kind", "event")
    object.append("name", .string("\(type)"))
    object.append("id", .string("\(id)"))
    if bug >= 0 { object.append("bug", logic.bugName(bug)) }
    if fix >= 0 { object.append("fix", number(fix)) }
    if let context { object.append("context", .string("\(context)")) }
    object.append("weekday", .integer(now.weekday))
    object.append("hour", .integer(now.hour))
    return .object(object)
  }

  private func pattern(_ place: Int32, _ effect: EgoFixEffect) -> JSONValue {
    let text = text(effect)
    return [
      "kind": "pattern", "id": patternID(place), "title": .string(text?.title ?? ""),
      "body": .string(text?.body ?? ""),
    ]
  }

  private func notify(_ notice: Notice, _ effect: EgoFixEffect) -> JSONValue {
    let text = text(effect)
    return [
      "kind": "notify", "identifier": .string(notice.identifier),
      "at": .string("\(notice.instant(in: zone))"),
      "title": .string(text?.title ?? ""), "body": .string(text?.body ?? ""), "key": .string(notice.key.name),
      "variant": .integer(Int(notice.variant)),
    ]
  }

  private func log(_ change: String, _ members: (String, JSONValue)?...) -> JSONValue {
    var object = JSONObject()
    object.append("kind", "log")
    object.append("change", .string(change))
    for case let (name, value)? in members { object.append(name, value) }
    return .object(object)
  }

  private func number(_ fix: Int32) -> JSONValue { .integer(logic.content.number(ofFix: fix)) }

  private func patternID(_ place: Int32) -> JSONValue { .string("\(state.patterns[Int(place)].id)") }

  /// What an effect says; nil where the bundle lacks the copy.
  private func text(_ effect: EgoFixEffect) -> EgoFixCopyText? {
    (try? logic.text(of: effect, in: state)) ?? nil
  }
}
