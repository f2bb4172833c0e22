/// What two texts are compared by: their words, each counting double, and their runs of three words.
///
/// The text's ends count as words in the runs, so a text of n words has n + 2 runs and weighs 3 n + 2. At a
/// similarity of 0.6 one word in six may differ, whatever the length. With runs alone it would be one in ten,
/// and no short text would be near another.
///
/// A feature is 64 bits wide: the hash of the word or run, and 1 in the lowest bit for a word. In a text they
/// stand in ascending order.
enum RunFeatures {
  /// What the features of a text weigh together.
  @inline(__always)
  static func weight(wordCount: Int) -> Int { 3 * wordCount + 2 }

  @inline(__always)
  static func weight(of feature: UInt64) -> Int { 1 + Int(feature & 1) }

  /// The features of a text.
  ///
  /// - Complexity: O(words log words).
  static func of(_ words: some Sequence<UInt64>) -> [UInt64] {
    var features: [UInt64] = []
    features.reserveCapacity(2 * words.underestimatedCount + 2)
    addRuns(of: words, to: &features)
    for word in words { features.append(word | 1) }
    features.sort()
    return features
  }

  /// Appends the runs alone, as they stand in the text.
  static func addRuns(of words: some Sequence<UInt64>, to runs: inout [UInt64]) {
    var (first, second) = (boundary, boundary)
    for third in words {
      runs.append(WordMixing.mix(WordMixing.mix(first, second), third) & ~1)
      (first, second) = (second, third)
    }
    runs.append(WordMixing.mix(WordMixing.mix(first, second), boundary) & ~1)
    runs.append(WordMixing.mix(WordMixing.mix(second, boundary), boundary) & ~1)
  }

  /// What stands before the first word of a text and after its last one.
  private static var boundary: UInt64 { 0xA076_1D64_78BD_642F }

  /// The weight of what two texts have in common; 0 as soon as it cannot reach `least`.
  ///
  /// - Complexity: O(features of both).
  static func commonWeight(_ left: [UInt64], _ right: [UInt64], least: Int = 0) -> Int {
    var common = 0
    // What either may still lack.
    var leftRest = weight(wordCount: left.count / 2 - 1) - least
    var rightRest = weight(wordCount: right.count / 2 - 1) - least
    var (leftIndex, rightIndex) = (0, 0)
    while leftIndex < left.count, rightIndex < right.count, leftRest >= 0, rightRest >= 0 {
      let (one, other) = (left[leftIndex], right[rightIndex])
      if one == other { common += weight(of: one) }
      if one < other { leftRest -= weight(of: one) }
      if other < one { rightRest -= weight(of: other) }
      leftIndex += one <= other ? 1 : 0
      rightIndex += other <= one ? 1 : 0
    }
    return common < least ? 0 : common
  }
}

/// How words, runs of words and whole texts become 64-bit numbers that stand for them. The numbers are stable
/// from run to run.
package enum WordMixing {
  /// A number that depends on both, and on their order: the halves of their product.
  @inline(__always)
  package static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = (left ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: right ^ 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
