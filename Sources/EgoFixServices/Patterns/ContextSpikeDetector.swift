/// Finds the place that makes bugs loud: at least three loud answers there, more than 60 % of the answers
/// that name it. Not knowing where is no place.
public struct ContextSpikeDetector: PatternDetector {
  /// Contextual spike.
  public let patternType = PatternType.contextualSpike
  /// Loud answers.
  public let minimumDataPoints = 3

  /// Makes the detector.
  public init() {}

  /// The place with the highest share of loud answers.
  public func strongest(in tallies: PatternTallies) -> PatternFinding? {
    var best: (context: EventContext, loud: Int32, answers: Int32)?
    for context in EventContext.allCases where context != .unknown {
      let loud = tallies.contextLoud[Int(context.rawValue)]
      let answers = tallies.contextAnswers[Int(context.rawValue)]
      guard loud >= minimumDataPoints, Int(loud) * 5 > Int(answers) * 3 else { continue }
      if let current = best {
        let ratio = Int64(loud) * Int64(current.answers)
        let other = Int64(current.loud) * Int64(answers)
        guard ratio > other || (ratio == other && loud > current.loud) else { continue }
      }
      best = (context: context, loud: loud, answers: answers)
    }
    return best.map {
      PatternFinding(
        type: patternType,
        detail: .context($0.context),
        severity: .insight,
        dataPoints: $0.answers,
        count: $0.loud,
        percent: PatternFinding.percent($0.loud, of: $0.answers)
      )
    }
  }
}
