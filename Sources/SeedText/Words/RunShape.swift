/// Which runs of words are counted over the whole content.
package struct RunShape: Sendable {
  /// How many words a run has; 2 at least.
  package let wordCount: Int
  /// How many of them have to be content words.
  package let contentWordCount: Int
  /// The weight of a run's first word in the sum once the last one is in.
  let firstWeight: UInt64

  /// By what the words of a run count more, one place further to the front, in the sum that is its hash.
  static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init(wordCount: Int, contentWordCount: Int) {
    self.wordCount = wordCount
    self.contentWordCount = contentWordCount
    firstWeight = (1..<wordCount).reduce(into: 1) { weight, _ in weight = weight &* Self.factor }
  }
}
