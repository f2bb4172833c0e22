import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

extension EgoFixState {
  /// The state as `state` puts it out.
  func json(_ reducer: EgoFixReducer) -> JSONValue {
    let today = max(day, EgoFixMoment(clock, in: zone).day)
    var object = JSONObject()
    object.append("today", days(reducer))
    object.append("version", .string("\(version)"))
    object.append("streak", .integer(Int(streak.shown(on: today))))
    object.append("longest", .integer(Int(streak.longest)))
    object.append("freeze", .bool(streak.isFreezeAvailable(on: EgoFixMoment(clock, in: zone).day)))
    object.append("bugs", .array(bugs.map { bug($0, reducer) }))
    object.append(
      "crashes",
      .array(
        openCrashes.map { crash in
          var object = JSONObject()
          object.append("id", .string("\(crash.id)"))
          if let bug = crash.bug { object.append("bug", reducer.bugName(bug)) }
          return .object(object)
        }
      )
    )
    object.append("patterns", .array(patterns.map { $0.json(reducer) }))
    object.append("diagnosticDue", .bool(reducer.dueDiagnostic(in: self, at: clock) != nil))
    return .object(object)
  }

  private func days(_ reducer: EgoFixReducer) -> JSONValue {
    var object = JSONObject()
    if let date { object.append("date", .string("\(date)")) }
    object.append("rest", .bool(isRestDay))
    object.append("fixes", .array(assignments.map { $0.json(reducer) }))
    return .object(object)
  }

  private func bug(_ bug: BugState, _ reducer: EgoFixReducer) -> JSONValue {
    var object = JSONObject()
    object.append("bug", reducer.bugName(bug.bug))
    object.append("status", .string("\(bug.status)"))
    if primaryBug == bug.bug { object.append("primary", true) }
    return .object(object)
  }
}

extension EgoFixReducer {
  /// A bug's slug.
  func bugName(_ bug: BugID) -> JSONValue {
    .string(((try? content.texts.bug(bug)) ?? nil)?.slug ?? "\(bug)")
  }
}

extension Assignment {
  fileprivate func json(_ reducer: EgoFixReducer) -> JSONValue {
    [
      "fix": .string("\(fix)"), "number": reducer.content.number(of: fix).map { .integer($0) } ?? .null,
      "type": .string("\(kind)"), "bug": reducer.content.bug(of: fix).map { reducer.bugName($0) } ?? .null,
      "day": .string(ReplayFields.date(day)), "lastDay": .string(ReplayFields.date(lastDay)),
      "opened": .bool(isOpened), "outcome": .string("\(outcome)"),
    ]
  }
}

extension PatternRecord {
  fileprivate func json(_ reducer: EgoFixReducer) -> JSONValue {
    var object = JSONObject()
    object.append("id", .string("\(id)"))
    object.append("type", .string("\(finding.type)"))
    object.append("severity", .string("\(finding.severity)"))
    object.append("bugs", .array(relatedBugIds.map { reducer.bugName($0) }))
    object.append("dataPoints", .integer(Int(finding.dataPoints)))
    finding.detail.append(to: &object)
    let times: [(String, Instant?)] = [
      ("detectedAt", detectedAt), ("shownAt", shownAt), ("viewedAt", viewedAt), ("dismissedAt", dismissedAt),
    ]
    for (name, instant) in times {
      if let instant { object.append(name, .string("\(instant)")) }
    }
    return .object(object)
  }
}
