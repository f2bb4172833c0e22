public import CivilTime
public import SeedModel

/// Something that happens to GeoCue's notifications.
public enum GeoCueEvent: Hashable, Sendable, Codable {
  /// The edge of a place was crossed. The identifier is the notification's; nil for the place's own.
  case crossing(GeofenceEvent, GeofenceLocation, identifier: String? = nil)
  /// A notification is sent with a given text (spec: `sendNotification`); a nil badge leaves the badge alone.
  case send(title: String, body: String, identifier: String, priority: NotificationPriority, badge: Int? = 1)
  /// A delivery was tapped or dismissed, or the app acknowledges a notification; either identifier will do.
  case acknowledge(identifier: String)
  /// Notifications are taken back; either identifier will do.
  case cancel(identifiers: [String])
  /// The user saved preferences (spec: `updatePreferences`): all of them; with `changedFrom`, only what
  /// differs from it.
  case preferences(NotificationStylePreferences, changedFrom: NotificationStylePreferences? = nil)
  /// The user went back to the defaults (spec: `resetToDefaults`).
  case reset
  /// A test notification is asked for, with unsaved preferences or, where nil, the saved ones.
  case test(NotificationPriority, preferences: NotificationStylePreferences? = nil)
  /// The device is in another zone.
  case zone(ZoneRules)
  /// The app runs.
  case resume
}

/// Why an event is refused; the state is unchanged then.
public enum GeoCueRefusal: String, CaseIterable, Error, Hashable, Sendable {
  /// A notification needs an identifier.
  case emptyIdentifier = "empty-identifier"
  /// Identifiers that end in `.repeat.` and a number belong to the repeats.
  case reservedIdentifier = "reserved-identifier"
}
