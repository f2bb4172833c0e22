public import CivilTime
public import SeedModel

/// One user (spec: UserProfile), as the state says.
public struct UserProfile: Hashable, Sendable, Identifiable {
  /// The user's identity.
  public let id: Identity
  /// Such as `1.3`.
  public let currentVersion: String
  /// The bug that comes first; nil before onboarding.
  public let primaryBugId: BugID?
  /// Consecutive days of engagement.
  public let currentStreak: Int
  /// The most of them so far.
  public let longestStreak: Int
  /// The latest day of engagement; nil before the first.
  public let lastEngagementDate: CivilDate?
  /// Whether the week's freeze is unspent; it refills on Sunday.
  public let streakFreezeAvailable: Bool
  /// When the user last did something; nil before the first time.
  public let updatedAt: Instant?

  /// The user of a state.
  public init(id: Identity, _ state: EgoFixState) {
    self.id = id
    currentVersion = "\(state.version)"
    primaryBugId = state.primaryBug
    var streak = state.streak
    streak.settle(before: state.day)
    currentStreak = Int(streak.current)
    longestStreak = Int(streak.longest)
    lastEngagementDate = streak.lastDay.map { CivilDate(dayNumber: Int($0)) }
    streakFreezeAvailable = streak.isFreezeAvailable(on: state.day)
    updatedAt = state.lastActivity
  }
}

/// A bug as a user has it: the content's record with the user's progress (spec: Bug).
public struct UserBug: Hashable, Sendable, Identifiable {
  /// The content's record, which is read-only.
  public var bug: Bug
  /// Where the user stands with it.
  public var status: BugStatus
  /// When it last became active; nil before.
  public let activatedAt: Instant?
  /// When the user deleted it; nil while it is not.
  public var deletedAt: Instant?

  /// The bug's identity.
  public var id: BugID { BugID(bug.id) }
  /// Whether it is worked on.
  public var isActive: Bool { status == .active && deletedAt == nil }
}

/// A fix as a user has it (spec: Fix).
public struct UserFix: Hashable, Sendable, Identifiable {
  /// The content's record, which is read-only.
  public var fix: Fix
  /// When the user deleted it; nil while it is not.
  public var deletedAt: Instant?

  /// The fix's identity.
  public var id: FixID { FixID(fix.id) }
  /// The bug that it works on.
  public var bugId: BugID { BugID(fix.bugID) }
}

/// A tidbit as a user has it (spec: MicroEducation).
public struct UserTidbit: Hashable, Sendable, Identifiable {
  /// The content's record, which is read-only.
  public var tidbit: MicroEducation
  /// When the user deleted it; nil while it is not.
  public var deletedAt: Instant?

  /// The tidbit's identity.
  public var id: TidbitID { TidbitID(tidbit.id) }
}
