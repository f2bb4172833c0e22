import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

extension EgoFixState {
  /// The state as `state` puts it out.
  func json(_ logic: EgoFix, at moment: EgoFixMoment) -> JSONValue {
    var object = JSONObject()
    object.append("today", today(logic))
    object.append("version", .string("\(version)"))
    object.append("streak", .integer(Int(streak.shown(on: max(day, moment.day)))))
    object.append("longest", .integer(Int(streak.longest)))
    object.append("freeze", .bool(streak.isFreezeAvailable(on: moment.day)))
    object.append("bugs", .array(bugs.indices.map { bug(Int32($0), logic) }))
    object.append(
      "crashes",
      .array(
        openCrashes.map { crash in
          var object = JSONObject()
          object.append("id", .string("\(crash.id)"))
          if crash.bug >= 0 { object.append("bug", logic.bugName(crash.bug)) }
          return .object(object)
        }
      )
    )
    object.append("patterns", .array(patterns.map { $0.json(logic) }))
    object.append("diagnosticDue", .bool(logic.dueDiagnostic(in: self, at: moment) != nil))
    return .object(object)
  }

  private func today(_ logic: EgoFix) -> JSONValue {
    var object = JSONObject()
    if day != .min { object.append("date", .string(ReplayFields.date(day))) }
    object.append("rest", .bool(isRestDay))
    object.append("fixes", .array(assignments.map { $0.json(logic) }))
    return .object(object)
  }

  private func bug(_ bug: Int32, _ logic: EgoFix) -> JSONValue {
    var object = JSONObject()
    object.append("bug", logic.bugName(bug))
    object.append("status", .string("\(bugs[Int(bug)].status)"))
    if primaryBug == bug { object.append("primary", true) }
    return .object(object)
  }
}

extension EgoFix {
  /// A bug's slug.
  func bugName(_ bug: Int32) -> JSONValue {
    .string((try? content.texts.bug(bug))?.slug ?? "\(content.bugIDs[Int(bug)])")
  }
}

extension Assignment {
  fileprivate func json(_ logic: EgoFix) -> JSONValue {
    [
      "fix": .string("\(logic.content.id(ofFix: fix))"), "number": .integer(logic.content.number(ofFix: fix)),
      "type": .string("\(kind)"), "bug": logic.bugName(logic.content.bug(ofFix: fix)),
      "day": .string(ReplayFields.date(day)), "lastDay": .string(ReplayFields.date(lastDay)),
      "opened": .bool(isOpened), "outcome": .string("\(outcome)"),
    ]
  }
}

extension PatternRecord {
  fileprivate func json(_ logic: EgoFix) -> JSONValue {
    var object = JSONObject()
    object.append("id", .string("\(id)"))
    object.append("type", .string("\(finding.type)"))
    object.append("severity", .string("\(finding.severity)"))
    let bugs = [finding.bug, finding.otherBug].filter { $0 >= 0 }
    object.append("bugs", .array(bugs.map { logic.bugName($0) }))
    object.append("dataPoints", .integer(Int(finding.dataPoints)))
    finding.detail.append(to: &object)
    let times: [(String, Int64?)] = [
      ("detectedAt", detectedAt), ("shownAt", shownAt), ("viewedAt", viewedAt), ("dismissedAt", dismissedAt),
    ]
    for (name, second) in times {
      if let second { object.append(name, .string("\(Instant(unixSeconds: Int(second)))")) }
    }
    return .object(object)
  }
}
