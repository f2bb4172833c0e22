public import SeedModel
public import SeededRandom

/// Which tidbits a user has had in the running round of each pool (spec: Post-Outcome Micro-Education).
///
/// Each pool goes by the rules of ``SeededRandom/ShuffledRounds``, with the rounds of all pools in one array:
/// every member once a round, no round beginning with the last one's end. A pool of one that has given its
/// tidbit has none left.
public struct TidbitRounds: Hashable, Sendable {
  /// The members of each pool, shuffled for the running round.
  var order: [Int32]
  /// For each pool how many of the running round were given.
  var given: [Int32]

  /// No round begun.
  public init(pools: TidbitPools) {
    order = pools.members
    given = [Int32](repeating: 0, count: pools.count)
  }

  /// A tidbit for a bug and trigger, else of the bug's fallback pool; nil where neither has one that is not
  /// the one given last.
  ///
  /// - Complexity: O(pool) at the beginning of a round, else O(1).
  public mutating func next(
    bug: Int32,
    trigger: EducationTrigger,
    in pools: TidbitPools,
    with random: inout SplitMix64
  ) -> Int32? {
    next(pool: TidbitPools.index(bug, trigger), in: pools, with: &random)
      ?? next(pool: TidbitPools.index(bug, .general), in: pools, with: &random)
  }

  private mutating func next(pool: Int, in pools: TidbitPools, with random: inout SplitMix64) -> Int32? {
    let range = pools.range(of: pool)
    guard !range.isEmpty, range.count > 1 || given[pool] == 0 else { return nil }
    let done = Int(given[pool]) % range.count
    if done == 0 {
      let last = given[pool] == 0 ? nil : order[range.upperBound - 1]
      for place in range { order[place] = pools.members[place] }
      for count in stride(from: range.count, to: 1, by: -1) {
        order.swapAt(range.lowerBound + count - 1, range.lowerBound + random.below(count))
      }
      if range.count > 1, order[range.lowerBound] == last {
        order.swapAt(range.lowerBound, range.lowerBound + 1 + random.below(range.count - 1))
      }
    }
    given[pool] = Int32(truncatingIfNeeded: done + 1)
    return order[range.lowerBound + done]
  }
}
