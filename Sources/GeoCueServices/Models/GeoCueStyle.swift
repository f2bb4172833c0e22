public import SeedModel

/// One of the four styles, as a card to choose.
public struct GeoCueStyle: Equatable, Sendable, Identifiable {
  /// The style, which has the name of its priority.
  public let id: NotificationPriority
  /// Its name.
  public let name: String
  /// What it does.
  public let description: String
  /// Its color, by the content's rules.
  public let color: PaletteColor
  /// Its symbol, by the system's name, by the content's rules.
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
    let look = phrases.reducer.detection.styles.first { $0.priority == style }
    color = look?.color ?? .gray
    symbol = look?.symbol ?? "bell"
    let channels = NotificationChannels(style: style)
    switch (channels.sound && !preferences.soundEnabled, channels.haptic && !preferences.hapticEnabled) {
    case (true, true): adjustment = phrases("style.adjusted.both")
    case (true, false): adjustment = phrases("style.adjusted.sound")
    case (false, true): adjustment = phrases("style.adjusted.haptic")
    case (false, false): adjustment = nil
    }
  }
}
