public import SeedModel

/// The bugs of the content with a user's progress (spec: Repository Pattern).
///
/// `getById` gives deleted records too, with their `deletedAt`; lists leave them out. `save` keeps the user's
/// row alone and throws ``EgoFixStoreError/contentIsReadOnly(record:)`` for a changed field of the content.
public protocol BugRepository: Sendable {
  /// All bugs, by id.
  func getAll() async throws -> [UserBug]
  /// The bug with an identity, or nil.
  func getById(_ id: Identity) async throws -> UserBug?
  /// The bug with a readable key, or nil.
  func getBySlug(_ slug: String) async throws -> UserBug?
  /// The active bugs, by activation, then id.
  func getActive() async throws -> [UserBug]
  /// Keeps the user's row.
  func save(_ bug: UserBug) async throws
  /// Deletes the bug for this user.
  func delete(_ id: Identity) async throws
}

/// The fixes of the content with a user's rows (spec: Repository Pattern); saving and deleting as with bugs.
public protocol FixRepository: Sendable {
  /// All fixes, by number.
  func getAll() async throws -> [UserFix]
  /// The fix with an identity, or nil.
  func getById(_ id: Identity) async throws -> UserFix?
  /// The fixes of a bug, by number.
  func getForBug(_ bugId: Identity) async throws -> [UserFix]
  /// A daily fix of an active bug that was never applied and is not excluded: of the lowest severity, then
  /// number; nil where there is none. Which fix a day brings is drawn by ``EgoFix``.
  func getDailyFix(for bugId: Identity, excluding: [Identity]) async throws -> UserFix?
  /// Keeps the user's row.
  func save(_ fix: UserFix) async throws
  /// Deletes the fix for this user.
  func delete(_ id: Identity) async throws
}

/// The tidbits of the content with a user's rows; saving and deleting as with bugs.
public protocol MicroEducationRepository: Sendable {
  /// All tidbits, by id.
  func getAll() async throws -> [UserTidbit]
  /// The tidbit with an identity, or nil.
  func getById(_ id: Identity) async throws -> UserTidbit?
  /// The tidbits of a bug and trigger, by id; the fallback pool is asked for by its own trigger.
  func getFor(bugSlug: String, trigger: EducationTrigger) async throws -> [UserTidbit]
  /// Keeps the user's row.
  func save(_ tidbit: UserTidbit) async throws
  /// Deletes the tidbit for this user.
  func delete(_ id: Identity) async throws
}
