import CivilTime
import PlainJSON
import PressureServices
import SeedModel

/// Pressure's pure functions, by the names under which they are called.
extension PressureReplay {
  static let calls: [ReplayEntry<PressureReplay, JSONValue>] = [
    ReplayEntry("engine", "state?, policy?, results", engine),
    ReplayEntry("schedule", "deadline, close, tier, date?, zone?", schedule),
    ReplayEntry("suppress", "times, checkIn", suppress),
    ReplayEntry("derive", "deadline, close, now, status", derive),
    ReplayEntry("daysSinceLastYes", "today, records", daysSinceLastYes),
    ReplayEntry("shieldWindow", "event, activation", shieldWindow),
    ReplayEntry("text", "text", text),
    ReplayEntry("merge", "a, b") { fields, _ in try MergeCall(fields).result },
  ]

  private static func engine(_ fields: ReplayFields, _ replay: PressureReplay) throws(ReplayError)
    -> JSONValue
  {
    let start = try fields.object("state")
    let state = EscalationState(
      try start?.escalation() ?? Escalation(),
      shields: ShieldBalance(remaining: try start?.count("shields") ?? 0)
    )
    let results = try fields.required("results", fields.results)
    let policy = try fields.name("policy") ?? replay.policies.escalationAfterRecovery
    let states = EscalationEngine.states(from: state, results: results, policy: policy)
    return .array(
      states.map { state in
        var object = JSONObject()
        state.escalation.append(to: &object)
        object.append("shields", .integer(state.shields.remaining))
        return .object(object)
      }
    )
  }

  private static func schedule(_ fields: ReplayFields, _ replay: PressureReplay) throws(ReplayError)
    -> JSONValue
  {
    let deadline = try fields.required("deadline", fields.time)
    let close = try fields.required("close", fields.time)
    let tier = try fields.required("tier", fields.tier)
    let date = try fields.date("date")
    let zone = try fields.zone("zone", from: replay.setting.zones)
    let window: CheckInWindow
    do throws(CheckInWindow.Fault) {
      window = try CheckInWindow(deadline: deadline, close: close)
    } catch {
      return ["invalid": .string(error.rawValue)]
    }
    var result = JSONObject()
    result.append("local", .array(window.reminderTimes(tier: tier).map { .string("\($0)") }))
    if let date, let zone {
      let instants = ReminderSchedule.instants(window: window, tier: tier, date: date, zone: zone)
      result.append("instants", .array(instants.map { .string("\($0)") }))
    }
    result.append("mid", .string("\(window.midpoint)"))
    return .object(result)
  }

  private static func suppress(_ fields: ReplayFields, _: PressureReplay) throws(ReplayError) -> JSONValue {
    let times = try fields.required("times", fields.times)
    let (delivered, cancelled) = ReminderSchedule.suppress(
      times,
      checkIn: try fields.required("checkIn", fields.time)
    )
    return [
      "delivered": .array(delivered.map { .string("\($0)") }),
      "cancelled": .array(cancelled.map { .string("\($0)") }),
    ]
  }

  private static func derive(_ fields: ReplayFields, _: PressureReplay) throws(ReplayError) -> JSONValue {
    let values = DerivedValues(
      deadline: try fields.required("deadline", fields.time),
      close: try fields.required("close", fields.time),
      now: try fields.required("now", fields.timeOfDay),
      status: try fields.required("status", fields.status)
    )
    return [
      "isCommitmentLocked": .bool(values.isCommitmentLocked), "isWindowOpen": .bool(values.isWindowOpen),
      "canCheckIn": .bool(values.canCheckIn),
    ]
  }

  private static func daysSinceLastYes(_ fields: ReplayFields, _: PressureReplay) throws(ReplayError)
    -> JSONValue
  {
    let today = try fields.required("today", fields.date)
    var records: [(date: CivilDate, status: Commitment.Status)] = []
    for record in try fields.required("records", fields.objects) {
      records.append((try record.required("date", record.date), try record.required("status", record.status)))
    }
    return .integer(PressureHistory.daysSinceLastYes(today: today, records: records))
  }

  private static func shieldWindow(_ fields: ReplayFields, _: PressureReplay) throws(ReplayError) -> JSONValue
  {
    let event = try fields.required("event", fields.instant)
    let activation = try fields.required("activation", fields.instant)
    return ["allowed": .bool(RestartShield.isAllowed(event: event, activation: activation))]
  }

  private static func text(_ fields: ReplayFields, _: PressureReplay) throws(ReplayError) -> JSONValue {
    switch CommitmentText.fault(in: try fields.required("text", fields.string)) {
    case nil: ["ok": true]
    case .blank: ["invalid": "blank"]
    case .tooLong(let count): ["invalid": "too-long", "count": .integer(count)]
    }
  }
}
