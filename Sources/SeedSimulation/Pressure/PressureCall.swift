import CivilTime
import PlainJSON
import PressureServices
import SeedModel

/// Pressure's pure functions, by the names under which they are called.
enum PressureCall: String, CaseIterable {
  case engine, schedule, suppress, derive, daysSinceLastYes, shieldWindow, text, merge

  /// What goes in, for the help page.
  var fields: String {
    switch self {
    case .engine: "state?, policy?, results"
    case .schedule: "deadline, close, tier, date?, zone?"
    case .suppress: "times, checkIn"
    case .derive: "deadline, close, now, status"
    case .daysSinceLastYes: "today, records"
    case .shieldWindow: "event, activation"
    case .text: "text"
    case .merge: "a, b"
    }
  }

  func result(_ fields: ReplayFields, _ replay: PressureReplay) throws(ReplayError) -> JSONValue {
    switch self {
    case .engine: try engine(fields, replay)
    case .schedule: try schedule(fields, replay)
    case .suppress: try suppress(fields)
    case .derive: try derive(fields)
    case .daysSinceLastYes: try daysSinceLastYes(fields)
    case .shieldWindow: try shieldWindow(fields)
    case .text: try text(fields)
    case .merge: try MergeCall(fields).result
    }
  }

  private func engine(_ fields: ReplayFields, _ replay: PressureReplay) throws(ReplayError) -> JSONValue {
    let start = try fields.object("state")
    let state = EscalationState(
      try start?.escalation() ?? Escalation(),
      shields: ShieldBalance(remaining: try start?.count("shields") ?? 0)
    )
    let results = try fields.required("results", fields.results)
    let policy = try fields.recovery("policy") ?? replay.policies.escalationAfterRecovery
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

  private func schedule(_ fields: ReplayFields, _ replay: PressureReplay) throws(ReplayError) -> JSONValue {
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

  private func suppress(_ fields: ReplayFields) throws(ReplayError) -> JSONValue {
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

  private func derive(_ fields: ReplayFields) throws(ReplayError) -> JSONValue {
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

  private func daysSinceLastYes(_ fields: ReplayFields) throws(ReplayError) -> JSONValue {
    let today = try fields.required("today", fields.date)
    var records: [(date: CivilDate, status: Commitment.Status)] = []
    for record in try fields.required("records", fields.objects) {
      records.append((try record.required("date", record.date), try record.required("status", record.status)))
    }
    return .integer(PressureHistory.daysSinceLastYes(today: today, records: records))
  }

  private func shieldWindow(_ fields: ReplayFields) throws(ReplayError) -> JSONValue {
    let event = try fields.required("event", fields.instant)
    let activation = try fields.required("activation", fields.instant)
    return ["allowed": .bool(RestartShield.isAllowed(event: event, activation: activation))]
  }

  private func text(_ fields: ReplayFields) throws(ReplayError) -> JSONValue {
    switch CommitmentText.fault(in: try fields.required("text", fields.string)) {
    case nil: ["ok": true]
    case .blank: ["invalid": "blank"]
    case .tooLong(let count): ["invalid": "too-long", "count": .integer(count)]
    }
  }
}
