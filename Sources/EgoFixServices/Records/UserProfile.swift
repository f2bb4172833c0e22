public import CivilTime
public import SeedModel

/// One user (spec: UserProfile).
public struct UserProfile: SyncRecord {
  /// The user's identity.
  public let id: Identity
  /// Such as `1.3`.
  public var currentVersion: String
  /// The bug that comes first; nil before onboarding.
  public var primaryBugId: Identity?
  /// Consecutive days of engagement.
  public var currentStreak: Int
  /// The most of them so far.
  public var longestStreak: Int
  /// The latest day of engagement; nil before the first.
  public var lastEngagementDate: CivilDate?
  /// Whether the week's freeze is unspent; it refills on Sunday.
  public var streakFreezeAvailable: Bool
  /// When the user began.
  public let createdAt: Instant
  /// When the profile was last saved.
  public var updatedAt: Instant
  /// When the user left; nil before.
  public var deletedAt: Instant?
  /// Where synchronization stands; nil before the first.
  public var syncToken: String?
  /// When it last took place; nil before the first.
  public var lastSyncedAt: Instant?

  /// A new user: version 1.0, no streak, the freeze available.
  public init(id: Identity, createdAt: Instant) {
    self.id = id
    currentVersion = "\(EgoFixVersion.first)"
    currentStreak = 0
    longestStreak = 0
    streakFreezeAvailable = true
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  /// Takes over what a state says on its day.
  public mutating func update(from state: EgoFixState, content: EgoFixContent) {
    currentVersion = "\(state.version)"
    primaryBugId = state.primaryBug.map { content.bugIDs[Int($0)] }
    var streak = state.streak
    streak.settle(before: state.day)
    currentStreak = Int(streak.current)
    longestStreak = Int(streak.longest)
    lastEngagementDate = streak.lastDay.map { CivilDate(dayNumber: Int($0)) }
    streakFreezeAvailable = streak.isFreezeAvailable(on: state.day)
  }
}
