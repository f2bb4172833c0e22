import Synchronization

/// How often each run of three words comes in all texts together. A count may be too high, never too low:
/// runs share counters by their hash.
///
/// So a run whose counter says 1 really comes once, and is skipped from there on. The other counts only
/// decide which runs are tried first. Any order gives the right result; rare runs first is the fastest.
struct RunFrequencies: Sendable {
  private var counts: [UInt8]
  private let mask: UInt64

  /// - Parameter runCount: about how many runs there are.
  init(runCount: Int) {
    var capacity = 1 << 10
    // One byte for each run tells half of the runs that come once. 16 MiB at most.
    while capacity < runCount, capacity < 1 << 24 { capacity *= 2 }
    counts = [UInt8](repeating: 0, count: capacity)
    mask = UInt64(capacity - 1)
  }

  /// How many runs a text has: its ends count as words.
  @inline(__always)
  static func runCount(wordCount: Int) -> Int { wordCount + 2 }

  /// The hashes of the runs of some texts, one after the other.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - texts: gives the words of each text.
  static func hashes(
    count: Int,
    of texts: (_ add: (UnsafeBufferPointer<UInt32>) -> Void) -> Void
  ) -> [UInt64] {
    Array(unsafeUninitializedCapacity: count) { hashes, written in
      texts { words in
        var pair = boundary << 32 | boundary
        let end = written + runCount(wordCount: words.count)
        precondition(end <= count, "the texts have more runs than said")
        func write(_ word: UInt64) {
          hashes.initializeElement(at: written, to: WordMixing.mix(pair, word))
          written += 1
          pair = pair << 32 | word
        }
        for word in words { write(UInt64(word)) }
        write(boundary)
        write(boundary)
      }
    }
  }

  private static var boundary: UInt64 { WordMixing.boundary >> 32 }

  /// Counts runs by their hashes: nothing but that in one loop, so that many counters are waited for at once.
  mutating func add(_ hashes: [UInt64]) {
    counts.withUnsafeMutableBufferPointer { counts in
      for hash in hashes {
        let slot = Int(truncatingIfNeeded: hash & mask)
        let count = counts[slot]
        counts[slot] = count &+ (count < .max ? 1 : 0)
      }
    }
  }

  /// How often each of some runs comes; 255 stands for all that is more.
  func counts(of hashes: [UInt64]) -> [UInt8] {
    counts.withUnsafeBufferPointer { counts in
      hashes.map { counts[Int(truncatingIfNeeded: $0 & mask)] }
    }
  }

  /// Adds the counts of others of the same capacity.
  private mutating func merge(_ other: RunFrequencies) {
    precondition(other.mask == mask, "only counters of one capacity can be added")
    counts.withUnsafeMutableBufferPointer { counts in
      other.counts.withUnsafeBufferPointer { other in
        for slot in counts.indices {
          let sum = counts[slot] &+ other[slot]
          counts[slot] = sum < other[slot] ? .max : sum
        }
      }
    }
  }

  /// Counters for the threads that count at the same time. Their counts are added up afterwards. A sum does
  /// not depend on its order, even when it is cut off at a limit, so the result does not depend on the
  /// threads.
  final class Pool: Sendable {
    private let runCount: Int
    private let free: Mutex<[RunFrequencies]> = Mutex([])

    init(runCount: Int) { self.runCount = runCount }

    /// Lends counters to a closure.
    func with<Result>(_ body: (inout RunFrequencies) -> Result) -> Result {
      var counters = free.withLock { $0.popLast() } ?? RunFrequencies(runCount: runCount)
      defer { free.withLock { $0.append(counters) } }
      return body(&counters)
    }

    /// The counts of all.
    var sum: RunFrequencies {
      free.withLock { all in
        var sum = all.popLast() ?? RunFrequencies(runCount: 0)
        for other in all { sum.merge(other) }
        all = []
        return sum
      }
    }
  }
}
