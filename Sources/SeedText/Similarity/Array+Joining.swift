extension Array {
  /// The elements of arrays, one after the other, in memory that is asked for once.
  package init(joining parts: [[Element]]) {
    self = []
    reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { self += part }
  }
}
