public import CivilTime
public import Observation
import SeedRuntime
public import ServiceKernel

/// The settings (roadmap, phase 4).
public struct PressureSettingsScreen: PressureScreen {
  /// A row.
  public struct Row: Equatable, Sendable {
    /// Its name.
    public let title: String
    /// What is chosen.
    public let value: String
    /// What stands under it; empty for nothing.
    public let detail: String
    /// Whether it waits for a subscription: `detail` says so, and leads to the paywall.
    public let isLocked: Bool
  }

  /// One of several to choose from.
  public struct Choice<Value: Hashable & Sendable>: Equatable, Sendable, Identifiable {
    /// What is chosen with it.
    public let id: Value
    /// Its name.
    public let name: String
    /// Whether it is the one in force.
    public let isChosen: Bool
    /// Whether it waits for a subscription.
    public let isLocked: Bool
  }

  /// What is chosen.
  public let settings: PressureSettings
  /// What the system allows.
  public let permission: NotificationPermission
  /// Whether there is a subscription; the voice and the tuning are for subscribers.
  public let isPaid: Bool
  /// The deadline; choices are `CheckInWindow.deadlines`.
  public let deadline: Row
  /// The close; choices are `CheckInWindow.closes`.
  public let close: Row
  /// The voice.
  public let voice: Row
  /// The voices to choose from.
  public let voices: [Choice<PersonalityMode>]
  /// Reminders.
  public let reminders: Row
  /// Whether they come: they are wanted, and the system lets the app notify.
  public let remindersOn: Bool
  /// What is said before the system asks for its permission.
  public let permissionNote: String
  /// The shields that are left.
  public let shield: Row
  /// How hard escalation bites, without effect yet.
  public let tuning: Row
  /// How hard it can.
  public let tunings: [Choice<EscalationTuning>]
  /// The subscription.
  public let subscription: Row
  /// The link to the store's page, or to the paywall where there is no subscription.
  public let subscriptionLink: String
  /// The button that saves times and tuning.
  public let saveButton: String
  /// The link to the privacy policy.
  public let privacyLink: String
  /// While notifications are denied.
  public let banner: PressureBanner?
  /// What does not count for today: times and zone that were changed during the day.
  public let notes: [String]

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    settings = state.settings
    permission = state.permission
    let isPaid = state.entitlement.isPaid(at: now)
    self.isPaid = isPaid
    func row(_ title: String, _ value: String, detail: String = "") -> Row {
      Row(title: phrases(title), value: value, detail: detail, isLocked: false)
    }
    func paidRow(_ title: String, _ value: String, detail: String = "") -> Row {
      if isPaid { return row(title, value, detail: detail) }
      let detail = phrases("settings.requiresSubscription")
      return Row(title: phrases(title), value: value, detail: detail, isLocked: true)
    }
    let window = state.settings.window
    deadline = row(
      "settings.deadline",
      window.deadline.hourAndMinute,
      detail: phrases("settings.deadlineDetail")
    )
    close = row(
      "settings.windowClose",
      window.close.hourAndMinute,
      detail: phrases("settings.windowCloseDetail")
    )
    let mode = state.mode(at: now)
    let isBrutalOpen = PressureFeature.brutalVoice.isOpen(to: state.entitlement, at: now)
    voices = PersonalityMode.allCases.map {
      Choice(
        id: $0,
        name: phrases.name(of: $0),
        isChosen: $0 == mode,
        isLocked: $0 == .brutal && !isBrutalOpen
      )
    }
    voice = paidRow("settings.personality", phrases.name(of: mode))
    remindersOn = state.canNotify
    reminders = row(
      "settings.notifications",
      phrases(state.canNotify ? "settings.notificationsOn" : "settings.notificationsOff")
    )
    permissionNote = phrases("permission.asked")
    let returns = state.shields.resetDate.map { date in
      phrases("settings.shieldReturns", ["date": .text(date.description)])
    }
    shield = paidRow(
      "settings.shieldStatus",
      isPaid ? phrases("settings.shieldsRemaining", ["shields": .count(state.shields.remaining)]) : "",
      detail: state.shields.remaining == 0 ? returns ?? "" : ""
    )
    let isTunable = PressureFeature.escalationTuning.isOpen(to: state.entitlement, at: now)
    tunings = EscalationTuning.allCases.map { tuning in
      Choice(
        id: tuning,
        name: phrases("settings.escalationTuningName", ["tuning": .select(tuning.rawValue)]),
        isChosen: tuning == state.settings.escalationTuning,
        isLocked: !isTunable
      )
    }
    tuning = paidRow("settings.escalationTuning", "", detail: phrases("settings.escalationTuningDetail"))
    subscription = row(
      "settings.subscription",
      phrases(isPaid ? "settings.subscriptionPaid" : "settings.subscriptionFree")
    )
    subscriptionLink = phrases(isPaid ? "settings.manageSubscription" : "paywall.subscribeButton")
    saveButton = phrases("commitment.saveButton")
    privacyLink = phrases("paywall.privacyLink")
    banner = PressureBanner(state, phrases)
    var notes: [String] = []
    if let day = state.day, day.window != window { notes.append(phrases("settings.fromTomorrow")) }
    if let day = state.day, day.zone != state.zone { notes.append(phrases("settings.timeZoneChanged")) }
    self.notes = notes
  }
}

extension PressurePhrases {
  /// A voice's name.
  func name(of mode: PersonalityMode) -> String {
    self(mode == .professional ? "settings.personalityProfessional" : "settings.personalityBrutal")
  }
}

/// The settings.
@MainActor @Observable
public final class PressureSettingsModel: PressureModel<PressureSettingsScreen> {
  /// Chooses a voice.
  public func setVoice(_ mode: PersonalityMode) async {
    await send(.settings(SettingsChange(personalityMode: mode)))
  }

  /// Chooses deadline and close, or one of them.
  public func setTimes(deadline: LocalTime? = nil, close: LocalTime? = nil) async {
    await send(.settings(SettingsChange(deadline: deadline, close: close)))
  }

  /// Turns reminders on or off.
  ///
  /// - Returns: whether the system has to be asked for its permission: ``answer(granted:)`` takes what it
  ///   says.
  public func setReminders(_ isOn: Bool) async -> Bool {
    if isOn, screen?.permission == .notDetermined { return true }
    await send(.settings(SettingsChange(notificationsEnabled: isOn)))
    return false
  }

  /// The system has said whether the app may notify, or its settings were changed there.
  public func answer(granted: Bool) async { await send(.permission(granted: granted)) }

  /// Chooses how hard escalation bites.
  public func setTuning(_ tuning: EscalationTuning) async {
    await send(.settings(SettingsChange(escalationTuning: tuning)))
  }
}
