/// A set of words by their hashes. The hashes are good ones already, so they are taken as they are.
package struct WordSet: Sendable {
  /// Open addressing; 0 is a free place.
  @usableFromInline package private(set) var keys: [UInt64]
  @usableFromInline package let mask: Int

  /// The words of a list that is written as one text, parted by commas and line ends.
  package init(_ list: String) {
    var hashes: [UInt64] = []
    Term.forEachEntry(of: list) { hashes.append(WordHash.of($0)) }
    self.init(hashes: hashes)
  }

  package init(words: [String]) { self.init(hashes: words.map { WordHash.of($0) }) }

  package init(hashes: [UInt64]) {
    var capacity = 8
    while capacity < hashes.count * 4 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    for hash in hashes {
      var place = Int(truncatingIfNeeded: hash) & mask
      while keys[place] != 0, keys[place] != hash { place = (place + 1) & mask }
      keys[place] = hash
    }
  }

  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  package func contains(_ hash: UInt64) -> Bool {
    var place = Int(truncatingIfNeeded: hash) & mask
    while keys[place] != 0 {
      if keys[place] == hash { return true }
      place = (place + 1) & mask
    }
    return false
  }
}
