import EgoFixServices
import PlainJSON
import SeedModel

/// The call `detect`: one detector's strongest finding in what is given.
///
/// Any text may be a bug's id; ids are compared byte by byte.
struct DetectCall {
  /// The pattern, or null.
  let result: JSONValue

  init(_ fields: ReplayFields) throws(ReplayError) {
    let name = try fields.required("detector", fields.string)
    let detectors = Array(zip(PatternDetectors.names, PatternDetectors.all))
    guard let detector = try fields.among(detectors, "detector") else {
      throw fields.fault("detector", "given")
    }
    let events = try fields.objects("events") ?? []
    let weeks = try fields.weeks("weeks")
    let applied = try fields.object("applied")
    var ids: Set<String> = Set(applied?.names ?? [])
    for event in events { if let bug = try event.string("bug") { ids.insert(bug) } }
    for answer in weeks.joined() { ids.insert(try answer.required("bug", answer.string)) }
    guard ids.count <= Self.bugLimit, weeks.allSatisfy({ $0.count <= Self.bugLimit }) else {
      throw fields.fault("weeks", "of \(Self.bugLimit) bugs or fewer, each once a week")
    }
    let bugs = ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let references = bugs.indices.map { BugID(Identity(high: 0, low: UInt64($0))) }
    let places = Dictionary(uniqueKeysWithValues: zip(bugs, references))

    var counts: [EventCount] = []
    for event in events {
      if let count = try Self.count(event, places), count.count > 0 { counts.append(count) }
    }
    var answered: [[DiagnosticAnswer]] = []
    for week in weeks {
      var answers: [DiagnosticAnswer] = []
      for answer in week {
        answers.append(
          DiagnosticAnswer(
            bug: places[try answer.required("bug", answer.string)] ?? Self.unknown,
            intensity: try answer.required("intensity", answer.name),
            context: try answer.name("context")
          )
        )
      }
      guard Set(answers.map(\.bug)).count == answers.count else {
        throw fields.fault("weeks", "of \(Self.bugLimit) bugs or fewer, each once a week")
      }
      answered.append(answers)
    }
    var finished: [(bug: BugID, count: Int)] = []
    if let applied {
      for bug in applied.names {
        guard let count = try Self.times(bug, applied), count > 0 else { continue }
        finished.append((bug: places[bug] ?? Self.unknown, count: count))
      }
    }
    let tallies = PatternTallies(bugs: references, events: counts, weeks: answered, applied: finished)
    result = detector.strongest(in: tallies).map { Self.json($0, detector: name, bugs: bugs) } ?? .null
  }

  /// A bug that nothing is said of.
  private static let unknown = BugID(Identity(high: 1, low: 0))

  /// Bugs of a call, and answers of a week, which are held against each other.
  private static let bugLimit = 32

  /// How often one thing may happen: more than anybody does it.
  private static let countLimit = 1_000_000

  /// How often something happened.
  private static func times(_ name: String, _ fields: ReplayFields) throws(ReplayError) -> Int? {
    let count = try fields.count(name)
    guard count ?? 0 <= countLimit else { throw fields.fault(name, "\(countLimit) or fewer") }
    return count
  }

  /// What is counted of an event; nil where no detector reads it.
  private static func count(
    _ event: ReplayFields,
    _ places: [String: BugID]
  ) throws(ReplayError) -> EventCount? {
    let name = try event.required("type", event.string)
    guard let type = EventType(name: name) else {
      throw event.fault("type", EventType.allCases.map { "\($0)" }.joined(separator: ", "))
    }
    let times = try Self.times("n", event) ?? 1
    if type == .crashLogged {
      let weekday = try event.count("dow") ?? 1
      let hour = try event.count("hour") ?? 0
      guard 1...7 ~= weekday else { throw event.fault("dow", "1…7, from Sunday") }
      guard hour < 24 else { throw event.fault("hour", "0…23") }
      return EventCount(type, weekday: weekday, hour: hour, count: times)
    }
    guard type.outcome != nil else { return nil }
    let bug = places[try event.required("bug", event.string)] ?? Self.unknown
    return EventCount(type, bug: bug, count: times)
  }

  private static func json(_ finding: PatternFinding, detector: String, bugs: [String]) -> JSONValue {
    var object = JSONObject()
    object.append("detector", .string(detector))
    object.append("severity", .string("\(finding.severity)"))
    let related = [finding.bug, finding.otherBug].compactMap { $0 }
    object.append("bugs", .array(related.map { .string(bugs[Int($0.id.low)]) }))
    object.append("dataPoints", .integer(Int(finding.dataPoints)))
    finding.detail.append(to: &object)
    return .object(object)
  }
}

extension PatternFinding.Detail {
  /// The sub-kind as a member: `weekday`, `time`, `context`, or the `date` of a regression.
  func append(to object: inout JSONObject) {
    switch self {
    case .none: break
    case .weekday(let day): object.append("weekday", .integer(Int(day)))
    case .time(let time): object.append("time", .string("\(time)"))
    case .context(let context): object.append("context", .string("\(context)"))
    case .day(let day): object.append("date", .string(ReplayFields.date(day)))
    }
  }
}
