/// What two texts have in common, for showing.
package enum SharedWords {
  /// The words that two texts share, in the order of both, as runs in bytes of each: the longest run (of
  /// several the first of `left`), and what is shared before it and behind it, found the same way.
  ///
  /// None where they share no word, or are too long to be shown word by word.
  ///
  /// - Complexity: O(words × words) for each run, at most four million steps for the first; texts of more
  ///   than forty thousand have that one alone.
  package static func runs(_ left: [ComparedWord], _ right: [ComparedWord]) -> [(
    left: Range<Int>, right: Range<Int>
  )] {
    let product = left.count * right.count
    guard product <= 4_000_000 else { return [] }
    let runs =
      product <= 40_000 ? runs(left[...], right[...]) : longestRun(left[...], right[...]).map { [$0] } ?? []
    func bytes(_ words: [ComparedWord], _ run: Range<Int>) -> Range<Int> {
      words[run.lowerBound].startOffset..<words[run.upperBound - 1].endOffset
    }
    return runs.map { (bytes(left, $0.left), bytes(right, $0.right)) }
  }

  /// Ranges of the words' indices.
  private typealias Run = (left: Range<Int>, right: Range<Int>)

  private static func runs(_ left: ArraySlice<ComparedWord>, _ right: ArraySlice<ComparedWord>) -> [Run] {
    guard let run = longestRun(left, right) else { return [] }
    return runs(left[..<run.left.lowerBound], right[..<run.right.lowerBound]) + [run]
      + runs(left[run.left.upperBound...], right[run.right.upperBound...])
  }

  private static func longestRun(_ left: ArraySlice<ComparedWord>, _ right: ArraySlice<ComparedWord>) -> Run?
  {
    // The length of the common run that ends at each word of `right`, for the last word of `left`.
    var lengths = [Int](repeating: 0, count: right.count)
    var longest = (length: 0, leftEnd: 0, rightEnd: 0)
    for leftIndex in left.indices {
      var diagonal = 0
      for (place, rightIndex) in right.indices.enumerated() {
        let above = lengths[place]
        lengths[place] = left[leftIndex].hash == right[rightIndex].hash ? diagonal + 1 : 0
        diagonal = above
        if lengths[place] > longest.length { longest = (lengths[place], leftIndex + 1, rightIndex + 1) }
      }
    }
    guard longest.length > 0 else { return nil }
    return (
      longest.leftEnd - longest.length..<longest.leftEnd, longest.rightEnd - longest.length..<longest.rightEnd
    )
  }

  /// What a text is compared by. It takes longer to find than to compare, so that a text that is compared
  /// often is taken apart once.
  package struct Parts: Sendable {
    fileprivate let features: [UInt64]
    fileprivate let weight: Int

    /// - Complexity: O(words log words).
    package init(of words: [ComparedWord]) {
      features = RunFeatures.of(words.lazy.map(\.hash))
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
