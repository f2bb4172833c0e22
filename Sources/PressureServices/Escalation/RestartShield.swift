public import CivilTime

/// The user's restart shields: one at most, paid only.
public struct ShieldBalance: Hashable, Sendable, Codable {
  /// The spec's `restart_shields_remaining`. In a user's state 0 or 1; the engine takes any number.
  public var remaining: Int
  /// The spec's `shield_reset_date`: the first of the month after the last grant; nil before the first one.
  public var resetDate: CivilDate?

  /// Makes a balance; a number below 0 counts as 0.
  public init(remaining: Int = 0, resetDate: CivilDate? = nil) {
    self.remaining = max(0, remaining)
    self.resetDate = resetDate
  }

  /// Whether a user who is paying on a date gets a shield then: none was granted in its month.
  public func isGrantDue(on date: CivilDate) -> Bool {
    // The calendar's last day has no month after it to wait for.
    date < .latest && resetDate.map { date >= $0 } ?? true
  }

  /// Sets the balance to one, never two, and waits for the next month.
  mutating func grant(on date: CivilDate) {
    remaining = 1
    resetDate = date.firstOfNextMonth
  }
}

/// The restart shield's hour (engine spec, "Edge Cases"; roadmap, phase 5).
public enum RestartShield {
  /// How long after a NO or a miss a shield may be used, in seconds, the last one included.
  public static let windowSeconds = 3600

  /// Whether a shield used at an instant can still take an event: 0…3600 s after it.
  public static func isAllowed(event: Instant, activation: Instant) -> Bool {
    (0...windowSeconds).contains(activation.seconds(since: event))
  }
}
