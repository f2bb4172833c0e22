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

  /// The positive root of a positive number: the smallest one whose power reaches it.
  ///
  /// Powers computed by multiplications never fall as their base grows, so that the smallest is one, however
  /// it is found: from near it by Newton's method, then exactly by halving the interval around it.
  private static func root(of value: Double, degree: Int) -> Double {
    guard degree > 1 else { return value }
    func power(_ base: Double, _ exponent: Int) -> Double {
      var power = 1.0
      for _ in 0..<exponent { power *= base }
      return power
    }
    var low = 0.0
    var high = max(1, value)
    var near = 1.0
    for _ in 0..<8 { near -= (near - value / power(near, degree - 1)) / Double(degree) }
    let (below, above) = (near * (1 - 0x1p-48), near * (1 + 0x1p-48))
    if below > low, power(below, degree) < value { low = below }
    if above < high, power(above, degree) >= value { high = above }
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if power(middle, degree) < value { low = middle } else { high = middle }
    }
  }
}
