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

  /// Adds the features of a text.
  ///
  /// - Complexity: O(words log words).
  static func append(of words: some Sequence<UInt64>, to features: inout [UInt64]) {
    let start = features.count
    var first = WordMixing.boundary
    var second = WordMixing.boundary
    func add(_ third: UInt64) {
      features.append(WordMixing.mix(WordMixing.mix(first, second), third) & ~1)
      first = second
      second = third
    }
    for word in words {
      features.append(word | 1)
      add(word)
    }
    add(WordMixing.boundary)
    add(WordMixing.boundary)
    features[start...].sort()
  }

  /// The weight of what two texts have in common.
  ///
  /// - Complexity: O(features of both).
  static func commonWeight(_ left: [UInt64], _ right: [UInt64]) -> Int {
    var weight = 0
    var leftIndex = 0
    var rightIndex = 0
    while leftIndex < left.count, rightIndex < right.count {
      if left[leftIndex] == right[rightIndex] {
        weight += Self.weight(of: left[leftIndex])
        leftIndex += 1
        rightIndex += 1
      } else if left[leftIndex] < right[rightIndex] {
        leftIndex += 1
      } else {
        rightIndex += 1
      }
    }
    return weight
  }
}
