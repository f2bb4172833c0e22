public import SeedModel

/// The settings, without a screen.
public struct SettingsView: Hashable, Sendable {
  /// What happens to the view.
  public enum Event: Hashable, Sendable {
    /// Reminders are turned on or off.
    case reminders(Bool)
    /// The reminder's time is set.
    case time(TimeOfDay)
    /// The system has answered whether the app may notify, or its settings were changed there.
    case permission(EgoFixSettings.Permission)
    /// The boot sequence was shown.
    case bootSequenceShown
  }

  /// The settings as shown.
  public private(set) var settings: EgoFixSettings

  /// A view of a user's settings.
  public init(settings: EgoFixSettings) { self.settings = settings }

  /// Whether to say that the system refuses the reminders that are wanted.
  public var areRemindersRefused: Bool { settings.remindersOn && settings.permission == .denied }

  /// Takes an event; a wish for reminders asks for the permission when it was never asked for.
  public mutating func handle(_ event: Event) -> [ViewRequest] {
    let before = settings
    switch event {
    case .reminders(let isOn): settings.remindersOn = isOn
    case .time(let time): settings.reminderTime = time
    case .permission(let permission): settings.permission = permission
    case .bootSequenceShown: settings.bootSequenceShown = true
    }
    var requests: [ViewRequest] = settings == before ? [] : [.send(.settings(settings))]
    if case .reminders(true) = event, settings.permission == .notDetermined {
      requests.append(.requestPermission)
    }
    return requests
  }
}
