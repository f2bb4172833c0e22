public import CivilTime
public import SeedModel
public import SeededRandom

/// Everything about one user that the services decide by, and all that screens show of the present.
///
/// A value: ``EgoFixReducer`` makes the next one from it, and the same history gives the same state. Civil
/// days in it are counted from 1970-01-01.
public struct EgoFixState: Hashable, Sendable, Codable {
  /// The random sources.
  public internal(set) var random: RandomStreams
  /// The variants of copy used last.
  public internal(set) var copy = CopyMemory()
  /// What the user has set.
  public internal(set) var settings: EgoFixSettings
  /// The user's zone.
  public internal(set) var zone: ZoneRules
  /// Bugs, by id.
  public internal(set) var bugs: [BugState]
  /// Active bugs in the order of their ranks: the primary one, the others by activation, then id.
  public internal(set) var activeBugs: [BugID] = []
  /// Stable bugs.
  public internal(set) var stableCount: Int32 = 0
  /// The primary bug; nil before onboarding.
  public internal(set) var primaryBug: BugID?
  /// The civil day on which the first bug was taken up; nil before.
  public internal(set) var onboardedOn: Int32?
  /// Fixes seen, applied and deleted.
  public internal(set) var fixes: FixMemory
  /// Tidbits given.
  public internal(set) var tidbits = TidbitRounds()
  /// What the detectors read.
  public internal(set) var tallies: PatternTallies
  /// Patterns found, oldest first.
  public internal(set) var patterns: [PatternRecord] = []
  /// Consecutive days.
  public internal(set) var streak = Streak()
  /// The version. It goes down only where a record is deleted that it had needed.
  public internal(set) var version = EgoFixVersion.first
  /// Applied fixes of all kinds and bugs; of quick fixes one a day, so that crashing often makes no version.
  public internal(set) var applied: Int32 = 0
  /// The civil day of the latest quick fix that was counted as applied.
  public internal(set) var countedQuickFixDay = CivilDay.never
  /// Fixes that may still be marked, and those marked in that time, oldest first.
  public internal(set) var assignments: [Assignment] = []
  /// How far the user is with cards that are not marked, the one touched last behind the others.
  public internal(set) var progress: [EgoFixProgress] = []
  /// Crashes that were not rebooted yet, oldest first.
  public internal(set) var openCrashes: [OpenCrash] = []
  /// What is planned to be notified, by time.
  public internal(set) var notices: [Notice] = []
  /// The civil day of the latest reminder that has come: no second one comes on it. Nil before.
  public internal(set) var remindedOn: Int32?
  /// The timer that was started last, until it is stopped or its fix is marked; nil for none.
  public internal(set) var timer: FixTimer?
  /// The order of the diagnostic's questions.
  public internal(set) var queue = DiagnosticQueue()
  /// The Monday of the latest diagnostic week that was handed in or skipped.
  public internal(set) var lastDiagnosticWeek: Int32?
  /// What is said with the latest diagnostic: with its questions, then with its summary.
  public internal(set) var diagnosticLines: [EgoFixLine] = []
  /// The tidbit beside the diagnostic's questions; nil for none.
  public internal(set) var diagnosticTidbit: TidbitID?
  /// What was done on which day, by day.
  public internal(set) var activity: [DayRecord] = []
  /// The latest civil day that was lived: an earlier one, as after a journey west, counts as this one.
  public internal(set) var day = CivilDay.never
  /// The latest instant at which the user did something; nil before the first.
  public internal(set) var lastActivity: Instant?
  /// The instant of the last event or due; a clock that was set back counts as this.
  public internal(set) var clock = Instant.earliest
  /// The aside beside the streak; nil before the first session.
  public internal(set) var streakLine: EgoFixLine?
  /// Whether a pattern surfaced in the running session.
  public internal(set) var hasShownPattern = false
  /// The pattern that is to be shown; nil where there is none, or it was shown.
  public internal(set) var offeredPattern: Identity?
  /// The pattern that was shown in the running session; nil for none, and once it was read.
  public internal(set) var shownPattern: Identity?
  /// The civil day for which it is decided whether a fix or rest comes.
  public internal(set) var decidedDay = CivilDay.never
  /// Whether that day is a rest day.
  public internal(set) var isRestDay = false
  /// What is said on that rest day.
  public internal(set) var restSaid = EgoFixSaid()
  /// The civil day of the latest daily fix or retest whose card was opened; nil before.
  public internal(set) var lastFixDay: Int32?
  /// The daily fix that was drawn and whose card was not opened yet; nil for none.
  public internal(set) var drawnDaily: FixID?
  /// The retest that was drawn and whose card was not opened yet; nil for none.
  public internal(set) var drawnRetest: FixID?
  /// The Monday of the latest week that was given a weekly fix.
  public internal(set) var weeklyWeek = CivilDay.never
  /// The civil day since which all bugs are stable without a crash; nil while that is not so.
  public internal(set) var allStableSince: Int32?
  /// What happened in the latest week and in the one before it.
  public internal(set) var weeks = WeekCounts()

  /// A crash that was not rebooted.
  public struct OpenCrash: Hashable, Sendable, Codable {
    /// Its identity.
    public var id: Identity
    /// The bug it named; nil for none.
    public var bug: BugID?
    /// What the user wrote on it; nil for nothing.
    public var note: String?
    /// What is said after it.
    public var said = EgoFixSaid()
    /// The assignment of its quick fix; nil where there was none to give.
    public var quickFix: Identity?
  }

  /// A day on which something was done.
  public struct DayRecord: Hashable, Sendable, Codable {
    /// The civil day.
    public var day: Int32
    /// What was done.
    public var activity: DayActivity
  }

  /// A fix's timer.
  public struct FixTimer: Hashable, Sendable, Codable {
    /// The fix.
    public var fix: FixID
    /// When it ends.
    public var endsAt: Instant
  }

  /// A new user of a content.
  init(content: EgoFixContent, policies: EgoFixPolicies, seed: UInt64, zone: ZoneRules) {
    random = RandomStreams(seed: seed)
    settings = EgoFixSettings(policies: policies)
    self.zone = zone
    bugs = content.bugIDs.map { BugState($0) }
    fixes = FixMemory(fixes: content.fixes.map(\.id))
    tallies = PatternTallies(bugs: content.bugIDs)
  }

  /// The latest civil day that was lived; nil before the first.
  public var date: CivilDate? { day == CivilDay.never ? nil : CivilDate(dayNumber: Int(day)) }

  /// Where the user stands with a bug; nil for one that the content does not have.
  public subscript(bug: BugID) -> BugState? { bugs.first { $0.bug == bug } }

  /// The bugs that the user deleted.
  var deletedBugs: [BugID] { bugs.filter { $0.deletedAt != nil }.map(\.bug) }

  /// Whether the user deleted a bug.
  func isDeleted(_ bug: BugID?) -> Bool { bug.map { deletedBugs.contains($0) } ?? false }

  /// Whether a user has taken up a bug or chosen a primary one; before, no day is a rest day.
  public var isOnboarded: Bool { primaryBug != nil || !activeBugs.isEmpty || stableCount > 0 }

  /// The assignment that Today shows first: a quick fix that is not marked, else the day's own.
  public var shownAssignment: Assignment? { shownAssignment(nil).map { assignments[$0] } }

  /// The index of the assignment that Today shows: the one of a fix, else a quick fix that is not marked,
  /// else the day's own.
  func shownAssignment(_ fix: FixID?) -> Int? {
    if let fix { return assignments.lastIndex { $0.fix == fix } }
    return assignments.lastIndex { $0.kind == .quickFix && $0.outcome == .pending }
      ?? assignments.lastIndex { $0.isOfDay && $0.day == day }
  }

  /// The active bugs by activation, then id.
  var bugsByActivation: [BugID] {
    bugs.filter { $0.status == .active && $0.deletedAt == nil }
      .sorted { ($0.activatedAt ?? .earliest, $0.bug) < ($1.activatedAt ?? .earliest, $1.bug) }
      .map(\.bug)
  }

  /// Counts the stable bugs and ranks the active ones: the primary one, the others by activation, then id.
  mutating func rankBugs() {
    let active = bugsByActivation
    activeBugs = active.filter { $0 == primaryBug } + active.filter { $0 != primaryBug }
    stableCount = Int32(bugs.count { $0.status == .stable && $0.deletedAt == nil })
  }
}
