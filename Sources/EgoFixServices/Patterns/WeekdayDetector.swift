/// Finds the weekday on which crashes cluster: at least three of them, more than 40 % of all.
public struct WeekdayDetector: PatternDetector {
  /// Temporal crash.
  public let patternType = PatternType.temporalCrash
  /// Crashes.
  public let minimumDataPoints = 3

  /// Makes the detector.
  public init() {}

  /// The weekday with the most crashes, the earliest of several.
  public func strongest(in tallies: PatternTallies) -> PatternFinding? {
    guard let most = tallies.crashWeekdays.max(), most >= minimumDataPoints,
      Int(most) * 5 > Int(tallies.crashes) * 2, let day = tallies.crashWeekdays.firstIndex(of: most)
    else { return nil }
    return PatternFinding(
      type: patternType,
      detail: .weekday(UInt8(day + 1)),
      severity: .alert,
      dataPoints: tallies.crashes,
      count: most,
      percent: PatternFinding.percent(most, of: tallies.crashes)
    )
  }
}
