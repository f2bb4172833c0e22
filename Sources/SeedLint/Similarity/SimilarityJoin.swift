import SeedPlatform

/// Finds the texts of a table that are similar, and joins them.
///
/// Under each key the shorter text of every two is held against the longer one, unless the two are joined
/// already. What must hold is asked from the cheapest to the dearest: the lengths, the signatures, then the
/// features, one by one until too many differ. Nothing that is similar is passed over: the result is that of
/// comparing all with all, as long as the budget lasts.
///
/// Under a crowded key, a few of the last texts are tried first, which joins what belongs together in one pass;
/// then only texts of different sets are held against each other. What keeps hostile content from a quadratic
/// time is a budget of comparisons, 1,024 a text; where it does not suffice, the result says so. It is counted
/// by partition, and depends on the content alone.
struct SimilarityJoin: Sendable {
  /// Two ranks that are similar, and that no earlier ones of the partition joined.
  private(set) var pairs: [(lower: UInt32, higher: UInt32)] = []
  /// Whether all was compared that had to be.
  private(set) var isComplete = true

  private let table: FeatureTable
  private let threshold: SimilarityThreshold
  private var sets: DisjointSets
  /// How many more comparisons are made before crowded keys are given up.
  private var budget: Int

  /// Up to how many texts under one key are simply compared all with all.
  private static let crowd = 48
  /// How many of the last sets are tried in a crowd.
  private static let recentCount = 6
  /// How many comparisons the texts of a table may take; even a few may take some.
  static func budget(textCount: Int) -> Int { 1024 * textCount + (1 << 25) }

  /// Joins the similar texts of one partition of a table.
  ///
  /// - Parameter budget: how many comparisons may be made.
  /// - Complexity: O(keys + candidates × features), where candidates share a rare run of three words, and are
  ///   no more than the budget.
  init(_ table: FeatureTable, partition: Int, threshold: SimilarityThreshold, budget: Int) {
    self.table = table
    self.threshold = threshold
    sets = DisjointSets(count: table.count)
    self.budget = budget
    let meetings = table.meetings[partition]
    meetings.withUnsafeBufferPointer { meetings in
      var start = 0
      while start < meetings.count {
        let key = Meeting.key(meetings[start])
        var end = start + 1
        while end < meetings.count, Meeting.key(meetings[end]) == key { end += 1 }
        if end - start > 1 { joinGroup(UnsafeBufferPointer(rebasing: meetings[start..<end])) }
        start = end
      }
    }
  }

  @inline(__always)
  private mutating func joinGroup(_ group: UnsafeBufferPointer<UInt64>) {
    if group.count > SimilarityJoin.crowd {
      joinCrowd(group)
      return
    }
    for index in 1..<group.count {
      let seeker = Seeker(Meeting.rank(group[index]), table, threshold)
      for earlier in 0..<index where Meeting.isFound(group[earlier]) {
        compare(Meeting.rank(group[earlier]), seeker)
      }
    }
  }

  private mutating func joinCrowd(_ group: UnsafeBufferPointer<UInt64>) {
    guard group.contains(where: Meeting.isFound) else { return }
    var recent: [UInt32] = []
    for meeting in group {
      let rank = Meeting.rank(meeting)
      let seeker = Seeker(rank, table, threshold)
      for other in recent { compare(other, seeker) }
      guard Meeting.isFound(meeting) else { continue }
      let root = sets.root(of: rank)
      if let known = recent.firstIndex(where: { sets.root(of: $0) == root }) {
        recent.remove(at: known)
      } else if recent.count == SimilarityJoin.recentCount {
        recent.removeFirst()
      }
      recent.append(rank)
    }
    compareSets(of: group)
  }

  /// Holds the texts of different sets against each other, those of one key.
  private mutating func compareSets(of group: UnsafeBufferPointer<UInt64>) {
    // By set, then by rank: what is one set is passed over as a whole.
    var found: [UInt64] = []
    for meeting in group where Meeting.isFound(meeting) {
      let rank = Meeting.rank(meeting)
      found.append(UInt64(sets.root(of: rank)) << 32 | UInt64(rank))
    }
    RadixSort.sort(&found, fromBit: 32)
    var runs: [Range<Int>] = []
    for index in found.indices {
      if let last = runs.last, found[last.lowerBound] >> 32 == found[index] >> 32 {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    let ranks = found.map { UInt32(truncatingIfNeeded: $0) }
    let signatures = ranks.map { table.entries[Int($0)].signature }
    for meeting in group {
      let seeker = Seeker(Meeting.rank(meeting), table, threshold)
      for run in runs {
        if budget < 0 {
          isComplete = false
          return
        }
        if run.count > 4, sets.root(of: ranks[run.lowerBound]) == sets.root(of: seeker.rank) { continue }
        compare(run, ranks, signatures, seeker)
      }
    }
  }

  /// Holds a text against those of one set, until it belongs to it.
  @inline(__always)
  private mutating func compare(
    _ run: Range<Int>,
    _ ranks: [UInt32],
    _ signatures: [TextSignature],
    _ seeker: Seeker
  ) {
    var index = run.lowerBound
    defer { budget -= index - run.lowerBound + 1 }
    while index < run.upperBound, ranks[index] < seeker.rank {
      if signatures[index].leastDiffering(from: seeker.entry.signature) <= seeker.mostDiffering,
        compare(ranks[index], seeker)
      {
        return
      }
      index += 1
    }
  }

  /// The longer one of two texts, and what it asks of the other.
  private struct Seeker {
    let rank: UInt32
    let entry: FeatureTable.Entry
    let mostDiffering: Int

    @inline(__always)
    init(_ rank: UInt32, _ table: FeatureTable, _ threshold: SimilarityThreshold) {
      self.rank = rank
      entry = table.entries[Int(rank)]
      mostDiffering = threshold.mostDiffering(upTo: entry.weight)
    }
  }

  /// Joins two texts if they are similar; true where they are one set now.
  ///
  /// - Precondition: `lower` is not the higher rank.
  @discardableResult
  @inline(__always)
  private mutating func compare(_ lower: UInt32, _ seeker: Seeker) -> Bool {
    budget -= 1
    if lower < seeker.entry.lowestPartner { return false }
    let entry = table.entries[Int(lower)]
    if entry.signature.leastDiffering(from: seeker.entry.signature) > seeker.mostDiffering { return false }
    if sets.root(of: lower) == sets.root(of: seeker.rank) { return true }
    guard areSimilar(entry, seeker.entry), sets.join(lower, seeker.rank) else { return false }
    pairs.append((lower, seeker.rank))
    return true
  }

  /// Whether two texts are similar; gives up as soon as one lacks too much.
  private mutating func areSimilar(_ left: FeatureTable.Entry, _ right: FeatureTable.Entry) -> Bool {
    let least = threshold.leastCommon(ofSum: left.weight + right.weight)
    // What each may still lack.
    var leftRest = left.weight - least
    var rightRest = right.weight - least
    if leftRest < 0 || rightRest < 0 { return false }
    var leftIndex = left.features.lowerBound
    var rightIndex = right.features.lowerBound
    let leftEnd = left.features.upperBound
    let rightEnd = right.features.upperBound
    let start = leftIndex + rightIndex
    defer { budget -= (leftIndex + rightIndex - start) / 8 }
    return table.features.withUnsafeBufferPointer { features in
      while leftIndex < leftEnd, rightIndex < rightEnd {
        let (one, other) = (features[leftIndex], features[rightIndex])
        if one == other {
          leftIndex += 1
          rightIndex += 1
        } else if one < other {
          leftRest -= RunFeatures.weight(of: one)
          leftIndex += 1
        } else {
          rightRest -= RunFeatures.weight(of: other)
          rightIndex += 1
        }
        if leftRest < 0 || rightRest < 0 { return false }
      }
      for index in leftIndex..<leftEnd { leftRest -= RunFeatures.weight(of: features[index]) }
      return leftRest >= 0
    }
  }
}
