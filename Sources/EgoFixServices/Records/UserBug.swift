public import CivilTime
public import SeedModel

/// A user's row on a bug of the content (spec: Bug, the part that is the user's).
public struct BugProgress: SyncRecord {
  /// The bug's identity.
  public let id: Identity
  /// Where the user stands with it.
  public var status: BugStatus
  /// When it last became active; nil before.
  public var activatedAt: Instant?
  /// When the row was made.
  public let createdAt: Instant
  /// When it was last saved.
  public var updatedAt: Instant
  /// When the user deleted the bug; nil while it is not.
  public var deletedAt: Instant?

  /// A row on a bug that is known and not worked on.
  public init(id: Identity, createdAt: Instant) {
    self.id = id
    status = .identified
    self.createdAt = createdAt
    updatedAt = createdAt
  }
}

/// A bug as a user has it: the content's record with the user's row laid over it (spec: Bug).
public struct UserBug: SyncRecord {
  /// The content's record, which is read-only.
  public var bug: Bug
  /// The user's row.
  public var progress: BugProgress

  /// Lays a row over a record.
  public init(bug: Bug, progress: BugProgress) {
    self.bug = bug
    self.progress = progress
  }

  /// The bug's identity.
  public var id: Identity { bug.id }
  /// The readable key.
  public var slug: String { bug.slug }
  /// The title.
  public var title: String { bug.title }
  /// What it is.
  public var description: String { bug.description }
  /// Whether it is worked on.
  public var isActive: Bool { progress.status == .active }
  /// Where the user stands with it.
  public var status: BugStatus { progress.status }
  /// When it last became active; nil before.
  public var activatedAt: Instant? { progress.activatedAt }
  /// When the row was made.
  public var createdAt: Instant { progress.createdAt }
  /// When the row was last saved.
  public var updatedAt: Instant {
    get { progress.updatedAt }
    set { progress.updatedAt = newValue }
  }
  /// When the user deleted it; nil while it is not.
  public var deletedAt: Instant? {
    get { progress.deletedAt }
    set { progress.deletedAt = newValue }
  }
}
