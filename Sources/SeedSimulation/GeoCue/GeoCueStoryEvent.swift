import CivilTime
import GeoCueServices
import SeedModel
import SeededRandom

/// An event of GeoCue's story, read from a line.
enum GeoCueStoryEvent {
  /// The names of events.
  enum Name: String, CaseIterable {
    case arrive, leave, send, acknowledge, cancel, preferences, reset, test, zone, resume, time

    /// The event's fields besides `at`, for the help page.
    var fields: String {
      switch self {
      case .arrive, .leave: "place, entryMessage?, exitMessage?, identifier?"
      case .send: "title, body, identifier, priority, badge?"
      case .acknowledge: "identifier"
      case .cancel: "identifier, or identifiers"
      case .preferences: "preferences, or the changed fields"
      case .reset, .resume, .time: ""
      case .zone: "zone"
      case .test: "priority, preferences?"
      }
    }
  }

  /// An event that is complete as it was read.
  case complete(GeoCueEvent)
  /// The edge of a place was crossed; without an identifier the place is given an id.
  case crossing(GeofenceEvent, GeofenceLocation, identifier: String?)
  /// Time passes; the app does not run.
  case time
  /// Some fields of the preferences are changed.
  case changed(ReplayFields)

  init(_ name: Name, _ fields: ReplayFields, zones: any ZoneSource) throws(ReplayError) {
    switch name {
    case .arrive: self = try Self.crossing(.entry, fields)
    case .leave: self = try Self.crossing(.exit, fields)
    case .send:
      self = .complete(
        .send(
          title: try fields.required("title", fields.string),
          body: try fields.required("body", fields.string),
          identifier: try fields.required("identifier", fields.string),
          priority: try fields.required("priority", fields.name),
          badge: try fields.count("badge") ?? 1
        )
      )
    case .acknowledge:
      self = .complete(.acknowledge(identifier: try fields.required("identifier", fields.string)))
    case .cancel:
      if let identifiers = try fields.strings("identifiers") {
        self = .complete(.cancel(identifiers: identifiers))
      } else {
        self = .complete(.cancel(identifiers: [try fields.required("identifier", fields.string)]))
      }
    case .preferences:
      if let preferences = try fields.object("preferences") {
        self = .complete(.preferences(try preferences.wholePreferences()))
      } else {
        _ = try fields.preferences()
        self = .changed(fields)
      }
    case .time: self = .time
    case .resume: self = .complete(.resume)
    case .zone:
      let zone = try fields.required("zone") { (name) throws(ReplayError) in
        try fields.zone(name, from: zones)
      }
      self = .complete(.zone(zone))
    case .reset: self = .complete(.reset)
    case .test:
      let preferences = try fields.object("preferences").map { (fields) throws(ReplayError) in
        try fields.wholePreferences()
      }
      self = .complete(.test(try fields.required("priority", fields.name), preferences: preferences))
    }
  }

  private static func crossing(_ event: GeofenceEvent, _ fields: ReplayFields) throws(ReplayError) -> Self {
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
