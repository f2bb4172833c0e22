import SeedPlatform

/// Finds the texts of a table that are similar, and joins them.
///
/// Under each key the shorter text of every two is held against the longer one. What must hold is asked from the
/// cheapest to the dearest: the lengths, how much of both is left from the key on, the signatures, whether the
/// two are joined already, and at last the features, one by one until too many differ. Nothing that is similar
/// is passed over: the first feature that two similar texts share is a key of both, and has enough behind it.
/// The result is that of comparing all with all, as long as the budget lasts.
///
/// Under a crowded key, a few of the last texts are tried first, which joins what belongs together in one pass;
/// then a text is held against large sets only until it belongs to them. What keeps hostile content from a
/// quadratic time is a budget of comparisons, 1,024 a text; where it does not suffice, the result says so. It is
/// counted by partition, and depends on the content alone.
struct SimilarityJoin: Sendable {
  /// Which keys are looked at.
  enum Keys {
    /// Those of so few texts that all are simply compared with all.
    case rare
    case crowded
  }

  /// Two ranks that are similar, and that nothing known joined.
  private(set) var pairs: [(lower: UInt32, higher: UInt32)] = []
  /// Whether all was compared that had to be.
  private(set) var isComplete = true

  private let table: FeatureTable
  private let threshold: SimilarityThreshold
  private var sets: DisjointSets
  /// How many more comparisons are made before crowded keys are given up.
  private var budget: Int

  /// Up to how many texts a key is not crowded.
  private static let crowd = 48
  /// How many of the last sets are tried in a crowd.
  private static let recentCount = 6
  /// From how many texts on the set of a crowd is a large one.
  private static let largeSet = 5
  /// How many comparisons the texts of a table may take; even a few may take some.
  static func budget(textCount: Int) -> Int { 1024 * textCount + (1 << 25) }

  /// Joins the similar texts of one partition of a table.
  ///
  /// - Parameters:
  ///   - sets: what is joined already.
  ///   - budget: how many comparisons may be made.
  /// - Complexity: O(keys + candidates × features), where candidates share a rare feature, and under crowded
  ///   keys are no more than the budget.
  init(
    _ table: FeatureTable,
    partition: Int,
    _ keys: Keys,
    _ sets: DisjointSets,
    threshold: SimilarityThreshold,
    budget: Int
  ) {
    self.table = table
    self.threshold = threshold
    self.sets = sets
    self.budget = budget
    var group: [Member] = []
    table.meetings[partition].withUnsafeBufferPointer { meetings in
      var start = 0
      while start < meetings.count {
        let key = Meeting.key(meetings[start])
        var end = start + 1
        while end < meetings.count, Meeting.key(meetings[end]) == key { end += 1 }
        let isWanted = keys == .rare ? end - start > 1 && end - start <= Self.crowd : end - start > Self.crowd
        if isWanted {
          group.removeAll(keepingCapacity: true)
          for meeting in meetings[start..<end] { group.append(Member(meeting, table, threshold)) }
          group.withUnsafeBufferPointer { keys == .rare ? joinAll($0) : joinCrowd($0) }
        }
        start = end
      }
    }
  }

  /// A text under a key: 32 bytes.
  private struct Member: BitwiseCopyable {
    let rank: UInt32
    let weight: Int32
    /// The most that a text weighs to which it can be similar, if this key has the first feature that they share.
    let heaviestPartner: Int32
    /// What it adds to the most by which the features of two similar texts differ.
    let spare: Int32
    let signature: TextSignature.Half

    @inline(__always)
    init(_ meeting: UInt64, _ table: FeatureTable, _ threshold: SimilarityThreshold) {
      rank = Meeting.rank(meeting)
      let entry = table.entries[Int(rank)]
      let rest = Meeting.mostRest(meeting, of: Int(entry.weight))
      weight = Int32(clamping: entry.weight)
      heaviestPartner = Int32(clamping: threshold.heaviestPartner(of: Int(entry.weight), sharing: rest))
      spare = Int32(clamping: threshold.spare(entry))
      signature = entry.signature.half
    }

    /// Whether texts that are as long or longer may find this one here.
    @inline(__always) var isFound: Bool { heaviestPartner >= weight }

    /// Whether two texts may be similar: neither is too heavy for the other, and their signatures are near.
    @inline(__always)
    func mayBeSimilar(to other: Member) -> Bool {
      let differing = Int32(truncatingIfNeeded: signature.leastDiffering(from: other.signature))
      // No answer is foreseeable, so that one branch on the signs of all is cheaper than three.
      return (heaviestPartner &- other.weight) | (other.heaviestPartner &- weight)
        | (spare &+ other.spare &- 8 &* differing) >= 0
    }
  }

  private mutating func joinAll(_ group: UnsafeBufferPointer<Member>) {
    var lowest = 0
    for index in 1..<group.count {
      let seeker = group[index]
      let least = threshold.leastPartner(of: Int(seeker.weight))
      while group[lowest].weight < least { lowest += 1 }
      for other in lowest..<index where group[other].mayBeSimilar(to: seeker) {
        compare(group[other].rank, seeker.rank)
      }
    }
  }

  private mutating func joinCrowd(_ group: UnsafeBufferPointer<Member>) {
    guard group.contains(where: \.isFound) else { return }
    joinNeighbors(group)
    // By set, then by rank: what is one set is passed over as a whole.
    var bySet: [UInt64] = []
    for (index, member) in group.enumerated() where member.isFound {
      bySet.append(UInt64(sets.root(of: member.rank)) << 32 | UInt64(index))
    }
    RadixSort.sort(&bySet, fromBit: 32)
    var largeSets: [[Member]] = []
    var isLoner = group.map(\.isFound)
    var rest = bySet[...]
    while let first = rest.first {
      let run = rest.prefix { $0 >> 32 == first >> 32 }
      rest = rest.dropFirst(run.count)
      if run.count < Self.largeSet { continue }
      let indices = run.map { Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF) }
      for index in indices { isLoner[index] = false }
      largeSets.append(indices.map { group[$0] })
    }
    let loners = group.indices.filter { isLoner[$0] }.map { group[$0] }
    var lowest = 0
    var end = 0
    for seeker in group {
      if budget < 0 {
        isComplete = false
        return
      }
      let least = threshold.leastPartner(of: Int(seeker.weight))
      while lowest < loners.count, loners[lowest].weight < least { lowest += 1 }
      while end < loners.count, loners[end].rank < seeker.rank { end += 1 }
      if lowest < end { join(seeker, to: loners, lowest..<end) }
      for set in largeSets { join(seeker, toSet: set) }
    }
  }

  @inline(__always)
  private mutating func join(_ seeker: Member, to others: [Member], _ range: Range<Int>) {
    budget -= range.count
    others.withUnsafeBufferPointer { others in
      for index in range where others[index].mayBeSimilar(to: seeker) {
        compare(others[index].rank, seeker.rank)
      }
    }
  }

  /// Holds a text against those of one set, until it belongs to it.
  private mutating func join(_ seeker: Member, toSet set: [Member]) {
    budget -= 1
    if sets.root(of: set[0].rank) == sets.root(of: seeker.rank) { return }
    for other in set {
      if other.rank >= seeker.rank { return }
      budget -= 1
      if other.mayBeSimilar(to: seeker), compare(other.rank, seeker.rank) { return }
    }
  }

  /// Holds each text against the last ones of other sets.
  private mutating func joinNeighbors(_ group: UnsafeBufferPointer<Member>) {
    var recent: [Member] = []
    for seeker in group {
      for other in recent where other.mayBeSimilar(to: seeker) { compare(other.rank, seeker.rank) }
      budget -= recent.count
      guard seeker.isFound else { continue }
      let root = sets.root(of: seeker.rank)
      if let known = recent.firstIndex(where: { sets.root(of: $0.rank) == root }) {
        recent.remove(at: known)
      } else if recent.count == Self.recentCount {
        recent.removeFirst()
      }
      recent.append(seeker)
    }
  }

  /// Joins two texts if they are similar; true where they are one set now.
  @discardableResult
  private mutating func compare(_ lower: UInt32, _ higher: UInt32) -> Bool {
    if sets.root(of: lower) == sets.root(of: higher) { return true }
    let (left, right) = (table.entries[Int(lower)], table.entries[Int(higher)])
    let most = (threshold.spare(left) + threshold.spare(right)) / 8
    guard left.signature.leastDiffering(from: right.signature) <= most, areSimilar(lower, higher),
      sets.join(lower, higher)
    else { return false }
    pairs.append((lower, higher))
    return true
  }

  /// Whether two texts are similar; gives up as soon as one lacks too much.
  private mutating func areSimilar(_ lower: UInt32, _ higher: UInt32) -> Bool {
    let (left, right) = (table.entries[Int(lower)], table.entries[Int(higher)])
    let least = threshold.leastCommon(ofSum: Int(left.weight) + Int(right.weight))
    // What each may still lack.
    var leftRest = Int(left.sharedWeight) - least
    var rightRest = Int(right.sharedWeight) - least
    if leftRest < 0 || rightRest < 0 { return false }
    var leftIndex = 0
    var rightIndex = 0
    defer { budget -= (leftIndex + rightIndex) / 8 }
    return table.withFeatures(of: lower, and: higher) { left, right in
      while leftIndex < left.count, rightIndex < right.count {
        let (one, other) = (left[leftIndex], right[rightIndex])
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
      for index in leftIndex..<left.count { leftRest -= RunFeatures.weight(of: left[index]) }
      return leftRest >= 0
    }
  }
}

extension SimilarityThreshold {
  /// What a text adds to the most by which the features of two similar texts differ, in eighths.
  @inline(__always)
  fileprivate func spare(_ entry: FeatureTable.Entry) -> Int {
    differingEighths(of: Int(entry.weight)) - 8 * Int(entry.weight - entry.sharedWeight)
  }
}
