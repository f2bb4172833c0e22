public import CivilTime
public import SeedModel

/// A bad ego day (spec: Crash).
public struct Crash: SyncRecord {
  /// The crash's identity.
  public let id: Identity
  /// Whose it is.
  public let userId: Identity
  /// The bug that it names; nil where it names none.
  public let bugId: Identity?
  /// A private note; nil where there is none.
  public var note: String?
  /// When it was logged.
  public let crashedAt: Instant
  /// When it was rebooted; nil before.
  public private(set) var rebootedAt: Instant?
  /// When the record was made.
  public let createdAt: Instant
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// A crash that was not rebooted yet.
  public init(id: Identity, userId: Identity, bugId: Identity?, note: String?, crashedAt: Instant) {
    self.id = id
    self.userId = userId
    self.bugId = bugId
    self.note = note
    self.crashedAt = crashedAt
    createdAt = crashedAt
    updatedAt = crashedAt
  }

  /// Whether it waits for a reboot.
  public var isOpen: Bool { rebootedAt == nil }

  /// Starts fresh, once a crash.
  ///
  /// - Throws: ``EgoFixRefusal/alreadyRebooted``.
  public mutating func reboot(at instant: Instant) throws(EgoFixRefusal) {
    guard rebootedAt == nil else { throw .alreadyRebooted }
    rebootedAt = instant
  }
}
