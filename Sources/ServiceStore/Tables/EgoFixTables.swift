import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// EgoFix's records.
enum EgoFixTables {
  static let users = RecordTable<UserProfile>(
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
    ] + stampColumns()
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
    return try stamped(user, row)
  }

  static let bugs = RecordTable<BugProgress>(
    "egofix_bug",
    [
      RecordColumn("id", \.id), RecordColumn("status", \.status),
      RecordColumn("activated_at", \.activatedAt),
    ] + stampColumns()
  ) { row in
    var progress = BugProgress(id: try row("id"), createdAt: try row("created_at"))
    progress.status = try row("status")
    progress.activatedAt = try row("activated_at")
    return try stamped(progress, row)
  }

  static let fixes = contentRows("egofix_fix")
  static let tidbits = contentRows("egofix_tidbit")

  private static func contentRows(_ name: String) -> RecordTable<ContentRow> {
    RecordTable<ContentRow>(name, [RecordColumn("id", \.id)] + stampColumns()) { row in
      try stamped(ContentRow(id: try row("id"), createdAt: try row("created_at")), row)
    }
  }

  static let completions = RecordTable<FixCompletion>(
    "egofix_completion",
    unique: [["slot"]],
    order: ["created_at"],
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("fix_id", \.fixId), RecordColumn("kind", \.kind),
      RecordColumn("day", \.day), RecordColumn("slot", slot), RecordColumn("outcome", \.outcome),
      RecordColumn("reflection", \.reflection), RecordColumn("outcome_data", \.outcomeData),
      RecordColumn("completed_at", \.completedAt),
    ] + stampColumns()
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
    return try stamped(stored, row)
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

  static let crashes = RecordTable<Crash>(
    "egofix_crash",
    order: ["created_at"],
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("bug_id", \.bugId), RecordColumn("note", \.note),
      RecordColumn("rebooted_at", \.rebootedAt),
    ] + stampColumns()
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
    return try stamped(crash, row)
  }

  static let versionEntries = RecordTable<VersionEntry>(
    "egofix_version_entry",
    order: ["created_at"],
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("version", \.version),
      RecordColumn("change_type", \.changeType), RecordColumn("description", \.description),
    ] + stampColumns()
  ) { row in
    let entry = VersionEntry(
      id: try row("id"),
      userId: try row.user(),
      version: try row("version"),
      changeType: try row("change_type"),
      description: try row("description"),
      createdAt: try row("created_at")
    )
    return try stamped(entry, row)
  }

  static let events = RecordTable<AnalyticsEvent>(
    "egofix_event",
    order: ["created_at"],
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("event_type", \.eventType), RecordColumn("bug_id", \.bugId),
      RecordColumn("fix_id", \.fixId), RecordColumn("context", \.context), RecordColumn("date", \.date),
      RecordColumn("hour_of_day", \.hourOfDay),
    ] + stampColumns()
  ) { row in
    let event = AnalyticsEvent(
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
    return try stamped(event, row)
  }

  static let patterns = RecordTable<DetectedPattern>(
    "egofix_pattern",
    order: ["created_at"],
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("pattern_type", \.patternType),
      RecordColumn("severity", \.severity), RecordColumn("title", \.title), RecordColumn("body", \.body),
      RecordColumn("related_bug_ids") { JSONValue.array($0.relatedBugIds.map { .string("\($0)") }) },
      RecordColumn("data_points", \.dataPoints), RecordColumn("shown_at", \.shownAt),
      RecordColumn("viewed_at", \.viewedAt), RecordColumn("dismissed_at", \.dismissedAt),
    ] + stampColumns()
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
    return try stamped(pattern, row)
  }

  static let diagnostics = RecordTable<WeeklyDiagnostic>(
    "egofix_diagnostic",
    order: ["created_at"],
    owner: { $0.userId },
    [
      RecordColumn("id", \.id), RecordColumn("week_starting", \.weekStarting),
      RecordColumn("responses") { JSONValue.array($0.responses.map(\.json)) },
    ] + stampColumns()
  ) { row in
    let responses: JSONValue = try row("responses")
    let diagnostic = WeeklyDiagnostic(
      id: try row("id"),
      userId: try row.user(),
      weekStarting: try row("week_starting"),
      responses: try (responses.array ?? []).map { value in
        guard let response = BugDiagnosticResponse(json: value) else { throw row.fault("responses") }
        return response
      },
      completedAt: try row("created_at")
    )
    return try stamped(diagnostic, row)
  }

  /// What every record has.
  private static func stamped<Record: SyncRecord>(_ record: Record, _ row: RowReader) throws -> Record {
    var record = record
    record.updatedAt = try row("updated_at")
    record.deletedAt = try row("deleted_at")
    return record
  }
}

/// The columns of what every record has.
private func stampColumns<Record: SyncRecord>() -> [RecordColumn<Record>] {
  [
    RecordColumn("created_at", \.createdAt), RecordColumn("updated_at", \.updatedAt),
    RecordColumn("deleted_at", \.deletedAt),
  ]
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
