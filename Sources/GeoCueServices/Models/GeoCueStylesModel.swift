public import CivilTime
public import Observation
public import SeedModel
import SeedRuntime
public import ServiceKernel

/// The notification settings: the default style, overrides, switches, quiet hours and tests.
public struct GeoCueStyles: GeoCueScreen {
  /// Until when it is quiet is shown.
  public static var isTimed: Bool { true }

  /// A switch.
  public struct Switch: Equatable, Sendable {
    /// Its name.
    public let title: String
    /// Whether it is on.
    public let isOn: Bool
    /// What stands under it; empty for nothing.
    public let note: String
  }

  /// A priority with the style that it has.
  public struct Override: Equatable, Sendable, Identifiable {
    /// The priority.
    public let id: NotificationPriority
    /// Its name.
    public let name: String
    /// Its own style's name, or that it uses the default.
    public let value: String
    /// The style in which it is delivered.
    public let style: GeoCueStyle
    /// The style that was chosen for it; nil where it uses the default.
    public let own: NotificationPriority?
  }

  /// Labels that stand alone.
  public struct Labels: Equatable, Sendable {
    /// The top line, and the sections' ones.
    public let heading, defaultStyle, overrides, quietStart, quietEnd, tests: String
    /// The buttons.
    public let save, sendTest, reset: String
    /// The choice of a priority that has no style of its own.
    public let usesDefault: String
    /// What is asked before all is reset, and said after it.
    public let resetQuestion, resetDone: String
  }

  /// What is chosen.
  public let preferences: NotificationStylePreferences
  /// Labels that stand alone.
  public let labels: Labels
  /// The four styles, mildest first.
  public let styles: [GeoCueStyle]
  /// Each priority's style.
  public let overrides: [Override]
  /// The switch for sound.
  public let sound: Switch
  /// The switch for vibration.
  public let haptic: Switch
  /// The switch for quiet hours.
  public let quietHours: Switch
  /// Their start, `22:00`.
  public let quietStart: String
  /// Their end, `08:00`.
  public let quietEnd: String
  /// That it is quiet now, and until when: `Quiet hours → 08:00`; nil where it is not.
  public let quietNow: String?
  /// What there is to know of repeats.
  public let repeatsNote: String

  /// Whether a style is the default one.
  public func isDefault(_ style: GeoCueStyle) -> Bool { style.id == preferences.defaultStyle }

  /// Whether the times of the quiet hours are shown.
  public var showsQuietTimes: Bool { quietHours.isOn }

  /// What is shown of a state at a time.
  public init(_ state: GeoCueState, at now: Instant, _ phrases: GeoCuePhrases) {
    let preferences = state.preferences
    self.preferences = preferences
    let labels = Labels(
      heading: phrases("styleSettings.heading"),
      defaultStyle: phrases("styleSettings.defaultStyle"),
      overrides: phrases("styleSettings.overrides"),
      quietStart: phrases("styleSettings.quietStart"),
      quietEnd: phrases("styleSettings.quietEnd"),
      tests: phrases("styleSettings.tests"),
      save: phrases("cue.save"),
      sendTest: phrases("styleSettings.sendTest"),
      reset: phrases("styleSettings.reset"),
      usesDefault: phrases("styleSettings.usesDefault"),
      resetQuestion: phrases("styleSettings.resetQuestion"),
      resetDone: phrases("styleSettings.resetDone")
    )
    self.labels = labels
    let styles = NotificationPriority.allCases.map { GeoCueStyle($0, within: preferences, phrases) }
    self.styles = styles
    overrides = NotificationPriority.allCases.map { priority in
      let own = preferences.customStyles[priority]
      let style = styles[Int(preferences.effectiveStyle(for: priority).rawValue)]
      return Override(
        id: priority,
        name: styles[Int(priority.rawValue)].name,
        value: own == nil ? labels.usesDefault : style.name,
        style: style,
        own: own
      )
    }
    func toggle(_ key: String, _ isOn: Bool, note: String) -> Switch {
      Switch(title: phrases("styleSettings.\(key)"), isOn: isOn, note: note)
    }
    let (isSounding, isFelt) = (preferences.soundEnabled, preferences.hapticEnabled)
    sound = toggle("sound", isSounding, note: isSounding ? "" : phrases("styleSettings.soundOff"))
    haptic = toggle("haptic", isFelt, note: isFelt ? "" : phrases("styleSettings.hapticOff"))
    let isEmpty = preferences.quietHoursStart == preferences.quietHoursEnd
    let note = phrases(isEmpty ? "styleSettings.quietHoursEqual" : "styleSettings.quietHoursNote")
    quietHours = toggle(
      "quietHours",
      preferences.quietHoursEnabled,
      note: preferences.quietHoursEnabled ? note : ""
    )
    quietStart = preferences.quietHoursStart.time.hourAndMinute
    quietEnd = preferences.quietHoursEnd.time.hourAndMinute
    let hours = preferences.quietHours.flatMap { $0.contains(now, in: state.zone) ? $0 : nil }
    quietNow = hours.map {
      let end = state.zone.local(at: $0.nextEnd(after: now, in: state.zone))
      return "\(phrases("styleSettings.quietHours")) → \(end.time.hourAndMinute)"
    }
    let policies = phrases.reducer.policies
    repeatsNote = phrases(
      "styleSettings.escalationNote",
      [
        "highSeconds": .count(max(1, policies.highRepeatSeconds)),
        "criticalSeconds": .count(max(1, policies.criticalRepeatSeconds)),
      ]
    )
  }
}

/// The notification settings. What is changed is shown and tested at once, and in force when it is saved.
@MainActor @Observable
public final class GeoCueStylesModel: GeoCueModel<GeoCueStyles> {
  /// What was changed and not saved: from what to what. What another screen or process saves besides counts.
  private var edit: (from: NotificationStylePreferences, to: NotificationStylePreferences)?

  /// The settings with what was changed and not saved; nil for nothing.
  public var unsaved: NotificationStylePreferences? {
    guard let edit, let saved = screen?.preferences else { return nil }
    let preferences = saved.taking(whatDiffersFrom: edit.from, in: edit.to)
    return preferences == saved ? nil : preferences
  }

  /// Whether there is something to discard.
  public var canDiscard: Bool { unsaved != nil }

  /// What is shown: the settings with what was changed.
  public var shown: GeoCueStyles? {
    guard let unsaved, var state else { return screen }
    state.preferences = unsaved
    return GeoCueStyles(state, at: now, phrases)
  }

  /// Changes something, without saving it.
  public func change(_ change: (inout NotificationStylePreferences) -> Void) {
    guard let saved = screen?.preferences else { return }
    var preferences = unsaved ?? saved
    change(&preferences)
    edit = (saved, preferences)
  }

  /// Gives a priority a style of its own, or nil for the default.
  public func override(_ priority: NotificationPriority, with style: NotificationPriority?) {
    change { $0.customStyles[priority] = style }
  }

  /// Saves what was changed; what another process saved meanwhile stays.
  public func save() async {
    guard let saved = screen?.preferences, let unsaved, let sent = edit?.to else { return discard() }
    if await send(.preferences(unsaved, changedFrom: saved)) { settle(sent) }
  }

  /// Forgets what was changed.
  public func discard() {
    edit = nil
    forget()
  }

  /// Whether it is asked if all is to go back to the defaults.
  public private(set) var isAskingReset = false

  /// The user wants the defaults back: it is asked first.
  public func askReset(cancel: Bool = false) { isAskingReset = !cancel }

  /// Goes back to the defaults, at once, and tells so.
  public func reset() async {
    isAskingReset = false
    let sent = edit?.to
    guard await send(.reset) else { return }
    settle(sent)
    if let done = screen?.labels.resetDone { tell(done) }
  }

  /// What was changed up to then is settled; what was changed since stays.
  private func settle(_ sent: NotificationStylePreferences?) {
    guard let sent, let edit else { return }
    self.edit = edit.to == sent ? nil : (sent, edit.to)
  }

  /// Sends a test of a priority, with what is shown, saved or not.
  public func test(_ priority: NotificationPriority) async {
    await send(.test(priority, preferences: unsaved))
  }
}
