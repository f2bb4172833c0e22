/// A short edit script of two stretches of lines (Myers, 1986).
///
/// The shortest script is found in rounds: after `roundLength` lines of script the way that came furthest is
/// kept and the search starts again at its end, so that time and memory stay bounded whatever the texts are.
enum MyersDiff {
  /// How many lines a round's script has at most; a round's memory grows with the square.
  private static let roundLength = 256
  /// After so many rounds the rest is replaced whole.
  private static let roundLimit = 4096

  private typealias Lines = UnsafeBufferPointer<Int>

  /// The changes in ascending order; those that touch are not joined.
  ///
  /// - Complexity: O((lines + D) × min(D, `roundLength`)), where D is the length of the script.
  static func changes(
    _ old: UnsafeBufferPointer<Int>,
    _ new: UnsafeBufferPointer<Int>,
    _ left: Range<Int>,
    _ right: Range<Int>
  ) -> [LineDiff.Change] {
    var changes: [LineDiff.Change] = []
    var (left, right) = (left, right)
    for _ in 0..<roundLimit where !left.isEmpty || !right.isEmpty {
      let end = round(old, new, left, right, &changes)
      left = left.lowerBound + end.x..<left.upperBound
      right = right.lowerBound + end.y..<right.upperBound
    }
    if !left.isEmpty || !right.isEmpty { changes.append(LineDiff.Change(old: left, new: right)) }
    return changes
  }

  /// Adds the changes of one round, and returns how many lines of each side it came past.
  private static func round(
    _ old: Lines,
    _ new: Lines,
    _ left: Range<Int>,
    _ right: Range<Int>,
    _ changes: inout [LineDiff.Change]
  ) -> (x: Int, y: Int) {
    // furthest[d][k + d]: how far in `old` a script of d lines comes on diagonal k, one of -d, -d + 2, … d;
    // -1 where it leaves the texts.
    var furthest: [[Int]] = []
    var best = (x: 0, y: 0)
    for length in 0...roundLength {
      var row = [Int](repeating: -1, count: 2 * length + 1)
      best = (0, 0)
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
        if x + y > best.x + best.y || (x, y) == (left.count, right.count) { best = (x, y) }
        if best == (left.count, right.count) { break }
      }
      furthest.append(row)
      if best == (left.count, right.count) { break }
    }
    changes += walkBack(furthest, left, right, from: best)
    return best
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
    _ right: Range<Int>,
    from end: (x: Int, y: Int)
  ) -> [LineDiff.Change] {
    var changes: [LineDiff.Change] = []
    var (x, y) = end
    for length in stride(from: furthest.count - 1, to: 0, by: -1) {
      guard let (startX, isDeletion) = step(furthest[length - 1], x - y, left.count, right.count) else {
        preconditionFailure("a script that was found has a step to each of its places")
      }
      let startY = startX - (x - y)
      x = isDeletion ? startX - 1 : startX
      y = isDeletion ? startY : startY - 1
      let change = LineDiff.Change(
        old: left.lowerBound + x..<left.lowerBound + startX,
        new: right.lowerBound + y..<right.lowerBound + startY
      )
      changes.append(change)
    }
    return changes.reversed()
  }
}
