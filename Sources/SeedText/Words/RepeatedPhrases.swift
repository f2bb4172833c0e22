import SeedPlatform

/// Finds the runs of words that stand in a corpus more than so many times, each as long as all of its places
/// agree.
package struct RepeatedPhrases: Sendable {
  /// A run of words and the positions of its first tokens, ascending.
  package struct Phrase: Sendable {
    package var positions: ArraySlice<UInt32>
    package var wordCount: Int
  }

  /// The shortest runs that are looked for, in words: as many as those of the corpus have.
  package let wordCount: Int
  /// A run is reported when it has more places than this; 2 at least.
  package let limit: Int

  package init(wordCount: Int, limit: Int) {
    self.wordCount = wordCount
    self.limit = limit
  }

  /// The phrases, by the positions of their runs.
  ///
  /// The runs of each partition of the corpus are counted, and those that come too often are put together in
  /// groups. Neighbours that have the same number of places are then joined.
  ///
  /// - Complexity: O(runs), on all workers.
  package func find(in corpus: WordCorpus, workerCount: Int = Process.processorCount) -> [Phrase] {
    let finder = self
    let parts = Parallel.map(count: WordCorpus.partitionCount, workers: workerCount) { partition in
      finder.places(in: corpus, partition)
    }
    return Groups(parts).phrases(of: wordCount)
  }

  /// The places of the repeated runs of a partition, by position: the position in the upper half, in the
  /// lower one the number of the run.
  private struct Places: Sendable {
    var places: [UInt64] = []
    var groupCount = 0
  }

  private func places(in corpus: WordCorpus, _ partition: Int) -> Places {
    let runCount = corpus.runCount(ofPartition: partition)
    // A byte for every second run: most of what comes seldom is told apart, and all of it below.
    let counters = Self.capacity(2 * runCount)
    let limit = limit
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: counters) { counts in
      counts.initialize(repeating: 0)
      let mask = counters - 1
      corpus.forEachRun(ofPartition: partition) { hash, _ in
        let counter = Int(truncatingIfNeeded: hash) & mask
        counts[counter] &+= counts[counter] < .max ? 1 : 0
      }
      let least = UInt8(min(limit, 254))
      var found: [(hash: UInt64, position: UInt32)] = []
      corpus.forEachRun(ofPartition: partition) { hash, position in
        if counts[Int(truncatingIfNeeded: hash) & mask] > least { found.append((hash, position)) }
      }
      return group(found)
    }
  }

  /// A power of two.
  private static func capacity(_ least: Int) -> Int {
    var capacity = 64
    while capacity < least { capacity *= 2 }
    return capacity
  }

  /// Numbers the runs that come too often. Those that only share a counter with others drop out.
  private func group(_ found: [(hash: UInt64, position: UInt32)]) -> Places {
    var numbersByHash: [UInt64: UInt32] = [:]
    var sizes: [Int] = []
    var numbers: [UInt32] = []
    numbers.reserveCapacity(found.count)
    for (hash, _) in found {
      let number = numbersByHash[hash] ?? UInt32(sizes.count)
      if Int(number) == sizes.count {
        numbersByHash[hash] = number
        sizes.append(0)
      }
      sizes[Int(number)] += 1
      numbers.append(number)
    }
    // The numbers of those that stay.
    var result = Places()
    var groups = [UInt64](repeating: 0, count: sizes.count)
    for (number, size) in sizes.enumerated() where size > limit {
      groups[number] = UInt64(result.groupCount)
      result.groupCount += 1
    }
    for (place, number) in zip(found, numbers) where sizes[Int(number)] > limit {
      result.places.append(UInt64(place.position) << 32 | groups[Int(number)])
    }
    return result
  }

  /// The places of all repeated runs.
  private struct Groups {
    /// By position: the position in the upper half, in the lower one the group.
    private var places: [UInt64] = []
    /// The indices of the places of each group, ascending, group by group.
    private var members: [UInt32] = []
    /// Where each group starts in `members`, and the end.
    private var starts: [Int] = []

    init(_ parts: [Places]) {
      places.reserveCapacity(parts.reduce(0) { $0 + $1.places.count })
      var groupCount = 0
      for part in parts {
        places += part.places.lazy.map { $0 + UInt64(groupCount) }
        groupCount += part.groupCount
      }
      RadixSort.sort(&places, fromBit: 32)
      starts = [Int](repeating: 0, count: groupCount + 1)
      for place in places.indices { starts[group(of: place) + 1] += 1 }
      for group in 0..<groupCount { starts[group + 1] += starts[group] }
      var next = starts
      members = [UInt32](repeating: 0, count: places.count)
      for place in places.indices {
        members[next[group(of: place)]] = UInt32(truncatingIfNeeded: place)
        next[group(of: place)] += 1
      }
    }

    private var count: Int { starts.count - 1 }
    private func group(of place: Int) -> Int { Int(truncatingIfNeeded: places[place] & 0xFFFF_FFFF) }
    private func position(of place: Int) -> UInt32 { UInt32(truncatingIfNeeded: places[place] >> 32) }
    private func size(_ group: Int) -> Int { starts[group + 1] - starts[group] }

    /// The one group that all of a group's places have next to them and that has no more places, or nil.
    private func neighbor(_ group: Int, _ distance: Int) -> Int? {
      var found: Int?
      for member in members[starts[group]..<starts[group + 1]] {
        let place = Int(member)
        let other = place + distance
        guard places.indices.contains(other),
          Int(position(of: other)) == Int(position(of: place)) + distance
        else { return nil }
        if let found, found != self.group(of: other) { return nil }
        found = self.group(of: other)
      }
      guard let found, size(found) == size(group) else { return nil }
      return found
    }

    /// Joins groups that are neighbours of each other.
    ///
    /// - Parameter wordCount: how many words the run of a group has.
    func phrases(of wordCount: Int) -> [Phrase] {
      let positions = members.map { position(of: Int($0)) }
      var phrases: [Phrase] = []
      for group in 0..<count where neighbor(group, -1) == nil {
        var last = group
        var length = wordCount
        // A phrase that repeats itself could go round in circles; no text is longer than this.
        while length < 1000, let next = neighbor(last, 1) {
          last = next
          length += 1
        }
        phrases.append(Phrase(positions: positions[starts[group]..<starts[group + 1]], wordCount: length))
      }
      return phrases
    }
  }
}
