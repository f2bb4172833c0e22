import CivilTime
import PressureServices

/// The events of Pressure's story; nil is a journey to a zone that there is not.
extension PressureReplay {
  static let events: [ReplayEntry<PressureReplay, PressureEvent?>] = [
    ReplayEntry("open", "") { _, _ in .open },
    ReplayEntry("commit", "text, sortOrder?") { fields, _ in
      .commit(text: try fields.required("text", fields.string), sortOrder: try fields.sortOrder())
    },
    ReplayEntry("yes", "sortOrder?") { fields, _ in .yes(sortOrder: try fields.sortOrder()) },
    ReplayEntry("no", "sortOrder?") { fields, _ in .no(sortOrder: try fields.sortOrder()) },
    ReplayEntry("shield", "sortOrder?") { fields, _ in .shield(sortOrder: try fields.sortOrder()) },
    ReplayEntry(
      "settings",
      "deadline?, close?, personalityMode?, notificationsEnabled?, escalationTuning?"
    ) { fields, _ in .settings(try SettingsChange(try fields.object("settings") ?? fields)) },
    ReplayEntry("zone", "zone") { fields, replay in
      let name = try fields.required("zone", fields.string)
      return (try? replay.setting.zones.zone(named: name)).map { .zone($0) }
    },
    ReplayEntry("subscribe", "until, inGrace?") { fields, _ in
      .subscribe(
        until: try fields.required("until", fields.instant),
        inGrace: try fields.bool("inGrace") ?? false
      )
    },
    ReplayEntry("lapse", "") { _, _ in .lapse },
    ReplayEntry("permission", "granted") { fields, _ in
      .permission(granted: try fields.required("granted", fields.bool))
    },
    ReplayEntry("onboard", "step") { fields, _ in .onboard(try fields.required("step", fields.step)) },
    ReplayEntry("tapped", "identifier") { fields, _ in
      .tapped(try fields.required("identifier", fields.identity))
    },
    ReplayEntry("time", "") { _, _ in .time },
  ]
}

extension ReplayFields {
  fileprivate func sortOrder() throws(ReplayError) -> Int { try integer("sortOrder") ?? 0 }
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
