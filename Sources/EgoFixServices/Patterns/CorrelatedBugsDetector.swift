/// Finds two bugs whose answers move together: Pearson's r above 0.7 over at least six weeks in which both
/// were answered. Answers that never change correlate with nothing.
public struct CorrelatedBugsDetector: PatternDetector {
  /// Correlated bugs.
  public let patternType = PatternType.correlatedBugs
  /// Weeks.
  public let minimumDataPoints = 6

  /// Makes the detector.
  public init() {}

  /// The pair with the highest r, then the most weeks.
  ///
  /// r² is compared as a fraction of whole numbers, so that nothing is rounded at the border.
  public func strongest(in tallies: PatternTallies) -> PatternFinding? {
    var best: (pair: PatternTallies.PairTally, square: Fraction)?
    for pair in tallies.pairs where pair.weeks >= minimumDataPoints {
      guard let square = squaredCorrelation(pair), square > Fraction(49, 100) else { continue }
      if let current = best {
        if square < current.square { continue }
        if !(square > current.square), pair.weeks <= current.pair.weeks { continue }
      }
      best = (pair: pair, square: square)
    }
    return best.map {
      PatternFinding(
        type: patternType,
        severity: .insight,
        bug: $0.pair.first,
        otherBug: $0.pair.second,
        dataPoints: Int32(clamping: $0.pair.weeks),
        weeks: Int32(clamping: $0.pair.weeks)
      )
    }
  }

  /// r² of a positive correlation, or nil; nil, too, for sums beyond those of any number of weeks.
  private func squaredCorrelation(_ pair: PatternTallies.PairTally) -> Fraction? {
    let covariance = pair.weeks * pair.sumXY - pair.sumX * pair.sumY
    let varianceX = pair.weeks * pair.sumXX - pair.sumX * pair.sumX
    let varianceY = pair.weeks * pair.sumYY - pair.sumY * pair.sumY
    guard covariance > 0, varianceX > 0, varianceY > 0 else { return nil }
    let square = covariance.multipliedReportingOverflow(by: covariance)
    let variances = varianceX.multipliedReportingOverflow(by: varianceY)
    guard !square.overflow, !variances.overflow else { return nil }
    return Fraction(square.partialValue, variances.partialValue)
  }

  /// A fraction of positive numbers.
  private struct Fraction {
    let numerator: Int64
    let denominator: Int64

    init(_ numerator: Int64, _ denominator: Int64) {
      self.numerator = numerator
      self.denominator = denominator
    }

    static func > (left: Fraction, right: Fraction) -> Bool {
      let first = left.numerator.multipliedFullWidth(by: right.denominator)
      let second = right.numerator.multipliedFullWidth(by: left.denominator)
      return (first.high, first.low) > (second.high, second.low)
    }

    static func < (left: Fraction, right: Fraction) -> Bool { right > left }
  }
}
