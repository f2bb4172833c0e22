/// A linear support vector machine with squared hinge loss, learned by coordinate descent on the dual problem
/// (Hsieh et al. 2008, A dual coordinate descent method for large-scale linear SVM).
struct LinearModel {
  /// A weight for each feature, and the bias behind them.
  private(set) var weights: [Float]

  /// - Parameters:
  ///   - examples: the indices of those to learn from.
  ///   - isPositive: whether an example is one of the class.
  ///   - cost: how much an example's error costs; the rarer class's errors cost more in proportion.
  /// - Complexity: O(rounds x features of the examples).
  init(
    _ all: [Example],
    _ examples: [Int],
    featureCount: Int,
    rounds: Int,
    cost: (Example) -> Float,
    isPositive: (Example) -> Bool
  ) {
    let labels = examples.map { isPositive(all[$0]) }
    let positiveCount = max(1, labels.count { $0 })
    let negativeCount = max(1, labels.count - positiveCount)
    let half = Float(labels.count) / 2
    let shares = (half / Float(negativeCount), half / Float(positiveCount))
    let diagonals = zip(examples, labels).map { index, isPositive in
      0.5 / ((isPositive ? shares.1 : shares.0) * cost(all[index]))
    }
    var weights = [Float](repeating: 0, count: featureCount + 1)
    var alphas = [Float](repeating: 0, count: examples.count)
    let norms = examples.map { all[$0].features.reduce(1) { $0 + $1.value * $1.value } }
    var order = Array(examples.indices)
    var random: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<rounds {
      for index in stride(from: order.count - 1, to: 0, by: -1) {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        order.swapAt(index, Int(truncatingIfNeeded: (random >> 33) % UInt64(index + 1)))
      }
      for place in order {
        let sign: Float = labels[place] ? 1 : -1
        let diagonal = diagonals[place]
        let features = all[examples[place]].features
        let score = features.reduce(weights[featureCount]) { $0 + weights[$1.index] * $1.value }
        let gradient = sign * score - 1 + diagonal * alphas[place]
        if alphas[place] == 0, gradient >= 0 { continue }
        let alpha = max(0, alphas[place] - gradient / (norms[place] + diagonal))
        let step = (alpha - alphas[place]) * sign
        alphas[place] = alpha
        for feature in features { weights[feature.index] += step * feature.value }
        weights[featureCount] += step
      }
    }
    self.weights = weights
  }

  /// The score without the bias, which a threshold takes in.
  func score(_ example: Example) -> Float {
    example.features.reduce(0) { $0 + weights[$1.index] * $1.value }
  }
}
