/// Finds the texts of an inverted index that are similar, and joins them into sets.
///
/// Every two texts under one key are compared. Cheap questions come first:
/// 1. Are the lengths near enough?
/// 2. Is enough of both texts left from the key on?
/// 3. Are the signatures near enough?
/// 4. Are the two in one set already?
/// 5. How many features differ? The count stops as soon as there are too many.
///
/// Nothing similar is missed: two similar texts share a key (`PrefixFilter`). So the result is the one of
/// comparing all texts with all, which the tests do (`NaiveSearch`).
///
/// A crowded key has many texts, and most of them belong together. They are sorted by weight. Each is
/// compared with a few of the texts before it, which joins most of a set in one pass. After that, a text is
/// compared with the members of a large set only until it has joined the set.
///
/// Texts made after one template could make this quadratic. So there is a budget of comparisons, 8,192 a text
/// and of many texts 1,024, which take no longer than all else that is done with a text; when it is used up,
/// the result says that it is incomplete. The budget is counted for each partition, so it depends on the
/// content alone and not on the number of threads.
struct SimilarityJoin {
  /// Which keys are looked at.
  enum Keys {
    /// Keys with few texts: all of them are compared with all.
    case rare
    case crowded
  }

  /// What came of a join.
  struct Result: Sendable {
    /// Two texts that are similar, and that nothing known joined, by their places in the table.
    var pairs: [(left: UInt32, right: UInt32)] = []
    /// Whether all was compared that had to be.
    var isComplete = true
  }

  private(set) var result = Result()

  private let table: InvertedIndex
  private var features: FeatureCache
  private let threshold: SimilarityThreshold
  private var sets: DisjointSets
  /// How many more comparisons are made before crowded keys are given up.
  private var budget: Int

  /// About how many postings are handled at once.
  private static let batch = 1024
  /// The most texts of a key that is not crowded.
  private static let crowd = 48
  /// How many texts, of different sets, a text of a crowd is first compared with.
  private static let recentCount = 6
  /// The fewest texts of a large set.
  private static let largeSet = 5
  /// How many comparisons the texts of an index may take.
  static func budget(textCount: Int) -> Int { min(8192 * textCount, 1024 * textCount + (1 << 25)) }

  /// Joins the similar texts of one partition of a table.
  ///
  /// - Parameters:
  ///   - sets: what is joined already.
  ///   - budget: how many comparisons may be made.
  /// - Complexity: O(keys + candidates × features), where candidates share a rare feature, and under crowded
  ///   keys are no more than the budget.
  init(
    _ table: InvertedIndex,
    _ features: FeatureCache,
    partition: Int,
    _ keys: Keys,
    _ sets: DisjointSets,
    threshold: SimilarityThreshold,
    budget: Int
  ) {
    self.table = table
    self.features = features
    self.threshold = threshold
    self.sets = sets
    self.budget = budget
    var wanted: [UInt64] = []
    var ends: [Int] = []
    table.postings[partition].withUnsafeBufferPointer { postings in
      var start = 0
      while start < postings.count {
        let key = Posting.key(postings[start])
        var end = start + 1
        while end < postings.count, Posting.key(postings[end]) == key { end += 1 }
        let isWanted = keys == .rare ? end - start > 1 && end - start <= Self.crowd : end - start > Self.crowd
        if isWanted {
          wanted.append(contentsOf: postings[start..<end])
          ends.append(wanted.count)
        }
        start = end
        if wanted.count < Self.batch, start < postings.count { continue }
        join(wanted, groupEnds: ends, keys)
        wanted.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Joins the texts of some groups that follow each other.
  private mutating func join(_ postings: [UInt64], groupEnds: [Int], _ keys: Keys) {
    // The outlines lie anywhere in memory. Copying all of them first lets the processor load many at once.
    let outlines = postings.map { table.outlines[Int(Posting.text($0))] }
    var members = zip(postings, outlines).map { Member($0, $1, threshold) }
    members.withUnsafeMutableBufferPointer { members in
      var start = 0
      for end in groupEnds {
        var group = UnsafeMutableBufferPointer(rebasing: members[start..<end])
        start = end
        if keys == .crowded { group.sort(by: Member.isInOrder) }
        keys == .rare ? joinAll(UnsafeBufferPointer(group)) : joinCrowd(UnsafeBufferPointer(group))
      }
    }
  }

  /// A text under a key: 32 bytes.
  private struct Member: BitwiseCopyable {
    let text: UInt32
    let weight: Int32
    /// The greatest weight of a text that can be similar to it, if this key is the first one that both share.
    let heaviestPartner: Int32
    /// Its part in the most by which the features of two similar texts may differ; the other text has the
    /// other part.
    let spare: Int32
    let signature: TextSignature

    @inline(__always)
    init(_ posting: UInt64, _ outline: TextOutline, _ threshold: SimilarityThreshold) {
      text = Posting.text(posting)
      let rest = Posting.mostRest(posting, of: Int(outline.weight))
      weight = outline.weight
      heaviestPartner = Int32(clamping: threshold.heaviestPartner(of: Int(weight), sharing: rest))
      spare = outline.spare
      signature = outline.signature
    }

    /// The order of texts in a crowd: by weight.
    static func isInOrder(_ left: Member, _ right: Member) -> Bool {
      (left.weight, left.text) < (right.weight, right.text)
    }

    /// Whether a text that is as long or longer can be similar to it under this key.
    @inline(__always) var isFound: Bool { heaviestPartner >= weight }

    /// Whether two texts may be similar: neither is too heavy for the other, and their signatures are near.
    @inline(__always)
    func mayBeSimilar(to other: Member) -> Bool {
      let differing = Int32(truncatingIfNeeded: signature.leastDiffering(from: other.signature))
      // The branch predictor cannot learn any of the three answers. One branch on the signs of all three is
      // cheaper.
      return (heaviestPartner &- other.weight) | (other.heaviestPartner &- weight)
        | (spare &+ other.spare &- 8 &* differing) >= 0
    }
  }

  private mutating func joinAll(_ group: UnsafeBufferPointer<Member>) {
    for index in 1..<group.count {
      let seeker = group[index]
      for other in 0..<index where group[other].mayBeSimilar(to: seeker) {
        compare(group[other].text, seeker.text)
      }
    }
  }

  private mutating func joinCrowd(_ group: UnsafeBufferPointer<Member>) {
    guard group.contains(where: \.isFound) else { return }
    joinNeighbors(group)
    // By set, then in their order, so that a set can be skipped as a whole.
    var bySet: [UInt64] = []
    for (index, member) in group.enumerated() where member.isFound {
      bySet.append(UInt64(sets.root(of: member.text)) << 32 | UInt64(index))
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
        result.isComplete = false
        return
      }
      let least = threshold.leastPartner(of: Int(seeker.weight))
      while lowest < loners.count, loners[lowest].weight < least { lowest += 1 }
      while end < loners.count, Member.isInOrder(loners[end], seeker) { end += 1 }
      if lowest < end { join(seeker, to: loners, lowest..<end) }
      for set in largeSets { join(seeker, toSet: set) }
    }
  }

  @inline(__always)
  private mutating func join(_ seeker: Member, to others: [Member], _ range: Range<Int>) {
    budget -= range.count
    others.withUnsafeBufferPointer { others in
      for index in range where others[index].mayBeSimilar(to: seeker) {
        compare(others[index].text, seeker.text)
      }
    }
  }

  /// Compares a text with the members of a set, until it has joined the set.
  private mutating func join(_ seeker: Member, toSet set: [Member]) {
    budget -= 1
    if sets.root(of: set[0].text) == sets.root(of: seeker.text) { return }
    for other in set {
      if !Member.isInOrder(other, seeker) { return }
      budget -= 1
      if other.mayBeSimilar(to: seeker), compare(other.text, seeker.text) { return }
    }
  }

  /// Compares each text with the last texts of the sets before it.
  private mutating func joinNeighbors(_ group: UnsafeBufferPointer<Member>) {
    var recent: [Member] = []
    for seeker in group {
      for other in recent where other.mayBeSimilar(to: seeker) { compare(other.text, seeker.text) }
      budget -= recent.count
      guard seeker.isFound else { continue }
      let root = sets.root(of: seeker.text)
      if let known = recent.firstIndex(where: { sets.root(of: $0.text) == root }) {
        recent.remove(at: known)
      } else if recent.count == Self.recentCount {
        recent.removeFirst()
      }
      recent.append(seeker)
    }
  }

  /// Joins two texts if they are similar. Returns whether they are in one set now.
  @discardableResult
  private mutating func compare(_ left: UInt32, _ right: UInt32) -> Bool {
    if sets.root(of: left) == sets.root(of: right) { return true }
    guard areSimilar(left, right), sets.join(left, right) else { return false }
    result.pairs.append((left, right))
    return true
  }

  /// Whether two texts are similar; gives up as soon as one lacks too much.
  private mutating func areSimilar(_ left: UInt32, _ right: UInt32) -> Bool {
    let (leftWeight, rightWeight) = (
      Int(table.outlines[Int(left)].weight), Int(table.outlines[Int(right)].weight)
    )
    let least = threshold.leastCommon(ofSum: leftWeight + rightWeight)
    // What each may still lack.
    var leftRest = leftWeight - least
    var rightRest = rightWeight - least
    if leftRest < 0 || rightRest < 0 { return false }
    var leftIndex = 0
    var rightIndex = 0
    defer { budget -= (leftIndex + rightIndex) / 2 }
    return features.with(table.textIndices[Int(left)], table.textIndices[Int(right)]) { left, right in
      while leftIndex < left.count, rightIndex < right.count, leftRest | rightRest >= 0 {
        let (one, other) = (left[leftIndex], right[rightIndex])
        // The branch predictor cannot learn which one is lower. Sums without a branch are cheaper.
        leftRest -= one < other ? RunFeatures.weight(of: one) : 0
        rightRest -= other < one ? RunFeatures.weight(of: other) : 0
        leftIndex += one <= other ? 1 : 0
        rightIndex += other <= one ? 1 : 0
      }
      if leftRest | rightRest < 0 { return false }
      for index in leftIndex..<left.count { leftRest -= RunFeatures.weight(of: left[index]) }
      return leftRest >= 0
    }
  }
}
