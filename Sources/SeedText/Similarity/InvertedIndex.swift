import SeedPlatform

/// An inverted index: for each key, the texts that have it. Texts that may be similar share a key.
///
/// It has the distinct texts that are long enough and have a key.
struct InvertedIndex: Sendable {
  /// The texts' indices, ascending. Postings name a text by its place here.
  let textIndices: [UInt32]
  let outlines: [TextOutline]
  /// The postings of each partition, sorted by key and then by text.
  let postings: [[UInt64]]

  /// How many texts there are at least before the keys are spread over several partitions.
  private static let smallCount = 2048
  /// A fixed number, not the number of workers: where a join gives up depends on the partitions, and the
  /// result must not depend on the machine.
  private static let partitionCount = 16

  /// - Parameters:
  ///   - texts: of these, those that are compared by words.
  ///   - firsts: for each of them, the index of the first one that is the same.
  /// - Complexity: O(words), on all workers.
  init(
    _ texts: FoldedTexts,
    firsts: [UInt32],
    threshold: SimilarityThreshold,
    minimumWordCount: Int,
    workerCount: Int
  ) {
    let partitionCount = texts.count < Self.smallCount ? 1 : Self.partitionCount
    let filter = PrefixFilter(threshold, texts)
    let parts = Parallel.map(count: TextChunks.count(texts.count), workers: workerCount) { chunk in
      Part(
        texts,
        TextChunks.range(chunk, of: texts.count).filter {
          firsts[$0] == $0 && texts.isComparedByWords($0)
            && texts.digests[$0].wordCount >= max(1, minimumWordCount)
        },
        filter,
        partitionCount
      )
    }
    var bases: [Int] = []
    var count = 0
    for part in parts {
      bases.append(count)
      count += part.outlines.count
    }
    precondition(count <= Posting.textLimit, "a posting has 28 bits for a text")
    textIndices = Array(joining: parts.map(\.textIndices))
    outlines = Array(joining: parts.map(\.outlines))
    let firstTexts = bases
    postings = Parallel.map(count: partitionCount, workers: workerCount) { partition in
      var postings: [UInt64] = []
      postings.reserveCapacity(parts.reduce(0) { $0 + $1.postings(ofPartition: partition).count })
      for (part, first) in zip(parts, firstTexts) {
        for posting in part.postings(ofPartition: partition) {
          postings.append(Posting.moved(posting, by: first))
        }
      }
      RadixSort.sort(&postings, fromBit: Posting.sortedShift, bitCount: 64 - Posting.sortedShift)
      return postings
    }
  }

  var count: Int { textIndices.count }

  /// A chunk of the table.
  private struct Part: Sendable {
    private(set) var textIndices: [UInt32] = []
    private(set) var outlines: [TextOutline] = []
    /// By partition; the texts count from the chunk's first.
    private var postings: [UInt64] = []
    /// Where the postings of each partition start, and the end.
    private var starts: [Int] = []

    init(_ texts: FoldedTexts, _ chosen: [Int], _ filter: PrefixFilter, _ partitionCount: Int) {
      textIndices.reserveCapacity(chosen.count)
      outlines.reserveCapacity(chosen.count)
      var entered: [UInt64] = []
      let runCount = chosen.reduce(0) {
        $0 + RunFrequencies.runCount(wordCount: Int(texts.digests[$1].wordCount))
      }
      let runs = RunFrequencies.hashes(count: runCount) { add in
        for index in chosen { texts.withWords(of: index, add) }
      }
      let counts = texts.frequencies.counts(of: runs)
      var start = 0
      for index in chosen {
        texts.withWords(of: index) { words in
          let end = start + RunFrequencies.runCount(wordCount: words.count)
          let own = start..<end
          start = end
          guard
            let outline = filter.enter(words, runs[own], counts[own], text: outlines.count, &entered)
          else { return }
          textIndices.append(UInt32(truncatingIfNeeded: index))
          outlines.append(outline)
        }
      }
      var ends = [Int](repeating: 0, count: partitionCount + 1)
      for posting in entered { ends[Posting.partition(posting, of: partitionCount) + 1] += 1 }
      for partition in 1...partitionCount { ends[partition] += ends[partition - 1] }
      starts = ends
      postings = [UInt64](repeating: 0, count: entered.count)
      for posting in entered {
        let partition = Posting.partition(posting, of: partitionCount)
        postings[ends[partition]] = posting
        ends[partition] += 1
      }
    }

    func postings(ofPartition partition: Int) -> ArraySlice<UInt64> {
      postings[starts[partition]..<starts[partition + 1]]
    }
  }
}
