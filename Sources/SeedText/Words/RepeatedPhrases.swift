/// Finds the runs of words that stand in a corpus more than so many times, each as long as all of its places
/// agree.
package struct RepeatedPhrases: Sendable {
  /// A run of words and the positions of its first tokens, ascending.
  package struct Phrase: Sendable {
    package var positions: [UInt32]
    package var wordCount: Int
  }

  /// The shortest runs that are looked for, in words.
  package let wordCount: Int
  /// How many of a run's words are content words at least.
  package let contentWordCount: Int
  /// A run is reported when it has more places than this; 2 at least.
  package let limit: Int

  package init(wordCount: Int, contentWordCount: Int, limit: Int) {
    self.wordCount = wordCount
    self.contentWordCount = contentWordCount
    self.limit = limit
  }

  /// The phrases, by the positions of their runs.
  ///
  /// The runs are counted by some bits of their hashes, and those that may come too often are put together in
  /// groups. Neighbors that have the same number of places are then joined.
  ///
  /// - Complexity: O(words).
  package func find(in corpus: WordCorpus) -> [Phrase] {
    var counts = HashCounts(capacity: corpus.tokens.count)
    forEachRun(of: corpus.tokens) { hash, _ in counts.add(hash) }
    let least = min(limit, 2)
    var positions: [UInt64: [UInt32]] = [:]
    forEachRun(of: corpus.tokens) { hash, position in
      if counts[hash] > least { positions[hash, default: []].append(UInt32(truncatingIfNeeded: position)) }
    }
    return Groups(positions.values.filter { $0.count > limit }).phrases(of: wordCount)
  }

  /// Calls a body with the hash and the position of each run that has enough content words.
  @inline(__always)
  private func forEachRun(of tokens: [UInt32], _ body: (_ hash: UInt64, _ position: Int) -> Void) {
    // By what the words of a run count more, one place further to the front, in the sum that is its hash.
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let firstWeight = (0..<wordCount).reduce(into: UInt64(1)) { weight, _ in weight = weight &* factor }
    var sum: UInt64 = 0
    var (length, contentCount) = (0, 0)
    for (index, token) in tokens.enumerated() {
      if token == WordCorpus.stop {
        (sum, length, contentCount) = (0, 0, 0)
        continue
      }
      sum = sum &* factor &+ UInt64(token)
      length += 1
      contentCount += Int(token & 1)
      if length > wordCount {
        let gone = tokens[index - wordCount]
        sum = sum &- UInt64(gone) &* firstWeight
        contentCount -= Int(gone & 1)
      }
      guard length >= wordCount, contentCount >= contentWordCount else { continue }
      let stirred = (sum ^ sum >> 31) &* 0xBF58_476D_1CE4_E5B9
      body(stirred ^ stirred >> 30, index - wordCount + 1)
    }
  }

  /// The places of all repeated runs.
  private struct Groups {
    /// The positions of each group, ascending; the groups by their first.
    private let groups: [[UInt32]]
    /// The group that stands at a position.
    private let groupsByPosition: [UInt32: Int]

    init(_ groups: [[UInt32]]) {
      self.groups = groups.sorted { $0[0] < $1[0] }
      var byPosition: [UInt32: Int] = [:]
      for (number, positions) in self.groups.enumerated() {
        for position in positions { byPosition[position] = number }
      }
      groupsByPosition = byPosition
    }

    /// The one group that all of a group's places have next to them and that has no more places, or nil.
    private func neighbor(_ group: Int, _ distance: Int) -> Int? {
      var found: Int?
      for position in groups[group] {
        let place = Int(position) + distance
        guard place >= 0, let other = groupsByPosition[UInt32(place)], found ?? other == other else {
          return nil
        }
        found = other
      }
      guard let found, groups[found].count == groups[group].count else { return nil }
      return found
    }

    /// Joins groups that are neighbors of each other.
    ///
    /// - Parameter wordCount: how many words the run of a group has.
    func phrases(of wordCount: Int) -> [Phrase] {
      groups.indices.filter { neighbor($0, -1) == nil }.map { group in
        var last = group
        var length = wordCount
        // A phrase that repeats itself could go round in circles; no text is longer than this.
        while length < 1000, let next = neighbor(last, 1) {
          last = next
          length += 1
        }
        return Phrase(positions: groups[group], wordCount: length)
      }
    }
  }
}
