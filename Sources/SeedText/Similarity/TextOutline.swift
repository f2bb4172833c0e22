/// What the first look at a text needs, in 32 bytes. The texts under a key lie anywhere in memory, and
/// waiting for them is most of what a look costs.
struct TextOutline: Sendable, BitwiseCopyable {
  let weight: Int32
  /// What the text adds to the most by which the features of two similar texts differ, in eighths.
  let spare: Int32
  let signature: TextSignature

  /// - Parameter lonely: the weight of what no other text has, which the signature leaves out.
  init(weight: Int, lonely: Int, _ signature: TextSignature, _ threshold: SimilarityThreshold) {
    self.weight = Int32(clamping: weight)
    spare = Int32(clamping: threshold.differingEighths(of: weight) - 8 * lonely)
    self.signature = signature
  }
}

/// One bit for each word of a text, and one for each run. What the bits of two texts differ by is a lower
/// bound of what the texts differ by.
struct TextSignature: Sendable, BitwiseCopyable {
  private var words: UInt64 = 0
  private var runs: UInt64 = 0

  @inline(__always)
  mutating func addWord(_ word: UInt32) { words |= 1 << UInt64(word >> 26) }

  @inline(__always)
  mutating func addRun(_ hash: UInt64) { runs |= WordHash.bit(of: hash) }

  /// The least weight of what only one of two texts has.
  @inline(__always)
  func leastDiffering(from other: TextSignature) -> Int {
    2 * (words ^ other.words).nonzeroBitCount + (runs ^ other.runs).nonzeroBitCount
  }
}
