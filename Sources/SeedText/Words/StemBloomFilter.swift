/// A Bloom filter of the stems of a text's content words: 256 bits and one hash function.
///
/// It can tell that a stem is not in the text. It cannot tell that a stem is in it: two stems may share a
/// bit. Most comments share so few words with their prompt that this look spares reading both texts.
package struct StemBloomFilter: Sendable {
  private var bits: SIMD4<UInt64> = .zero

  package init() {}

  /// - Complexity: O(words), and O(bytes) of those whose facts are not known.
  package init(of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) {
    for word in words where !word.isStopWord { insert(Self.index(of: word, in: bytes)) }
  }

  /// A lower bound of the number of different stems.
  package var count: Int { bits.indices.reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  package mutating func insert(_ index: Int) { bits[index / 64] |= 1 << UInt64(index % 64) }

  /// False when no inserted word has the stem. True may be an accident.
  package func mayContain(_ index: Int) -> Bool { bits[index / 64] & 1 << UInt64(index % 64) != 0 }

  /// The bit of a word's stem.
  package static func index(of word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let known = Int(word.facts.stemBits)
    return known != 0 ? known & 255 : Int(truncatingIfNeeded: WordStem.hash(of: word, in: bytes) & 255)
  }
}
