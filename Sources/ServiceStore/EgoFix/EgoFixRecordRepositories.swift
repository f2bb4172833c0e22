import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

// The repositories of what a user did: each says only what it lists beside all.

struct StoredUserRepository: UserRepository {
  let base: RecordRepository<UserProfile>

  func get() async throws -> UserProfile? { try await getAll().first }
  func getAll() async throws -> [UserProfile] { try await base.live() }
  func getById(_ id: Identity) async throws -> UserProfile? {
    id == base.scope.user ? try await base.find(id) : nil
  }
  func save(_ user: UserProfile) async throws { try await base.keep(user) }
  func delete(_ id: Identity) async throws { if id == base.scope.user { try await base.delete(id) } }
}

struct StoredFixCompletionRepository: FixCompletionRepository {
  let base: RecordRepository<FixCompletion>

  func getAll() async throws -> [FixCompletion] { try await base.live() }
  func getById(_ id: Identity) async throws -> FixCompletion? { try await base.find(id) }
  func getForFix(_ fixId: Identity) async throws -> [FixCompletion] {
    try await base.live(.equals("fix_id", fixId.stored))
  }
  func getByOutcome(_ outcome: FixOutcome) async throws -> [FixCompletion] {
    try await base.live(.equals("outcome", outcome.stored))
  }
  func save(_ completion: FixCompletion) async throws { try await base.keep(completion) }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}

struct StoredCrashRepository: CrashRepository {
  let base: RecordRepository<Crash>

  func getAll() async throws -> [Crash] { try await base.live() }
  func getById(_ id: Identity) async throws -> Crash? { try await base.find(id) }
  func getForBug(_ bugId: Identity) async throws -> [Crash] {
    try await base.live(.equals("bug_id", bugId.stored))
  }
  func getUnrebooted() async throws -> [Crash] { try await base.live(.isEmpty("rebooted_at")) }
  func save(_ crash: Crash) async throws { try await base.keep(crash) }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}

struct StoredVersionEntryRepository: VersionEntryRepository {
  let base: RecordRepository<VersionEntry>

  func getAll() async throws -> [VersionEntry] { try await base.live() }
  func getById(_ id: Identity) async throws -> VersionEntry? { try await base.find(id) }
  func getLatest() async throws -> VersionEntry? { try await base.latest(1).first }
  func save(_ entry: VersionEntry) async throws { try await base.keep(entry) }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}

struct StoredAnalyticsEventRepository: AnalyticsEventRepository {
  let base: RecordRepository<AnalyticsEvent>

  func getAll() async throws -> [AnalyticsEvent] { try await base.live() }
  func getById(_ id: Identity) async throws -> AnalyticsEvent? { try await base.find(id) }
  func getForBug(_ bugId: Identity) async throws -> [AnalyticsEvent] {
    try await base.live(.equals("bug_id", bugId.stored))
  }
  func getSince(_ instant: Instant) async throws -> [AnalyticsEvent] {
    try await base.live(.atLeast("created_at", instant.stored))
  }
  func save(_ event: AnalyticsEvent) async throws { try await base.keep(event) }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}

struct StoredPatternRepository: PatternRepository {
  let base: RecordRepository<DetectedPattern>

  func getAll() async throws -> [DetectedPattern] { try await base.live() }
  func getById(_ id: Identity) async throws -> DetectedPattern? { try await base.find(id) }
  func getByType(_ type: PatternType) async throws -> [DetectedPattern] {
    try await base.live(.equals("pattern_type", type.stored))
  }
  func getUndismissed() async throws -> [DetectedPattern] { try await base.live(.isEmpty("dismissed_at")) }
  func save(_ pattern: DetectedPattern) async throws { try await base.keep(pattern) }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}

struct StoredWeeklyDiagnosticRepository: WeeklyDiagnosticRepository {
  let base: RecordRepository<WeeklyDiagnostic>

  func getAll() async throws -> [WeeklyDiagnostic] { try await base.live() }
  func getById(_ id: Identity) async throws -> WeeklyDiagnostic? { try await base.find(id) }
  func getForWeek(_ weekStarting: CivilDate) async throws -> WeeklyDiagnostic? {
    try await base.live(.equals("week_starting", weekStarting.stored)).last
  }
  func getLatest(_ count: Int) async throws -> [WeeklyDiagnostic] { try await base.latest(count) }
  func save(_ diagnostic: WeeklyDiagnostic) async throws { try await base.keep(diagnostic) }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}

struct StoredStateRepository: EgoFixStateRepository {
  let scope: UserScope

  func get(unless revision: Int) async throws -> EgoFixStoredState? {
    let table = StateTables.egoFix
    let query = StoreQuery(table.table, user: scope.user, [.differs("revision", revision.stored)])
    let stored = try await scope.access.rows(query).first.map(table.record)
    return stored.map { EgoFixStoredState(revision: $0.revision, json: $0.value) }
  }

  func save(_ state: EgoFixStoredState) async throws {
    let table = StateTables.egoFix
    let row = try table.row(KeptState(revision: state.revision, value: state.json), of: scope.user)
    try await scope.access.write { try $0.put(row, in: table.table) }
  }
}
