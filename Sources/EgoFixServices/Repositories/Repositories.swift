public import CivilTime
public import SeedModel

/// Records of one kind (spec: Repository Pattern). Lists leave deleted ones out, `getById` does not.
public protocol RecordRepository<Record>: Sendable {
  /// The records.
  associatedtype Record: Identifiable & Hashable & Sendable where Record.ID: Sendable
  /// All that are not deleted.
  func getAll() async throws -> [Record]
  /// The record with an identity, or nil.
  func getById(_ id: Record.ID) async throws -> Record?
  /// Keeps a record; of one of the content what is the user's.
  func save(_ record: Record) async throws
  /// Deletes a record for this user.
  func delete(_ id: Record.ID) async throws
}

/// The bugs of the content with a user's progress, by id. Saving a changed field of the content throws
/// ``StoreError/contentIsReadOnly(record:)``.
public protocol BugRepository: RecordRepository where Record == UserBug {
  /// The bug with a readable key, or nil.
  func getBySlug(_ slug: String) async throws -> UserBug?
  /// The active bugs, by rank: the primary one, the others by activation, then id.
  func getActive() async throws -> [UserBug]
}

/// The fixes of the content, by number; saving and deleting as with bugs.
public protocol FixRepository: RecordRepository where Record == UserFix {
  /// The fixes of a bug, by number.
  func getForBug(_ bugId: BugID) async throws -> [UserFix]
  /// A daily fix of an active bug that was never applied and is not excluded: of the lowest severity, then
  /// number; nil where there is none. Which fix a day brings is drawn by ``EgoFixReducer``.
  func getDailyFix(for bugId: BugID, excluding: [FixID]) async throws -> UserFix?
}

/// The tidbits of the content, by id; saving and deleting as with bugs.
public protocol MicroEducationRepository: RecordRepository where Record == UserTidbit {
  /// The tidbits of a bug and trigger, by id; the fallback pool is asked for by its own trigger.
  func getFor(bugSlug: String, trigger: EducationTrigger) async throws -> [UserTidbit]
}

/// What became of assigned fixes, by assignment.
public protocol FixCompletionRepository: RecordRepository where Record == FixCompletion {
  /// The completions of a fix.
  func getForFix(_ fixId: FixID) async throws -> [FixCompletion]
  /// The completions with an outcome.
  func getByOutcome(_ outcome: FixOutcome) async throws -> [FixCompletion]
}

/// Crashes, oldest first.
public protocol CrashRepository: RecordRepository where Record == Crash {
  /// The crashes that name a bug.
  func getForBug(_ bugId: BugID) async throws -> [Crash]
  /// The crashes that wait for a reboot.
  func getUnrebooted() async throws -> [Crash]
}

/// The version history, oldest first.
public protocol VersionEntryRepository: RecordRepository where Record == VersionEntry {
  /// The latest entry, or nil.
  func getLatest() async throws -> VersionEntry?
}

/// What the detectors read, oldest first.
public protocol AnalyticsEventRepository: RecordRepository where Record == AnalyticsEvent {
  /// The events of a bug.
  func getForBug(_ bugId: BugID) async throws -> [AnalyticsEvent]
  /// The events at an instant or later.
  func getSince(_ instant: Instant) async throws -> [AnalyticsEvent]
}

/// Weekly diagnostics that were handed in, oldest first.
public protocol WeeklyDiagnosticRepository: RecordRepository where Record == WeeklyDiagnostic {
  /// The diagnostic about the week of a Monday, or nil.
  func getForWeek(_ weekStarting: CivilDate) async throws -> WeeklyDiagnostic?
  /// The latest diagnostics, newest first, at most so many.
  func getLatest(_ count: Int) async throws -> [WeeklyDiagnostic]
}

/// Patterns that were found, oldest first. They follow from what happened: none is saved by hand.
public protocol PatternRepository: Sendable {
  /// All that are not deleted.
  func getAll() async throws -> [PatternRecord]
  /// The pattern with an identity, or nil.
  func getById(_ id: Identity) async throws -> PatternRecord?
  /// The patterns of a type.
  func getByType(_ type: PatternType) async throws -> [PatternRecord]
  /// The patterns that were not dismissed.
  func getUndismissed() async throws -> [PatternRecord]
  /// Deletes a pattern.
  func delete(_ id: Identity) async throws
}

/// The user of this device, who follows from what happened.
public protocol UserRepository: Sendable {
  /// The user.
  func get() async throws -> UserProfile
}
