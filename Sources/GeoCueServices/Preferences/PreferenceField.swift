/// The fields of ``NotificationStylePreferences``, by the names under which they are stored.
public enum PreferenceField: String, CaseIterable, Hashable, Sendable {
  /// A priority's name.
  case defaultStyle
  /// An object of priorities' names.
  case customStyles
  /// `true` or `false`.
  case soundEnabled, hapticEnabled, quietHoursEnabled
  /// `HH:MM`.
  case quietHoursStart, quietHoursEnd
}
