/// "Did you mean": the known name closest to one that is not known.
package enum NearestName {
  /// The nearest of some names, or nil when none is close: a third of the letters may differ, at most three;
  /// names that differ in case, `-` and `_` alone are the same.
  ///
  /// - Complexity: O(names × length²).
  package static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8.prefix(128))
    let folded = fold(wanted)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = Array(candidate.utf8)
      if abs(other.count - wanted.count) > 3, fold(other) != folded { continue }
      let distance = fold(other) == folded ? 0 : editDistance(folded, fold(other))
      if distance <= min(3, max(1, max(wanted.count, other.count) / 3)), distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  private static func fold(_ bytes: [UInt8]) -> [UInt8] {
    bytes.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "."): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      default: byte
      }
    }
  }

  /// The Damerau–Levenshtein distance (adjacent transpositions count once).
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var cost = min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (left[row] == right[column] ? 0 : 1)
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
