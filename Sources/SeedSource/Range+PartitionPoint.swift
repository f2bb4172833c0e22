extension Range<Int> {
  /// Binary search: the first number for which something does not hold, where it holds for all before one and
  /// for none from there on; the upper bound where it holds for all.
  ///
  /// - Complexity: O(log count) questions.
  @inlinable
  package func partitionPoint(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
