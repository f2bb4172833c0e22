import SeedSource

/// Which lines of two texts are the same: patience diff, with the standard library's between its anchors.
///
/// Content is full of lines that repeat (`},`) and has a line in every record that does not (its id):
/// matching those first keeps a record's changes in the record, and the work near-linear.
package struct LineDiff {
  /// A run of lines that are replaced; both ranges may be empty, not both at once.
  package struct Change: Hashable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// How deep anchors are looked for between anchors.
  private static let depthLimit = 16
  /// A longer stretch without anchors is replaced whole: comparing it takes the square of its lines.
  private static let stretchLimit = 2000

  /// Ascending; two changes are at least a line apart.
  package private(set) var changes: [Change] = []

  /// - Complexity: O(lines log lines), and for each stretch without unique lines O(lines × changes) up to a
  ///   bound.
  package init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
    compare(old.map(number), new.map(number), 0..<old.count, 0..<new.count, depth: 0)
  }

  /// Lines as numbers: equal ones have equal numbers.
  private typealias Lines = [Int]

  private mutating func compare(
    _ old: Lines,
    _ new: Lines,
    _ left: Range<Int>,
    _ right: Range<Int>,
    depth: Int
  ) {
    var (left, right) = (left, right)
    while !left.isEmpty, !right.isEmpty, old[left.lowerBound] == new[right.lowerBound] {
      left.removeFirst()
      right.removeFirst()
    }
    while !left.isEmpty, !right.isEmpty, old[left.upperBound - 1] == new[right.upperBound - 1] {
      left.removeLast()
      right.removeLast()
    }
    if left.isEmpty || right.isEmpty { return append(left, right) }
    let anchors = depth < LineDiff.depthLimit ? LineDiff.anchors(old, new, left, right) : []
    if anchors.isEmpty { return compareRepeated(old, new, left, right) }
    for anchor in anchors {
      compare(old, new, left.lowerBound..<anchor.old, right.lowerBound..<anchor.new, depth: depth + 1)
      left = anchor.old + 1..<left.upperBound
      right = anchor.new + 1..<right.upperBound
    }
    compare(old, new, left, right, depth: depth + 1)
  }

  /// Compares a stretch in which no line stands once on each side.
  private mutating func compareRepeated(
    _ old: Lines,
    _ new: Lines,
    _ left: Range<Int>,
    _ right: Range<Int>
  ) {
    guard left.count + right.count <= LineDiff.stretchLimit else { return append(left, right) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new[right].difference(from: old[left]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(right.lowerBound + offset)
      }
    }
    var (line, newLine) = (left.lowerBound, right.lowerBound)
    while line < left.upperBound || newLine < right.upperBound {
      if removed.contains(line) {
        append(line..<line + 1, newLine..<newLine)
        line += 1
      } else if inserted.contains(newLine) {
        append(line..<line, newLine..<newLine + 1)
        newLine += 1
      } else {
        line += 1
        newLine += 1
      }
    }
  }

  /// Adds a change, or lengthens the last one when it ends where this starts.
  private mutating func append(_ old: Range<Int>, _ new: Range<Int>) {
    if old.isEmpty, new.isEmpty { return }
    if let last = changes.last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
      changes[changes.count - 1].old = last.old.lowerBound..<old.upperBound
      changes[changes.count - 1].new = last.new.lowerBound..<new.upperBound
    } else {
      changes.append(Change(old: old, new: new))
    }
  }

  /// The longest ascending series of lines that stand once on each side.
  ///
  /// - Complexity: O(lines log lines).
  private static func anchors(
    _ old: Lines,
    _ new: Lines,
    _ left: Range<Int>,
    _ right: Range<Int>
  ) -> [(old: Int, new: Int)] {
    /// Where a line stands; nil once it was met twice.
    var places: [Int: (old: Int?, new: Int?)] = [:]
    places.reserveCapacity(left.count)
    for index in left { places[old[index]] = places[old[index]] == nil ? (index, nil) : (nil, nil) }
    var isRepeated: Set<Int> = []
    for index in right {
      guard let place = places[new[index]], place.old != nil else { continue }
      if place.new != nil { isRepeated.insert(new[index]) }
      places[new[index]] = (place.old, index)
    }
    var pairs: [(old: Int, new: Int)] = []
    for (line, place) in places where !isRepeated.contains(line) {
      if let oldIndex = place.old, let newIndex = place.new { pairs.append((oldIndex, newIndex)) }
    }
    pairs.sort { $0.old < $1.old }
    return longestAscending(pairs)
  }

  /// The longest part of pairs, which ascend in `old`, that ascends in `new` too.
  private static func longestAscending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // For each length, the pair that ends the series of that length with the least `new`.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      let length = ends.indices.partitionPoint { pairs[ends[$0]].new < pairs[index].new }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var series: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      series.append(pairs[index])
      index = previous[index]
    }
    return series.reversed()
  }
}
