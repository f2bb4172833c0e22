public import CivilTime
public import SeedModel

/// A user's row on a record of the content that has no state of its own.
public struct ContentRow: SyncRecord {
  /// The record's identity.
  public let id: Identity
  /// When the row was made.
  public let createdAt: Instant
  /// When it was last saved.
  public var updatedAt: Instant
  /// When the user deleted the record; nil while it is not.
  public var deletedAt: Instant?

  /// A row on a record.
  public init(id: Identity, createdAt: Instant) {
    self.id = id
    self.createdAt = createdAt
    updatedAt = createdAt
  }
}

/// A fix as a user has it: the content's record with the user's row laid over it (spec: Fix).
public struct UserFix: SyncRecord {
  /// The content's record, which is read-only.
  public var fix: Fix
  /// The user's row.
  public var row: ContentRow

  /// Lays a row over a record.
  public init(fix: Fix, row: ContentRow) {
    self.fix = fix
    self.row = row
  }

  /// The fix's identity.
  public var id: Identity { fix.id }
  /// The bug that it works on.
  public var bugId: Identity { fix.bugID }
  /// When the row was made.
  public var createdAt: Instant { row.createdAt }
  /// When the row was last saved.
  public var updatedAt: Instant {
    get { row.updatedAt }
    set { row.updatedAt = newValue }
  }
  /// When the user deleted it; nil while it is not.
  public var deletedAt: Instant? {
    get { row.deletedAt }
    set { row.deletedAt = newValue }
  }
}

/// A tidbit as a user has it (spec: MicroEducation).
public struct UserTidbit: SyncRecord {
  /// The content's record, which is read-only.
  public var tidbit: MicroEducation
  /// The readable key of its bug.
  public let bugSlug: String
  /// The user's row.
  public var row: ContentRow

  /// Lays a row over a record.
  public init(tidbit: MicroEducation, bugSlug: String, row: ContentRow) {
    self.tidbit = tidbit
    self.bugSlug = bugSlug
    self.row = row
  }

  /// The tidbit's identity.
  public var id: Identity { tidbit.id }
  /// When the row was made.
  public var createdAt: Instant { row.createdAt }
  /// When the row was last saved.
  public var updatedAt: Instant {
    get { row.updatedAt }
    set { row.updatedAt = newValue }
  }
  /// When the user deleted it; nil while it is not.
  public var deletedAt: Instant? {
    get { row.deletedAt }
    set { row.deletedAt = newValue }
  }
}
