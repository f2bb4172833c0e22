import SeedModel

/// The search for identities that are used more than once.
enum RepeatedIdentities {
  /// Each use after the first, with the first one, in order.
  ///
  /// - Complexity: O(n).
  static func find(in identities: [Identity]) -> [(index: Int, firstIndex: Int)] {
    var firstIndices: [Identity: Int] = [:]
    var repeats: [(index: Int, firstIndex: Int)] = []
    for (index, identity) in identities.enumerated() {
      if let firstIndex = firstIndices[identity] {
        repeats.append((index, firstIndex))
      } else {
        firstIndices[identity] = index
      }
    }
    return repeats
  }
}
