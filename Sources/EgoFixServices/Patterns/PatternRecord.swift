public import CivilTime
public import SeedModel
public import ServiceCopy

/// A pattern that was found (spec: DetectedPattern).
public struct PatternRecord: Hashable, Sendable, Codable {
  /// The pattern's identity.
  public var id: Identity
  /// What was found; renewed while it is live.
  public var finding: PatternFinding
  /// The variant of copy that it is told in, drawn when it was detected.
  public var variant: UInt8
  /// Its name, as it was when it was detected.
  public var title: String
  /// Its text; renewed with its numbers.
  public var body: String
  /// When it was first detected.
  public var detectedAt: Instant
  /// When it surfaced, added to the spec's fields; nil before.
  public var shownAt: Instant?
  /// When it was first looked at; nil before.
  public var viewedAt: Instant?
  /// When it was dismissed; nil before.
  public var dismissedAt: Instant?
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// The bugs that it is about.
  public var relatedBugIds: [BugID] { [finding.bug, finding.otherBug].compactMap { $0 } }

  /// Makes a record.
  public init(id: Identity, finding: PatternFinding, variant: UInt8, text: CopyText, detectedAt: Instant) {
    self.id = id
    self.finding = finding
    self.variant = variant
    title = text.title ?? ""
    body = text.body
    self.detectedAt = detectedAt
  }

  /// What the choice of a pattern to show looks at. One that was deleted, or one of whose bugs was, is shown
  /// no more than a dismissed one.
  func candidate(deletedBugs: [BugID]) -> PatternSurfacing.Candidate<Identity> {
    let isGone = deletedBugs.contains { $0 == finding.bug || $0 == finding.otherBug }
    return PatternSurfacing.Candidate(
      id: id,
      type: finding.type,
      severity: finding.severity,
      detectedAt: detectedAt,
      shownAt: shownAt,
      dismissedAt: dismissedAt ?? deletedAt ?? (isGone ? detectedAt : nil)
    )
  }
}

extension EgoFixState {
  /// The patterns as the choice of one to show looks at them.
  var patternCandidates: [PatternSurfacing.Candidate<Identity>] {
    let deleted = deletedBugs
    return patterns.map { $0.candidate(deletedBugs: deleted) }
  }
}
