import CivilTime
import GeoCueServices
import SeedModel
import SeededRandom

/// An event of GeoCue's story, read from a line.
enum GeoCueStoryEvent {
  /// An event that is complete as it was read.
  case complete(GeoCueEvent)
  /// The edge of a place was crossed; without an identifier the place is given an id.
  case crossing(GeofenceEvent, GeofenceLocation, identifier: String?)
  /// Time passes; the app does not run.
  case time
  /// Some fields of the preferences are changed.
  case changed(ReplayFields)

  fileprivate static func crossing(
    _ event: GeofenceEvent,
    _ fields: ReplayFields
  ) throws(ReplayError) -> Self {
    let place = GeofenceLocation(
      id: Identity(high: 0, low: 0),
      name: try fields.required("place", fields.string),
      entryMessage: try fields.string("entryMessage") ?? "",
      exitMessage: try fields.string("exitMessage") ?? ""
    )
    return .crossing(event, place, identifier: try fields.string("identifier"))
  }

  /// The services' event, nil for one in which the app does not run; a place without identifier is given an
  /// id.
  func event(
    from preferences: NotificationStylePreferences,
    drawing random: inout SplitMix64
  ) throws(ReplayError) -> GeoCueEvent? {
    switch self {
    case .time: return nil
    case .complete(let event): return event
    case .changed(let fields): return .preferences(try fields.preferences(changing: preferences))
    case .crossing(let event, var place, let identifier):
      if identifier == nil { place.id = random.identity() }
      return .crossing(event, place, identifier: identifier)
    }
  }

  /// The event that ends notifications; nil for any other.
  var answer: GeoCueEvent? {
    if case .complete(let event) = self { event } else { nil }
  }
}

extension GeoCueReplay {
  static let events: [ReplayEntry<GeoCueReplay, GeoCueStoryEvent>] = [
    ReplayEntry("arrive", "place, entryMessage?, exitMessage?, identifier?") { fields, _ in
      try .crossing(.entry, fields)
    },
    ReplayEntry("leave", "place, entryMessage?, exitMessage?, identifier?") { fields, _ in
      try .crossing(.exit, fields)
    },
    ReplayEntry("send", "title, body, identifier, priority, badge?", send),
    ReplayEntry("acknowledge", "identifier") { fields, _ in
      .complete(.acknowledge(identifier: try fields.required("identifier", fields.string)))
    },
    ReplayEntry("cancel", "identifier, or identifiers", cancel),
    ReplayEntry("preferences", "preferences, or the changed fields", preferencesEvent),
    ReplayEntry("reset", "") { _, _ in .complete(.reset) },
    ReplayEntry("test", "priority, preferences?", test),
    ReplayEntry("zone", "zone") { fields, replay in
      .complete(.zone(try fields.requiredZone(from: replay.setting.zones)))
    },
    ReplayEntry("resume", "") { _, _ in .complete(.resume) },
    ReplayEntry("time", "") { _, _ in .time },
  ]

  private static func send(_ fields: ReplayFields, _: GeoCueReplay) throws(ReplayError) -> GeoCueStoryEvent {
    .complete(
      .send(
        title: try fields.required("title", fields.string),
        body: try fields.required("body", fields.string),
        identifier: try fields.required("identifier", fields.string),
        priority: try fields.required("priority", fields.name),
        badge: try fields.count("badge") ?? 1
      )
    )
  }

  private static func cancel(_ fields: ReplayFields, _: GeoCueReplay) throws(ReplayError) -> GeoCueStoryEvent
  {
    if let identifiers = try fields.strings("identifiers") {
      return .complete(.cancel(identifiers: identifiers))
    }
    return .complete(.cancel(identifiers: [try fields.required("identifier", fields.string)]))
  }

  private static func preferencesEvent(
    _ fields: ReplayFields,
    _: GeoCueReplay
  ) throws(ReplayError) -> GeoCueStoryEvent {
    if let preferences = try fields.object("preferences") {
      return .complete(.preferences(try preferences.wholePreferences()))
    }
    _ = try fields.preferences()
    return .changed(fields)
  }

  private static func test(_ fields: ReplayFields, _: GeoCueReplay) throws(ReplayError) -> GeoCueStoryEvent {
    let preferences = try fields.object("preferences")?.wholePreferences()
    return .complete(.test(try fields.required("priority", fields.name), preferences: preferences))
  }
}
