/// How common words are, so that a search can start from the rarest of several: an estimate, which costs steps
/// where it is wrong, and no finding.
package enum CommonWords {
  /// The weight of a word that is not known as a common one.
  package static var rareWeight: Int { 1 }

  /// About how much more often than a rare word another stands in a text.
  ///
  /// - Complexity: O(1).
  package static func weight(of hash: UInt64) -> Int { StopWords.contains(hash) ? 24 : rareWeight }
}
