import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// EgoFix's records.
enum EgoFixTables {
  static let users = RecordTable<UserProfile>.synchronized(
    "egofix_profile",
    key: [],
    owner: { $0.id },
    [
      RecordColumn("current_version", \.currentVersion),
      RecordColumn("primary_bug_id", \.primaryBugId),
      RecordColumn("current_streak", \.currentStreak),
      RecordColumn("longest_streak", \.longestStreak),
      RecordColumn("last_engagement_date", \.lastEngagementDate),
      RecordColumn("streak_freeze_available", \.streakFreezeAvailable),
      RecordColumn("sync_token", \.syncToken),
      RecordColumn("last_synced_at", \.lastSyncedAt),
    ]
  ) { row in
    var user = UserProfile(id: try row.user(), createdAt: try row("created_at"))
    user.currentVersion = try row("current_version")
    user.primaryBugId = try row("primary_bug_id")
    user.currentStreak = try row("current_streak")
    user.longestStreak = try row("longest_streak")
    user.lastEngagementDate = try row("last_engagement_date")
    user.streakFreezeAvailable = try row("streak_freeze_available")
    user.syncToken = try row("sync_token")
    user.lastSyncedAt = try row("last_synced_at")
    return user
  }

  static let bugs = RecordTable<BugProgress>.synchronized(
    "egofix_bug",
    [
      RecordColumn("id", \.id), RecordColumn("status", \.status),
      RecordColumn("activated_at", \.activatedAt),
    ]
  ) { row in
    var progress = BugProgress(id: try row("id"), createdAt: try row("created_at"))
    progress.status = try row("status")
    progress.activatedAt = try row("activated_at")
    return progress
  }

  static let fixes = contentRows("egofix_fix")
  static let tidbits = contentRows("egofix_tidbit")

  private static func contentRows(_ name: String) -> RecordTable<ContentRow> {
    RecordTable<ContentRow>.synchronized(name, [RecordColumn("id", \.id)]) { row in
      ContentRow(id: try row("id"), createdAt: try row("created_at"))
    }
  }

  static let completions = RecordTable<FixCompletion>.synchronized(
    "egofix_completion",
    unique: [["slot"]],
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("fix_id", \.fixId), RecordColumn("kind", \.kind),
      RecordColumn("day", \.day), RecordColumn("slot", slot), RecordColumn("outcome", \.outcome),
      RecordColumn("reflection", \.reflection), RecordColumn("outcome_data", \.outcomeData),
      RecordColumn("completed_at", \.completedAt),
    ]
  ) { row in
    let completion = FixCompletion(
      id: try row("id"),
      fixId: try row("fix_id"),
      userId: try row.user(),
      kind: try row("kind"),
      day: try row("day"),
      assignedAt: try row("created_at")
    )
    var stored = FixCompletion(
      stored: completion,
      outcome: try row("outcome"),
      completedAt: try row("completed_at")
    )
    stored.reflection = try row("reflection")
    stored.outcomeData = try row("outcome_data")
    return stored
  }

  /// What there may be one of: a day's own fix, a week's. A crash's quick fix has none.
  private static func slot(_ completion: FixCompletion) -> String? {
    if completion.deletedAt != nil { return nil }
    return switch completion.kind {
    case .daily, .retest: "day \(completion.day)"
    case .weekly: "week \(completion.day.mondayOfWeek)"
    case .quickFix: nil
    }
  }

  static let crashes = RecordTable<Crash>.synchronized(
    "egofix_crash",
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("bug_id", \.bugId), RecordColumn("note", \.note),
      RecordColumn("rebooted_at", \.rebootedAt),
    ]
  ) { row in
    var crash = Crash(
      id: try row("id"),
      userId: try row.user(),
      bugId: try row("bug_id"),
      note: try row("note"),
      crashedAt: try row("created_at")
    )
    let rebootedAt: Instant? = try row("rebooted_at")
    if let rebootedAt { try crash.reboot(at: rebootedAt) }
    return crash
  }

  static let versionEntries = RecordTable<VersionEntry>.synchronized(
    "egofix_version_entry",
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("version", \.version),
      RecordColumn("change_type", \.changeType), RecordColumn("description", \.description),
    ]
  ) { row in
    return VersionEntry(
      id: try row("id"),
      userId: try row.user(),
      version: try row("version"),
      changeType: try row("change_type"),
      description: try row("description"),
      createdAt: try row("created_at")
    )
  }

  static let events = RecordTable<AnalyticsEvent>.synchronized(
    "egofix_event",
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("event_type", \.eventType), RecordColumn("bug_id", \.bugId),
      RecordColumn("fix_id", \.fixId), RecordColumn("context", \.context), RecordColumn("date", \.date),
      RecordColumn("hour_of_day", \.hourOfDay),
    ]
  ) { row in
    return AnalyticsEvent(
      id: try row("id"),
      userId: try row.user(),
      eventType: try row("event_type"),
      bugId: try row("bug_id"),
      fixId: try row("fix_id"),
      context: try row("context"),
      date: try row("date"),
      hourOfDay: try row("hour_of_day"),
      timestamp: try row("created_at")
    )
  }

  static let patterns = RecordTable<DetectedPattern>.synchronized(
    "egofix_pattern",
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("pattern_type", \.patternType),
      RecordColumn("severity", \.severity), RecordColumn("title", \.title), RecordColumn("body", \.body),
      RecordColumn("related_bug_ids") { JSONValue.array($0.relatedBugIds.map { .string("\($0)") }) },
      RecordColumn("data_points", \.dataPoints), RecordColumn("shown_at", \.shownAt),
      RecordColumn("viewed_at", \.viewedAt), RecordColumn("dismissed_at", \.dismissedAt),
    ]
  ) { row in
    let related: JSONValue = try row("related_bug_ids")
    let ids = related.array?.compactMap { $0.string.flatMap { Identity($0) } }
    guard let ids, ids.count == related.array?.count else { throw row.fault("related_bug_ids") }
    var pattern = DetectedPattern(
      id: try row("id"),
      userId: try row.user(),
      patternType: try row("pattern_type"),
      severity: try row("severity"),
      title: try row("title"),
      body: try row("body"),
      relatedBugIds: ids,
      dataPoints: try row("data_points"),
      detectedAt: try row("created_at")
    )
    pattern.shownAt = try row("shown_at")
    pattern.viewedAt = try row("viewed_at")
    pattern.dismissedAt = try row("dismissed_at")
    return pattern
  }

  static let diagnostics = RecordTable<WeeklyDiagnostic>.synchronized(
    "egofix_diagnostic",
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("week_starting", \.weekStarting),
      RecordColumn("responses") { JSONValue.array($0.responses.map(\.json)) },
    ]
  ) { row in
    let responses: JSONValue = try row("responses")
    return WeeklyDiagnostic(
      id: try row("id"),
      userId: try row.user(),
      weekStarting: try row("week_starting"),
      responses: try (responses.array ?? []).map { value in
        guard let response = BugDiagnosticResponse(json: value) else { throw row.fault("responses") }
        return response
      },
      completedAt: try row("created_at")
    )
  }
}

extension BugDiagnosticResponse {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["bug"] = .string("\(bugId)")
    object["intensity"] = .string("\(intensity)")
    object["context"] = primaryContext.map { .string("\($0)") }
    return .object(object)
  }

  fileprivate init?(json: JSONValue) {
    let object = json.object
    let context = object?["context"]?.string
    guard let id = object?["bug"]?.string.flatMap({ Identity($0) }),
      let intensity = object?["intensity"]?.string.flatMap({ BugIntensity(name: $0) }),
      context == nil || EventContext(name: context ?? "") != nil
    else { return nil }
    self.init(bugId: id, intensity: intensity, primaryContext: context.flatMap { EventContext(name: $0) })
  }
}
