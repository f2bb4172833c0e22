public import CivilTime
public import SeedModel

/// A pattern that was found (spec: DetectedPattern).
public struct DetectedPattern: SyncRecord {
  /// The pattern's identity.
  public let id: Identity
  /// Whose it is.
  public let userId: Identity
  /// What kind of thing it is.
  public let patternType: PatternType
  /// How much it matters.
  public let severity: PatternSeverity
  /// Its name, as it was when it was detected.
  public let title: String
  /// Its text; renewed with its numbers.
  public var body: String
  /// The bugs that it is about, by id.
  public let relatedBugIds: [Identity]
  /// Data that it rests on.
  public var dataPoints: Int
  /// When it was first detected.
  public let detectedAt: Instant
  /// When it surfaced, added to the spec's fields; nil before.
  public var shownAt: Instant?
  /// When it was first looked at; nil before.
  public var viewedAt: Instant?
  /// When it was dismissed; nil before.
  public var dismissedAt: Instant?
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// When the record was made: ``detectedAt``.
  public var createdAt: Instant { detectedAt }

  /// Makes a pattern's record of what a state keeps and the text that goes with it.
  public init(_ pattern: PatternRecord, text: EgoFixCopyText, userId: Identity, bugIDs: [Identity]) {
    func instant(_ second: Int64?) -> Instant? { second.map { Instant(unixSeconds: Int($0)) } }
    id = pattern.id
    self.userId = userId
    patternType = pattern.finding.type
    severity = pattern.finding.severity
    title = text.title ?? ""
    body = text.body
    relatedBugIds = [pattern.finding.bug, pattern.finding.otherBug]
      .filter { bugIDs.indices.contains(Int($0)) }
      .map { bugIDs[Int($0)] }
    dataPoints = Int(pattern.finding.dataPoints)
    detectedAt = Instant(unixSeconds: Int(pattern.detectedAt))
    shownAt = instant(pattern.shownAt)
    viewedAt = instant(pattern.viewedAt)
    dismissedAt = instant(pattern.dismissedAt)
    updatedAt = detectedAt
  }

  /// A pattern as it was stored, by default neither shown nor viewed nor dismissed.
  public init(
    id: Identity,
    userId: Identity,
    patternType: PatternType,
    severity: PatternSeverity,
    title: String,
    body: String,
    relatedBugIds: [Identity],
    dataPoints: Int,
    detectedAt: Instant
  ) {
    self.id = id
    self.userId = userId
    self.patternType = patternType
    self.severity = severity
    self.title = title
    self.body = body
    self.relatedBugIds = relatedBugIds
    self.dataPoints = dataPoints
    self.detectedAt = detectedAt
    updatedAt = detectedAt
  }
}
