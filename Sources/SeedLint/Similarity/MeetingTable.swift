import SeedPlatform

/// The distinct texts that are long enough and may be similar to others, and the keys under which they meet.
struct MeetingTable: Sendable {
  /// The texts' indices, ascending. In the table a text goes by its place here.
  let textIndices: [UInt32]
  let outlines: [TextOutline]
  /// The keys under which the texts meet, by partition, each sorted by key and then by text.
  let meetings: [[UInt64]]

  /// How many texts there are at least before the keys are spread over several partitions.
  private static let smallCount = 2048
  /// A fixed number, not that of the workers: within a partition, a join that gives up depends on it.
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
    let chooser = KeyChooser(threshold, texts)
    let parts = Parallel.map(count: TextChunks.count(texts.count), workers: workerCount) { chunk in
      Part(
        texts,
        TextChunks.range(chunk, of: texts.count).filter {
          firsts[$0] == $0 && texts.isComparedByWords($0)
            && texts.digests[$0].wordCount >= max(1, minimumWordCount)
        },
        chooser,
        partitionCount
      )
    }
    var bases: [Int] = []
    var count = 0
    for part in parts {
      bases.append(count)
      count += part.outlines.count
    }
    precondition(count <= Meeting.textLimit, "a meeting has 28 bits for a text")
    textIndices = Self.joined(parts.map(\.textIndices), count)
    outlines = Self.joined(parts.map(\.outlines), count)
    let firstTexts = bases
    meetings = Parallel.map(count: partitionCount, workers: workerCount) { partition in
      var meetings: [UInt64] = []
      meetings.reserveCapacity(parts.reduce(0) { $0 + $1.meetings(ofPartition: partition).count })
      for (part, first) in zip(parts, firstTexts) {
        for meeting in part.meetings(ofPartition: partition) {
          meetings.append(Meeting.moved(meeting, by: first))
        }
      }
      RadixSort.sort(&meetings, fromBit: Meeting.sortedShift, bitCount: 64 - Meeting.sortedShift)
      return meetings
    }
  }

  var count: Int { textIndices.count }

  private static func joined<Element>(_ parts: [[Element]], _ count: Int) -> [Element] {
    var all: [Element] = []
    all.reserveCapacity(count)
    for part in parts { all += part }
    return all
  }

  /// A chunk of the table.
  private struct Part: Sendable {
    private(set) var textIndices: [UInt32] = []
    private(set) var outlines: [TextOutline] = []
    /// By partition; the texts count from the chunk's first.
    private var meetings: [UInt64] = []
    /// Where the meetings of each partition start, and the end.
    private var starts: [Int] = []

    init(_ texts: FoldedTexts, _ chosen: [Int], _ chooser: KeyChooser, _ partitionCount: Int) {
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
            let outline = chooser.enter(words, runs[own], counts[own], text: outlines.count, &entered)
          else { return }
          textIndices.append(UInt32(truncatingIfNeeded: index))
          outlines.append(outline)
        }
      }
      var ends = [Int](repeating: 0, count: partitionCount + 1)
      for meeting in entered { ends[Meeting.partition(meeting, of: partitionCount) + 1] += 1 }
      for partition in 1...partitionCount { ends[partition] += ends[partition - 1] }
      starts = ends
      meetings = [UInt64](repeating: 0, count: entered.count)
      for meeting in entered {
        let partition = Meeting.partition(meeting, of: partitionCount)
        meetings[ends[partition]] = meeting
        ends[partition] += 1
      }
    }

    func meetings(ofPartition partition: Int) -> ArraySlice<UInt64> {
      meetings[starts[partition]..<starts[partition + 1]]
    }
  }
}

/// Where texts meet that may be similar: a part of the hash of a run or word, a text, and how much of it is left.
///
/// | bits | meaning |
/// |---|---|
/// | 38…63 | the upper bits of the hash: the key |
/// | 10…37 | the text, by its place in the table |
/// | 0…9 | the most that the text can share from here on, in 1023rds of its weight, rounded up |
enum Meeting {
  static let textLimit = 1 << 28
  private static let keyShift: UInt64 = 38
  /// Above the bits that tell partitions apart.
  static let sortedShift = 42

  @inline(__always)
  static func make(_ hash: UInt64, text: Int, rest: Int, of weight: Int) -> UInt64 {
    (hash >> keyShift) << keyShift | UInt64(text) << 10 | UInt64((1023 * rest + weight - 1) / weight)
  }

  @inline(__always) static func key(_ meeting: UInt64) -> UInt64 { meeting >> keyShift }
  @inline(__always) static func text(_ meeting: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: meeting >> 10) & UInt32(textLimit - 1)
  }
  /// The most that a text of a weight can share from here on.
  @inline(__always) static func mostRest(_ meeting: UInt64, of weight: Int) -> Int {
    Int(meeting & 1023) * weight / 1023
  }
  /// The same with a text so many places further.
  @inline(__always) static func moved(_ meeting: UInt64, by texts: Int) -> UInt64 {
    meeting + UInt64(texts) << 10
  }
  /// The partition of a meeting, of a number that is a power of two up to 16.
  @inline(__always)
  static func partition(_ meeting: UInt64, of count: Int) -> Int {
    Int(truncatingIfNeeded: meeting >> keyShift) & (count - 1)
  }
}
