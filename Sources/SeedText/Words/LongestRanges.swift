/// Of things that overlap, those that stand when the longer ones go first.
package enum LongestRanges {
  /// Leaves out each element that overlaps one before it.
  ///
  /// - Parameter elements: the longest ones first.
  /// - Complexity: O(elements + the highest index).
  package static func apart<Element>(
    _ elements: some Collection<Element>,
    _ range: (Element) -> Range<Int>
  ) -> [Element] {
    guard elements.count > 1 else { return Array(elements) }
    var isCovered = Array(repeating: false, count: elements.reduce(0) { max($0, range($1).upperBound) })
    return elements.filter { element in
      let range = range(element)
      // One that is as long at least and overlaps this one reaches over one of its ends.
      guard let last = range.last, !isCovered[range.lowerBound], !isCovered[last] else {
        return range.isEmpty
      }
      for index in range { isCovered[index] = true }
      return true
    }
  }
}
