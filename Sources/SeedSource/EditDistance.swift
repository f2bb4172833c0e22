/// The Damerau–Levenshtein distance: what it costs at the least to make one series of elements of another by
/// leaving out, adding and changing elements, and by swapping two that stand side by side.
package struct EditDistance<Element: Equatable & SendableMetatype>: Sendable {
  /// What it costs to leave out, or to add, the element of an array at an index.
  private let addition: @Sendable ([Element], Int) -> Int
  /// What it costs to change an element into another.
  private let change: Int

  /// A distance in which each step costs 1.
  package init() {
    addition = { _, _ in 1 }
    change = 1
  }

  /// - Parameters:
  ///   - change: what it costs to change an element into another. To swap two costs 1.
  ///   - addition: what it costs to leave out, or to add, the element of an array at an index.
  package init(change: Int, addition: @escaping @Sendable ([Element], Int) -> Int) {
    self.change = change
    self.addition = addition
  }

  /// - Complexity: O(left × right).
  package func between(_ left: [Element], _ right: [Element]) -> Int {
    // The rows of the table of distances between the starts of both.
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = [0]
    for column in right.indices { last.append(last[column] + addition(right, column)) }
    for row in left.indices {
      var current = [last[0] + addition(left, row)]
      for column in right.indices {
        var least = min(
          last[column + 1] + addition(left, row),
          current[column] + addition(right, column),
          last[column] + (left[row] == right[column] ? 0 : change)
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
