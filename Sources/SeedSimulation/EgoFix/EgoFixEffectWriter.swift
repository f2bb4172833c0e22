import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import ServiceCopy

/// Writes effects as objects with their kind, with the texts that they show.
struct EgoFixEffectWriter {
  let reducer: EgoFixReducer
  /// The state after the event.
  let state: EgoFixState

  func json(_ effect: EgoFixEffect) -> JSONValue {
    switch effect {
    case .event(let event): json(event)
    case .assign(let assignment), .carried(let assignment, _):
      [
        "kind": "assign", "fix": .string("\(assignment.fix)"), "number": number(assignment.fix),
        "type": .string("\(assignment.kind)"),
      ]
    case .tidbit(let tidbit): ["kind": "tidbit", "id": .string("\(tidbit)")]
    case .pattern(let id):
      [
        "kind": "pattern", "id": .string("\(id)"), "title": .string(pattern(id)?.title ?? ""),
        "body": .string(pattern(id)?.body ?? ""),
      ]
    case .feedback(let line):
      [
        "kind": "feedback", "key": .string(line.key.name), "variant": .integer(Int(line.variant)),
        "text": .string(text(effect)?.body ?? ""),
      ]
    case .notify(let notice): notify(notice, effect)
    case .cancel(let kind, let day):
      ["kind": "cancel", "identifiers": [.string(Notice.identifier(of: kind, day: day))]]
    case .delivered(let notice): log("delivered", ("identifier", .string(notice.identifier)))
    case .expired(let assignment): log("expired", ("fix", number(assignment.fix)))
    case .marked(let marking):
      log(
        "marked",
        ("fix", number(marking.assignment.fix)),
        ("outcome", .string("\(marking.assignment.outcome)"))
      )
    case .noted(let note): log("noted", ("id", .string("\(note.id)")))
    case .crashed(let crash):
      log("crashed", ("id", .string("\(crash.id)")), crash.bugId.map { ("bug", reducer.bugName($0)) })
    case .rebooted(let id, _): log("rebooted", ("id", .string("\(id)")))
    case .version(let entry, let variant):
      log(
        "version",
        ("version", .string(entry.version)),
        ("type", .string("\(entry.changeType)")),
        ("key", .string(entry.changeType.copyKey.name)),
        ("variant", .integer(Int(variant))),
        ("text", .string(entry.description))
      )
    case .status(let bug, let from, let to):
      log("status", ("bug", reducer.bugName(bug)), ("from", .string("\(from)")), ("to", .string("\(to)")))
    case .diagnostic(let diagnostic):
      log(
        "diagnostic",
        ("id", .string("\(diagnostic.id)")),
        ("week", .string("\(diagnostic.weekStarting)"))
      )
    case .detected(let id): log("detected", ("pattern", .string("\(id)")))
    case .renewed(let id): log("renewed", ("pattern", .string("\(id)")))
    case .rest: log("rest")
    case .save: log("saved")
    }
  }

  private func json(_ event: AnalyticsEvent) -> JSONValue {
    var object = JSONObject()
    object.append("kind", "event")
    object.append("name", .string("\(event.eventType)"))
    object.append("id", .string("\(event.id)"))
    if let bug = event.bugId { object.append("bug", reducer.bugName(bug)) }
    if let fix = event.fixId { object.append("fix", number(fix)) }
    if let context = event.context { object.append("context", .string("\(context)")) }
    object.append("weekday", .integer(event.dayOfWeek))
    object.append("hour", .integer(event.hourOfDay))
    return .object(object)
  }

  private func notify(_ notice: Notice, _ effect: EgoFixEffect) -> JSONValue {
    let text = text(effect)
    return [
      "kind": "notify", "identifier": .string(notice.identifier),
      "at": .string("\(notice.instant(in: state.zone))"),
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

  private func number(_ fix: FixID) -> JSONValue {
    reducer.content.number(of: fix).map { .integer($0) } ?? .null
  }

  private func pattern(_ id: Identity) -> PatternRecord? { state.patterns.first { $0.id == id } }

  /// What an effect says; nil where the bundle lacks the copy.
  private func text(_ effect: EgoFixEffect) -> CopyText? { (try? reducer.text(of: effect)) ?? nil }
}
