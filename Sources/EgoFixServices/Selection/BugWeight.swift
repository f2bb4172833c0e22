public import SeedModel
/// How likely a bug's fixes are (domain rules: "Daily fix", "Weights").
public enum BugWeight {
  /// Weights are whole numbers of ten-thousandths.
  public static let scale = 10_000.0

  /// The geometric mean of the latest modifiers, within the policy's bounds; 1 where there are none.
  ///
  /// Computed with multiplications alone, so that every platform finds the same bits.
  /// - Parameter modifiers: oldest first, each above 0.
  public static func modifier(_ modifiers: some BidirectionalCollection<Double>, policies: EgoFixPolicies)
    -> Double
  {
    let latest = modifiers.suffix(policies.weightAnswers)
    guard !latest.isEmpty else { return 1 }
    var product = 1.0
    for modifier in latest { product *= modifier }
    let mean = root(of: product, degree: latest.count)
    return min(max(mean, policies.weightMinimum), policies.weightMaximum)
  }

  /// The weight of the bug of a rank, 1 for the first: its modifier over the rank's square root.
  public static func weight(rank: Int, modifier: Double) -> Int {
    Int((scale * modifier / Double(rank).squareRoot()).rounded())
  }

  /// The positive root of a positive number, by halving intervals until they are empty.
  private static func root(of value: Double, degree: Int) -> Double {
    guard degree > 1 else { return value }
    var low = 0.0
    var high = max(1, value)
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      var power = 1.0
      for _ in 0..<degree { power *= middle }
      if power < value { low = middle } else { high = middle }
    }
  }
}
