public import CivilTime
import PlainJSON
public import SeedModel

/// A fix that was assigned, and what became of it (spec: FixCompletion).
public struct FixCompletion: PastRecord {
  /// The completion's identity.
  public let id: Identity
  /// The fix.
  public let fixId: FixID
  /// Whose it is, for a later sync; nil on a single device.
  public var userId: Identity?
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
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// When the record was made: ``assignedAt``.
  public var createdAt: Instant { assignedAt }

  /// A fix that is assigned and not marked yet.
  public init(id: Identity, fixId: FixID, kind: AssignmentKind, day: CivilDate, assignedAt: Instant) {
    self.id = id
    self.fixId = fixId
    self.kind = kind
    self.day = day
    outcome = .pending
    self.assignedAt = assignedAt
    updatedAt = assignedAt
  }

  /// The record of an assignment.
  init(_ assignment: Assignment) {
    self.init(
      id: assignment.id,
      fixId: assignment.fix,
      kind: assignment.kind,
      day: CivilDate(dayNumber: Int(assignment.day)),
      assignedAt: assignment.assignedAt
    )
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

  /// `completion`.
  public static var recordKind: String { "completion" }
  /// The record as an event and an effect carry it.
  public var record: EgoFixRecord { .completion(self) }
}
