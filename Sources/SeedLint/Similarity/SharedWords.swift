/// What two texts have in common, for showing.
package enum SharedWords {
  /// The longest run of words that two texts share, in bytes of each; nil where they share no word, or are too
  /// long to be shown word by word.
  ///
  /// Of runs of one length, the first one of `left`.
  ///
  /// - Complexity: O(words × words), at most four million steps.
  package static func longestRun(
    _ left: [ComparedWord],
    _ right: [ComparedWord]
  ) -> (left: Range<Int>, right: Range<Int>)? {
    guard left.count * right.count <= 4_000_000, !right.isEmpty else { return nil }
    // The length of the common run that ends at each word of `right`, for the last word of `left`.
    var lengths = [Int](repeating: 0, count: right.count)
    var longest = (length: 0, leftEnd: 0, rightEnd: 0)
    for (leftIndex, word) in left.enumerated() {
      var diagonal = 0
      for rightIndex in right.indices {
        let above = lengths[rightIndex]
        lengths[rightIndex] = word.hash == right[rightIndex].hash ? diagonal + 1 : 0
        diagonal = above
        if lengths[rightIndex] > longest.length { longest = (lengths[rightIndex], leftIndex, rightIndex) }
      }
    }
    guard longest.length > 0 else { return nil }
    func range(_ words: [ComparedWord], _ end: Int) -> Range<Int> {
      words[end - longest.length + 1].startOffset..<words[end].endOffset
    }
    return (range(left, longest.leftEnd), range(right, longest.rightEnd))
  }

  /// What a text is compared by. It takes longer to find than to compare, so that a text that is compared often
  /// is taken apart once.
  package struct Parts: Sendable {
    fileprivate let features: [UInt64]
    fileprivate let weight: Int

    /// - Complexity: O(words log words).
    package init(of words: [ComparedWord]) {
      features = RunFeatures.features(of: words.map(\.hash))
      weight = RunFeatures.weight(wordCount: words.count)
    }
  }

  /// The share of two texts that both have, in percent; what counts as a part of them is said at
  /// `RunFeatures`.
  ///
  /// - Complexity: O(words).
  package static func percent(_ left: Parts, _ right: Parts) -> Int {
    let common = RunFeatures.commonWeight(left.features, right.features)
    return common * 100 / (left.weight + right.weight - common)
  }
}
