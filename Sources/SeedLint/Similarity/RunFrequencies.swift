import SeedPlatform

/// How often words and runs of words come in all texts together: at least that often, never less than they do.
///
/// They share counters by their hash. A run's counter that says 1 is right, which spares that run all that
/// follows; the other counts only put features in an order, rare ones first, in which any order would be sound.
struct RunFrequencies: Sendable {
  private var runCounts: [UInt8]
  private var wordCounts: [UInt32]
  private let runMask: UInt64
  /// The classes of all that a run's counter may say, and those of the words once all are counted: they are looked
  /// up ten million times.
  private let runClasses: [UInt8]
  private var wordClasses: [UInt8] = []
  private static let wordMask: UInt64 = 0xFFFF

  /// The class of what comes once.
  static let onceClass: UInt64 = 0
  /// The class of what comes too often to be counted.
  static let lastClass: UInt64 = 31

  /// - Parameter runCount: about how many runs there are.
  init(runCount: Int) {
    var capacity = 1 << 10
    // Four mebibytes: above that, a counter is a cache miss each.
    while capacity < runCount, capacity < 1 << 22 { capacity *= 2 }
    runCounts = [UInt8](repeating: 0, count: capacity)
    wordCounts = [UInt32](repeating: 0, count: Int(RunFrequencies.wordMask) + 1)
    runMask = UInt64(capacity - 1)
    runClasses = (0...UInt8.max).map {
      UInt8($0 == .max ? RunFrequencies.lastClass : RunFrequencies.frequencyClass(UInt32($0)))
    }
  }

  /// Counts the words and runs of a text.
  @inline(__always)
  mutating func add(_ words: UnsafeBufferPointer<UInt64>) {
    runCounts.withUnsafeMutableBufferPointer { counts in
      RunFeatures.forEachRun(of: words) { run in
        let slot = Int(run & runMask)
        counts[slot] &+= counts[slot] < .max ? 1 : 0
      }
    }
    wordCounts.withUnsafeMutableBufferPointer { counts in
      for word in words { counts[Int(word & RunFrequencies.wordMask)] &+= 1 }
    }
  }

  /// Adds the counts of others of the same capacity.
  mutating func merge(_ other: RunFrequencies) {
    precondition(other.runMask == runMask, "only counters of one capacity can be added")
    runCounts.withUnsafeMutableBufferPointer { counts in
      other.runCounts.withUnsafeBufferPointer { other in
        for slot in counts.indices {
          let (sum, overflow) = counts[slot].addingReportingOverflow(other[slot])
          counts[slot] = overflow ? .max : sum
        }
      }
    }
    for slot in wordCounts.indices { wordCounts[slot] &+= other.wordCounts[slot] }
  }

  /// The class of a run; what is shared by texts is of another class than `onceClass`.
  @inline(__always)
  func runClass(of run: UInt64) -> UInt64 {
    UInt64(runClasses[Int(runCounts[Int(run & runMask)])])
  }

  /// The class of a word.
  @inline(__always)
  func wordClass(of word: UInt64) -> UInt64 {
    UInt64(wordClasses[Int(word & RunFrequencies.wordMask)])
  }

  /// Two classes an octave: 0, 2, 3, 4…5, 6…7, 8…11, and so on.
  @inline(__always)
  private static func frequencyClass(_ count: UInt32) -> UInt64 {
    if count < 2 { return onceClass }
    let octave = 31 - count.leadingZeroBitCount
    return min(lastClass, UInt64(2 * octave - 1) + UInt64(count >> UInt32(octave - 1) & 1))
  }
}

extension RunFrequencies {
  /// Counts the words and runs of the texts that are compared by words.
  ///
  /// - Complexity: O(words), on all workers.
  init(of texts: FoldedTexts, workerCount: Int) {
    let chunkCount = TextChunks.count(texts.count)
    let workers = max(1, min(workerCount, chunkCount))
    var runCount = 0
    for (index, digest) in texts.digests.enumerated() where texts.isComparedByWords(index) {
      runCount += Int(digest.wordCount) + 2
    }
    let capacity = runCount
    // Counters are added up afterwards: sums, even cut off at a limit, have no order.
    let parts = Parallel.map(count: workers, workers: workers) { worker in
      var frequencies = RunFrequencies(runCount: capacity)
      for chunk in stride(from: worker, to: chunkCount, by: workers) {
        for index in TextChunks.range(chunk, of: texts.count) where texts.isComparedByWords(index) {
          texts.withWords(of: index) { frequencies.add($0) }
        }
      }
      return frequencies
    }
    self = parts[0]
    for part in parts.dropFirst() { merge(part) }
    wordClasses = wordCounts.map { UInt8(RunFrequencies.frequencyClass($0)) }
  }
}
