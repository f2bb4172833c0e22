public import CivilTime

/// What the user has paid for. It is asked at each use, with the time of the use.
public enum Entitlement: Hashable, Sendable, Codable {
  /// Nothing.
  case free
  /// A subscription up to an instant, itself excluded.
  case paid(until: Instant)
  /// A subscription whose renewal failed and that the store still grants up to an instant, itself excluded.
  case inGrace(until: Instant)

  /// When it ends; nil for none.
  public var expiry: Instant? {
    switch self {
    case .free: nil
    case .paid(let until), .inGrace(let until): until
    }
  }

  /// Whether it is a subscription at an instant.
  public func isPaid(at now: Instant) -> Bool { expiry.map { now < $0 } ?? false }

  /// The spec's `subscription_tier` at an instant: `FREE` or `PAID`.
  public func tierName(at now: Instant) -> String { isPaid(at: now) ? "PAID" : "FREE" }
}

/// What only subscribers have (roadmap, phase 5).
public enum PressureFeature: String, CaseIterable, Hashable, Sendable {
  /// The Brutal voice.
  case brutalVoice
  /// The Restart Shield, once a month.
  case restartShield
  /// The setting of the escalation's tuning, which is stored and has no effect yet.
  case escalationTuning
  /// A second and a third commitment a day.
  case severalCommitments

  /// Whether an entitlement opens the feature at an instant.
  public func isOpen(to entitlement: Entitlement, at now: Instant) -> Bool {
    entitlement.isPaid(at: now)
  }
}
