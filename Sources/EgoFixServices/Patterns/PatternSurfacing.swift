public import CivilTime
public import SeedModel

/// Which pattern is shown when (spec: Surfacing Rules).
public enum PatternSurfacing {
  /// The moments at which patterns are shown.
  public enum Moment: Hashable, Sendable {
    /// Before the daily fix: alerts.
    case beforeFix
    /// After a fix's outcome: insights.
    case afterOutcome
  }

  /// What the choice looks at.
  public struct Candidate<ID: Comparable> {
    /// Its id: of two that were detected together the lower one is shown.
    public var id: ID
    /// What kind it is.
    public var type: PatternType
    /// How much it matters.
    public var severity: PatternSeverity
    /// When it was first detected.
    public var detectedAt: Instant
    /// When it surfaced; nil before.
    public var shownAt: Instant?
    /// When it was dismissed; nil before.
    public var dismissedAt: Instant?

    /// Makes a candidate.
    public init(
      id: ID,
      type: PatternType,
      severity: PatternSeverity,
      detectedAt: Instant,
      shownAt: Instant? = nil,
      dismissedAt: Instant? = nil
    ) {
      self.id = id
      self.type = type
      self.severity = severity
      self.detectedAt = detectedAt
      self.shownAt = shownAt
      self.dismissedAt = dismissedAt
    }
  }

  /// The index of the candidate to show at a moment, or nil: one a session, each once, none that was
  /// dismissed, none of a type that was shown within the policy's days.
  ///
  /// - Complexity: O(candidates²) at worst, O(candidates) where none is due.
  public static func choose<ID>(
    _ moment: Moment,
    now: Instant,
    among candidates: some RandomAccessCollection<Candidate<ID>>,
    shownThisSession: Bool,
    policies: EgoFixPolicies
  ) -> Int? {
    guard !shownThisSession else { return nil }
    let severity: PatternSeverity = moment == .beforeFix ? .alert : .insight
    let cooldown = policies.patternCooldownDays * 86_400
    var best: (index: Int, candidate: Candidate<ID>)?
    for (index, candidate) in candidates.enumerated()
    where candidate.severity == severity && candidate.shownAt == nil && candidate.dismissedAt == nil {
      if let current = best?.candidate,
        (current.detectedAt, current.id) <= (candidate.detectedAt, candidate.id)
      {
        continue
      }
      let isCooling = candidates.contains { other in
        other.type == candidate.type && other.shownAt.map { now.seconds(since: $0) < cooldown } == true
      }
      if !isCooling { best = (index: index, candidate: candidate) }
    }
    return best?.index
  }

  /// The indexes of the candidates that the list shows: all but dismissed ones, what matters most first, then
  /// the oldest.
  public static func list<ID>(_ candidates: some RandomAccessCollection<Candidate<ID>>) -> [Int] {
    candidates.enumerated()
      .filter { $0.element.dismissedAt == nil }
      .sorted { left, right in
        let (first, second) = (left.element, right.element)
        if first.severity != second.severity { return first.severity > second.severity }
        return (first.detectedAt, first.id) < (second.detectedAt, second.id)
      }
      .map(\.offset)
  }
}
