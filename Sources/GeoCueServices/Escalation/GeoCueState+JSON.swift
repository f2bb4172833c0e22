import CivilTime
public import PlainJSON
import SeedModel
import SeededRandom

/// Why a stored state cannot be read.
public enum GeoCueStateError: Error, Hashable, Sendable {
  /// A newer version wrote it.
  case newerFormat(Int)
  /// A field is lacking, or has a value that it cannot have.
  case damaged(field: String)
}

extension GeoCueState {
  /// The format that is written.
  private static let format = 1

  /// The state as JSON, without the preferences, which are kept beside it; the same state gives the same
  /// bytes.
  public var json: JSONValue {
    var variants = JSONObject()
    for (key, index) in self.variants.lastIndexes.sorted(by: { $0.key < $1.key }) {
      variants.append(key, .integer(index))
    }
    return [
      "format": .integer(GeoCueState.format), "open": .array(open.map(\.json)),
      "pending": .array(pending.map(\.json)), "badge": .integer(badge), "variants": .object(variants),
    ]
  }

  /// A stored state, with the default preferences: those that are stored take their place.
  ///
  /// - Throws: ``GeoCueStateError``.
  public init(json: JSONValue) throws(GeoCueStateError) {
    let reader = StateReader(json.object ?? JSONObject())
    let format = try reader.number("format")
    guard format <= GeoCueState.format else { throw .newerFormat(format) }
    var open: [OpenNotification] = []
    for value in try reader.list("open") { open.append(try OpenNotification(StateReader(value))) }
    var pending: [NotificationRequest] = []
    for value in try reader.list("pending") { pending.append(try NotificationRequest(StateReader(value))) }
    self.init(open: open, pending: pending, badge: try reader.number("badge"))
    guard let indexes = reader.object["variants"]?.object else { throw .damaged(field: "variants") }
    for member in indexes.members {
      guard let index = member.value.integer, index >= 0 else { throw .damaged(field: "variants") }
      variants.lastIndexes[member.name] = index
    }
  }
}

/// An object whose fields are read one by one.
private struct StateReader {
  let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  init(_ value: JSONValue) { object = value.object ?? JSONObject() }

  func number(_ field: String) throws(GeoCueStateError) -> Int { try found(object[field]?.integer, field) }

  func text(_ field: String) throws(GeoCueStateError) -> String { try found(object[field]?.string, field) }

  func flag(_ field: String) throws(GeoCueStateError) -> Bool { try found(object[field]?.bool, field) }

  func list(_ field: String) throws(GeoCueStateError) -> [JSONValue] {
    try found(object[field]?.array, field)
  }

  func instant(_ field: String) throws(GeoCueStateError) -> Instant { try found(Instant(text(field)), field) }

  func optional<Value>(
    _ field: String,
    _ read: (String) throws(GeoCueStateError) -> Value
  ) throws(GeoCueStateError) -> Value? {
    object[field] == nil ? nil : try read(field)
  }

  func found<Value>(_ value: Value?, _ field: String) throws(GeoCueStateError) -> Value {
    guard let value else { throw .damaged(field: field) }
    return value
  }
}

extension OpenNotification {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["identifier"] = .string(identifier)
    object["priority"] = .string("\(priority)")
    switch content {
    case .text(let title, let body):
      object["title"] = .string(title)
      object["body"] = .string(body)
    case .crossing(let event, let place, let message):
      object["event"] = .string(event.rawValue)
      object["place"] = .string(place)
      object["message"] = .string(message)
    }
    object["badge"] = badge.map { .integer($0) }
    object["deliveredAt"] = deliveredAt.map { .string("\($0)") }
    object["isHeld"] = .bool(isHeld)
    object["repeatCount"] = .integer(repeatCount)
    return .object(object)
  }

  fileprivate init(_ stored: StateReader) throws(GeoCueStateError) {
    var content: Content
    if stored.object["event"] == nil {
      content = .text(title: try stored.text("title"), body: try stored.text("body"))
    } else {
      let event = try stored.found(GeofenceEvent(rawValue: stored.text("event")), "event")
      content = .crossing(event, place: try stored.text("place"), message: try stored.text("message"))
    }
    self.init(
      identifier: try stored.text("identifier"),
      priority: try stored.found(NotificationPriority(name: stored.text("priority")), "priority"),
      content: content,
      badge: try stored.optional("badge", stored.number),
      deliveredAt: try stored.optional("deliveredAt", stored.instant),
      isHeld: try stored.flag("isHeld"),
      repeatCount: try stored.number("repeatCount")
    )
  }
}

extension NotificationRequest {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["identifier"] = .string(identifier)
    object["notification"] = .string(notification)
    object["at"] = .string("\(at)")
    object["kind"] = .string(kind.rawValue)
    object["title"] = .string(text.title)
    object["body"] = .string(text.body)
    object["key"] = text.key.map { .string($0) }
    object["variant"] = text.variant.map { .integer($0) }
    object["sound"] = .bool(channels.sound)
    object["haptic"] = .bool(channels.haptic)
    object["interruption"] = .string(channels.interruption.rawValue)
    return .object(object)
  }

  fileprivate init(_ stored: StateReader) throws(GeoCueStateError) {
    let interruption = try stored.found(
      InterruptionLevel(rawValue: stored.text("interruption")),
      "interruption"
    )
    self.init(
      identifier: try stored.text("identifier"),
      notification: try stored.text("notification"),
      at: try stored.instant("at"),
      kind: try stored.found(DeliveryKind(rawValue: stored.text("kind")), "kind"),
      text: ReminderText(
        title: try stored.text("title"),
        body: try stored.text("body"),
        key: try stored.optional("key", stored.text),
        variant: try stored.optional("variant", stored.number)
      ),
      channels: NotificationChannels(
        sound: try stored.flag("sound"),
        haptic: try stored.flag("haptic"),
        interruption: interruption
      )
    )
  }
}
