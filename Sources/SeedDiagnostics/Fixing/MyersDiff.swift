/// The shortest edit script of two stretches of lines (Myers, 1986), as long as it is short.
enum MyersDiff {
  /// Scripts of more lines are not looked for: the memory for finding the way back grows with the square.
  private static let scriptLimit = 1000

  /// The changes in ascending order; the whole stretch when the script would be too long.
  ///
  /// - Complexity: O((lines + D) × D), where D is the length of the script, at most `scriptLimit`.
  static func changes(
    _ old: UnsafeBufferPointer<Int>,
    _ new: UnsafeBufferPointer<Int>,
    _ left: Range<Int>,
    _ right: Range<Int>
  ) -> [LineDiff.Change] {
    // furthest[d][k + d]: how far in `old` a script of d lines comes on diagonal k, one of -d, -d + 2, … d.
    var furthest: [[Int]] = []
    for length in 0...scriptLimit {
      var row = [Int](repeating: -1, count: 2 * length + 1)
      for diagonal in stride(from: -length, through: length, by: 2) {
        var x = 0
        if length > 0 {
          guard let step = step(furthest[length - 1], diagonal, left.count, right.count) else { continue }
          x = step.x
        }
        var y = x - diagonal
        while x < left.count, y < right.count, old[left.lowerBound + x] == new[right.lowerBound + y] {
          x += 1
          y += 1
        }
        row[diagonal + length] = x
        if x == left.count, y == right.count {
          furthest.append(row)
          return walkBack(furthest, left, right)
        }
      }
      furthest.append(row)
    }
    return [LineDiff.Change(old: left, new: right)]
  }

  /// The way onto a diagonal that comes furthest from the scripts of one line less: deleting a line of `old`
  /// or adding one of `new`. Nil when none stays within the texts.
  private static func step(
    _ row: [Int],
    _ diagonal: Int,
    _ oldCount: Int,
    _ newCount: Int
  ) -> (x: Int, isDeletion: Bool)? {
    let length = row.count / 2
    func reach(_ diagonal: Int) -> Int { abs(diagonal) <= length ? row[diagonal + length] : -1 }
    let deletion = reach(diagonal - 1)
    let insertion = reach(diagonal + 1)
    let canDelete = deletion >= 0 && deletion < oldCount
    let canInsert = insertion >= 0 && insertion - diagonal <= newCount
    if canDelete, !canInsert || deletion + 1 > insertion { return (deletion + 1, true) }
    return canInsert ? (insertion, false) : nil
  }

  private static func walkBack(
    _ furthest: [[Int]],
    _ left: Range<Int>,
    _ right: Range<Int>
  ) -> [LineDiff.Change] {
    var changes: [LineDiff.Change] = []
    var x = left.count
    var y = right.count
    for length in stride(from: furthest.count - 1, to: 0, by: -1) {
      guard let (startX, isDeletion) = step(furthest[length - 1], x - y, left.count, right.count) else {
        preconditionFailure("a script that was found has a step to each of its places")
      }
      let startY = startX - (x - y)
      let oldStart = left.lowerBound + (isDeletion ? startX - 1 : startX)
      let newStart = right.lowerBound + (isDeletion ? startY : startY - 1)
      let change = LineDiff.Change(
        old: oldStart..<left.lowerBound + startX,
        new: newStart..<right.lowerBound + startY
      )
      changes.append(change)
      x = oldStart - left.lowerBound
      y = newStart - right.lowerBound
    }
    return changes.reversed()
  }
}
