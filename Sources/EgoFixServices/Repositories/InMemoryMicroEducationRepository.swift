public import SeedModel

/// The tidbits of a content with a user's rows in memory.
public actor InMemoryMicroEducationRepository: MicroEducationRepository {
  private let tidbits: [(tidbit: MicroEducation, bugSlug: String)]
  private var table = RecordTable<ContentRow>()
  private let clock: any EgoFixClock

  /// The tidbits of a content.
  ///
  /// - Throws: what the content's texts throw.
  public init(content: EgoFixContent, clock: any EgoFixClock) throws {
    let slugs = try (0..<Int32(content.bugCount)).map { try content.texts.bug($0).slug }
    tidbits = try (0..<Int32(content.tidbitCount)).map { place in
      let tidbit = try content.texts.tidbit(place)
      return (tidbit: tidbit, bugSlug: content.bug(id: tidbit.bugID).map { slugs[Int($0)] } ?? "")
    }
    .sorted { $0.tidbit.id < $1.tidbit.id }
    self.clock = clock
  }

  /// All tidbits, by id.
  public func getAll() -> [UserTidbit] {
    tidbits.map { overlay($0.tidbit, $0.bugSlug) }.filter { $0.deletedAt == nil }
  }

  /// The tidbit with an identity, or nil.
  public func getById(_ id: Identity) -> UserTidbit? {
    tidbits.first { $0.tidbit.id == id }.map { overlay($0.tidbit, $0.bugSlug) }
  }

  /// The tidbits of a bug and trigger, by id.
  public func getFor(bugSlug: String, trigger: EducationTrigger) -> [UserTidbit] {
    getAll().filter { $0.bugSlug == bugSlug && $0.tidbit.trigger == trigger }
  }

  /// Keeps the user's row.
  ///
  /// - Throws: ``EgoFixStoreError``.
  public func save(_ tidbit: UserTidbit) throws {
    guard let known = tidbits.first(where: { $0.tidbit.id == tidbit.id }) else {
      throw EgoFixStoreError.unknownRecord(tidbit.id)
    }
    guard known.tidbit == tidbit.tidbit, known.bugSlug == tidbit.bugSlug else {
      throw EgoFixStoreError.contentIsReadOnly(record: tidbit.id)
    }
    table.save(tidbit.row, at: clock.now())
  }

  /// Deletes the tidbit for this user.
  ///
  /// - Throws: ``EgoFixStoreError/unknownRecord(_:)``.
  public func delete(_ id: Identity) throws {
    guard let tidbit = getById(id) else { throw EgoFixStoreError.unknownRecord(id) }
    if table[id] == nil { table.save(tidbit.row, at: clock.now()) }
    table.delete(id, at: clock.now())
  }

  private func overlay(_ tidbit: MicroEducation, _ slug: String) -> UserTidbit {
    let row = table[tidbit.id] ?? ContentRow(id: tidbit.id, createdAt: clock.now())
    return UserTidbit(tidbit: tidbit, bugSlug: slug, row: row)
  }
}
