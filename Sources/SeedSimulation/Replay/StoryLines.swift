package import CivilTime
package import PlainJSON
package import ServiceKernel

/// Writes down what a product's service does, as the lines that a replay reads and answers.
package protocol StoryLines<Rules>: SendableMetatype {
  /// The product's rules.
  associatedtype Rules: Reducer

  /// What a story's first line says beside seed and zone.
  static var beginning: [(String, JSONValue)] { get }

  /// The line of an event, or of time that passed and brought something (nil); nil where a replay needs none,
  /// or knows no such event.
  static func line(_ event: Rules.Event?, at instant: Instant, _ reducer: Rules) -> JSONValue?

  /// What a turn led to, as a replay answers it.
  ///
  /// - Parameter before: the state that the turn began with.
  static func effects(of turn: Turn<Rules>, from before: Rules.State, _ reducer: Rules) -> [JSONValue]

  /// A state as a replay answers it.
  static func state(_ state: Rules.State, _ reducer: Rules) -> JSONValue

  /// A refusal's code.
  static func code(_ refusal: Rules.Refusal) -> String
}

extension StoryLines {
  /// Nothing more: the story begins with a new user.
  package static var beginning: [(String, JSONValue)] { [] }

  /// A story's first line.
  package static func header(seed: UInt32, zone: ZoneRules) -> JSONValue {
    var line = JSONObject()
    line.append("replay", 1)
    line.append("seed", .integer(Int(seed)))
    line.append("zone", .string(zone.identifier))
    for (name, value) in beginning { line.append(name, value) }
    return .object(line)
  }

  /// An event's line of its name and those fields that it has.
  static func line(_ name: String, at instant: Instant, _ fields: [(String, JSONValue?)]) -> JSONValue {
    var line = JSONObject()
    line.append("at", .string("\(instant)"))
    line.append("event", .string(name))
    for case let (name, value?) in fields { line.append(name, value) }
    return .object(line)
  }
}
