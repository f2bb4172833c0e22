/// Pressure's numbers, as `policies.json` states them and a bundle carries them.
public struct PressurePolicies: Hashable, Sendable {
  /// What a NO or a miss does to a tier higher than the misses alone would give.
  public var escalationAfterRecovery: EscalationAfterRecovery
  /// The streaks that are milestones, in days, ascending.
  public var milestoneDays: [Int]
  /// After the last of the milestones, every so many days is one.
  public var milestoneRepeatDays: Int
  /// A streak that passes the longest ended one is told from this length of the ended one on, in days.
  public var longestFromDays: Int
  /// For how many days reminders are planned, today included: 1…3.
  public var lookaheadDays: Int

  /// Makes policies.
  public init(
    escalationAfterRecovery: EscalationAfterRecovery,
    milestoneDays: [Int],
    milestoneRepeatDays: Int,
    longestFromDays: Int,
    lookaheadDays: Int
  ) {
    self.escalationAfterRecovery = escalationAfterRecovery
    self.milestoneDays = milestoneDays
    self.milestoneRepeatDays = milestoneRepeatDays
    self.longestFromDays = longestFromDays
    self.lookaheadDays = lookaheadDays
  }
}

/// What a NO or a miss does to a tier higher than the misses alone would give.
public enum EscalationAfterRecovery: UInt8, CaseIterable, Hashable, Sendable {
  /// The tier follows the misses exactly: after one YES at tier 3 a single NO gives tier 1.
  case literal
  /// The higher tier is kept.
  case neverLowers
}
