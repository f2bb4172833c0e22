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
  /// Every run of `wordCount` words is hashed and counted in a byte of a table; only runs whose byte says more
  /// than `limit` are gathered into groups. Neighbours that have the same number of places are then joined.
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

  /// A run that may be repeated, and where it is.
  private typealias Place = (hash: UInt64, position: UInt32)

  /// The groups of all runs: the tokens are read in stretches, one a thread, first to count runs, then to gather
  /// those that count; what is gathered is put together by the halves of the hashes.
  private func groups(in tokens: [UInt32]) -> Groups {
    let workers = min(2, Process.processorCount)
    let stretches = Self.stretches(of: tokens, count: workers)
    let finder = self
    // A byte for every two tokens in each half: many runs are not counted at all.
    var counterCount = 1 << 12
    while counterCount < tokens.count / 2 { counterCount *= 2 }
    let counted = counterCount
    var counters = [UInt8](repeating: 0, count: 0)
    for (index, part) in Parallel.map(
      count: workers,
      workers: workers,
      { finder.counters(of: tokens, stretches[$0], counterCount: counted) }
    ).enumerated() {
      if index == 0 { counters = part } else { Self.add(part, to: &counters) }
    }
    let all = counters
    let leasts = [leastCount(all[..<counted]), leastCount(all[counted...])]
    if leasts.allSatisfy({ $0 > 255 }) { return Groups() }
    let places = Parallel.map(count: workers, workers: workers) {
      finder.places(in: tokens, stretches[$0], all, leasts)
    }
    let halves = Parallel.map(count: 2, workers: workers) { half in
      finder.gather(places.map { $0[half] })
    }
    return halves.reduce(into: Groups()) { $0.append($1) }
  }

  /// Parts of the tokens, of about the same length, that end where a text does; a part may be empty.
  private static func stretches(of tokens: [UInt32], count: Int) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    for number in 1...count {
      var end = max(start, tokens.count * number / count)
      while end > 0, end < tokens.count, tokens[end - 1] != WordCorpus.stop { end += 1 }
      stretches.append(start..<end)
      start = end
    }
    return stretches
  }

  /// How often the runs of a stretch come, up to 255, by their half and their hash; they share counters.
  private func counters(of tokens: [UInt32], _ stretch: Range<Int>, counterCount: Int) -> [UInt8] {
    var counters = [UInt8](repeating: 0, count: 2 * counterCount)
    counters.withUnsafeMutableBufferPointer { counters in
      forEachRun(in: tokens, stretch) { hash, _ in
        let counter = Self.counter(hash, counterCount)
        let count = counters[counter]
        counters[counter] = count &+ (count < .max ? 1 : 0)
      }
    }
    return counters
  }

  @inline(__always)
  private static func counter(_ hash: UInt64, _ counterCount: Int) -> Int {
    Int(truncatingIfNeeded: hash >> 63) * counterCount + Int(truncatingIfNeeded: hash) & (counterCount - 1)
  }

  private static func add(_ part: [UInt8], to counters: inout [UInt8]) {
    counters.withUnsafeMutableBufferPointer { counters in
      part.withUnsafeBufferPointer { part in
        for index in counters.indices {
          let (sum, overflow) = counters[index].addingReportingOverflow(part[index])
          counters[index] = overflow ? .max : sum
        }
      }
    }
  }

  /// The runs of a stretch that come often enough, by their half, in the order in which they stand.
  private func places(
    in tokens: [UInt32],
    _ stretch: Range<Int>,
    _ counters: [UInt8],
    _ leasts: [Int]
  ) -> [[Place]] {
    var lower: [Place] = []
    var upper: [Place] = []
    counters.withUnsafeBufferPointer { counters in
      let counterCount = counters.count / 2
      let (least, leastOfUpper) = (leasts[0], leasts[1])
      forEachRun(in: tokens, stretch) { hash, position in
        let count = Int(counters[Self.counter(hash, counterCount)])
        if hash >> 63 == 0 {
          if count >= least { lower.append((hash, position)) }
        } else if count >= leastOfUpper {
          upper.append((hash, position))
        }
      }
    }
    return [lower, upper]
  }

  /// Puts the places of one half together by their runs. Those that only share a counter with others drop out.
  private func gather(_ parts: [[Place]]) -> Groups {
    // Numbers the runs in the order in which they come.
    var keys = [UInt64](repeating: 0, count: 1024)
    var numbers = [UInt32](repeating: 0, count: 1024)
    var sizes: [UInt32] = []
    var found: [(number: UInt32, position: UInt32)] = []
    found.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts {
      for (hash, position) in part {
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
    }
    return gather(found, sizes)
  }

  /// The most places that are gathered in each half.
  private static let gatheredCount = 1 << 19

  /// The least count with which a run is gathered: one more than `limit`, or so many that there is room for all.
  /// More than 255 when no run has as many.
  private func leastCount(_ counters: ArraySlice<UInt8>) -> Int {
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

  /// Gives the hash and the position of each run of a stretch with enough content words that no stop interrupts.
  @inline(__always)
  private func forEachRun(
    in tokens: [UInt32],
    _ stretch: Range<Int>,
    _ body: (UInt64, UInt32) -> Void
  ) {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    // The weight of a run's first word once the last one is in.
    let weight = (1..<wordCount).reduce(into: UInt64(1)) { weight, _ in weight = weight &* factor }
    tokens.withUnsafeBufferPointer { tokens in
      var hash: UInt64 = 0
      var length = 0
      var contentCount = 0
      for index in stretch {
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
