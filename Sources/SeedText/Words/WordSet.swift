/// A set of words by their hashes.
package struct WordSet: Sendable {
  @usableFromInline package private(set) var words: HashIndex

  /// The words of a list that is written as one text, separated by commas and line ends.
  package init(_ list: String) {
    var hashes: [UInt64] = []
    Term.forEachEntry(of: list) { hashes.append(WordHash.of($0)) }
    self.init(hashes: hashes)
  }

  package init(words: [String]) { self.init(hashes: words.map { WordHash.of($0) }) }

  package init(hashes: [UInt64]) {
    words = HashIndex(capacity: hashes.count)
    for hash in hashes { words.set(hash, to: 1) }
  }

  /// The words' hashes, in no order that means anything.
  var hashes: some Sequence<UInt64> { words.slots.lazy.filter { $0.number != 0 }.map(\.hash) }

  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  package func contains(_ hash: UInt64) -> Bool { words[hash] != 0 }
}
