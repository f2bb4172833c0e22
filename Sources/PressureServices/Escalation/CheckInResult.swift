public import SeedModel
/// How a day ended, as the engine sees it.
public enum CheckInResult: String, CaseIterable, Hashable, Sendable, Codable {
  /// The user answered YES.
  case yes
  /// The user answered NO.
  case no
  /// The window closed, or the deadline passed without a text.
  case missed
  /// A NO that a restart shield took.
  case shieldedNo
  /// A miss that a restart shield took.
  case shieldedMissed

  /// Whether a restart shield took it.
  @inlinable public var isShielded: Bool { self == .shieldedNo || self == .shieldedMissed }

  /// The same result without, or with, a shield; YES stays what it is.
  public func shielded(_ isShielded: Bool) -> CheckInResult {
    switch self {
    case .yes: .yes
    case .no, .shieldedNo: isShielded ? .shieldedNo : .no
    case .missed, .shieldedMissed: isShielded ? .shieldedMissed : .missed
    }
  }
}

/// A settled day: how it ended, and the policy under which it was settled. What is folded.
public struct DayOutcome: Hashable, Sendable, Codable {
  /// How the day ended.
  public let result: CheckInResult
  /// The policy under which it was settled.
  public let policy: EscalationAfterRecovery

  /// Makes an outcome.
  public init(_ result: CheckInResult, under policy: EscalationAfterRecovery) {
    self.result = result
    self.policy = policy
  }
}
