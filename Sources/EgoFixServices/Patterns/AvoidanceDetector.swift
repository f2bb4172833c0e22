/// Finds the bug whose fixes are skipped more often than not: at least four skips, more than half of its
/// finished fixes.
public struct AvoidanceDetector: PatternDetector {
  /// Avoidance.
  public let patternType = PatternType.avoidance
  /// Skips.
  public let minimumDataPoints = 4

  /// Makes the detector.
  public init() {}

  /// The bug with the highest share of skips.
  public func strongest(in tallies: PatternTallies) -> PatternFinding? {
    var best: (bug: Int, skipped: Int32, finished: Int32)?
    for bug in tallies.bugs.indices {
      let skipped = tallies.bugs[bug].skipped
      let finished = tallies.bugs[bug].finished
      guard skipped >= minimumDataPoints, Int(skipped) * 2 > Int(finished) else { continue }
      if let current = best {
        let ratio = Int64(skipped) * Int64(current.finished)
        let other = Int64(current.skipped) * Int64(finished)
        guard ratio > other || (ratio == other && skipped > current.skipped) else { continue }
      }
      best = (bug: bug, skipped: skipped, finished: finished)
    }
    return best.map {
      PatternFinding(
        type: patternType,
        severity: .insight,
        bug: tallies.bugs[$0.bug].bug,
        dataPoints: $0.finished,
        count: $0.skipped,
        percent: PatternFinding.percent($0.skipped, of: $0.finished)
      )
    }
  }
}
