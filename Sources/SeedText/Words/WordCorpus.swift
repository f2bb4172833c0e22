import SeedSource

/// Runs of words of many texts, and the first two words of each text, for counting over the whole content.
///
/// The content is one long row of tokens. Each word is a token. So is each stop: the end of a text, of a
/// sentence, or of an arm of a message. A run is some words in a row, and never has a stop in it. Its
/// position is the number of its first token. A run takes 12 bytes: large content has millions of them.
package struct WordCorpus: Sendable {
  /// Where a text starts.
  package struct Text: Sendable, BitwiseCopyable {
    /// The text's index in the catalog.
    package var index: UInt32
    /// The position of its first token.
    package var start: UInt32
  }

  /// The first two words of a text, and where they stand: 24 bytes.
  package struct Opening: Sendable, BitwiseCopyable {
    package let hash: UInt64
    /// The text's index in the catalog.
    package let text: UInt32
    private let startOffset: UInt32
    private let endOffset: UInt32

    fileprivate init(_ first: Word, _ second: Word, text: Int) {
      hash = first.hash &* 31 &+ second.hash
      self.text = UInt32(truncatingIfNeeded: text)
      startOffset = first.startOffset
      endOffset = second.endOffset
    }

    /// Of the text's bytes, escapes resolved.
    package var byteRange: Range<Int> { Int(startOffset)..<Int(endOffset) }
  }

  /// How many partitions the runs are spread over, by their hash. All runs with one hash are in one
  /// partition. One partition has so few runs that a table of them fits into the cache of a processor core.
  static let partitionCount = 32

  private let parts: [Part]
  /// The position of the first token of each part.
  private let bases: [UInt32]

  /// The corpus of parts of the texts, in their order.
  package init(_ parts: [Part]) {
    var bases: [UInt32] = []
    var count = 0
    for part in parts {
      bases.append(UInt32(truncatingIfNeeded: count))
      count += part.tokenCount
    }
    self.parts = parts
    self.bases = bases
  }

  /// How the texts open that have two words, in the order of the catalog.
  package var openings: [Opening] { parts.flatMap(\.openings) }

  /// How many runs a partition has.
  func runCount(ofPartition partition: Int) -> Int {
    parts.reduce(0) { $0 + $1.runs(ofPartition: partition).count }
  }

  /// Gives the hash and the position of each run of a partition, by position.
  @inline(__always)
  func forEachRun(ofPartition partition: Int, _ body: (_ hash: UInt64, _ position: UInt32) -> Void) {
    // By index: taking a part out of the array would count a reference to each of its arrays.
    for index in parts.indices {
      let runs = parts[index].runs(ofPartition: partition)
      let base = bases[index]
      parts[index].hashes.withUnsafeBufferPointer { hashes in
        parts[index].positions.withUnsafeBufferPointer { positions in
          for run in runs { body(hashes[run], base &+ positions[run]) }
        }
      }
    }
  }

  /// The text in which a run stands.
  ///
  /// - Complexity: O(log texts).
  package func text(at position: UInt32) -> Text {
    let part = bases.indices.partitionPoint { bases[$0] <= position } - 1
    let texts = parts[part].texts
    var text = texts[texts.indices.partitionPoint { texts[$0].start <= position - bases[part] } - 1]
    text.start += bases[part]
    return text
  }

  /// How many of a text's words have to be read for `wordRange`. In a message it is all of them, since some
  /// of its words are no tokens.
  package static func wordLimit(_ position: UInt32, count: Int, of text: Text, isMessage: Bool) -> Int {
    isMessage ? .max : Int(position - text.start) + count
  }

  /// The words of a text that a run of tokens was made from.
  ///
  /// - Parameter words: the words of the text, at least `wordLimit` of them.
  package static func wordRange(_ position: UInt32, count: Int, of text: Text, in words: [Word]) -> Range<Int>
  {
    let first = Int(position - text.start)
    var token = 0
    var lower: Int?
    var upper: Int?
    for index in words.indices {
      if index > 0, Part.isStop(before: words[index]) { token += 1 }
      if words[index].shape.contains(.alternative) { continue }
      if token == first { lower = index }
      if token == first + count - 1 { upper = index }
      token += 1
    }
    guard let lower, let upper else { return 0..<0 }
    return lower..<upper + 1
  }
}

extension WordCorpus {
  /// The runs of some consecutive texts.
  package struct Part: Sendable {
    /// The texts that have runs, in the order of the catalog; positions start with the part.
    fileprivate private(set) var texts: [Text] = []
    fileprivate private(set) var tokenCount = 0
    fileprivate private(set) var openings: [Opening] = []
    /// The runs in the order in which they were added, until they are sorted.
    private var added: [Run] = []
    /// The sorted ones.
    fileprivate private(set) var hashes: [UInt64] = []
    fileprivate private(set) var positions: [UInt32] = []
    /// Where the runs of each partition start, and the end; empty until the runs are sorted.
    private var starts: [UInt32] = []

    private struct Run: BitwiseCopyable {
      var hash: UInt64
      var position: UInt32
    }

    package init() {}

    /// Adds the runs of the next text.
    ///
    /// - Parameter index: the text's index in the catalog.
    /// - Complexity: O(words).
    package mutating func add(_ words: [Word], ofText index: Int, _ shape: RunShape) {
      if words.count < shape.wordCount { return }
      let start = UInt32(truncatingIfNeeded: tokenCount)
      let known = added.count
      // Written to plain memory first, then appended at once. `append` for each element would check each time
      // whether the array is shared and has room.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: words.count) { tokens in
        withUnsafeTemporaryAllocation(of: Run.self, capacity: words.count) { runs in
          words.withUnsafeBufferPointer { words in
            var runCount = 0
            var sentenceStart = tokenCount
            var count = 0
            for index in words.indices {
              let word = words[index]
              if index > 0, Self.isStop(before: word) {
                let sentence = UnsafeBufferPointer(rebasing: tokens[..<count])
                Self.writeRuns(of: sentence, at: sentenceStart, shape, to: runs, &runCount)
                sentenceStart &+= count &+ 1
                count = 0
              }
              // A reader sees one arm of a message, never two. So only the first arm counts.
              if word.shape.contains(.alternative) { continue }
              // The upper half of the hash. Its lowest bit is replaced: 1 for a content word, 0 for a
              // function word.
              let isFunction: UInt32 = word.isNumber || word.isStopWord ? 1 : 0
              let token = UInt32(truncatingIfNeeded: word.hash >> 32) & ~3 | (3 &- isFunction)
              tokens.initializeElement(at: count, to: token)
              count &+= 1
            }
            let sentence = UnsafeBufferPointer(rebasing: tokens[..<count])
            Self.writeRuns(of: sentence, at: sentenceStart, shape, to: runs, &runCount)
            tokenCount = sentenceStart + count + 1
            added.append(contentsOf: UnsafeBufferPointer(rebasing: runs[..<runCount]))
          }
        }
      }
      if added.count > known {
        texts.append(Text(index: UInt32(truncatingIfNeeded: index), start: start))
      }
    }

    /// Adds the opening of the next text.
    ///
    /// - Parameter index: the text's index in the catalog.
    package mutating func addOpening(_ words: [Word], ofText index: Int) {
      if words.count > 1 { openings.append(Opening(words[0], words[1], text: index)) }
    }

    /// Whether a stop parts a word from the one before it.
    @inline(__always)
    fileprivate static func isStop(before word: Word) -> Bool { word.gap >= .sentence }

    /// Writes the runs of a sentence that have enough content words.
    ///
    /// - Parameter start: the position of the first token.
    private static func writeRuns(
      of tokens: UnsafeBufferPointer<UInt32>,
      at start: Int,
      _ shape: RunShape,
      to runs: UnsafeMutableBufferPointer<Run>,
      _ runCount: inout Int
    ) {
      let wordCount = shape.wordCount
      if tokens.count < wordCount { return }
      var sum: UInt64 = 0
      var contentCount = 0
      for token in tokens[..<(wordCount - 1)] {
        sum = sum &* RunShape.factor &+ UInt64(token)
        contentCount &+= Int(token & 1)
      }
      for first in 0...tokens.count - wordCount {
        let token = tokens[first &+ wordCount &- 1]
        sum = sum &* RunShape.factor &+ UInt64(token)
        contentCount &+= Int(token & 1)
        let stirred = (sum ^ sum >> 31) &* 0xBF58_476D_1CE4_E5B9
        // Every run is written; the count grows only for runs that have enough content words, so the next run
        // overwrites the others. A branch would be mispredicted half of the time.
        runs.initializeElement(
          at: runCount,
          to: Run(hash: stirred ^ stirred >> 30, position: UInt32(truncatingIfNeeded: start &+ first))
        )
        runCount &+= contentCount >= shape.contentWordCount ? 1 : 0
        sum = sum &- UInt64(tokens[first]) &* shape.firstWeight
        contentCount &-= Int(tokens[first] & 1)
      }
    }

    /// Sorts the runs by partition. Within a partition they keep their order.
    ///
    /// - Complexity: O(runs).
    package mutating func sort() {
      var ends = [Int](repeating: 0, count: partitionCount + 1)
      for run in added { ends[Self.partition(run.hash) + 1] += 1 }
      for partition in 1...partitionCount { ends[partition] += ends[partition - 1] }
      starts = ends.map { UInt32(truncatingIfNeeded: $0) }
      hashes = Array(repeating: 0, count: added.count)
      positions = Array(repeating: 0, count: added.count)
      ends.withUnsafeMutableBufferPointer { next in
        hashes.withUnsafeMutableBufferPointer { hashes in
          positions.withUnsafeMutableBufferPointer { positions in
            for run in added {
              let partition = Self.partition(run.hash)
              hashes[next[partition]] = run.hash
              positions[next[partition]] = run.position
              next[partition] += 1
            }
          }
        }
      }
      added = []
    }

    @inline(__always)
    private static func partition(_ hash: UInt64) -> Int {
      Int(truncatingIfNeeded: hash >> 32) & (partitionCount - 1)
    }

    /// - Precondition: the runs are sorted.
    @inline(__always)
    fileprivate func runs(ofPartition partition: Int) -> Range<Int> {
      Int(starts[partition])..<Int(starts[partition + 1])
    }
  }
}
