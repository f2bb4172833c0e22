public import CivilTime
public import PlainJSON
public import SeedModel

/// The users of this store. In all repositories lists leave deleted records out, `getById` does not, `save`
/// sets `updatedAt`, and `delete` sets `deletedAt`.
public protocol UserRepository: Sendable {
  /// The user of this device, the first one; nil before there is one.
  func get() async throws -> UserProfile?
  /// All users, by creation.
  func getAll() async throws -> [UserProfile]
  /// The user with an identity, or nil.
  func getById(_ id: Identity) async throws -> UserProfile?
  /// Keeps a user.
  func save(_ user: UserProfile) async throws
  /// Deletes a user.
  func delete(_ id: Identity) async throws
}

/// What became of assigned fixes.
public protocol FixCompletionRepository: Sendable {
  /// All completions, by assignment.
  func getAll() async throws -> [FixCompletion]
  /// The completion with an identity, or nil.
  func getById(_ id: Identity) async throws -> FixCompletion?
  /// The completions of a fix, by assignment.
  func getForFix(_ fixId: Identity) async throws -> [FixCompletion]
  /// The completions with an outcome, by assignment.
  func getByOutcome(_ outcome: FixOutcome) async throws -> [FixCompletion]
  /// Keeps a completion.
  func save(_ completion: FixCompletion) async throws
  /// Deletes a completion.
  func delete(_ id: Identity) async throws
}

/// Crashes.
public protocol CrashRepository: Sendable {
  /// All crashes, oldest first.
  func getAll() async throws -> [Crash]
  /// The crash with an identity, or nil.
  func getById(_ id: Identity) async throws -> Crash?
  /// The crashes that name a bug, oldest first.
  func getForBug(_ bugId: Identity) async throws -> [Crash]
  /// The crashes that wait for a reboot, oldest first.
  func getUnrebooted() async throws -> [Crash]
  /// Keeps a crash.
  func save(_ crash: Crash) async throws
  /// Deletes a crash.
  func delete(_ id: Identity) async throws
}

/// The version history.
public protocol VersionEntryRepository: Sendable {
  /// All entries, oldest first.
  func getAll() async throws -> [VersionEntry]
  /// The entry with an identity, or nil.
  func getById(_ id: Identity) async throws -> VersionEntry?
  /// The latest entry, or nil.
  func getLatest() async throws -> VersionEntry?
  /// Keeps an entry.
  func save(_ entry: VersionEntry) async throws
  /// Deletes an entry.
  func delete(_ id: Identity) async throws
}

/// What the detectors read.
public protocol AnalyticsEventRepository: Sendable {
  /// All events, oldest first.
  func getAll() async throws -> [AnalyticsEvent]
  /// The event with an identity, or nil.
  func getById(_ id: Identity) async throws -> AnalyticsEvent?
  /// The events of a bug, oldest first.
  func getForBug(_ bugId: Identity) async throws -> [AnalyticsEvent]
  /// The events at an instant or later, oldest first.
  func getSince(_ instant: Instant) async throws -> [AnalyticsEvent]
  /// Keeps an event.
  func save(_ event: AnalyticsEvent) async throws
  /// Deletes an event.
  func delete(_ id: Identity) async throws
}

/// Patterns that were found.
public protocol PatternRepository: Sendable {
  /// All patterns, oldest first.
  func getAll() async throws -> [DetectedPattern]
  /// The pattern with an identity, or nil.
  func getById(_ id: Identity) async throws -> DetectedPattern?
  /// The patterns of a type, oldest first.
  func getByType(_ type: PatternType) async throws -> [DetectedPattern]
  /// The patterns that were not dismissed, oldest first.
  func getUndismissed() async throws -> [DetectedPattern]
  /// Keeps a pattern.
  func save(_ pattern: DetectedPattern) async throws
  /// Deletes a pattern.
  func delete(_ id: Identity) async throws
}

/// Weekly diagnostics that were handed in.
public protocol WeeklyDiagnosticRepository: Sendable {
  /// All diagnostics, oldest first.
  func getAll() async throws -> [WeeklyDiagnostic]
  /// The diagnostic with an identity, or nil.
  func getById(_ id: Identity) async throws -> WeeklyDiagnostic?
  /// The diagnostic about the week of a Monday, or nil.
  func getForWeek(_ weekStarting: CivilDate) async throws -> WeeklyDiagnostic?
  /// The latest diagnostics, newest first, at most so many.
  func getLatest(_ count: Int) async throws -> [WeeklyDiagnostic]
  /// Keeps a diagnostic.
  func save(_ diagnostic: WeeklyDiagnostic) async throws
  /// Deletes a diagnostic.
  func delete(_ id: Identity) async throws
}

/// A stored state, and how often it was stored.
public struct EgoFixStoredState: Hashable, Sendable {
  /// 1 for the first one; every later one has the next number.
  public var revision: Int
  /// The state, as ``EgoFixState/json(content:)`` writes it.
  public var json: JSONValue

  /// Makes a stored state.
  public init(revision: Int, json: JSONValue) {
    self.revision = revision
    self.json = json
  }
}

/// The state that a user's events go through.
public protocol EgoFixStateRepository: Sendable {
  /// The stored state; nil where there is none, and where its revision is a known one.
  func get(unless revision: Int) async throws -> EgoFixStoredState?
  /// Keeps a state in the place of the one before.
  func save(_ state: EgoFixStoredState) async throws
}

/// Where what EgoFix keeps of a user lies.
public protocol EgoFixStore: Sendable {
  /// The repositories, for reading and for changes that stand alone.
  var repositories: EgoFixRepositories { get }
  /// Does what belongs together: what the body changes through the repositories that it is given is kept or,
  /// where it throws, nothing of it.
  ///
  /// The body may run again, where another process changed the user in between.
  func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (EgoFixRepositories) async throws -> Result
  ) async throws -> Result
}

/// The ten repositories of one user, and the state.
public struct EgoFixRepositories: Sendable {
  /// The content, with the user's rows.
  public var bugs: any BugRepository
  /// Fixes.
  public var fixes: any FixRepository
  /// Tidbits.
  public var microEducation: any MicroEducationRepository
  /// The user.
  public var users: any UserRepository
  /// Completions.
  public var completions: any FixCompletionRepository
  /// Crashes.
  public var crashes: any CrashRepository
  /// The version history.
  public var versionEntries: any VersionEntryRepository
  /// Events.
  public var events: any AnalyticsEventRepository
  /// Patterns.
  public var patterns: any PatternRepository
  /// Diagnostics.
  public var diagnostics: any WeeklyDiagnosticRepository
  /// The state.
  public var states: any EgoFixStateRepository

  /// Ten repositories, and one of the state.
  public init(
    bugs: any BugRepository,
    fixes: any FixRepository,
    microEducation: any MicroEducationRepository,
    users: any UserRepository,
    completions: any FixCompletionRepository,
    crashes: any CrashRepository,
    versionEntries: any VersionEntryRepository,
    events: any AnalyticsEventRepository,
    patterns: any PatternRepository,
    diagnostics: any WeeklyDiagnosticRepository,
    states: any EgoFixStateRepository
  ) {
    self.bugs = bugs
    self.fixes = fixes
    self.microEducation = microEducation
    self.users = users
    self.completions = completions
    self.crashes = crashes
    self.versionEntries = versionEntries
    self.events = events
    self.patterns = patterns
    self.diagnostics = diagnostics
    self.states = states
  }
}
