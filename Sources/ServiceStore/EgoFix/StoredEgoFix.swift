public import EgoFixServices

/// What a store keeps of EgoFix for a user.
public struct StoredEgoFix: EgoFixStore {
  private let content: ContentRecords
  private let scope: UserScope

  init(content: ContentRecords, scope: UserScope) {
    self.content = content
    self.scope = scope
  }

  /// The repositories, each change in a transaction of its own.
  public var repositories: EgoFixRepositories { StoredEgoFix.repositories(content, scope) }

  /// Does what belongs together in one transaction.
  ///
  /// Reading through ``repositories`` inside shows what was before. Where another process changed the user in
  /// between, the body runs again.
  /// - Throws: ``StoreError``, and what the body throws; nothing is kept then.
  public func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (EgoFixRepositories) async throws -> Result
  ) async throws -> Result {
    try await scope.access.transaction { [content, scope] access in
      var scope = scope
      scope.access = access
      return try await body(StoredEgoFix.repositories(content, scope))
    }
  }

  private static func repositories(_ content: ContentRecords, _ scope: UserScope) -> EgoFixRepositories {
    func base<Record>(_ records: RecordTable<Record>) -> RecordRepository<Record> {
      RecordRepository(records: records, scope: scope)
    }
    let bugs = StoredBugRepository(content, scope)
    let completions = StoredFixCompletionRepository(base: base(EgoFixTables.completions))
    return EgoFixRepositories(
      bugs: bugs,
      fixes: StoredFixRepository(content, scope, bugs: bugs, completions: completions),
      microEducation: StoredMicroEducationRepository(content, scope),
      users: StoredUserRepository(base: base(EgoFixTables.users)),
      completions: completions,
      crashes: StoredCrashRepository(base: base(EgoFixTables.crashes)),
      versionEntries: StoredVersionEntryRepository(base: base(EgoFixTables.versionEntries)),
      events: StoredAnalyticsEventRepository(base: base(EgoFixTables.events)),
      patterns: StoredPatternRepository(base: base(EgoFixTables.patterns)),
      diagnostics: StoredWeeklyDiagnosticRepository(base: base(EgoFixTables.diagnostics)),
      states: StoredStateRepository(scope: scope)
    )
  }
}
