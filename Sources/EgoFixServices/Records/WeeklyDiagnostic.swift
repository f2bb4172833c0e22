public import CivilTime
public import SeedModel

/// One bug's answer of a weekly diagnostic (spec: BugDiagnosticResponse).
public struct BugDiagnosticResponse: Hashable, Sendable, Codable {
  /// The bug.
  public let bugId: BugID
  /// How it felt.
  public let intensity: BugIntensity
  /// Where it was loudest; nil when it was quiet.
  public let primaryContext: EventContext?

  /// Makes an answer.
  public init(bugId: BugID, intensity: BugIntensity, primaryContext: EventContext?) {
    self.bugId = bugId
    self.intensity = intensity
    self.primaryContext = primaryContext
  }

  /// An answer as it was handed in.
  init(_ answer: DiagnosticAnswer) {
    self.init(bugId: answer.bug, intensity: answer.intensity, primaryContext: answer.context)
  }
}

/// A weekly diagnostic that was handed in (spec: WeeklyDiagnostic).
public struct WeeklyDiagnostic: PastRecord {
  /// The diagnostic's identity.
  public let id: Identity
  /// Whose it is, for a later sync; nil on a single device.
  public var userId: Identity?
  /// The Monday of the week that it is about.
  public let weekStarting: CivilDate
  /// The answers.
  public let responses: [BugDiagnosticResponse]
  /// When it was handed in.
  public let completedAt: Instant
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// When the record was made: ``completedAt``.
  public var createdAt: Instant { completedAt }

  /// Makes a diagnostic.
  public init(
    id: Identity,
    weekStarting: CivilDate,
    responses: [BugDiagnosticResponse],
    completedAt: Instant
  ) {
    self.id = id
    self.weekStarting = weekStarting
    self.responses = responses
    self.completedAt = completedAt
    updatedAt = completedAt
  }

  /// `diagnostic`.
  public static var recordKind: String { "diagnostic" }
  /// The record as an event and an effect carry it.
  public var record: EgoFixRecord { .diagnostic(self) }
}
