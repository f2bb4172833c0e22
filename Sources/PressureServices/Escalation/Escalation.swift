/// What a commitment's history adds up to: the part of the escalation state that is a fold over records
/// (data model, "Escalation State").
public struct Escalation: Hashable, Sendable, Codable {
  /// 0 (Baseline), 1 (Nudge), 2 (Push) or 3 (Alarm).
  public internal(set) var tier: Int
  /// NO or MISSED days in a row; counts on past 3.
  public internal(set) var misses: Int
  /// YES days in a row that count towards leaving the tier; without bound at tier 0.
  public internal(set) var successes: Int
  /// YES days in a row.
  public internal(set) var streak: Int
  /// The longest streak so far, the current one included; never falls.
  public internal(set) var longest: Int
  /// The longest streak that has ended; what "your longest so far" is measured against.
  public internal(set) var longestEnded: Int

  /// The state before any history.
  public init() { self.init(tier: 0) }

  /// A state in the middle of a history; a number outside its range is cut to it.
  ///
  /// - Parameter longestEnded: where nil, the longest streak counts as ended unless it is the current one.
  public init(
    tier: Int,
    misses: Int = 0,
    successes: Int = 0,
    streak: Int = 0,
    longest: Int = 0,
    longestEnded: Int? = nil
  ) {
    func cut(_ count: Int) -> Int { min(max(count, 0), Escalation.countLimit) }
    self.tier = min(max(tier, 0), Escalation.highestTier)
    self.misses = cut(misses)
    self.successes = cut(successes)
    self.streak = cut(streak)
    self.longest = cut(longest)
    self.longestEnded = cut(longestEnded ?? (longest > streak ? longest : 0))
  }

  /// The highest tier there is.
  public static let highestTier = 3
  /// No history is longer; counts stop here.
  @usableFromInline static let countLimit = 1_000_000_000
}

/// The escalation state as the spec stores it: what the history adds up to, and the user's shields.
public struct EscalationState: Hashable, Sendable, Codable {
  /// What the history adds up to.
  public var escalation: Escalation
  /// The user's restart shields.
  public var shields: ShieldBalance

  /// Makes a state.
  public init(_ escalation: Escalation = Escalation(), shields: ShieldBalance = ShieldBalance()) {
    self.escalation = escalation
    self.shields = shields
  }

  /// The spec's `current_tier`, 0…3.
  public var currentTier: Int { escalation.tier }
  /// The spec's `consecutive_misses`.
  public var consecutiveMisses: Int { escalation.misses }
  /// The spec's `consecutive_successes`.
  public var consecutiveSuccesses: Int { escalation.successes }
  /// The spec's `current_streak`; what `streak_display` shows.
  public var currentStreak: Int { escalation.streak }
  /// The spec's `longest_streak`.
  public var longestStreak: Int { escalation.longest }
  /// The spec's `restart_shields_remaining`.
  public var restartShieldsRemaining: Int { shields.remaining }
}
