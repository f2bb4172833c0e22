import CivilTime
import PlainJSON
import PressureServices

extension PressureState {
  /// The state as `state` puts it out.
  var json: JSONValue {
    var object = JSONObject()
    if let date = day?.date { object.append("date", .string("\(date)")) }
    append(0, to: &object)
    object.append("shields", .integer(shields.remaining))
    if let date = shields.resetDate { object.append("shieldResetDate", .string("\(date)")) }
    object.append("badge", .integer(badge))
    object.append("entitlement", entitlement.json)
    object.append("settings", settingsJSON)
    let others = (day?.records ?? []).map(\.sortOrder).filter { $0 > 0 }
    object.append("others", .array(others.map { order in other(order) }))
    if let onboarding { object.append("onboarding", .string(onboarding.rawValue)) }
    return .object(object)
  }

  private func other(_ order: Int) -> JSONValue {
    var object = JSONObject()
    object.append("sortOrder", .integer(order))
    append(order, to: &object)
    return .object(object)
  }

  private func append(_ sortOrder: Int, to object: inout JSONObject) {
    if let record = day?.record(sortOrder) {
      object.append("status", .string(record.status.name))
      object.append("text", .string(record.text))
      if let at = record.lockedAt { object.append("lockedAt", .string("\(at)")) }
      if let at = record.checkedInAt { object.append("checkedInAt", .string("\(at)")) }
      object.append("tierSnap", .integer(record.escalationTierSnap))
      object.append("shieldUsed", .bool(record.shieldUsed))
    } else if sortOrder == 0, !draft.isEmpty {
      object.append("text", .string(draft))
    }
    slots[sortOrder].escalation.append(to: &object)
  }

  private var settingsJSON: JSONValue {
    [
      "personalityMode": .string(settings.personalityMode.rawValue),
      "deadline": .string("\(settings.window.deadline)"), "close": .string("\(settings.window.close)"),
      "notificationsEnabled": .bool(settings.notificationsEnabled),
      "escalationTuning": .string(settings.escalationTuning.rawValue), "zone": .string(zone.identifier),
    ]
  }

  /// Reads what ``json`` writes; a field that is left out is as for a new user, who is past onboarding.
  init(_ fields: ReplayFields, _ setting: ReplaySetting) throws(ReplayError) {
    var setup = PressureSetup()
    setup.date = try fields.date("date")
    setup.onboarding = try fields.step("onboarding")
    setup.slots = [try fields.slot()]
    for other in try fields.objects("others") ?? [] {
      let order = try other.positive("sortOrder") ?? setup.slots.count
      guard order < PressureState.commitmentLimit else { throw other.fault("sortOrder", "1…2") }
      while setup.slots.count <= order { setup.slots.append(PressureSetup.Slot()) }
      setup.slots[order] = try other.slot()
    }
    setup.shields = try fields.count("shields") ?? 0
    setup.shieldResetDate = try fields.date("shieldResetDate")
    setup.badge = try fields.count("badge") ?? 0
    setup.entitlement = try fields.entitlement("entitlement") ?? .free
    var zone = setting.zone
    if let settings = try fields.object("settings") {
      try setup.settings.read(settings)
      zone = try settings.zone("zone", from: setting.zones) ?? zone
    }
    self = setup.state(seed: setting.seed, zone: zone)
  }
}

extension PressureSettings {
  fileprivate mutating func read(_ fields: ReplayFields) throws(ReplayError) {
    personalityMode = try fields.mode("personalityMode") ?? personalityMode
    notificationsEnabled = try fields.bool("notificationsEnabled") ?? notificationsEnabled
    escalationTuning = try fields.choice("escalationTuning") ?? escalationTuning
    let deadline = try fields.time("deadline") ?? window.deadline
    let close = try fields.time("close") ?? window.close
    do throws(CheckInWindow.Fault) {
      window = try CheckInWindow(deadline: deadline, close: close)
    } catch {
      throw ReplayError(.badField, "`settings`: \(error.rawValue)")
    }
  }
}

extension ReplayFields {
  fileprivate func slot() throws(ReplayError) -> PressureSetup.Slot {
    var slot = PressureSetup.Slot()
    slot.text = try string("text") ?? ""
    slot.status = try status("status") ?? .pending
    slot.lockedAt = try instant("lockedAt")
    slot.checkedInAt = try instant("checkedInAt")
    slot.tierSnap = try tier("tierSnap") ?? 0
    slot.shieldUsed = try bool("shieldUsed") ?? false
    slot.escalation = try escalation()
    return slot
  }

  /// `"free"`, or an object with `kind` (`free`, `paid`, `inGrace`) and `until`.
  fileprivate func entitlement(_ name: String) throws(ReplayError) -> Entitlement? {
    if value(name)?.string == "free" { return .free }
    guard let fields = try object(name) else { return nil }
    let kinds: [(String, (Instant) -> Entitlement)] = [
      ("free", { _ in .free }), ("paid", { .paid(until: $0) }), ("inGrace", { .inGrace(until: $0) }),
    ]
    guard try fields.string("kind") != "free" else { return .free }
    guard let make = try fields.among(kinds, "kind") else {
      throw fields.fault("kind", "free, paid or inGrace")
    }
    return make(try fields.required("until", fields.instant))
  }
}

extension Entitlement {
  fileprivate var json: JSONValue {
    switch self {
    case .free: ["kind": "free"]
    case .paid(let until): ["kind": "paid", "until": .string("\(until)")]
    case .inGrace(let until): ["kind": "inGrace", "until": .string("\(until)")]
    }
  }
}

extension Escalation {
  /// The escalation as members: `tier`, `misses`, `successes`, `streak`, `longest`.
  func append(to object: inout JSONObject) {
    object.append("tier", .integer(tier))
    object.append("misses", .integer(misses))
    object.append("successes", .integer(successes))
    object.append("streak", .integer(streak))
    object.append("longest", .integer(longest))
  }
}
