/// Finds the part of the day in which crashes cluster: at least three of them, more than half of all.
public struct TimeOfDayDetector: PatternDetector {
  /// Temporal crash.
  public let patternType = PatternType.temporalCrash
  /// Crashes.
  public let minimumDataPoints = 3

  /// Makes the detector.
  public init() {}

  /// The part of the day with the most crashes.
  public func strongest(in tallies: PatternTallies) -> PatternFinding? {
    guard let most = tallies.crashTimes.max(), most >= minimumDataPoints,
      Int(most) * 2 > Int(tallies.crashes), let index = tallies.crashTimes.firstIndex(of: most),
      let time = TimeBucket(rawValue: UInt8(index))
    else { return nil }
    return PatternFinding(
      type: patternType,
      detail: .time(time),
      severity: .insight,
      dataPoints: tallies.crashes,
      count: most,
      percent: PatternFinding.percent(most, of: tallies.crashes)
    )
  }
}
