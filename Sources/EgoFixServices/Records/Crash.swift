public import CivilTime
public import SeedModel

/// A bad ego day, as it was logged (spec: Crash).
public struct Crash: PastRecord {
  /// The crash's identity.
  public let id: Identity
  /// Whose it is, for a later sync; nil on a single device.
  public var userId: Identity?
  /// The bug that it names; nil for none.
  public let bugId: BugID?
  /// A private note; nil where there is none.
  public var note: String?
  /// When it was logged.
  public let crashedAt: Instant
  /// When it was closed; nil while it is open.
  public private(set) var rebootedAt: Instant?
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// When the record was made: ``crashedAt``.
  public var createdAt: Instant { crashedAt }

  /// A crash that is open.
  public init(id: Identity, bugId: BugID?, note: String?, crashedAt: Instant) {
    self.id = id
    self.bugId = bugId
    self.note = note
    self.crashedAt = crashedAt
    updatedAt = crashedAt
  }

  /// Whether it waits for a reboot.
  public var isOpen: Bool { rebootedAt == nil }

  /// Closes it.
  ///
  /// - Throws: ``EgoFixRefusal/alreadyRebooted``.
  public mutating func reboot(at instant: Instant) throws(EgoFixRefusal) {
    guard rebootedAt == nil else { throw .alreadyRebooted }
    rebootedAt = instant
  }

  /// `crash`.
  public static var recordKind: String { "crash" }
  /// The record as an event and an effect carry it.
  public var record: EgoFixRecord { .crash(self) }
}
