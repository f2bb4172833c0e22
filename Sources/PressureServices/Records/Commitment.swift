public import CivilTime
public import SeedModel

/// One commitment on one day: the record that is kept (data model, "Commitment Record").
public struct Commitment: Hashable, Sendable, Codable {
  /// How a day stands. Every transition leaves `pending` and is final.
  public enum Status: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Not answered yet.
    case pending = "PENDING"
    /// Answered YES.
    case yes = "YES"
    /// Answered NO.
    case no = "NO"
    /// Not answered in time, or nothing was set in time.
    case missed = "MISSED"

    /// The stored name.
    public var name: String { rawValue }
    /// The stored name.
    public var description: String { rawValue }
  }

  /// The record's own identity, version 4.
  public var id: Identity
  /// The user, for a later sync; nil on a single device.
  public var userID: Identity?
  /// The civil day; unique with `sortOrder`.
  public var date: CivilDate
  /// 0 for the commitment that must be set, 1 and 2 for further ones.
  public var sortOrder: Int
  /// What the user set out to do; empty until it is set, not blank from the lock on.
  public var text: String
  /// The deadline, on a late first day the instant of entry; nil before.
  public var lockedAt: Instant?
  /// How the day stands.
  public var status = Status.pending
  /// When YES or NO was given; nil for neither.
  public var checkedInAt: Instant?
  /// The tier before the transition, 0…3; 0 while pending.
  public var escalationTierSnap = 0
  /// Whether a restart shield took the day's miss.
  public var shieldUsed = false
  /// The policy under which the day was settled.
  public var policy = EscalationAfterRecovery.literal
  /// When the record last changed, for a later sync.
  public var updatedAt: Instant

  /// Makes a pending record.
  public init(
    id: Identity,
    date: CivilDate,
    sortOrder: Int = 0,
    text: String = "",
    updatedAt: Instant,
    userID: Identity? = nil
  ) {
    self.id = id
    self.userID = userID
    self.date = date
    self.sortOrder = sortOrder
    self.text = text
    self.updatedAt = updatedAt
  }

  /// How the day ended, or nil while it is pending.
  public var outcome: DayOutcome? {
    switch status {
    case .pending: nil
    case .yes: DayOutcome(.yes, under: policy)
    case .no: DayOutcome(CheckInResult.no.shielded(shieldUsed), under: policy)
    case .missed: DayOutcome(CheckInResult.missed.shielded(shieldUsed), under: policy)
    }
  }

  /// Whether the user has set a text.
  public var isSet: Bool { !text.isEmpty }

  /// Whether it is set and not answered.
  var isOpen: Bool { status == .pending && isSet }
}
