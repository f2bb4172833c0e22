import CivilTime
public import SeedModel
public import ServiceKernel

/// The ten repositories of one user, on the user's service: what they list is its state and its records, what
/// they change goes through its turns.
public struct EgoFixRepositories: Sendable {
  /// The user's service.
  public let service: EgoFixService
  private let user: Identity

  /// The repositories of a user's service.
  public init(_ service: EgoFixService, user: Identity) {
    self.service = service
    self.user = user
  }

  /// The bugs.
  public var bugs: some BugRepository { LocalBugs(service: service) }
  /// The fixes.
  public var fixes: some FixRepository { LocalFixes(service: service) }
  /// The tidbits.
  public var microEducation: some MicroEducationRepository { LocalTidbits(service: service) }
  /// The user.
  public var users: some UserRepository { LocalUser(service: service, user: user) }
  /// What became of assigned fixes.
  public var completions: some FixCompletionRepository { PastRecords<FixCompletion>(service: service) }
  /// The crashes.
  public var crashes: some CrashRepository { PastRecords<Crash>(service: service) }
  /// The version history.
  public var versionEntries: some VersionEntryRepository { PastRecords<VersionEntry>(service: service) }
  /// What the detectors read.
  public var events: some AnalyticsEventRepository { PastRecords<AnalyticsEvent>(service: service) }
  /// The patterns.
  public var patterns: some PatternRepository { LocalPatterns(service: service) }
  /// The diagnostics.
  public var diagnostics: some WeeklyDiagnosticRepository { PastRecords<WeeklyDiagnostic>(service: service) }
}

/// Records of the past.
private struct PastRecords<Record: PastRecord>: RecordRepository {
  let service: EgoFixService

  private func all() async throws -> [Record] {
    try await service.records(Record.recordKind).sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
  }
  func getAll() async throws -> [Record] { try await all().filter { $0.deletedAt == nil } }
  func getById(_ id: Identity) async throws -> Record? { try await all().first { $0.id == id } }
  func save(_ record: Record) async throws { try await service.send(.save(record.record)) }
  func delete(_ id: Identity) async throws {
    guard var record = try await getById(id), record.deletedAt == nil else { return }
    record.deletedAt = service.clock.now()
    try await save(record)
  }
}

extension PastRecords: FixCompletionRepository where Record == FixCompletion {
  func getForFix(_ fixId: FixID) async throws -> [FixCompletion] {
    try await getAll().filter { $0.fixId == fixId }
  }
  func getByOutcome(_ outcome: FixOutcome) async throws -> [FixCompletion] {
    try await getAll().filter { $0.outcome == outcome }
  }
}

extension PastRecords: CrashRepository where Record == Crash {
  func getForBug(_ bugId: BugID) async throws -> [Crash] { try await getAll().filter { $0.bugId == bugId } }
  func getUnrebooted() async throws -> [Crash] { try await getAll().filter(\.isOpen) }
}

extension PastRecords: VersionEntryRepository where Record == VersionEntry {
  func getLatest() async throws -> VersionEntry? { try await getAll().last }
}

extension PastRecords: AnalyticsEventRepository where Record == AnalyticsEvent {
  func getForBug(_ bugId: BugID) async throws -> [AnalyticsEvent] {
    try await getAll().filter { $0.bugId == bugId }
  }
  func getSince(_ instant: Instant) async throws -> [AnalyticsEvent] {
    try await getAll().filter { $0.timestamp >= instant }
  }
}

extension PastRecords: WeeklyDiagnosticRepository where Record == WeeklyDiagnostic {
  func getForWeek(_ weekStarting: CivilDate) async throws -> WeeklyDiagnostic? {
    try await getAll().last { $0.weekStarting == weekStarting }
  }
  func getLatest(_ count: Int) async throws -> [WeeklyDiagnostic] {
    try await getAll().suffix(count).reversed()
  }
}

private func unknownRecord(_ id: Identity) -> StoreError {
  .unknownRecord(product: egoFixProduct, kind: "\(id)")
}

/// Deletes a record of the content, or takes that back, where that changes something.
extension Service where R == EgoFixReducer {
  fileprivate func set(_ record: ContentRecord, deleted: Bool, was: Bool) async throws {
    if deleted != was { try await send(deleted ? .delete(record) : .restore(record)) }
  }
}

private struct LocalBugs: BugRepository {
  let service: EgoFixService

  private func bug(_ bug: BugState) throws -> UserBug? {
    try service.reducer.content.texts.bug(bug.bug).map {
      UserBug(bug: $0, status: bug.status, activatedAt: bug.activatedAt, deletedAt: bug.deletedAt)
    }
  }
  func getAll() async throws -> [UserBug] {
    try await service.state().bugs.compactMap(bug).filter { $0.deletedAt == nil }
  }
  func getById(_ id: BugID) async throws -> UserBug? { try await service.state()[id].flatMap(bug) }
  func getBySlug(_ slug: String) async throws -> UserBug? {
    try await getAll().first { $0.bug.slug == slug }
  }
  func getActive() async throws -> [UserBug] {
    let state = try await service.state()
    return try state.activeBugs.compactMap { state[$0] }.compactMap(bug)
  }
  func save(_ bug: UserBug) async throws {
    guard let known = try await getById(bug.id) else { throw unknownRecord(bug.id.id) }
    guard known.bug == bug.bug else { throw StoreError.contentIsReadOnly(record: bug.id.id) }
    try await service.set(.bug(bug.id), deleted: bug.deletedAt != nil, was: known.deletedAt != nil)
    guard known.status != bug.status else { return }
    switch bug.status {
    case .active: try await service.send(.activate(bug.id))
    case .identified: try await service.send(.deactivate(bug.id))
    case .resolved: try await service.send(.resolve(bug.id))
    case .stable: throw EgoFixRefusal.wrongStatus
    }
  }
  func delete(_ id: BugID) async throws {
    guard let known = try await getById(id) else { throw unknownRecord(id.id) }
    try await service.set(.bug(id), deleted: true, was: known.deletedAt != nil)
  }
}

private struct LocalFixes: FixRepository {
  let service: EgoFixService

  private func fix(_ id: FixID, _ state: EgoFixState) throws -> UserFix? {
    try service.reducer.content.texts.fix(id).map { fix in
      UserFix(fix: fix, deletedAt: state.fixes.deletions.first { $0.id == id }?.at)
    }
  }
  func getAll() async throws -> [UserFix] {
    let state = try await service.state()
    return try service.reducer.content.fixes.compactMap { try fix($0.id, state) }
      .filter { $0.deletedAt == nil }.sorted { $0.fix.number < $1.fix.number }
  }
  func getById(_ id: FixID) async throws -> UserFix? { try await fix(id, service.state()) }
  func getForBug(_ bugId: BugID) async throws -> [UserFix] {
    try await getAll().filter { $0.bugId == bugId }
  }
  func getDailyFix(for bugId: BugID, excluding: [FixID]) async throws -> UserFix? {
    let state = try await service.state()
    guard state.activeBugs.contains(bugId) else { return nil }
    let completions = PastRecords<FixCompletion>(service: service)
    let left = Set(try await completions.getByOutcome(.applied).map(\.fixId)).union(excluding)
    return try await getForBug(bugId)
      .filter { $0.fix.type == .daily && !left.contains($0.id) }
      .min { ($0.fix.severity.rawValue, $0.fix.number) < ($1.fix.severity.rawValue, $1.fix.number) }
  }
  func save(_ fix: UserFix) async throws {
    guard let known = try await getById(fix.id) else { throw unknownRecord(fix.id.id) }
    guard known.fix == fix.fix else { throw StoreError.contentIsReadOnly(record: fix.id.id) }
    try await service.set(.fix(fix.id), deleted: fix.deletedAt != nil, was: known.deletedAt != nil)
  }
  func delete(_ id: FixID) async throws {
    guard let known = try await getById(id) else { throw unknownRecord(id.id) }
    try await service.set(.fix(id), deleted: true, was: known.deletedAt != nil)
  }
}

private struct LocalTidbits: MicroEducationRepository {
  let service: EgoFixService

  private func tidbit(_ id: TidbitID, _ state: EgoFixState) throws -> UserTidbit? {
    try service.reducer.content.texts.tidbit(id).map { tidbit in
      UserTidbit(tidbit: tidbit, deletedAt: state.tidbits.deleted.first { $0.id == id }?.at)
    }
  }
  func getAll() async throws -> [UserTidbit] {
    let state = try await service.state()
    return try service.reducer.content.tidbitIDs.sorted().compactMap { try tidbit($0, state) }
      .filter { $0.deletedAt == nil }
  }
  func getById(_ id: TidbitID) async throws -> UserTidbit? { try await tidbit(id, service.state()) }
  func getFor(bugSlug: String, trigger: EducationTrigger) async throws -> [UserTidbit] {
    let bug = try await LocalBugs(service: service).getBySlug(bugSlug)
    return try await getAll().filter { $0.tidbit.bugID == bug?.bug.id && $0.tidbit.trigger == trigger }
  }
  func save(_ tidbit: UserTidbit) async throws {
    guard let known = try await getById(tidbit.id) else { throw unknownRecord(tidbit.id.id) }
    guard known.tidbit == tidbit.tidbit else {
      throw StoreError.contentIsReadOnly(record: tidbit.id.id)
    }
    try await service.set(.tidbit(tidbit.id), deleted: tidbit.deletedAt != nil, was: known.deletedAt != nil)
  }
  func delete(_ id: TidbitID) async throws {
    guard let known = try await getById(id) else { throw unknownRecord(id.id) }
    try await service.set(.tidbit(id), deleted: true, was: known.deletedAt != nil)
  }
}

private struct LocalPatterns: PatternRepository {
  let service: EgoFixService

  func getAll() async throws -> [PatternRecord] {
    try await service.state().patterns.filter { $0.deletedAt == nil }
  }
  func getById(_ id: Identity) async throws -> PatternRecord? {
    try await service.state().patterns.first { $0.id == id }
  }
  func getByType(_ type: PatternType) async throws -> [PatternRecord] {
    try await getAll().filter { $0.finding.type == type }
  }
  func getUndismissed() async throws -> [PatternRecord] {
    try await getAll().filter { $0.dismissedAt == nil }
  }
  func delete(_ id: Identity) async throws { try await service.send(.deletePattern(id)) }
}

private struct LocalUser: UserRepository {
  let service: EgoFixService
  let user: Identity

  func get() async throws -> UserProfile { UserProfile(id: user, try await service.state()) }
}
