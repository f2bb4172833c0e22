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

  /// The share of two texts that both have, in percent; what counts as a part of them is said at
  /// `RunFeatures`.
  ///
  /// - Complexity: O(words log words).
  package static func percent(_ left: [ComparedWord], _ right: [ComparedWord]) -> Int {
    let sum = RunFeatures.weight(wordCount: left.count) + RunFeatures.weight(wordCount: right.count)
    let common = RunFeatures.commonWeight(
      RunFeatures.features(of: left.map(\.hash)),
      RunFeatures.features(of: right.map(\.hash))
    )
    return common * 100 / (sum - common)
  }
}
