/// Finds the bug that has gone quiet: its latest four answers, over three weeks or more, end quiet, begin
/// louder, and fall more often than they rise.
public struct ImprovementDetector: PatternDetector {
  /// Improvement.
  public let patternType = PatternType.improvement
  /// Answers.
  public let minimumDataPoints = 4

  /// Makes the detector.
  public init() {}

  /// The first such bug.
  public func strongest(in tallies: PatternTallies) -> PatternFinding? {
    for bug in tallies.bugs.indices {
      guard let answers = PatternDetectors.latestAnswers(of: tallies.bugs[bug]), let first = answers.first,
        let last = answers.last, last.intensity == .quiet, first.intensity != .quiet
      else { continue }
      let steps = zip(answers, answers.dropFirst())
      let falls = steps.count { $0.intensity.rawValue > $1.intensity.rawValue }
      let rises = steps.count { $0.intensity.rawValue < $1.intensity.rawValue }
      guard falls > rises else { continue }
      return PatternFinding(
        type: patternType,
        severity: .observation,
        bug: tallies.bugs[bug].bug,
        dataPoints: Int32(answers.count),
        weeks: PatternDetectors.weeks(of: answers)
      )
    }
    return nil
  }
}
