extension EgoFixRepositories {
  /// Empty repositories in memory, on a content.
  ///
  /// - Throws: what the content's texts throw.
  public static func inMemory(content: EgoFixContent, clock: any EgoFixClock) throws -> EgoFixRepositories {
    let bugs = try InMemoryBugRepository(content: content, clock: clock)
    let completions = InMemoryFixCompletionRepository(clock: clock)
    return EgoFixRepositories(
      bugs: bugs,
      fixes: try InMemoryFixRepository(content: content, bugs: bugs, completions: completions, clock: clock),
      microEducation: try InMemoryMicroEducationRepository(content: content, clock: clock),
      users: InMemoryUserRepository(clock: clock),
      completions: completions,
      crashes: InMemoryCrashRepository(clock: clock),
      versionEntries: InMemoryVersionEntryRepository(clock: clock),
      events: InMemoryAnalyticsEventRepository(clock: clock),
      patterns: InMemoryPatternRepository(clock: clock),
      diagnostics: InMemoryWeeklyDiagnosticRepository(clock: clock),
      states: InMemoryStateRepository()
    )
  }
}
