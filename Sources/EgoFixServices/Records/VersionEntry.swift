public import CivilTime
public import SeedModel

/// An entry of the version history (spec: VersionEntry).
public struct VersionEntry: PastRecord {
  /// The entry's identity.
  public let id: Identity
  /// Whose it is, for a later sync; nil on a single device.
  public var userId: Identity?
  /// The version then, such as `1.3`.
  public let version: String
  /// Why there is an entry.
  public let changeType: VersionChangeType
  /// Its line, as it was written then.
  public let description: String
  /// When it was made.
  public let createdAt: Instant
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// Makes an entry.
  public init(
    id: Identity,
    version: String,
    changeType: VersionChangeType,
    description: String,
    createdAt: Instant
  ) {
    self.id = id
    self.version = version
    self.changeType = changeType
    self.description = description
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  /// `version`.
  public static var recordKind: String { "version" }
  /// The record as an event and an effect carry it.
  public var record: EgoFixRecord { .versionEntry(self) }
}
