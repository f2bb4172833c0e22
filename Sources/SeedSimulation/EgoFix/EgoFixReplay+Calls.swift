import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// EgoFix's pure functions, by the names under which they are called.
extension EgoFixReplay {
  static let calls: [ReplayEntry<EgoFixReplay, JSONValue>] = [
    ReplayEntry("version", "applied, current", version),
    ReplayEntry("streak", "days, today?", streak),
    ReplayEntry("detect", "detector, events?, weeks?, applied?") { fields, _ in
      try DetectCall(fields).result
    },
    ReplayEntry("surface", "moment, now, patterns, shownThisSession") { fields, replay in
      try SurfaceCall(fields, replay.policies).result
    },
    ReplayEntry("diagnosticPrompt", "now, lastWeek?", diagnosticPrompt),
    ReplayEntry("rotation", "bugs, weeks", rotation),
    ReplayEntry("lifecycle", "status, op, answers?, crashDaysAgo?") { fields, replay in
      try LifecycleCall(fields, replay.policies).result
    },
    ReplayEntry("outcome", "from, to", outcome),
    ReplayEntry("applied", "interactionType, configuration?, data") { fields, _ in
      try AppliedCall(fields).result
    },
    ReplayEntry("graph", "applied?, skipped?, failed?, crashes?, opened?, reflection?, crashNote?", graph),
    ReplayEntry("share", "prompt, question?, comment?", share),
    ReplayEntry("tidbits", "pool, ask") { fields, replay in
      try TidbitsCall(fields, seed: replay.setting.seed).result
    },
    ReplayEntry("quieting", "active, stable", quieting),
  ]

  private static func outcome(_ fields: ReplayFields, _: EgoFixReplay) throws(ReplayError) -> JSONValue {
    let from: FixOutcome = try fields.required("from", fields.name)
    return ["allowed": .bool(from.canBecome(try fields.required("to", fields.name)))]
  }

  private static func share(_ fields: ReplayFields, _: EgoFixReplay) throws(ReplayError) -> JSONValue {
    .string(
      ShareText.text(
        prompt: try fields.required("prompt", fields.string),
        question: try fields.string("question"),
        comment: try fields.string("comment")
      )
    )
  }

  private static func version(_ fields: ReplayFields, _ replay: EgoFixReplay) throws(ReplayError) -> JSONValue
  {
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

  private static func streak(_ fields: ReplayFields, _: EgoFixReplay) throws(ReplayError) -> JSONValue {
    let (steps, streak) = Streak.steps(try fields.required("days", fields.dates).map(\.dayNumber))
    let days: [JSONValue] = steps.map { step in
      [
        "date": .string(ReplayFields.date(step.day)), "streak": .integer(Int(step.streak)),
        "longest": .integer(Int(step.longest)), "freeze": .bool(step.isFreezeAvailable),
      ]
    }
    guard let today = try fields.date("today") else { return .array(days) }
    return ["days": .array(days), "shown": .integer(Int(streak.shown(on: today.dayNumber)))]
  }

  private static func diagnosticPrompt(_ fields: ReplayFields, _ replay: EgoFixReplay) throws(ReplayError)
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

  private static func rotation(_ fields: ReplayFields, _: EgoFixReplay) throws(ReplayError) -> JSONValue {
    let bugs = try fields.required("bugs", fields.strings)
    let weeks = try fields.required("weeks", fields.count)
    guard weeks <= 10_000 else { throw fields.fault("weeks", "10,000 or fewer") }
    let rotation = DiagnosticQueue.rotation(
      of: bugs.indices.map { BugID(Identity(high: 0, low: UInt64($0))) },
      weeks: weeks
    )
    return .array(rotation.map { week in .array(week.map { .string(bugs[Int($0.id.low)]) }) })
  }

  private static func graph(_ fields: ReplayFields, _: EgoFixReplay) throws(ReplayError) -> JSONValue {
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

  private static func quieting(_ fields: ReplayFields, _ replay: EgoFixReplay) throws(ReplayError)
    -> JSONValue
  {
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
