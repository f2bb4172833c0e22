/// A partition of `0..<count` into sets that are joined step by step.
struct DisjointSets: Sendable {
  private var parents: [UInt32]

  init(count: Int) { parents = (0..<UInt32(count)).map { $0 } }

  /// The lowest member of an element's set.
  ///
  /// - Complexity: amortised O(log count), nearly O(1) in use.
  @inline(__always)
  mutating func root(of element: UInt32) -> UInt32 {
    parents.withUnsafeMutableBufferPointer { parents in
      var element = element
      while parents[Int(element)] != element {
        let grandparent = parents[Int(parents[Int(element)])]
        parents[Int(element)] = grandparent
        element = grandparent
      }
      return element
    }
  }

  /// Joins the sets of two elements.
  mutating func join(_ left: UInt32, _ right: UInt32) {
    let (one, other) = (root(of: left), root(of: right))
    // The lowest member is the root, so that the roots do not depend on the order of joining.
    parents[Int(max(one, other))] = min(one, other)
  }
}
