public import CivilTime

/// What one `sortOrder` carries from day to day.
public struct CommitmentSlot: Hashable, Sendable, Codable {
  /// What its history adds up to.
  public internal(set) var escalation: Escalation
  /// The last NO or miss, while a shield may still take it.
  public internal(set) var lastMiss: ShieldableMiss?
  /// Which variant of each key was said of the last answer or miss; nil before the first one, and in a state
  /// that an older version stored. A key that is not here is shown in its last variant.
  public internal(set) var said: [String: Int]?

  /// Makes a slot.
  public init(escalation: Escalation = Escalation()) { self.escalation = escalation }
}

/// A NO or a miss that a shield may take within its hour.
public struct ShieldableMiss: Hashable, Sendable, Codable {
  /// When it happened.
  public let at: Instant
  /// The record of its day.
  public internal(set) var record: Commitment
  /// The escalation before it.
  public let before: Escalation
  /// What was settled since; only a journey fits another day's answer into the hour.
  public internal(set) var since: [DayOutcome]
}
