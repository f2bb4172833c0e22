/// The share of two texts from which on they count as nearly the same, in whole numbers: no rounding decides.
///
/// The similarity of two weighted multisets is the weight of what both have over the weight of what either
/// has (Jaccard): `common / (left + right - common)`.
package struct SimilarityThreshold: Sendable {
  /// Millionths.
  private let share: Int

  /// - Parameter share: 0…1; rounded to millionths.
  package init(_ share: Double) {
    self.share = Int((share * 1_000_000).rounded())
  }

  /// The least common weight of two texts that weigh `sum` together; at least 1.
  func leastCommon(ofSum sum: Int) -> Int {
    max(1, (share * sum + 1_000_000 + share - 1) / (1_000_000 + share))
  }

  /// The least weight that a text can have to be similar to one of a weight, and the least common weight of
  /// that one with any other: what the other lacks of it counts against both.
  func leastPartner(of weight: Int) -> Int { max(1, (share * weight + 999_999) / 1_000_000) }

  /// How many runs a text of so many words has in common with any that is similar to it, at the least. It may
  /// be none, or less than none, where the words alone can be enough.
  ///
  /// Of texts of n and m words, where m is the lower number, the runs in common are what is common less the
  /// weight of the words that can be: `share / (1 + share) × (3 n + 3 m + 4) - 2 m`, which is least for n =
  /// m.
  func leastRuns(wordCount: Int) -> Int {
    let (sum, all) = (share * (6 * wordCount + 4), 1_000_000 + share)
    let runs = sum - 2 * wordCount * all
    return runs > 0 ? (runs + all - 1) / all : runs / all
  }

  /// Whether there are texts that are similar and share no run.
  var needsWords: Bool { share < 500_000 }

  /// How many words a text has in common with any that is similar to it and shares no run with it; at least
  /// 1.
  ///
  /// The words in common are at most m, and weigh `share / (1 + share) × (3 n + 3 m + 4)`.
  func leastWords(wordCount: Int) -> Int {
    let all = 2_000_000 - share
    return max(1, (share * (3 * wordCount + 4) + all - 1) / all)
  }
}
