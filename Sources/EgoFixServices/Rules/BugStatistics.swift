/// How a user has dealt with one bug's fixes (spec: M3, completion rates by bug).
public struct BugStatistics: Hashable, Sendable {
  /// The bug.
  public var bug: BugID
  /// Fixes marked applied.
  public var applied: Int32
  /// Fixes marked skipped.
  public var skipped: Int32
  /// Fixes marked failed.
  public var failed: Int32

  /// Makes statistics from their counts.
  public init(bug: BugID, applied: Int32, skipped: Int32, failed: Int32) {
    self.bug = bug
    self.applied = applied
    self.skipped = skipped
    self.failed = failed
  }

  /// Finished fixes; more than a number holds are as many as it holds.
  public var finished: Int32 { Int32(clamping: Int(applied) + Int(skipped) + Int(failed)) }

  /// The share of applied ones in percent, half rounded up; nil where none is finished.
  public var percentApplied: Int? {
    finished > 0 ? Int(PatternFinding.percent(applied, of: finished)) : nil
  }

  /// The statistics of all bugs with a finished fix, by id.
  public static func all(in tallies: PatternTallies) -> [BugStatistics] {
    tallies.bugs.compactMap { tally in
      guard tally.finished > 0 else { return nil }
      return BugStatistics(
        bug: tally.bug,
        applied: tally.applied,
        skipped: tally.skipped,
        failed: tally.failed
      )
    }
  }
}
