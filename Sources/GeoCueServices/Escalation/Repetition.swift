import CivilTime
public import SeedModel

/// Whether and when a notification of a priority is repeated until it is acknowledged (spec: Smart
/// Escalation).
public enum Repetition: Hashable, Sendable {
  /// Never.
  case none
  /// Once, so many seconds after the first delivery.
  case once(afterSeconds: Int)
  /// Again and again, so many seconds apart.
  case every(seconds: Int)
}

extension GeoCuePolicies {
  /// How notifications of a priority are repeated; a number of seconds below 1 counts as 1.
  public func repetition(of priority: NotificationPriority) -> Repetition {
    switch priority {
    case .low, .medium: .none
    case .high: .once(afterSeconds: max(1, highRepeatSeconds))
    case .critical: .every(seconds: max(1, criticalRepeatSeconds))
    }
  }

  /// Whether a notification whose only repeat was dropped is done with: the repeat's time has passed.
  func isFinished(_ notification: OpenNotification, at now: Instant) -> Bool {
    guard let delivered = notification.deliveredAt,
      case .once(let seconds) = repetition(of: notification.priority)
    else { return false }
    return delivered.adding(seconds: seconds) <= now
  }
}
