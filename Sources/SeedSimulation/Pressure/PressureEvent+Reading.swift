import CivilTime
import PressureServices

/// The names of Pressure's events.
enum PressureEventName: String, CaseIterable {
  case open, commit, yes, no, shield, settings, zone, subscribe, lapse, permission, onboard, tapped, time

  /// The event's fields besides `at`, for the help page.
  var fields: String {
    switch self {
    case .open, .lapse, .time: ""
    case .commit: "text, sortOrder?"
    case .yes, .no, .shield: "sortOrder?"
    case .settings: "deadline?, close?, personalityMode?, notificationsEnabled?, escalationTuning?"
    case .zone: "zone"
    case .subscribe: "until, inGrace?"
    case .permission: "granted"
    case .onboard: "step"
    case .tapped: "identifier"
    }
  }
}

extension PressureEvent {
  init(_ name: PressureEventName, _ fields: ReplayFields) throws(ReplayError) {
    switch name {
    case .open: self = .open
    case .time: self = .time
    case .commit:
      self = .commit(
        text: try fields.required("text", fields.string),
        sortOrder: try fields.integer("sortOrder") ?? 0
      )
    case .yes: self = .yes(sortOrder: try fields.integer("sortOrder") ?? 0)
    case .no: self = .no(sortOrder: try fields.integer("sortOrder") ?? 0)
    case .shield: self = .shield(sortOrder: try fields.integer("sortOrder") ?? 0)
    case .settings: self = .settings(try SettingsChange(try fields.object("settings") ?? fields))
    case .zone: self = .zone(identifier: try fields.required("zone", fields.string))
    case .subscribe:
      self = .subscribe(
        until: try fields.required("until", fields.instant),
        inGrace: try fields.bool("inGrace") ?? false
      )
    case .lapse: self = .lapse
    case .permission: self = .permission(granted: try fields.required("granted", fields.bool))
    case .onboard: self = .onboard(try fields.required("step", fields.step))
    case .tapped: self = .tapped(try fields.required("identifier", fields.identity))
    }
  }
}

extension SettingsChange {
  fileprivate init(_ fields: ReplayFields) throws(ReplayError) {
    self.init(
      personalityMode: try fields.mode("personalityMode"),
      deadline: try fields.time("deadline"),
      close: try fields.time("close"),
      notificationsEnabled: try fields.bool("notificationsEnabled"),
      escalationTuning: try fields.choice("escalationTuning")
    )
  }
}
