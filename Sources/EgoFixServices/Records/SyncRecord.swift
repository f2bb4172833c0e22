public import CivilTime
public import SeedModel
public import ServiceKernel

/// A record of a user, ready to be synchronized: an identity, timestamps, soft deletion (spec: Data Models).
public protocol SyncRecord: Identifiable, Hashable, Sendable where ID == Identity {
  /// When it was made.
  var createdAt: Instant { get }
  /// When it was last saved; a repository sets it.
  var updatedAt: Instant { get set }
  /// When it was deleted; nil while it is not.
  var deletedAt: Instant? { get set }
}

extension SyncRecord {
  /// The record, deleted: it stays stored and disappears from lists.
  public func deleted(at instant: Instant) -> Self {
    var copy = self
    copy.deletedAt = instant
    copy.updatedAt = instant
    return copy
  }
}

/// Tells repositories the time.
public protocol EgoFixClock: ServiceClock {
  /// The present instant.
  func now() -> Instant
}

/// Why a repository refuses.
public enum EgoFixStoreError: Error, Hashable, Sendable {
  /// A field that the content gives was changed.
  case contentIsReadOnly(record: Identity)
  /// The content has no such record.
  case unknownRecord(Identity)
}
