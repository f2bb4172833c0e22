import SeedPlatform

/// Finds the runs of words that stand in a corpus more than so many times, each as long as all of its places
/// agree.
struct RepeatedPhrases: Sendable {
  /// A run of words and the positions of its first tokens, ascending.
  struct Phrase: Sendable {
    var positions: [UInt32]
    var wordCount: Int
  }

  /// The shortest runs that are looked for, in words.
  let wordCount: Int
  /// A run is reported when it has more places than this; 2 at least.
  let limit: Int

  /// The phrases, in no particular order but the same in every run.
  ///
  /// Every run of `wordCount` words is hashed and counted in two bits of a table, by one thread for each half of
  /// the hashes; only runs whose counter is full are gathered and sorted. Their neighbours of the same number
  /// are then joined.
  ///
  /// - Complexity: O(tokens) where little repeats, O(r log r) in the repeated runs r.
  func find(in corpus: WordCorpus) -> [Phrase] {
    let groups = self.groups(in: corpus.tokens)
    if groups.isEmpty { return [] }
    // The group of each position, 0 for none.
    var groupOfPosition = [UInt32](repeating: 0, count: corpus.tokens.count + 1)
    for (index, group) in groups.enumerated() {
      for position in group { groupOfPosition[Int(position)] = UInt32(index + 1) }
    }
    /// The one group that all of a group's places have next to them and that has no more places, or nil.
    func neighbor(_ group: Int, _ distance: Int) -> Int? {
      var found: UInt32?
      for position in groups[group] {
        let place = Int(position) + distance
        guard place >= 0, groupOfPosition[place] != 0 else { return nil }
        if let found, found != groupOfPosition[place] { return nil }
        found = groupOfPosition[place]
      }
      guard let found, groups[Int(found) - 1].count == groups[group].count else { return nil }
      return Int(found) - 1
    }
    var phrases: [Phrase] = []
    for group in groups.indices where neighbor(group, -1) == nil {
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

  /// The positions of each run of `wordCount` words that stands in more than `limit` places.
  private func groups(in tokens: [UInt32]) -> [[UInt32]] {
    let halves = Collected<[[UInt32]]>(count: 2)
    let finder = self
    Parallel.perform(count: 2, workers: min(2, Process.processorCount)) { half in
      halves.set(half, finder.groups(in: tokens, half: UInt64(half)))
    }
    return halves.all.flatMap { $0 }
  }

  private func groups(in tokens: [UInt32], half: UInt64) -> [[UInt32]] {
    var counterCount = 1 << 12
    while counterCount < tokens.count * 2 { counterCount *= 2 }
    let mask = UInt64(counterCount - 1)
    // Two bits a run, which stay at 3.
    var counters = [UInt8](repeating: 0, count: counterCount / 4)
    var isAnyFull = false
    forEachRun(in: tokens) { hash, _ in
      guard hash >> 63 == half else { return }
      let index = Int(hash & mask)
      let shift = UInt8(index & 3) * 2
      let count = counters[index >> 2] >> shift & 3
      if count == 3 { return }
      counters[index >> 2] += 1 << shift
      if count == 2 { isAnyFull = true }
    }
    guard isAnyFull else { return [] }
    var found: [(hash: UInt64, position: UInt32)] = []
    forEachRun(in: tokens) { hash, position in
      guard hash >> 63 == half else { return }
      let index = Int(hash & mask)
      if counters[index >> 2] >> (UInt8(index & 3) * 2) & 3 == 3 { found.append((hash, position)) }
    }
    found.sort { ($0.hash, $0.position) < ($1.hash, $1.position) }
    var groups: [[UInt32]] = []
    var start = 0
    while start < found.count {
      var end = start + 1
      while end < found.count, found[end].hash == found[start].hash { end += 1 }
      if end - start > limit { groups.append(found[start..<end].map(\.position)) }
      start = end
    }
    return groups
  }

  /// Gives the hash and the position of each run of words that no stop interrupts.
  @inline(__always)
  private func forEachRun(in tokens: [UInt32], _ body: (UInt64, UInt32) -> Void) {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    // The weight of a run's first word once the last one is in.
    let weight = (1..<wordCount).reduce(into: UInt64(1)) { weight, _ in weight = weight &* factor }
    tokens.withUnsafeBufferPointer { tokens in
      var hash: UInt64 = 0
      var length = 0
      for index in tokens.indices {
        let token = tokens[index]
        if token == WordCorpus.stop {
          hash = 0
          length = 0
          continue
        }
        if length == wordCount {
          hash = hash &- UInt64(tokens[index - wordCount]) &* weight
        } else {
          length += 1
        }
        hash = hash &* factor &+ UInt64(token)
        guard length == wordCount else { continue }
        let stirred = (hash ^ hash >> 31) &* 0xBF58_476D_1CE4_E5B9
        body(stirred ^ stirred >> 30, UInt32(truncatingIfNeeded: index + 1 - wordCount))
      }
    }
  }
}
