import SeedPlatform

/// The features of all distinct texts that are long enough, and the keys under which they meet.
///
/// The texts are ranked by their number of words, so that of two the higher rank is never the shorter text.
struct FeatureTable: Sendable {
  /// The texts' indices, by rank.
  let textIndices: [UInt32]
  /// The features of the ranks, but for those that no other text has; by chunk, those of its ranks one after the
  /// other.
  private let features: [[UInt64]]
  /// By rank.
  let entries: [Entry]
  /// The keys under which the ranks meet, by partition, each in the order of ranks.
  let meetings: [[UInt64]]

  /// A text of the table: 48 bytes.
  struct Entry: Sendable, BitwiseCopyable {
    /// Where its features start in its chunk, and how many there are.
    var startIndex: UInt32
    var featureCount: UInt32
    /// The weight of all that the text has, and of what another text may have too.
    var weight: UInt32
    var sharedWeight: UInt32
    var signature: TextSignature

    @inline(__always) var features: Range<Int> { Int(startIndex)..<Int(startIndex) + Int(featureCount) }
  }

  /// How many ranks there are at least before the keys are spread over several partitions.
  private static let smallCount = 2048
  /// A fixed number, not that of the workers: within a partition, a join that gives up depends on it.
  private static let partitionCount = 16

  /// - Parameters:
  ///   - texts: of these, those that are compared by words.
  ///   - firsts: for each of them, the index of the first one that is the same.
  /// - Complexity: O(words log words), on all workers.
  init(
    _ texts: FoldedTexts,
    firsts: [UInt32],
    threshold: SimilarityThreshold,
    minimumWordCount: Int,
    workerCount: Int
  ) {
    var ranked: [UInt64] = []
    for (index, first) in firsts.enumerated() where first == index && texts.isComparedByWords(index) {
      let wordCount = texts.digests[index].wordCount
      if wordCount >= max(1, minimumWordCount) { ranked.append(UInt64(wordCount) << 32 | UInt64(index)) }
    }
    RadixSort.sort(&ranked, fromBit: 32)
    let textIndices = ranked.map { UInt32(truncatingIfNeeded: $0) }
    precondition(ranked.count <= Meeting.rankLimit, "a meeting has 28 bits for a rank")
    let partitionCount = ranked.count < FeatureTable.smallCount ? 1 : FeatureTable.partitionCount
    let frequencies = RunFrequencies(of: texts, workerCount: workerCount)
    let chunkCount = TextChunks.count(ranked.count)
    let parts = Parallel.map(count: chunkCount, workers: workerCount) { chunk in
      FeaturePart(
        texts,
        textIndices[TextChunks.range(chunk, of: textIndices.count)],
        frequencies,
        threshold,
        partitionCount
      )
    }
    self.textIndices = textIndices
    features = parts.map(\.features)
    entries = parts.flatMap(\.entries)
    let chunks = parts.map(\.meetings)
    meetings = Parallel.map(count: partitionCount, workers: workerCount) { partition in
      var meetings: [UInt64] = []
      meetings.reserveCapacity(chunks.reduce(0) { $0 + $1[partition].count })
      for chunk in chunks { meetings += chunk[partition] }
      RadixSort.sort(&meetings, fromBit: Meeting.keyShift, bitCount: 64 - Meeting.keyShift)
      return meetings
    }
  }

  var count: Int { textIndices.count }

  /// The features of two ranks, with their entries.
  @inline(__always)
  func withFeatures<Result>(
    of left: UInt32,
    and right: UInt32,
    _ body: (UnsafeBufferPointer<UInt64>, UnsafeBufferPointer<UInt64>) -> Result
  ) -> Result {
    features[TextChunks.chunk(of: Int(left))].withUnsafeBufferPointer { leftChunk in
      features[TextChunks.chunk(of: Int(right))].withUnsafeBufferPointer { rightChunk in
        body(
          UnsafeBufferPointer(rebasing: leftChunk[entries[Int(left)].features]),
          UnsafeBufferPointer(rebasing: rightChunk[entries[Int(right)].features])
        )
      }
    }
  }
}

/// A bit for each word of a text, and one for each run: two texts weigh apart at least what their bits do.
struct TextSignature: Sendable, BitwiseCopyable {
  private var words = SIMD2<UInt64>()
  private var runs = SIMD2<UInt64>()

  @inline(__always)
  init(_ features: UnsafeBufferPointer<UInt64>) {
    for feature in features {
      let bit: UInt64 = 1 << (feature >> 1 & 63)
      // All ones or none, for either of the two lanes: branches could not be foreseen.
      let upper = 0 &- (feature >> 7 & 1)
      let lanes = SIMD2(bit & ~upper, bit & upper)
      let word = SIMD2<UInt64>(repeating: 0 &- (RunFeatures.isWord(feature) ? 1 : 0))
      words |= lanes & word
      runs |= lanes & ~word
    }
  }

  /// A signature of half the bits.
  @inline(__always) var half: Half { Half(bits: SIMD2(words.x | words.y, runs.x | runs.y)) }

  /// The least weight of what only one of two texts has.
  @inline(__always)
  func leastDiffering(from other: TextSignature) -> Int {
    let words = (words ^ other.words).nonzeroBitCount
    let runs = (runs ^ other.runs).nonzeroBitCount
    let weights = words &+ words &+ runs
    return Int(truncatingIfNeeded: weights.x &+ weights.y)
  }

  /// For the many comparisons, of which most end at the first look.
  struct Half: Sendable, BitwiseCopyable {
    fileprivate let bits: SIMD2<UInt64>

    @inline(__always)
    func leastDiffering(from other: Half) -> Int {
      let counts = (bits ^ other.bits).nonzeroBitCount
      return Int(truncatingIfNeeded: 2 &* counts.x &+ counts.y)
    }
  }
}

/// Where texts meet that may be similar: a part of a feature, a rank, and how much of the text is left there.
///
/// | bits | meaning |
/// |---|---|
/// | 34…63 | the upper part of a feature: how rare it is, and 25 bits of its hash |
/// | 6…33 | the rank |
/// | 0…5 | the weight of the text from this feature on, in 63rds of the whole, rounded up |
enum Meeting {
  /// How many ranks there may be; their features would fill eight gigabytes.
  static let rankLimit = 1 << 28
  static let keyShift = 34

  @inline(__always)
  static func make(_ feature: UInt64, rank: Int, rest: Int, of weight: Int) -> UInt64 {
    (feature & ~0 << UInt64(keyShift)) | UInt64(rank) << 6 | UInt64((63 * rest + weight - 1) / weight)
  }

  @inline(__always) static func key(_ meeting: UInt64) -> UInt64 { meeting >> UInt64(keyShift) }
  @inline(__always) static func rank(_ meeting: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: meeting >> 6) & UInt32(rankLimit - 1)
  }
  /// The most that a text of a weight has from the meeting's feature on.
  @inline(__always) static func mostRest(_ meeting: UInt64, of weight: Int) -> Int {
    Int(meeting & 63) * weight / 63
  }
  /// The partition of a feature, of a number that is a power of two.
  @inline(__always)
  static func partition(_ feature: UInt64, of count: Int) -> Int {
    Int(truncatingIfNeeded: feature >> UInt64(keyShift)) & (count - 1)
  }
}

/// A chunk of the table.
private struct FeaturePart: Sendable {
  var features: [UInt64] = []
  /// Their features start where they do in the chunk.
  var entries: [FeatureTable.Entry] = []
  var meetings: [[UInt64]]

  init(
    _ texts: FoldedTexts,
    _ ranked: ArraySlice<UInt32>,
    _ frequencies: RunFrequencies,
    _ threshold: SimilarityThreshold,
    _ partitionCount: Int
  ) {
    meetings = Array(repeating: [], count: partitionCount)
    entries.reserveCapacity(ranked.count)
    let capacity = ranked.reduce(0) {
      $0 + RunFeatures.mostCount(wordCount: Int(texts.digests[Int($1)].wordCount))
    }
    features = Array(unsafeUninitializedCapacity: capacity) { features, count in
      for (rank, index) in zip(ranked.indices, ranked) {
        let rest = UnsafeMutableBufferPointer(rebasing: features[count...])
        let written = texts.withWords(of: Int(index)) { RunFeatures.write($0, frequencies, to: rest) }
        let own = UnsafeBufferPointer(rebasing: rest[..<written.count])
        let entry = FeatureTable.Entry(
          startIndex: UInt32(count),
          featureCount: UInt32(written.count),
          weight: UInt32(RunFeatures.weight(wordCount: Int(texts.digests[Int(index)].wordCount))),
          sharedWeight: UInt32(written.weight),
          signature: TextSignature(own)
        )
        entries.append(entry)
        meet(rank, entry, own, threshold)
        count += written.count
      }
    }
  }

  /// Enters a rank under as few of its rarest features as it needs.
  ///
  /// Two similar texts have a common weight of `leastCommon` or more, so the first feature that they share has
  /// at least that weight from it on in both: only features with so much weight behind them are entered.
  private mutating func meet(
    _ rank: Int,
    _ entry: FeatureTable.Entry,
    _ features: UnsafeBufferPointer<UInt64>,
    _ threshold: SimilarityThreshold
  ) {
    let weight = Int(entry.weight)
    let least = threshold.leastPartner(of: weight)
    let partitionCount = meetings.count
    var rest = Int(entry.sharedWeight)
    for (index, feature) in features.enumerated() {
      if rest < least { return }
      // What a text repeats would only meet the same texts again.
      if index == 0 || features[index - 1] != feature {
        let partition = Meeting.partition(feature, of: partitionCount)
        meetings[partition].append(Meeting.make(feature, rank: rank, rest: rest, of: weight))
      }
      rest -= RunFeatures.weight(of: feature)
    }
  }
}
