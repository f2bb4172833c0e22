import EgoFixServices
import SeedModel
import ServiceKernel

/// The content's records as the repositories list them, read once.
final class ContentRecords: Sendable {
  let bugs: [Bug]
  let fixes: [Fix]
  let tidbits: [(tidbit: MicroEducation, bugSlug: String)]

  /// - Throws: what the content's texts throw.
  init(_ content: EgoFixContent) throws {
    let bugs = try (0..<Int32(content.bugCount)).map { try content.texts.bug($0) }
    self.bugs = bugs
    fixes = try (0..<Int32(content.fixCount)).map { try content.texts.fix($0) }
      .sorted { $0.number < $1.number }
    tidbits = try (0..<Int32(content.tidbitCount)).map { place in
      let tidbit = try content.texts.tidbit(place)
      return (tidbit: tidbit, bugSlug: bugs.first { $0.id == tidbit.bugID }?.slug ?? "")
    }
    .sorted { $0.tidbit.id < $1.tidbit.id }
  }
}

/// Records of the content with a user's rows laid over them.
struct ContentRepository<Content: Sendable, Row: SyncRecord, Record: SyncRecord>: Sendable {
  let base: RecordRepository<Row>
  let content: [Content]
  let id: @Sendable (Content) -> Identity
  let newRow: @Sendable (Identity) -> Row
  let overlay: @Sendable (Content, Row) -> Record

  /// All that are not deleted, in the content's order.
  func live() async throws -> [Record] {
    let query = StoreQuery(base.records.table, user: base.scope.user)
    let rows = try await base.scope.access.rows(query).map(base.records.record)
    let byID = Dictionary(rows.map { ($0.id, $0) }) { $1 }
    return content.map { overlay($0, byID[id($0)] ?? newRow(id($0))) }.filter { $0.deletedAt == nil }
  }

  func find(_ id: Identity) async throws -> Record? {
    guard let known = content.first(where: { self.id($0) == id }) else { return nil }
    return overlay(known, try await base.find(id) ?? newRow(id))
  }

  /// Keeps a record's row.
  ///
  /// - Parameter isUnchanged: whether the record still has what the content says.
  func keep(_ row: Row, _ isUnchanged: (Content) -> Bool) async throws {
    guard let known = content.first(where: { id($0) == row.id }) else {
      throw EgoFixStoreError.unknownRecord(row.id)
    }
    guard isUnchanged(known) else { throw EgoFixStoreError.contentIsReadOnly(record: row.id) }
    try await base.keep(row)
  }

  func delete(_ id: Identity) async throws {
    guard content.contains(where: { self.id($0) == id }) else { throw EgoFixStoreError.unknownRecord(id) }
    try await base.delete(id, missing: newRow(id))
  }
}

struct StoredBugRepository: BugRepository {
  let base: ContentRepository<Bug, BugProgress, UserBug>

  init(_ content: ContentRecords, _ scope: UserScope) {
    base = ContentRepository(
      base: RecordRepository(records: EgoFixTables.bugs, scope: scope),
      content: content.bugs,
      id: { $0.id },
      newRow: { BugProgress(id: $0, createdAt: scope.clock.now()) },
      overlay: { UserBug(bug: $0, progress: $1) }
    )
  }

  func getAll() async throws -> [UserBug] { try await base.live() }
  func getById(_ id: Identity) async throws -> UserBug? { try await base.find(id) }
  func getBySlug(_ slug: String) async throws -> UserBug? { try await getAll().first { $0.slug == slug } }
  func getActive() async throws -> [UserBug] {
    try await getAll().filter(\.isActive).sorted {
      ($0.activatedAt ?? $0.createdAt, $0.id) < ($1.activatedAt ?? $1.createdAt, $1.id)
    }
  }
  func save(_ bug: UserBug) async throws { try await base.keep(bug.progress) { $0 == bug.bug } }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}

struct StoredFixRepository: FixRepository {
  let base: ContentRepository<Fix, ContentRow, UserFix>
  let bugs: StoredBugRepository
  let completions: StoredFixCompletionRepository

  init(
    _ content: ContentRecords,
    _ scope: UserScope,
    bugs: StoredBugRepository,
    completions: StoredFixCompletionRepository
  ) {
    base = ContentRepository(
      base: RecordRepository(records: EgoFixTables.fixes, scope: scope),
      content: content.fixes,
      id: { $0.id },
      newRow: { ContentRow(id: $0, createdAt: scope.clock.now()) },
      overlay: { UserFix(fix: $0, row: $1) }
    )
    self.bugs = bugs
    self.completions = completions
  }

  func getAll() async throws -> [UserFix] { try await base.live() }
  func getById(_ id: Identity) async throws -> UserFix? { try await base.find(id) }
  func getForBug(_ bugId: Identity) async throws -> [UserFix] {
    try await getAll().filter { $0.bugId == bugId }
  }
  func getDailyFix(for bugId: Identity, excluding: [Identity]) async throws -> UserFix? {
    guard let bug = try await bugs.getById(bugId), bug.isActive, bug.deletedAt == nil else { return nil }
    let left = Set(try await completions.getByOutcome(.applied).map(\.fixId)).union(excluding)
    return try await getForBug(bugId)
      .filter { $0.fix.type == .daily && !left.contains($0.id) }
      .min { ($0.fix.severity.rawValue, $0.fix.number) < ($1.fix.severity.rawValue, $1.fix.number) }
  }
  func save(_ fix: UserFix) async throws { try await base.keep(fix.row) { $0 == fix.fix } }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}

struct StoredMicroEducationRepository: MicroEducationRepository {
  let base: ContentRepository<(tidbit: MicroEducation, bugSlug: String), ContentRow, UserTidbit>

  init(_ content: ContentRecords, _ scope: UserScope) {
    base = ContentRepository(
      base: RecordRepository(records: EgoFixTables.tidbits, scope: scope),
      content: content.tidbits,
      id: { $0.tidbit.id },
      newRow: { ContentRow(id: $0, createdAt: scope.clock.now()) },
      overlay: { UserTidbit(tidbit: $0.tidbit, bugSlug: $0.bugSlug, row: $1) }
    )
  }

  func getAll() async throws -> [UserTidbit] { try await base.live() }
  func getById(_ id: Identity) async throws -> UserTidbit? { try await base.find(id) }
  func getFor(bugSlug: String, trigger: EducationTrigger) async throws -> [UserTidbit] {
    try await getAll().filter { $0.bugSlug == bugSlug && $0.tidbit.trigger == trigger }
  }
  func save(_ tidbit: UserTidbit) async throws {
    try await base.keep(tidbit.row) { $0.tidbit == tidbit.tidbit && $0.bugSlug == tidbit.bugSlug }
  }
  func delete(_ id: Identity) async throws { try await base.delete(id) }
}
