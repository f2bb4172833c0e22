import SeedPlatform

/// The features of all distinct texts that are long enough, and the keys under which they meet.
///
/// The texts are ranked by their number of words, so that of two the higher rank is never the shorter text.
struct FeatureTable: Sendable {
  /// The texts' indices, by rank.
  let textIndices: [UInt32]
  /// The features of all ranks one after the other.
  private(set) var features: [UInt64] = []
  /// By rank.
  private(set) var entries: [Entry] = []
  /// The keys under which the ranks meet, by partition, each in the order of ranks.
  private(set) var meetings: [[UInt64]]

  /// A text of the table: 32 bytes.
  struct Entry: Sendable, BitwiseCopyable {
    /// Where its features start.
    var startIndex: UInt32
    var wordCount: UInt32
    /// The lowest rank that is long enough to be similar to this one.
    var lowestPartner: UInt32 = 0
    var signature: TextSignature

    @inline(__always) var weight: Int { RunFeatures.weight(wordCount: Int(wordCount)) }
    @inline(__always) var features: Range<Int> {
      Int(startIndex)..<Int(startIndex) + RunFeatures.count(wordCount: Int(wordCount))
    }
  }

  /// How many ranks there are at least before the keys are spread over several partitions.
  private static let smallCount = 2048
  /// A fixed number, not that of the workers: within a partition, a join that gives up depends on it.
  private static let partitionCount = 16

  /// - Complexity: O(bytes of the texts), on all workers.
  init(
    _ texts: ComparedTexts,
    _ survey: TextSurvey,
    threshold: SimilarityThreshold,
    minimumWordCount: Int,
    workerCount: Int
  ) {
    let ranked = FeatureTable.rank(survey.digests, minimumWordCount: minimumWordCount)
    let partitionCount = ranked.count < FeatureTable.smallCount ? 1 : FeatureTable.partitionCount
    let frequencies = survey.frequencies
    let digests = survey.digests
    let chunkCount = TextChunks.count(ranked.count)
    let parts = Parallel.map(count: chunkCount, workers: workerCount) { chunk in
      FeaturePart(
        texts,
        digests,
        ranked,
        TextChunks.range(chunk, of: ranked.count),
        frequencies,
        threshold,
        partitionCount
      )
    }
    textIndices = ranked
    features.reserveCapacity(parts.reduce(0) { $0 + $1.features.count })
    entries.reserveCapacity(ranked.count)
    for part in parts {
      let start = UInt32(features.count)
      for var entry in part.entries {
        entry.startIndex += start
        entries.append(entry)
      }
      features += part.features
    }
    meetings = Parallel.map(count: partitionCount, workers: workerCount) { partition in
      var meetings: [UInt64] = []
      meetings.reserveCapacity(parts.reduce(0) { $0 + $1.meetings[partition].count })
      for part in parts { meetings += part.meetings[partition] }
      RadixSort.sort(&meetings, fromBit: 32)
      return meetings
    }
    findLowestPartners(threshold)
  }

  var count: Int { textIndices.count }

  /// The texts that are compared, each different one once, from the shortest to the longest.
  private static func rank(_ digests: [FoldedDigest], minimumWordCount: Int) -> [UInt32] {
    let firsts = FoldedDigest.firstOccurrences(of: digests)
    var ranked: [UInt64] = []
    for (index, digest) in digests.enumerated()
    where firsts[index] == index && digest.wordCount >= max(1, minimumWordCount) {
      ranked.append(UInt64(digest.wordCount) << 32 | UInt64(index))
    }
    RadixSort.sort(&ranked, fromBit: 32)
    return ranked.map { UInt32(truncatingIfNeeded: $0) }
  }

  private mutating func findLowestPartners(_ threshold: SimilarityThreshold) {
    var lowest = 0
    for rank in entries.indices {
      let least = threshold.leastPartner(of: entries[rank].weight)
      while entries[lowest].weight < least { lowest += 1 }
      entries[rank].lowestPartner = UInt32(lowest)
    }
  }
}

/// A bit for each word of a text, and one for each run: two texts weigh apart at least what their bits do.
struct TextSignature: Sendable, BitwiseCopyable {
  private var words: UInt64 = 0
  private var runs: UInt64 = 0

  @inline(__always)
  init(_ features: some Sequence<UInt64>) {
    for feature in features {
      let bit: UInt64 = 1 << (feature >> 1 & 63)
      if RunFeatures.isWord(feature) { words |= bit } else { runs |= bit }
    }
  }

  /// The least weight of what only one of two texts has.
  @inline(__always)
  func leastDiffering(from other: TextSignature) -> Int {
    2 * (words ^ other.words).nonzeroBitCount + (runs ^ other.runs).nonzeroBitCount
  }
}

/// The upper half of a feature with a rank: where texts meet that may be similar.
///
/// | bits | meaning |
/// |---|---|
/// | 32…63 | the upper half of a feature: how rare it is, and 27 bits of its hash |
/// | 1…31 | the rank |
/// | 0 | whether longer texts may find this one here |
enum Meeting {
  @inline(__always)
  static func make(_ feature: UInt64, rank: Int, isFound: Bool) -> UInt64 {
    feature & 0xFFFF_FFFF_0000_0000 | UInt64(rank) << 1 | (isFound ? 1 : 0)
  }

  @inline(__always) static func key(_ meeting: UInt64) -> UInt64 { meeting >> 32 }
  @inline(__always) static func rank(_ meeting: UInt64) -> UInt32 { UInt32(meeting >> 1 & 0x7FFF_FFFF) }
  @inline(__always) static func isFound(_ meeting: UInt64) -> Bool { meeting & 1 != 0 }
  /// The partition of a feature, of a number that is a power of two.
  @inline(__always)
  static func partition(_ feature: UInt64, of count: Int) -> Int { Int(feature >> 32) & (count - 1) }
}

/// A chunk of the table.
private struct FeaturePart: Sendable {
  var features: [UInt64] = []
  /// Their features start where they do in the chunk.
  var entries: [FeatureTable.Entry] = []
  var meetings: [[UInt64]]

  init(
    _ texts: ComparedTexts,
    _ digests: [FoldedDigest],
    _ ranked: [UInt32],
    _ ranks: Range<Int>,
    _ frequencies: RunFrequencies,
    _ threshold: SimilarityThreshold,
    _ partitionCount: Int
  ) {
    meetings = Array(repeating: [], count: partitionCount)
    entries.reserveCapacity(ranks.count)
    features.reserveCapacity(
      ranks.reduce(0) { $0 + RunFeatures.count(wordCount: Int(digests[Int(ranked[$1])].wordCount)) }
    )
    var words: [UInt64] = []
    let reader = texts.reader
    for rank in ranks {
      words.removeAll(keepingCapacity: true)
      reader.read(Int(ranked[rank])) { bytes, text in
        var scanner = ComparedWordScanner(bytes, isMessage: text.isMessage)
        while let word = scanner.next() { words.append(word.hash) }
      }
      let start = features.count
      RunFeatures.append(words, frequencies, to: &features)
      entries.append(
        FeatureTable.Entry(
          startIndex: UInt32(start),
          wordCount: UInt32(words.count),
          signature: TextSignature(features[start...])
        )
      )
      meet(rank, from: start, wordCount: words.count, threshold)
    }
  }

  /// Enters a rank under as few of its rarest features as it needs.
  ///
  /// Two similar texts have a common weight of `leastCommon` or more, so the first feature that they share has
  /// at least that weight from it on in both: only features with so much weight behind them are entered. What a
  /// text shares with one of its length or longer is more than what it may share with a shorter one; hence the
  /// longer one of two looks further than the shorter one can be found. What no other text has is passed over.
  private mutating func meet(
    _ rank: Int,
    from start: Int,
    wordCount: Int,
    _ threshold: SimilarityThreshold
  ) {
    let weight = RunFeatures.weight(wordCount: wordCount)
    let leastForLonger = threshold.leastCommon(ofSum: 2 * weight)
    let leastForShorter = threshold.leastPartner(of: weight)
    let partitionCount = meetings.count
    var rest = weight
    for index in start..<features.count {
      if rest < leastForShorter { return }
      let feature = features[index]
      // What a text repeats would only meet the same texts again.
      if RunFeatures.isShared(feature), index == start || features[index - 1] != feature {
        meetings[Meeting.partition(feature, of: partitionCount)].append(
          Meeting.make(feature, rank: rank, isFound: rest >= leastForLonger)
        )
      }
      rest -= RunFeatures.weight(of: feature)
    }
  }
}
