public import SeedModel

extension SplitMix64 {
  /// Shuffles by Fisher–Yates from the end: the last element changes places with one drawn from all, then
  /// the last but one with one drawn from all but the last, and so on.
  ///
  /// - Complexity: O(elements), one draw less than there are elements.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, below(last + 1))
    }
  }

  /// An index drawn by weight, or nil where no weight counts.
  ///
  /// Weights are rounded to 1/10,000, half away from zero; those that are then 0, negative or no number are
  /// never drawn, and beyond 1,000,000 they count as that.
  /// - Complexity: O(weights).
  public mutating func index(weightedBy weights: some Sequence<Double>) -> Int? {
    let shares = weights.map { weight in
      weight > 0 ? Int((min(weight, 1_000_000) * 10_000).rounded()) : 0
    }
    let total = shares.reduce(0, +)
    guard total > 0 else { return nil }
    var rest = below(total)
    for (index, share) in shares.enumerated() {
      if rest < share { return index }
      rest -= share
    }
    return nil
  }

  /// A version 4 UUID: two numbers, the first one its upper half, with the version's and the variant's bits
  /// put in.
  public mutating func identity() -> Identity {
    let high = next() & ~0xF000 | 0x4000
    let low = next() & ~(0b11 << 62) | 0b10 << 62
    return Identity(high: high, low: low)
  }
}
