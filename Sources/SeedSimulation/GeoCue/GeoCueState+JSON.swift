import GeoCueServices
import PlainJSON
import SeededRandom

extension GeoCueState {
  /// The state as `state` puts it out: preferences and pending; then what else there is to remember.
  var json: JSONValue {
    var object = JSONObject()
    object.append("preferences", preferences.json)
    object.append("pending", .array(pending.map(\.json)))
    if !open.isEmpty { object.append("open", .array(open.map(\.json))) }
    if badge != 0 { object.append("badge", .integer(badge)) }
    if !variants.lastIndexes.isEmpty {
      var indexes = JSONObject()
      for (key, index) in variants.lastIndexes.sorted(by: { $0.key < $1.key }) {
        indexes.append(key, .integer(index))
      }
      object.append("variants", .object(indexes))
    }
    return .object(object)
  }

  /// Reads what ``json`` writes; a field that is left out stays as it is.
  mutating func read(_ fields: ReplayFields) throws(ReplayError) {
    if let preferences = try fields.object("preferences") {
      self.preferences = try preferences.wholePreferences()
    }
    for fields in try fields.objects("pending") ?? [] { pending.append(try NotificationRequest(fields)) }
    var identifiers = Set(open.map(\.identifier))
    for fields in try fields.objects("open") ?? [] {
      let notification = try OpenNotification(fields)
      if !identifiers.insert(notification.identifier).inserted {
        throw fields.fault("identifier", "another than those above")
      }
      open.append(notification)
    }
    badge = try fields.count("badge") ?? 0
    pending.sort { ($0.at, $0.identifier) < ($1.at, $1.identifier) }
    if let indexes = try fields.object("variants") {
      for key in indexes.names { variants.lastIndexes[key] = try indexes.count(key) }
    }
  }
}

extension NotificationRequest {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object.append("identifier", .string(identifier))
    if notification != identifier { object.append("notification", .string(notification)) }
    object.append("at", .string("\(at)"))
    object.append("kind", .string(kind.rawValue))
    text.append(to: &object)
    object.append("channels", channels.json)
    return .object(object)
  }

  fileprivate init(_ fields: ReplayFields) throws(ReplayError) {
    let identifier = try fields.required("identifier", fields.string)
    let channels = try fields.required("channels", fields.object)
    self.init(
      identifier: identifier,
      notification: try fields.string("notification") ?? identifier,
      at: try fields.required("at", fields.instant),
      kind: try fields.required("kind", fields.choice),
      text: ReminderText(
        title: try fields.required("title", fields.string),
        body: try fields.required("body", fields.string),
        key: try fields.string("key"),
        variant: try fields.count("variant")
      ),
      channels: NotificationChannels(
        sound: try channels.required("sound", channels.bool),
        haptic: try channels.required("haptic", channels.bool),
        interruption: try channels.required("interruption", channels.choice)
      )
    )
  }
}

extension OpenNotification {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object.append("identifier", .string(identifier))
    object.append("priority", .string("\(priority)"))
    switch content {
    case .text(let title, let body):
      object.append("title", .string(title))
      object.append("body", .string(body))
    case .crossing(let event, let place, let message):
      object.append("event", .string(event.rawValue))
      object.append("place", .string(place))
      object.append("message", .string(message))
    }
    if let badge { object.append("badge", .integer(badge)) }
    if isHeld { object.append("held", true) }
    if let deliveredAt { object.append("deliveredAt", .string("\(deliveredAt)")) }
    if repeatCount > 0 { object.append("repeats", .integer(repeatCount)) }
    return .object(object)
  }

  fileprivate init(_ fields: ReplayFields) throws(ReplayError) {
    let content: Content
    if let event: GeofenceEvent = try fields.choice("event") {
      content = .crossing(
        event,
        place: try fields.required("place", fields.string),
        message: try fields.required("message", fields.string)
      )
    } else {
      content = .text(
        title: try fields.required("title", fields.string),
        body: try fields.required("body", fields.string)
      )
    }
    self.init(
      identifier: try fields.required("identifier", fields.string),
      priority: try fields.required("priority", fields.name),
      content: content,
      badge: try fields.count("badge"),
      deliveredAt: try fields.instant("deliveredAt"),
      isHeld: try fields.bool("held") ?? false,
      repeatCount: try fields.count("repeats") ?? 0
    )
  }
}

extension ReminderText {
  func append(to object: inout JSONObject) {
    object.append("title", .string(title))
    object.append("body", .string(body))
    if let key { object.append("key", .string(key)) }
    if let variant { object.append("variant", .integer(variant)) }
  }
}

extension NotificationChannels {
  /// The channels as an object.
  var json: JSONValue {
    var object = JSONObject()
    append(to: &object)
    return .object(object)
  }
}

extension GeoCueEffect {
  /// The effect as an object with its kind.
  var json: JSONValue {
    switch self {
    case .cancel(let identifiers):
      return ["kind": "cancel", "identifiers": .array(identifiers.map { .string($0) })]
    case .notify(let request), .show(let request, _, _):
      var object = JSONObject()
      object.append("kind", "notify")
      object.append("identifier", .string(request.identifier))
      object.append("at", .string("\(request.at)"))
      request.text.append(to: &object)
      object.append("channels", request.channels.json)
      return .object(object)
    case .badge(let count): return ["kind": "badge", "count": .integer(count)]
    case .haptic(let style): return ["kind": "haptic", "style": .string("\(style)")]
    case .log(let line): return ["kind": "log", "message": .string("\(line)")]
    }
  }
}
