public import SeedModel

/// A pattern as a user's state keeps it.
public struct PatternRecord: Hashable, Sendable {
  /// The pattern's identity.
  public var id: Identity
  /// What was found; renewed while it is live.
  public var finding: PatternFinding
  /// The variant of copy that it is told in, drawn when it was detected.
  public var variant: UInt8
  /// Seconds since 1970-01-01T00:00:00Z at which it was first detected.
  public var detectedAt: Int64
  /// When it surfaced; nil before.
  public var shownAt: Int64?
  /// When it was first looked at; nil before.
  public var viewedAt: Int64?
  /// When it was dismissed; nil before.
  public var dismissedAt: Int64?

  /// Makes a record.
  public init(id: Identity, finding: PatternFinding, variant: UInt8, detectedAt: Int64) {
    self.id = id
    self.finding = finding
    self.variant = variant
    self.detectedAt = detectedAt
  }
}
