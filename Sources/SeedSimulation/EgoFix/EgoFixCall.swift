import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// EgoFix's pure functions, by the names under which they are called.
enum EgoFixCall: String, CaseIterable {
  case version, streak, detect, surface, diagnosticPrompt, rotation, lifecycle, outcome, applied, graph,
    share,
    tidbits, quieting

  /// What goes in, for the help page.
  var fields: String {
    switch self {
    case .version: "applied, current"
    case .streak: "days, today?"
    case .detect: "detector, events?, weeks?, applied?"
    case .surface: "moment, now, patterns, shownThisSession"
    case .diagnosticPrompt: "now, lastWeek?"
    case .rotation: "bugs, weeks"
    case .lifecycle: "status, op, answers?, crashDaysAgo?"
    case .outcome: "from, to"
    case .applied: "interactionType, configuration?, data"
    case .graph: "applied?, skipped?, failed?, crashes?, opened?, reflection?, crashNote?"
    case .share: "prompt, question?, comment?"
    case .tidbits: "pool, ask"
    case .quieting: "active, stable"
    }
  }

  func result(_ fields: ReplayFields, _ replay: EgoFixReplay) throws(ReplayError) -> JSONValue {
    switch self {
    case .version: try version(fields, replay)
    case .streak: try streak(fields)
    case .detect: try DetectCall(fields).result
    case .surface: try SurfaceCall(fields, replay.policies).result
    case .diagnosticPrompt: try diagnosticPrompt(fields, replay)
    case .rotation: try rotation(fields)
    case .lifecycle: try LifecycleCall(fields, replay.policies).result
    case .outcome:
      [
        "allowed": .bool(
          try fields.required("from", fields.outcome).canBecome(fields.required("to", fields.outcome))
        )
      ]
    case .applied: try AppliedCall(fields).result
    case .graph: try graph(fields)
    case .share:
      .string(
        ShareText.text(
          prompt: try fields.required("prompt", fields.string),
          question: try fields.string("question"),
          comment: try fields.string("comment")
        )
      )
    case .tidbits: try TidbitsCall(fields, seed: replay.setting.seed).result
    case .quieting: try quieting(fields, replay)
    }
  }

  private func version(_ fields: ReplayFields, _ replay: EgoFixReplay) throws(ReplayError) -> JSONValue {
    guard let current = EgoFixVersion(try fields.required("current", fields.string)) else {
      throw fields.fault("current", "a version such as 1.3")
    }
    let (version, change) = EgoFixVersion.after(
      applied: try fields.required("applied", fields.count),
      current: current,
      fixesPerVersion: replay.policies.fixesPerVersion
    )
    return ["version": .string("\(version)"), "change": JSONValue(change.map { "\($0)" })]
  }

  private func streak(_ fields: ReplayFields) throws(ReplayError) -> JSONValue {
    var streak = Streak()
    var days: [JSONValue] = []
    for day in try fields.required("days", fields.dates) {
      streak.engage(on: day.dayNumber)
      days.append([
        "date": .string("\(day)"), "streak": .integer(Int(streak.current)),
        "longest": .integer(Int(streak.longest)),
        "freeze": .bool(streak.isFreezeAvailable(on: max(day.dayNumber, streak.lastDay ?? day.dayNumber))),
      ])
    }
    guard let today = try fields.date("today") else { return .array(days) }
    return ["days": .array(days), "shown": .integer(Int(streak.shown(on: today.dayNumber)))]
  }

  private func diagnosticPrompt(_ fields: ReplayFields, _ replay: EgoFixReplay) throws(ReplayError)
    -> JSONValue
  {
    let now = try fields.required("now", fields.localDateTime)
    let week = DiagnosticPrompt.week(
      at: EgoFixMoment(ZoneRules.utc.instant(of: now), in: .utc),
      lastWeek: try fields.date("lastWeek")?.dayNumber,
      policies: replay.policies
    )
    return ["prompt": .bool(week != nil)]
  }

  private func rotation(_ fields: ReplayFields) throws(ReplayError) -> JSONValue {
    let bugs = try fields.required("bugs", fields.strings)
    let weeks = try fields.required("weeks", fields.count)
    guard weeks <= 10_000 else { throw fields.fault("weeks", "10,000 or fewer") }
    let rotation = DiagnosticQueue.rotation(
      of: bugs.indices.map { BugID(Identity(high: 0, low: UInt64($0))) },
      weeks: weeks
    )
    return .array(rotation.map { week in .array(week.map { .string(bugs[Int($0.id.low)]) }) })
  }

  private func graph(_ fields: ReplayFields) throws(ReplayError) -> JSONValue {
    var applied: [FixSeverity] = []
    for name in try fields.strings("applied") ?? [] {
      guard let severity = FixSeverity(name: name) else {
        throw fields.fault("applied", "a list of severities")
      }
      applied.append(severity)
    }
    let square = GraphSquare(
      DayActivity(
        applied: applied,
        skipped: try fields.count("skipped") ?? 0,
        failed: try fields.count("failed") ?? 0,
        crashes: try fields.count("crashes") ?? 0,
        opened: try fields.bool("opened") ?? false,
        reflection: try fields.bool("reflection") ?? false,
        crashNote: try fields.bool("crashNote") ?? false
      )
    )
    var result = JSONObject()
    result.append("color", .string(square.color.rawValue))
    result.append("shade", JSONValue(square.shade?.rawValue))
    return .object(result)
  }

  private func quieting(_ fields: ReplayFields, _ replay: EgoFixReplay) throws(ReplayError) -> JSONValue {
    let days = Quieting.everyDays(
      active: try fields.required("active", fields.count),
      stable: try fields.required("stable", fields.count),
      policies: replay.policies
    )
    return ["everyDays": days.map { JSONValue.integer($0) } ?? JSONValue.null]
  }
}

extension JSONValue {
  /// A text, or null for none.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}
