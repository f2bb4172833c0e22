public import SeedModel

/// Which tidbits belong to which pool: one pool per bug and trigger.
public struct TidbitPools: Hashable, Sendable {
  /// The bugs, by index.
  let bugs: [BugID]
  /// Tidbits by pool.
  let ids: [TidbitID]
  /// For each bug and trigger the index of its first member, and behind the last one the count.
  private let starts: [Int32]

  /// Pools of tidbits; a pool keeps their order, and those of other bugs are left out.
  public init(bugs: [BugID], tidbits: [(bug: BugID, trigger: EducationTrigger, id: TidbitID)]) {
    self.bugs = bugs
    let triggers = EducationTrigger.allCases.count
    var members = [[TidbitID]](repeating: [], count: bugs.count * triggers)
    for tidbit in tidbits {
      guard let index = bugs.firstIndex(of: tidbit.bug) else { continue }
      members[index * triggers + Int(tidbit.trigger.rawValue)].append(tidbit.id)
    }
    var starts: [Int32] = [0]
    for pool in members { starts.append((starts.last ?? 0) + Int32(pool.count)) }
    ids = members.flatMap { $0 }
    self.starts = starts
  }

  /// The members of the pool of a bug and trigger; none for a bug that is not there.
  func members(_ bug: BugID, _ trigger: EducationTrigger) -> ArraySlice<TidbitID> {
    guard let index = bugs.firstIndex(of: bug) else { return [] }
    let pool = index * EducationTrigger.allCases.count + Int(trigger.rawValue)
    return ids[Int(starts[pool])..<Int(starts[pool + 1])]
  }
}
