public import CivilTime
public import SeedModel

/// One bug's answer of a weekly diagnostic (spec: BugDiagnosticResponse).
public struct BugDiagnosticResponse: Hashable, Sendable {
  /// The bug.
  public let bugId: Identity
  /// How it felt.
  public let intensity: BugIntensity
  /// Where it was loudest; nil when it was quiet.
  public let primaryContext: EventContext?

  /// Makes an answer.
  public init(bugId: Identity, intensity: BugIntensity, primaryContext: EventContext?) {
    self.bugId = bugId
    self.intensity = intensity
    self.primaryContext = primaryContext
  }
}

/// A weekly diagnostic that was handed in (spec: WeeklyDiagnostic).
public struct WeeklyDiagnostic: SyncRecord {
  /// The diagnostic's identity.
  public let id: Identity
  /// Whose it is.
  public let userId: Identity
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
    userId: Identity,
    weekStarting: CivilDate,
    responses: [BugDiagnosticResponse],
    completedAt: Instant
  ) {
    self.id = id
    self.userId = userId
    self.weekStarting = weekStarting
    self.responses = responses
    self.completedAt = completedAt
    updatedAt = completedAt
  }
}
