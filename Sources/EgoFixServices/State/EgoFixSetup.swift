import SeedModel

/// Where a user stands when a story begins in the middle.
public struct EgoFixSetup: Hashable, Sendable {
  /// The version.
  public var version = EgoFixVersion.first
  /// Days of engagement in a row, up to the day before the story begins.
  public var streak: Int32 = 0
  /// The most of them so far.
  public var longest: Int32 = 0
  /// Whether the week's freeze is unspent.
  public var isFreezeAvailable = true
  /// Bugs with their status, by place, in the order of their activation.
  public var bugs: [(bug: Int32, status: BugStatus)] = []
  /// The primary bug; nil before onboarding.
  public var primaryBug: Int32?

  /// A new user.
  public init() {}

  /// Whether both say the same.
  public static func == (left: EgoFixSetup, right: EgoFixSetup) -> Bool {
    left.version == right.version && left.streak == right.streak && left.longest == right.longest
      && left.isFreezeAvailable == right.isFreezeAvailable && left.primaryBug == right.primaryBug
      && left.bugs.elementsEqual(right.bugs) { $0 == $1 }
  }

  /// Hashes what is said.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(streak)
    hasher.combine(longest)
    hasher.combine(isFreezeAvailable)
    hasher.combine(primaryBug)
    for (bug, status) in bugs {
      hasher.combine(bug)
      hasher.combine(status)
    }
  }
}

extension EgoFix {
  /// A user whose story begins at a moment, somewhere in the middle; what the setup does not say is as with a
  /// new user. Places that are none of a bug are left out.
  public func newState(seed: UInt64, setup: EgoFixSetup, at moment: EgoFixMoment) -> EgoFixState {
    var state = newState(seed: seed)
    state.version = setup.version
    state.applied = Int32(clamping: min(Int(setup.version.units) * policies.fixesPerVersion, 1 << 30))
    if setup.streak > 0 || setup.longest > 0 {
      state.streak = Streak(
        current: setup.streak,
        longest: setup.longest,
        lastDay: moment.day - 1,
        isFreezeSpent: false
      )
    }
    if !setup.isFreezeAvailable { state.streak.frozenWeek = CivilDay.sunday(of: moment.day) }
    for (place, entry) in setup.bugs.enumerated() where isBug(entry.bug) {
      state.bugs[Int(entry.bug)].status = entry.status
      switch entry.status {
      case .active: state.bugs[Int(entry.bug)].activatedAt = moment.second - Int64(setup.bugs.count - place)
      case .stable:
        state.bugs[Int(entry.bug)].stableSince = moment.day
        state.bugs[Int(entry.bug)].retestFrom = moment.day
      case .identified, .resolved: break
      }
    }
    state.primaryBug = setup.primaryBug.flatMap { isBug($0) ? $0 : nil }
    state.rankBugs()
    state.queue = DiagnosticQueue(bugs: state.bugsByActivation)
    if state.activeBugs.isEmpty, state.stableCount > 0 { state.allStableSince = moment.day }
    return state
  }
}
