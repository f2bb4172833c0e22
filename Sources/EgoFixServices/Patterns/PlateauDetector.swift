/// Finds the bug that stays audible in spite of work: its latest four answers, over three weeks or more, are
/// present or loud, and at least six of its fixes were applied since the week of the first of them.
public struct PlateauDetector: PatternDetector {
  /// Plateau.
  public let patternType = PatternType.plateau
  /// Answers.
  public let minimumDataPoints = 4
  /// Fixes applied since the week of the first answer.
  public static let minimumApplied = 6

  /// Makes the detector.
  public init() {}

  /// The bug with the most fixes applied in that time.
  public func strongest(in tallies: PatternTallies) -> PatternFinding? {
    var best: PatternFinding?
    for bug in tallies.bugs.indices {
      guard let answers = PatternDetectors.latestAnswers(of: tallies.bugs[bug]), let first = answers.first,
        answers.allSatisfy({ $0.intensity != .quiet })
      else { continue }
      let applied = tallies.bugs[bug].applied - first.appliedBefore
      guard applied >= PlateauDetector.minimumApplied, applied > best?.count ?? 0 else { continue }
      best = PatternFinding(
        type: patternType,
        severity: .alert,
        bug: tallies.bugs[bug].bug,
        dataPoints: Int32(answers.count),
        count: applied,
        weeks: PatternDetectors.weeks(of: answers)
      )
    }
    return best
  }
}
