public import CivilTime
public import SeedModel

/// When and through which channels a notification is delivered, by the user's preferences.
///
/// Channels follow the effective style, what waits and what is repeated follows the priority.
public struct DeliveryPlanner: Hashable, Sendable {
  /// What the user wants.
  public var preferences: NotificationStylePreferences
  /// The zone of delivery, in which quiet hours are looked at.
  public var zone: ZoneRules
  /// The content's numbers.
  public var policies: GeoCuePolicies

  /// Makes a planner.
  public init(preferences: NotificationStylePreferences, zone: ZoneRules, policies: GeoCuePolicies) {
    self.preferences = preferences
    self.zone = zone
    self.policies = policies
  }

  /// Whether it is quiet at an instant, whatever the priority.
  public func isQuiet(at instant: Instant) -> Bool {
    preferences.quietHours?.contains(instant, in: zone) ?? false
  }

  /// When a notification that is due at an instant is delivered: then, or when quiet hours end next for one
  /// that respects them.
  public func release(of priority: NotificationPriority, at instant: Instant) -> Instant {
    guard preferences.shouldRespectQuietHours(for: priority), let quietHours = preferences.quietHours,
      quietHours.contains(instant, in: zone)
    else { return instant }
    return quietHours.nextEnd(after: instant, in: zone)
  }

  /// The repeats of a notification that are due after an instant, first ones first, `limit` at most.
  ///
  /// A repeat that falls into quiet hours is dropped, unless the notification is critical.
  /// - Parameters:
  ///   - delivered: when it was delivered first.
  ///   - instant: at or after `delivered`.
  /// - Complexity: O(limit).
  public func repeats(
    of priority: NotificationPriority,
    deliveredAt delivered: Instant,
    after instant: Instant,
    limit: Int
  ) -> [Instant] {
    switch policies.repetition(of: priority) {
    case .none: return []
    case .once(let seconds):
      let due = delivered.adding(seconds: seconds)
      let isDropped = preferences.shouldRespectQuietHours(for: priority) && isQuiet(at: due)
      return due > instant && limit > 0 && !isDropped ? [due] : []
    case .every(let seconds):
      let passed = max(0, instant.seconds(since: delivered)) / seconds
      return (0..<max(0, limit)).map { delivered.adding(seconds: (passed + 1 + $0) * seconds) }
    }
  }

  /// Everything that is delivered of one notification that nothing else competes with.
  ///
  /// - Parameters:
  ///   - instant: when it is due.
  ///   - acknowledged: repeats at this instant and after it are left out; the first delivery stays.
  ///   - last: deliveries after this instant are left out.
  /// - Returns: the first delivery and its repeats, at most as many as may be pending.
  /// - Complexity: O(deliveries).
  public func deliveries(
    of priority: NotificationPriority,
    at instant: Instant,
    acknowledgedAt acknowledged: Instant? = nil,
    until last: Instant? = nil
  ) -> [PlannedDelivery] {
    let first = release(of: priority, at: instant)
    let repeats = repeats(of: priority, deliveredAt: first, after: first, limit: policies.pendingMaximum - 1)
      .filter { due in acknowledged.map { due < $0 } ?? true }
    let deliveries =
      [PlannedDelivery(at: first, kind: .first, channels: preferences.firstChannels(for: priority))]
      + repeats.map {
        PlannedDelivery(at: $0, kind: .repeat, channels: preferences.repeatChannels(for: priority))
      }
    return deliveries.filter { delivery in last.map { delivery.at <= $0 } ?? true }
  }
}

/// Which of a notification's deliveries one is.
public enum DeliveryKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The notification itself.
  case first
  /// Said again, since nobody answered.
  case `repeat`
}

/// One delivery of a plan.
public struct PlannedDelivery: Hashable, Sendable {
  /// When.
  public var at: Instant
  /// Which one.
  public var kind: DeliveryKind
  /// How.
  public var channels: NotificationChannels

  /// Makes a delivery.
  public init(at: Instant, kind: DeliveryKind, channels: NotificationChannels) {
    self.at = at
    self.kind = kind
    self.channels = channels
  }
}
