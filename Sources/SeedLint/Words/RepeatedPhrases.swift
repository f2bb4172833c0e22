import SeedPlatform

/// Finds the runs of words that stand in a corpus more than so many times, each as long as all of its places
/// agree.
struct RepeatedPhrases: Sendable {
  /// A run of words and the positions of its first tokens, ascending.
  struct Phrase: Sendable {
    var positions: ArraySlice<UInt32>
    var wordCount: Int
  }

  /// The places of every repeated run, group by group, ascending in each.
  private struct Groups: Sendable {
    var positions: [UInt32] = []
    /// Where each group starts in `positions`, and the end.
    var starts: [Int] = [0]

    var count: Int { starts.count - 1 }
    subscript(group: Int) -> ArraySlice<UInt32> { positions[starts[group]..<starts[group + 1]] }
    func size(_ group: Int) -> Int { starts[group + 1] - starts[group] }

    mutating func append(_ other: Groups) {
      let base = positions.count
      positions += other.positions
      starts += other.starts.dropFirst().map { base + $0 }
    }
  }

  /// The shortest runs that are looked for, in words.
  let wordCount: Int
  /// How many of a run's words have to be content words.
  let contentWordCount: Int
  /// A run is reported when it has more places than this; 2 at least.
  let limit: Int

  /// The phrases, in no particular order but the same in every run.
  ///
  /// Every run of `wordCount` words is hashed and counted in a byte of a table, by one thread for each half of
  /// the hashes; only runs whose byte says more than `limit` are gathered into groups. Neighbours that have the
  /// same number of places are then joined.
  ///
  /// Where so much repeats that more than `gatheredCount` places would be gathered, only the runs with the most
  /// places are: the work stays bounded, and the rest shows when these are gone.
  ///
  /// - Complexity: O(tokens).
  func find(in corpus: WordCorpus) -> [Phrase] {
    let groups = self.groups(in: corpus.tokens)
    if groups.count == 0 { return [] }
    // The number of each position's group, from 1 on; 0 for none.
    var groupOfPosition = [UInt32](repeating: 0, count: corpus.tokens.count + 1)
    for group in 0..<groups.count {
      for position in groups[group] { groupOfPosition[Int(position)] = UInt32(group + 1) }
    }
    /// The one group that all of a group's places have next to them and that has no more places, or nil.
    func neighbor(_ group: Int, _ distance: Int) -> Int? {
      var found: UInt32 = 0
      for position in groups[group] {
        let place = Int(position) + distance
        guard place >= 0, groupOfPosition[place] != 0 else { return nil }
        if found != 0, found != groupOfPosition[place] { return nil }
        found = groupOfPosition[place]
      }
      guard found != 0, groups.size(Int(found) - 1) == groups.size(group) else { return nil }
      return Int(found) - 1
    }
    var phrases: [Phrase] = []
    for group in 0..<groups.count where neighbor(group, -1) == nil {
      var last = group
      var length = wordCount
      // A phrase that repeats itself could go round in circles; no text is longer than this.
      while length < 1000, let next = neighbor(last, 1) {
        last = next
        length += 1
      }
      phrases.append(Phrase(positions: groups[group], wordCount: length))
    }
    return phrases
  }

  private func groups(in tokens: [UInt32]) -> Groups {
    let halves = Collected<Groups>(count: 2)
    let finder = self
    Parallel.perform(count: 2, workers: min(2, Process.processorCount)) { half in
      halves.set(half, finder.groups(in: tokens, half: UInt64(half)))
    }
    return halves.all.reduce(into: Groups()) { $0.append($1) }
  }

  /// The groups of the runs whose hash has a top bit.
  private func groups(in tokens: [UInt32], half: UInt64) -> Groups {
    // A byte for every two tokens: half of the runs are counted here, and many are not counted at all.
    var counterCount = 1 << 12
    while counterCount < tokens.count / 2 { counterCount *= 2 }
    let mask = UInt64(counterCount - 1)
    var counters = [UInt8](repeating: 0, count: counterCount)
    counters.withUnsafeMutableBufferPointer { counters in
      forEachRun(in: tokens) { hash, _ in
        guard hash >> 63 == half else { return }
        let count = counters[Int(hash & mask)]
        if count < .max { counters[Int(hash & mask)] = count + 1 }
      }
    }
    let least = leastCount(counters)
    guard least < 256 else { return Groups() }
    // Numbers the runs in the order in which they come; those that only share a counter drop out by their size.
    var keys = [UInt64](repeating: 0, count: 1024)
    var numbers = [UInt32](repeating: 0, count: 1024)
    var sizes: [UInt32] = []
    var found: [(number: UInt32, position: UInt32)] = []
    forEachRun(in: tokens) { hash, position in
      guard hash >> 63 == half, counters[Int(hash & mask)] >= least else { return }
      if sizes.count * 2 >= keys.count { Self.grow(&keys, &numbers) }
      var place = Self.place(hash, keys.count)
      while keys[place] != 0, keys[place] != hash { place = (place + 1) & (keys.count - 1) }
      if keys[place] == 0 {
        keys[place] = hash
        numbers[place] = UInt32(sizes.count)
        sizes.append(0)
      }
      sizes[Int(numbers[place])] += 1
      found.append((numbers[place], position))
    }
    return gather(found, sizes)
  }

  /// The most places that are gathered in each half.
  private static let gatheredCount = 1 << 19

  /// The least count with which a run is gathered: one more than `limit`, or so many that there is room for all.
  /// More than 255 when no run has as many.
  private func leastCount(_ counters: [UInt8]) -> Int {
    var histogram = [Int](repeating: 0, count: 256)
    let limit = min(limit, 254)
    for count in counters where count > limit { histogram[Int(count)] += Int(count) }
    var places = 0
    var least = 256
    while least - 1 > limit, places == 0 || places + histogram[least - 1] <= Self.gatheredCount {
      least -= 1
      places += histogram[least]
    }
    return histogram[least...].contains { $0 > 0 } ? least : 256
  }

  /// Where the search for a hash starts in a table of a power of two.
  private static func place(_ hash: UInt64, _ capacity: Int) -> Int {
    Int(truncatingIfNeeded: hash >> 20) & (capacity - 1)
  }

  private static func grow(_ keys: inout [UInt64], _ numbers: inout [UInt32]) {
    let capacity = keys.count * 2
    var newKeys = [UInt64](repeating: 0, count: capacity)
    var newNumbers = [UInt32](repeating: 0, count: capacity)
    for (key, number) in zip(keys, numbers) where key != 0 {
      var place = Self.place(key, capacity)
      while newKeys[place] != 0 { place = (place + 1) & (capacity - 1) }
      newKeys[place] = key
      newNumbers[place] = number
    }
    keys = newKeys
    numbers = newNumbers
  }

  /// Puts positions together by number, leaving out the numbers that have too few.
  private func gather(_ found: [(number: UInt32, position: UInt32)], _ sizes: [UInt32]) -> Groups {
    var groups = Groups()
    var next = [Int](repeating: -1, count: sizes.count)
    var end = 0
    for (number, size) in sizes.enumerated() where size > limit {
      next[number] = end
      end += Int(size)
      groups.starts.append(end)
    }
    groups.positions = Array(repeating: 0, count: end)
    for (number, position) in found where next[Int(number)] >= 0 {
      groups.positions[next[Int(number)]] = position
      next[Int(number)] += 1
    }
    return groups
  }

  /// Gives the hash and the position of each run with enough content words that no stop interrupts.
  @inline(__always)
  private func forEachRun(in tokens: [UInt32], _ body: (UInt64, UInt32) -> Void) {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    // The weight of a run's first word once the last one is in.
    let weight = (1..<wordCount).reduce(into: UInt64(1)) { weight, _ in weight = weight &* factor }
    tokens.withUnsafeBufferPointer { tokens in
      var hash: UInt64 = 0
      var length = 0
      var contentCount = 0
      for index in tokens.indices {
        let token = tokens[index]
        if token == WordCorpus.stop {
          hash = 0
          length = 0
          contentCount = 0
          continue
        }
        if length == wordCount {
          hash = hash &- UInt64(tokens[index - wordCount]) &* weight
          contentCount -= Int(tokens[index - wordCount] & 1)
        } else {
          length += 1
        }
        hash = hash &* factor &+ UInt64(token)
        contentCount += Int(token & 1)
        guard length == wordCount, contentCount >= contentWordCount else { continue }
        let stirred = (hash ^ hash >> 31) &* 0xBF58_476D_1CE4_E5B9
        body(stirred ^ stirred >> 30, UInt32(truncatingIfNeeded: index + 1 - wordCount))
      }
    }
  }
}
