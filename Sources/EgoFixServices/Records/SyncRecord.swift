public import CivilTime
public import SeedModel
import ServiceKernel

/// A record of a user, ready to be synchronized: an identity, timestamps, soft deletion (spec: Data Models).
public protocol SyncRecord: Identifiable, Hashable, Sendable where ID == Identity {
  /// When it was made.
  var createdAt: Instant { get }
  /// When it was last saved.
  var updatedAt: Instant { get set }
  /// When it was deleted; nil while it is not.
  var deletedAt: Instant? { get set }
}

/// A record of the past that a store keeps beside the state.
public protocol PastRecord: SyncRecord, Codable {
  /// The kind of its stored records.
  static var recordKind: String { get }
  /// The record as an event and an effect carry it.
  var record: EgoFixRecord { get }
}

/// A record of the past.
public enum EgoFixRecord: Hashable, Sendable, Codable {
  /// A fix that was assigned.
  case completion(FixCompletion)
  /// A crash.
  case crash(Crash)
  /// An entry of the version history.
  case versionEntry(VersionEntry)
  /// Something that the detectors read.
  case event(AnalyticsEvent)
  /// A diagnostic that was handed in.
  case diagnostic(WeeklyDiagnostic)

  private var past: any PastRecord {
    switch self {
    case .completion(let record): record
    case .crash(let record): record
    case .versionEntry(let record): record
    case .event(let record): record
    case .diagnostic(let record): record
    }
  }

  /// The record, saved at an instant.
  func saved(at instant: Instant) -> EgoFixRecord {
    var past = past
    past.updatedAt = instant
    return past.record
  }

  /// The change that puts the record.
  func change() throws -> RecordChange {
    let past = past
    return try RecordChange(type(of: past).recordKind, key: "\(past.id)", putting: past)
  }
}
