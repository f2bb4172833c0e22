public import SeedModel

/// The color of a priority and its style, one each.
public enum GeoCueColor: Equatable, Sendable, CaseIterable {
  /// Low.
  case gray
  /// Medium.
  case blue
  /// High.
  case orange
  /// Critical.
  case red
}

/// One of the four styles, as a card to choose.
public struct GeoCueStyle: Equatable, Sendable, Identifiable {
  /// The style, which has the name of its priority.
  public let id: NotificationPriority
  /// Its name.
  public let name: String
  /// What it does.
  public let description: String
  /// Its color.
  public let color: GeoCueColor
  /// Its symbol, by the system's name.
  public let symbol: String
  /// Why it does less than it says: a switch is off. Nil where it does what it says.
  public let adjustment: String?

  init(
    _ style: NotificationPriority,
    within preferences: NotificationStylePreferences,
    _ phrases: GeoCuePhrases
  ) {
    id = style
    name = phrases("style.\(style).name")
    description = phrases("style.\(style).description")
    switch style {
    case .low: (color, symbol) = (.gray, "bell")
    case .medium: (color, symbol) = (.blue, "bell.fill")
    case .high: (color, symbol) = (.orange, "bell.and.waves.left.and.right.fill")
    case .critical: (color, symbol) = (.red, "exclamationmark.triangle.fill")
    }
    let channels = NotificationChannels(style: style)
    switch (channels.sound && !preferences.soundEnabled, channels.haptic && !preferences.hapticEnabled) {
    case (true, true): adjustment = phrases("style.adjusted.both")
    case (true, false): adjustment = phrases("style.adjusted.sound")
    case (false, true): adjustment = phrases("style.adjusted.haptic")
    case (false, false): adjustment = nil
    }
  }
}
