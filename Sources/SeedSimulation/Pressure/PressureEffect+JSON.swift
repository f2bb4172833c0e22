import PlainJSON
import PressureServices

extension PressureEffect {
  /// The effect as an object with its kind.
  var json: JSONValue {
    switch self {
    case .notify(let notification): notification.json
    case .cancel(let identifiers):
      ["kind": "cancel", "identifiers": .array(identifiers.map { .string("\($0)") })]
    case .badge(let count): ["kind": "badge", "count": .integer(count)]
    case .feedback(let line):
      [
        "kind": "feedback", "key": .string(line.key), "variant": .integer(line.variant),
        "text": .string(line.text),
      ]
    case .haptic(let haptic): ["kind": "haptic", "style": .string(haptic.rawValue)]
    case .event(let event): event.json
    case .save(let record):
      [
        "kind": "log", "change": "saved", "date": .string("\(record.date)"),
        "sortOrder": .integer(record.sortOrder), "status": .string(record.status.name),
        "shieldUsed": .bool(record.shieldUsed),
      ]
    case .log(let change): change.json
    case .missingCopy(let key, let reason):
      ["kind": "log", "change": "missingCopy", "key": .string(key), "reason": .string(reason)]
    }
  }
}

extension ReminderNotification {
  fileprivate var json: JSONValue {
    [
      "kind": "notify", "identifier": .string("\(identifier)"), "at": .string("\(at)"),
      "title": .string(title), "body": .string(body), "key": .string(key), "variant": .integer(variant),
      "tier": .integer(tier),
    ]
  }
}

extension PressureAnalyticsEvent {
  fileprivate var json: JSONValue {
    var properties = JSONObject()
    for property in self.properties { properties[property.name] = .string(property.value) }
    return [
      "kind": "event", "name": .string(name.rawValue), "weekday": .integer(weekday), "hour": .integer(hour),
      "properties": .object(properties),
    ]
  }
}

extension NotificationLogChange {
  fileprivate var json: JSONValue {
    let (change, identifier) =
      switch self {
      case .scheduled(let record): ("scheduled", record.id)
      case .cancelled(let id): ("cancelled", id)
      case .delivered(let id): ("delivered", id)
      case .tapped(let id): ("tapped", id)
      }
    return ["kind": "log", "change": .string(change), "identifier": .string("\(identifier)")]
  }
}
