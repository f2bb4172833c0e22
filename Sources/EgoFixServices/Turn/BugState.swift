public import CivilTime

/// Where a user stands with a bug.
public struct BugState: Hashable, Sendable, Codable {
  /// The bug.
  public let bug: BugID
  /// Its status.
  public internal(set) var status = BugStatus.identified
  /// When it last became active; nil before.
  public internal(set) var activatedAt: Instant?
  /// When the user deleted it; nil while it is not.
  public internal(set) var deletedAt: Instant?
  /// Finished fixes since it last became active, which its severities follow.
  public internal(set) var finished: Int32 = 0
  /// Answers since then, at most as many as are kept.
  public internal(set) var answersSinceActive: Int32 = 0
  /// The civil day on which it last became stable; nil while it is not stable or resolved.
  public internal(set) var stableSince: Int32?
  /// The civil day from which the days until its next retest are counted.
  public internal(set) var retestFrom: Int32?
  /// Whether a failed retest has put it into the next diagnostic.
  public internal(set) var isInRetestDiagnostic = false
  /// The civil days of crashes since stability, the latest ones, oldest first.
  public internal(set) var crashDays: [Int32] = []
  /// The modifiers of the latest answers, oldest first.
  public internal(set) var modifiers: [Double] = []
  /// What they make of the bug's weight.
  public internal(set) var modifier = 1.0
  /// The last quick fix that was given; nil before the first.
  public internal(set) var lastQuickFix: FixID?

  /// A bug that is known and not worked on.
  init(_ bug: BugID) { self.bug = bug }
}
