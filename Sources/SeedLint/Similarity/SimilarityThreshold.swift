/// The share of two texts from which on they count as nearly the same, in whole numbers: no rounding decides.
///
/// The similarity of two weighted multisets is the weight of what both have over the weight of what either has
/// (Jaccard): `common / (left + right - common)`.
package struct SimilarityThreshold: Sendable {
  /// Millionths.
  private let share: Int

  /// - Parameter share: 0…1; rounded to millionths.
  package init(_ share: Double) { self.share = Int((share * 1_000_000).rounded()) }

  /// The least common weight of two texts that weigh `sum` together; at least 1.
  @inline(__always)
  func leastCommon(ofSum sum: Int) -> Int {
    max(1, (share * sum + 1_000_000 + share - 1) / (1_000_000 + share))
  }

  /// The least weight that a text can have to be similar to one of a weight, and the least common weight of
  /// that one with any other: what the other lacks of it counts against both.
  @inline(__always)
  func leastPartner(of weight: Int) -> Int { max(1, (share * weight + 999_999) / 1_000_000) }

  /// The most that two similar texts differ by, of which neither weighs more than `weight`.
  @inline(__always)
  func mostDiffering(upTo weight: Int) -> Int { 2 * weight * (1_000_000 - share) / (1_000_000 + share) }

  /// Whether a common weight is enough.
  package func isReached(_ common: Int, ofSum sum: Int) -> Bool { common >= leastCommon(ofSum: sum) }
}
