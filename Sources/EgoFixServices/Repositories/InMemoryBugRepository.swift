public import SeedModel

/// The bugs of a content with a user's progress in memory.
public actor InMemoryBugRepository: BugRepository {
  private let bugs: [Bug]
  private var table = RecordTable<BugProgress>()
  private let clock: any EgoFixClock

  /// The bugs of a content; rows that are not stored read as made now.
  ///
  /// - Throws: what the content's texts throw.
  public init(content: EgoFixContent, clock: any EgoFixClock) throws {
    bugs = try (0..<Int32(content.bugCount)).map { try content.texts.bug($0) }
    self.clock = clock
  }

  /// All bugs, by id.
  public func getAll() -> [UserBug] { bugs.map(overlay).filter { $0.deletedAt == nil } }

  /// The bug with an identity, or nil.
  public func getById(_ id: Identity) -> UserBug? { bugs.first { $0.id == id }.map(overlay) }

  /// The bug with a readable key, or nil.
  public func getBySlug(_ slug: String) -> UserBug? { getAll().first { $0.slug == slug } }

  /// The active bugs, by activation, then id.
  public func getActive() -> [UserBug] {
    getAll().filter(\.isActive).sorted {
      ($0.activatedAt ?? $0.createdAt, $0.id) < ($1.activatedAt ?? $1.createdAt, $1.id)
    }
  }

  /// Keeps the user's row.
  ///
  /// - Throws: ``EgoFixStoreError``.
  public func save(_ bug: UserBug) throws {
    guard let known = bugs.first(where: { $0.id == bug.id }) else {
      throw EgoFixStoreError.unknownRecord(bug.id)
    }
    guard known == bug.bug else { throw EgoFixStoreError.contentIsReadOnly(record: bug.id) }
    table.save(bug.progress, at: clock.now())
  }

  /// Deletes the bug for this user.
  ///
  /// - Throws: ``EgoFixStoreError/unknownRecord(_:)``.
  public func delete(_ id: Identity) throws {
    guard let bug = getById(id) else { throw EgoFixStoreError.unknownRecord(id) }
    if table[id] == nil { table.save(bug.progress, at: clock.now()) }
    table.delete(id, at: clock.now())
  }

  private func overlay(_ bug: Bug) -> UserBug {
    UserBug(bug: bug, progress: table[bug.id] ?? BugProgress(id: bug.id, createdAt: clock.now()))
  }
}
