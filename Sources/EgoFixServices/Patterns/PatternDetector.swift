/// Finds one kind of pattern in what was counted (spec: Detector Protocol).
public protocol PatternDetector: Sendable {
  /// What kind it finds.
  var patternType: PatternType { get }
  /// The least data that a finding rests on, counted in the data that the detector reads.
  var minimumDataPoints: Int { get }
  /// The strongest finding, or none; higher ratio before larger count before lower bug.
  ///
  /// - Complexity: O(bugs), of pairs for correlations.
  func strongest(in tallies: PatternTallies) -> PatternFinding?
}

/// The detectors, in the order in which they are asked.
public enum PatternDetectors {
  /// All seven.
  public static let all: [any PatternDetector] = [
    AvoidanceDetector(), WeekdayDetector(), TimeOfDayDetector(), ContextSpikeDetector(),
    CorrelatedBugsDetector(), PlateauDetector(), ImprovementDetector(),
  ]
  /// Answers that plateau and improvement look at, and the days that they span at least.
  static let answerCount = 4
  static let answerSpanDays: Int32 = 21

  /// The latest four answers of a bug where they span enough days.
  static func latestAnswers(of bug: PatternTallies.BugTally) -> ArraySlice<DiagnosticMark>? {
    let latest = bug.answers.suffix(answerCount)
    guard latest.count == answerCount, let first = latest.first, let last = latest.last,
      last.week - first.week >= answerSpanDays
    else { return nil }
    return latest
  }

  /// Weeks from the first to the last of some answers, both included.
  static func weeks(of answers: ArraySlice<DiagnosticMark>) -> Int32 {
    guard let first = answers.first, let last = answers.last else { return 0 }
    return (last.week - first.week) / 7 + 1
  }
}
