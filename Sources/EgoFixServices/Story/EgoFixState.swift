public import SeedModel
public import SeededRandom

/// Everything about one user that the services decide by; records are named by their place in a content.
///
/// The state is a value: it is changed by ``EgoFix`` alone, and the same history gives the same state.
public struct EgoFixState: Hashable, Sendable {
  /// The random sources.
  public var random: RandomStreams
  /// The variants of copy used last.
  public var copy = CopyMemory()
  /// What the user has set.
  public var settings: EgoFixSettings
  /// Bugs, by place.
  public internal(set) var bugs: [BugState]
  /// Active bugs in the order of their ranks: the primary one, the others by activation, then id.
  public internal(set) var activeBugs: [Int32] = []
  /// Stable bugs.
  public internal(set) var stableCount: Int32 = 0
  /// The primary bug; nil before onboarding.
  public internal(set) var primaryBug: Int32?
  /// Fixes seen and applied.
  public internal(set) var fixes: FixMemory
  /// Tidbits given.
  public internal(set) var tidbits: TidbitRounds
  /// What the detectors read.
  public internal(set) var tallies: PatternTallies
  /// Patterns found, oldest first.
  public internal(set) var patterns: [PatternRecord] = []
  /// Consecutive days.
  public internal(set) var streak = Streak()
  /// The version, which never goes down.
  public internal(set) var version = EgoFixVersion.first
  /// Applied fixes of all kinds and bugs; of quick fixes one a day, so that crashing often makes no version.
  public internal(set) var applied: Int32 = 0
  /// The civil day of the latest quick fix that was counted as applied.
  public internal(set) var countedQuickFixDay: Int32 = .min
  /// Fixes that may still be marked, and those marked in that time, oldest first.
  public internal(set) var assignments: [Assignment] = []
  /// Crashes that were not rebooted yet, oldest first.
  public internal(set) var openCrashes: [OpenCrash] = []
  /// What is planned to be notified, by time.
  public internal(set) var notices: [Notice] = []
  /// The order of the diagnostic's questions.
  public internal(set) var queue = DiagnosticQueue()
  /// The Monday of the latest diagnostic week that was handed in or skipped.
  public internal(set) var lastDiagnosticWeek: Int32?
  /// What was done on which day, by day.
  public internal(set) var activity: [DayRecord] = []
  /// The latest civil day that was lived: an earlier one, as after a journey west, counts as this one.
  public internal(set) var day: Int32 = .min
  /// The latest instant at which something happened; nil before the first.
  public internal(set) var lastActivity: Int64?
  /// Whether a pattern surfaced in the running session.
  public internal(set) var hasShownPattern = false
  /// The pattern that the app was told to show; nil where it was told of none, or has shown it.
  public internal(set) var offeredPattern: Int32?
  /// The civil day for which it is decided whether a fix or rest comes.
  public internal(set) var decidedDay: Int32 = .min
  /// Whether that day is a rest day.
  public internal(set) var isRestDay = false
  /// The civil day of the latest daily fix or retest whose card was opened; nil before.
  public internal(set) var lastFixDay: Int32?
  /// The daily fix that was drawn and whose card was not opened yet; -1 for none.
  public internal(set) var drawnDaily: Int32 = -1
  /// The retest that was drawn and whose card was not opened yet; -1 for none.
  public internal(set) var drawnRetest: Int32 = -1
  /// The Monday of the latest week that was given a weekly fix.
  public internal(set) var weeklyWeek: Int32 = .min
  /// The civil day since which all bugs are stable without a crash; nil while that is not so.
  public internal(set) var allStableSince: Int32?

  /// What happened in the latest week and in the one before it.
  public internal(set) var weeks = WeekCounts()

  /// A crash that was not rebooted.
  public struct OpenCrash: Hashable, Sendable {
    /// Its identity.
    public var id: Identity
    /// The bug it named, by place; -1 for none.
    public var bug: Int32
  }

  /// A day on which something was done.
  public struct DayRecord: Hashable, Sendable {
    /// The civil day.
    public var day: Int32
    /// What was done.
    public var activity: DayActivity
  }

  /// A new user of a content.
  public init(content: EgoFixContent, policies: EgoFixPolicies, seed: UInt64) {
    random = RandomStreams(seed: seed)
    settings = EgoFixSettings(policies: policies)
    bugs = [BugState](repeating: BugState(), count: content.bugCount)
    fixes = FixMemory(fixCount: content.fixCount)
    tidbits = TidbitRounds(pools: content.tidbits)
    tallies = PatternTallies(bugCount: content.bugCount)
  }

  /// The active bugs by activation, then id.
  var bugsByActivation: [Int32] {
    let bugs = bugs
    return bugs.indices
      .filter { bugs[$0].status == .active }
      .sorted { (bugs[$0].activatedAt ?? 0, $0) < (bugs[$1].activatedAt ?? 0, $1) }
      .map { Int32($0) }
  }

  /// Counts the stable bugs and ranks the active ones: the primary one, the others by activation, then id.
  mutating func rankBugs() {
    let active = bugsByActivation
    activeBugs = active.filter { $0 == primaryBug } + active.filter { $0 != primaryBug }
    stableCount = Int32(bugs.count { $0.status == .stable })
  }
}
