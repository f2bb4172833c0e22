import CivilTime
import GeoCueServices
import PlainJSON
import SeedModel

/// GeoCue's pure functions, by the names under which they are called.
extension GeoCueReplay {
  static let calls: [ReplayEntry<GeoCueReplay, JSONValue>] = [
    ReplayEntry("priority", "place, event, entryMessage?, exitMessage?, time, match?", priority),
    ReplayEntry("quiet", "preferences, priority, at, zone?", quiet),
    ReplayEntry("style", "preferences, priority", style),
    ReplayEntry("plan", "preferences, priority, at, zone?, acknowledgedAt?, until?", plan),
    ReplayEntry("preferences", "json", preferences),
  ]

  private static func priority(_ fields: ReplayFields, _ replay: GeoCueReplay) throws(ReplayError)
    -> JSONValue
  {
    let place = GeofenceLocation(
      id: Identity(high: 0, low: 0),
      name: try fields.required("place", fields.string),
      entryMessage: try fields.string("entryMessage") ?? "",
      exitMessage: try fields.string("exitMessage") ?? ""
    )
    let event: GeofenceEvent = try fields.required("event", fields.choice)
    let time = try fields.required("time", fields.time)
    let detection = try replay.detection(try fields.name("match"))
    // The rules look at the hour alone: any date will do.
    let context = CrossingContext(place: place, event: event, time: LocalDateTime(.earliest, time))
    return .string("\(detection.priority(of: context))")
  }

  private static func quiet(_ fields: ReplayFields, _ replay: GeoCueReplay) throws(ReplayError) -> JSONValue {
    let planner = try planner(fields, replay)
    let priority: NotificationPriority = try fields.required("priority", fields.name)
    let at = try fields.required("at", fields.instant)
    return [
      "isQuiet": .bool(planner.isQuiet(at: at)),
      "deliverAt": .string("\(planner.release(of: priority, at: at))"),
    ]
  }

  private static func style(_ fields: ReplayFields, _ replay: GeoCueReplay) throws(ReplayError) -> JSONValue {
    let preferences = try fields.requiredPreferences()
    let priority: NotificationPriority = try fields.required("priority", fields.name)
    var result = JSONObject()
    result.append("style", .string("\(preferences.effectiveStyle(for: priority))"))
    preferences.firstChannels(for: priority).append(to: &result)
    switch replay.policies.repetition(of: priority) {
    case .none: break
    case .once(let seconds): result.append("repeatAfter", .integer(seconds))
    case .every(let seconds): result.append("repeatEvery", .integer(seconds))
    }
    return .object(result)
  }

  private static func plan(_ fields: ReplayFields, _ replay: GeoCueReplay) throws(ReplayError) -> JSONValue {
    let deliveries = try planner(fields, replay).deliveries(
      of: try fields.required("priority", fields.name),
      at: try fields.required("at", fields.instant),
      acknowledgedAt: try fields.instant("acknowledgedAt"),
      until: try fields.instant("until")
    )
    return .array(
      deliveries.map { delivery in
        [
          "at": .string("\(delivery.at)"), "kind": .string(delivery.kind.rawValue),
          "sound": .bool(delivery.channels.sound), "haptic": .bool(delivery.channels.haptic),
        ]
      }
    )
  }

  private static func preferences(_ fields: ReplayFields, _: GeoCueReplay) throws(ReplayError) -> JSONValue {
    let recovered = NotificationStylePreferences.recover(from: try fields.required("json", fields.string))
    return [
      "preferences": recovered.preferences.json,
      "fellBack": .array(recovered.fellBack.map { .string($0.rawValue) }),
    ]
  }

  private static func planner(_ fields: ReplayFields, _ replay: GeoCueReplay) throws(ReplayError)
    -> DeliveryPlanner
  {
    DeliveryPlanner(
      preferences: try fields.requiredPreferences(),
      zone: try replay.zone(fields),
      policies: replay.policies
    )
  }
}
