public import SeedModel

/// The fixes of a content with a user's rows in memory.
public actor InMemoryFixRepository: FixRepository {
  private let fixes: [Fix]
  private var table = RecordTable<ContentRow>()
  private let bugs: any BugRepository
  private let completions: any FixCompletionRepository
  private let clock: any EgoFixClock

  /// The fixes of a content; which bugs are active and which fixes were applied is asked of two repositories.
  ///
  /// - Throws: what the content's texts throw.
  public init(
    content: EgoFixContent,
    bugs: any BugRepository,
    completions: any FixCompletionRepository,
    clock: any EgoFixClock
  ) throws {
    fixes = try (0..<Int32(content.fixCount)).map { try content.texts.fix($0) }
      .sorted { $0.number < $1.number }
    self.bugs = bugs
    self.completions = completions
    self.clock = clock
  }

  /// All fixes, by number.
  public func getAll() -> [UserFix] { fixes.map(overlay).filter { $0.deletedAt == nil } }

  /// The fix with an identity, or nil.
  public func getById(_ id: Identity) -> UserFix? { fixes.first { $0.id == id }.map(overlay) }

  /// The fixes of a bug, by number.
  public func getForBug(_ bugId: Identity) -> [UserFix] { getAll().filter { $0.bugId == bugId } }

  /// A daily fix of an active bug that was never applied and is not excluded, or nil.
  public func getDailyFix(for bugId: Identity, excluding: [Identity]) async throws -> UserFix? {
    guard let bug = try await bugs.getById(bugId), bug.isActive, bug.deletedAt == nil else { return nil }
    let applied = Set(try await completions.getByOutcome(.applied).map(\.fixId))
    return getForBug(bugId)
      .filter { $0.fix.type == .daily && !applied.contains($0.id) && !excluding.contains($0.id) }
      .min { ($0.fix.severity.rawValue, $0.fix.number) < ($1.fix.severity.rawValue, $1.fix.number) }
  }

  /// Keeps the user's row.
  ///
  /// - Throws: ``EgoFixStoreError``.
  public func save(_ fix: UserFix) throws {
    guard let known = fixes.first(where: { $0.id == fix.id }) else {
      throw EgoFixStoreError.unknownRecord(fix.id)
    }
    guard known == fix.fix else { throw EgoFixStoreError.contentIsReadOnly(record: fix.id) }
    table.save(fix.row, at: clock.now())
  }

  /// Deletes the fix for this user.
  ///
  /// - Throws: ``EgoFixStoreError/unknownRecord(_:)``.
  public func delete(_ id: Identity) throws {
    guard let fix = getById(id) else { throw EgoFixStoreError.unknownRecord(id) }
    if table[id] == nil { table.save(fix.row, at: clock.now()) }
    table.delete(id, at: clock.now())
  }

  private func overlay(_ fix: Fix) -> UserFix {
    UserFix(fix: fix, row: table[fix.id] ?? ContentRow(id: fix.id, createdAt: clock.now()))
  }
}
