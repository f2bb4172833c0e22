public import SeedModel
public import SeededRandom

/// Which tidbits a user has had in the running round of each pool (spec: Post-Outcome Micro-Education).
///
/// Each pool goes by the rules of ``SeededRandom/ShuffledRounds``: every member once a round, no round
/// beginning with the last one's end. A pool of one that has given its tidbit has none left.
public struct TidbitRounds: Hashable, Sendable, Codable {
  /// The running round of a pool that has given one.
  struct Round: Hashable, Sendable, Codable {
    var bug: BugID
    var trigger: EducationTrigger
    /// The members, shuffled for this round.
    var order: [TidbitID]
    /// How many of them were given.
    var given: Int
  }

  /// The rounds that have begun, in the order in which their pools did.
  private(set) var rounds: [Round] = []
  /// Tidbits that the user deleted, with when.
  private(set) var deleted: [Deletion<MicroEducation>] = []

  /// No round begun.
  public init() {}

  /// A tidbit for a bug and trigger, else of the bug's fallback pool; nil where neither has one that is not
  /// the one given last.
  ///
  /// - Complexity: O(pools) and, at the beginning of a round, O(pool).
  public mutating func next(
    bug: BugID,
    trigger: EducationTrigger,
    in pools: TidbitPools,
    with random: inout SplitMix64
  ) -> TidbitID? {
    next(bug, trigger, of: pools.members(bug, trigger), with: &random)
      ?? next(bug, .general, of: pools.members(bug, .general), with: &random)
  }

  private mutating func next(
    _ bug: BugID,
    _ trigger: EducationTrigger,
    of all: ArraySlice<TidbitID>,
    with random: inout SplitMix64
  ) -> TidbitID? {
    let members = deleted.isEmpty ? all : all.filter { id in !deleted.contains { $0.id == id } }[...]
    guard !members.isEmpty else { return nil }
    guard let index = rounds.firstIndex(where: { $0.trigger == trigger && $0.bug == bug }) else {
      rounds.append(Round(bug: bug, trigger: trigger, order: [], given: 0))
      return rounds[rounds.count - 1].begin(members, with: &random)
    }
    if rounds[index].given < rounds[index].order.count {
      rounds[index].given += 1
      return rounds[index].order[rounds[index].given - 1]
    }
    if members.count == 1, rounds[index].order.last == members.first { return nil }
    return rounds[index].begin(members, with: &random)
  }

  /// Keeps the rounds whose pools are the same in a content; the others begin again.
  mutating func bind(to pools: TidbitPools) {
    rounds.removeAll { round in
      let members = pools.members(round.bug, round.trigger).filter { id in
        !deleted.contains { $0.id == id }
      }
      return round.order.sorted() != members.sorted() || !(0...members.count).contains(round.given)
    }
  }

  /// Takes a tidbit out of every draw, or lets it back in.
  mutating func delete(_ tidbit: TidbitID, at deletion: Deletion<MicroEducation>?) {
    deleted.removeAll { $0.id == tidbit }
    if let deletion { deleted.append(deletion) }
    for index in rounds.indices {
      guard let at = rounds[index].order.firstIndex(of: tidbit) else { continue }
      rounds[index].order.remove(at: at)
      if at < rounds[index].given { rounds[index].given -= 1 }
    }
  }
}

extension TidbitRounds.Round {
  /// Shuffles the members for a new round and gives the first.
  mutating func begin(_ members: ArraySlice<TidbitID>, with random: inout SplitMix64) -> TidbitID? {
    let last = order.last
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: members)
    random.shuffle(&order)
    if order.count > 1, order[0] == last { order.swapAt(0, 1 + random.below(order.count - 1)) }
    given = 1
    return order.first
  }
}
