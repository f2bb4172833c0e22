public import SeedModel

/// Which tidbits belong to which pool: one pool per bug and trigger.
public struct TidbitPools: Hashable, Sendable {
  /// Triggers, the fallback among them.
  static let triggerCount = EducationTrigger.allCases.count

  /// For each bug and trigger the place of its first member, and behind the last one the count.
  private let starts: [Int32]
  /// Tidbits by pool, each a place in the list that the pools were made of.
  let members: [Int32]

  /// Pools of tidbits, given by bug and trigger in their order; a pool keeps the order.
  public init(bugCount: Int, tidbits: [(bug: Int32, trigger: EducationTrigger)]) {
    var counts = [Int32](repeating: 0, count: bugCount * TidbitPools.triggerCount + 1)
    for tidbit in tidbits { counts[TidbitPools.index(tidbit.bug, tidbit.trigger) + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    starts = counts
    var members = [Int32](repeating: 0, count: tidbits.count)
    for (place, tidbit) in tidbits.enumerated() {
      let index = TidbitPools.index(tidbit.bug, tidbit.trigger)
      members[Int(counts[index])] = Int32(place)
      counts[index] += 1
    }
    self.members = members
  }

  /// Pools in all, empty ones among them.
  var count: Int { starts.count - 1 }

  /// The members of a pool, as a range of ``members``.
  func range(of pool: Int) -> Range<Int> { Int(starts[pool])..<Int(starts[pool + 1]) }

  /// The pool of a bug and trigger.
  static func index(_ bug: Int32, _ trigger: EducationTrigger) -> Int {
    Int(bug) * triggerCount + Int(trigger.rawValue)
  }
}
