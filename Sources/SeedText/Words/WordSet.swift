/// A set of words by their hashes. The hashes are good ones already, so they are taken as they are.
package struct WordSet: Sendable {
  /// Open addressing; 0 is a free place.
  @usableFromInline package private(set) var keys: [UInt64]
  @usableFromInline package let mask: Int

  /// The words of a list that is written as one text, parted by commas and line ends.
  package init(_ list: String) { self.init(words: Term.entries(list)) }

  package init(words: [String]) {
    var capacity = 8
    while capacity < words.count * 4 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    for word in words {
      let hash = WordHash.of(word)
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
