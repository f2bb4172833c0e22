public import CivilTime
public import SeedModel

/// What is known of a crossing when its priority is judged.
public struct CrossingContext: Hashable, Sendable {
  /// The place.
  public var place: GeofenceLocation
  /// Which way its edge was crossed.
  public var event: GeofenceEvent
  /// When, by the clocks of the user's zone.
  public var time: LocalDateTime

  /// Makes a context.
  public init(place: GeofenceLocation, event: GeofenceEvent, time: LocalDateTime) {
    self.place = place
    self.event = event
    self.time = time
  }
}

/// One judgement on a priority after keywords have been found.
///
/// Adjustments are asked in order, each with what the one before it gave. ``TimeOfDayAdjustment`` is the
/// first; what the spec plans (learning, calendar, health, weather, traffic) are others. One must not lower
/// high or critical: those come from the user's own words.
public protocol PriorityAdjustment: Sendable {
  /// The priority after this judgement.
  func adjusted(_ priority: NotificationPriority, for context: CrossingContext) -> NotificationPriority
}

/// The rules of the clock (spec: Smart Priority Detection): rush hours lift medium to high, night hours lower
/// medium to low; every other priority stays.
public struct TimeOfDayAdjustment: PriorityAdjustment, Hashable {
  /// Hours that lift.
  public var rushHours: [HourRange]
  /// Hours that lower.
  public var nightHours: HourRange

  /// The hours of a set of rules.
  public init(_ rules: PriorityRules) {
    rushHours = rules.rushHours
    nightHours = rules.nightHours
  }

  /// The priority at the context's hour; where an hour is in both ranges, rush hours come first.
  public func adjusted(_ priority: NotificationPriority, for context: CrossingContext) -> NotificationPriority
  {
    guard priority == .medium else { return priority }
    let hour = context.time.time.hour
    if rushHours.contains(where: { $0.contains(hour) }) { return .high }
    return nightHours.contains(hour) ? .low : .medium
  }
}
