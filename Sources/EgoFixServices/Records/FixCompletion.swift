public import CivilTime
public import SeedModel

/// A fix that was assigned, and what became of it (spec: FixCompletion).
public struct FixCompletion: SyncRecord {
  /// The completion's identity.
  public let id: Identity
  /// The fix.
  public let fixId: Identity
  /// Whose it is.
  public let userId: Identity
  /// Why it was assigned.
  public let kind: AssignmentKind
  /// The civil day that it is for; moves on while its card is not opened. Added to the spec's fields, since a
  /// day, and a week, has one slot.
  public var day: CivilDate
  /// What became of it.
  public private(set) var outcome: FixOutcome
  /// A private note; nil where there is none.
  public var reflection: String?
  /// The interaction's result as JSON text; nil where there is none.
  public var outcomeData: String?
  /// When it was assigned.
  public let assignedAt: Instant
  /// When it was marked; nil before.
  public private(set) var completedAt: Instant?
  /// When the record was made.
  public let createdAt: Instant
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// A fix that is assigned and not marked yet.
  ///
  /// - Parameter day: the civil day that it is for; where nil, the one on which it is assigned in UTC.
  public init(
    id: Identity,
    fixId: Identity,
    userId: Identity,
    kind: AssignmentKind,
    day: CivilDate? = nil,
    assignedAt: Instant
  ) {
    self.id = id
    self.fixId = fixId
    self.userId = userId
    self.kind = kind
    self.day = day ?? ZoneRules.utc.local(at: assignedAt).date
    outcome = .pending
    self.assignedAt = assignedAt
    createdAt = assignedAt
    updatedAt = assignedAt
  }

  /// Marks it: only pending becomes applied, skipped or failed.
  ///
  /// - Throws: ``EgoFixRefusal/alreadyMarked``, ``EgoFixRefusal/noOutcome`` for pending.
  public mutating func mark(_ outcome: FixOutcome, at instant: Instant) throws(EgoFixRefusal) {
    guard outcome != .pending else { throw .noOutcome }
    guard self.outcome.canBecome(outcome) else { throw .alreadyMarked }
    self.outcome = outcome
    completedAt = instant
  }

  /// A completion as it was stored.
  public init(
    stored completion: FixCompletion,
    outcome: FixOutcome,
    completedAt: Instant?
  ) {
    self = completion
    self.outcome = outcome
    self.completedAt = completedAt
  }
}
