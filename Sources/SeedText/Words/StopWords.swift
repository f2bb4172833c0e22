/// The function words of English: they carry a sentence and say nothing of what it is about.
package enum StopWords {
  /// Whether a word, by its hash, is one.
  ///
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  package static func contains(_ hash: UInt64) -> Bool { all.contains(hash) }

  /// The words themselves, for loops that keep them at hand.
  package static let all = WordSet(Lists.stopWords)
}
