public import CivilTime

/// How the app speaks; the raw value is the stored name.
public enum PersonalityMode: String, CaseIterable, Hashable, Sendable, Codable {
  /// Matter-of-fact.
  case professional = "PROFESSIONAL"
  /// What a blunt friend would say; for subscribers.
  case brutal = "BRUTAL"

  /// The voice in the copy's tables.
  public var voice: String {
    switch self {
    case .professional: "professional"
    case .brutal: "brutal"
    }
  }
}

/// How hard escalation bites: stored, for subscribers, without any effect yet.
public enum EscalationTuning: String, CaseIterable, Hashable, Sendable, Codable {
  /// As specified.
  case standard
  /// Slower.
  case gentle
  /// Faster.
  case strict
}

/// Whether the system lets the app notify.
public enum NotificationPermission: String, CaseIterable, Hashable, Sendable, Codable {
  /// The user was not asked.
  case notDetermined
  /// The user agreed.
  case granted
  /// The user refused; a banner leads to the system's settings.
  case denied
}

/// What the user has chosen (data model, "User Settings"). The zone, the subscription and whether onboarding
/// is done stand in ``PressureState``.
public struct PressureSettings: Hashable, Sendable, Codable {
  /// The voice that is chosen; spoken is it only while it is paid for.
  public var personalityMode = PersonalityMode.professional
  /// Deadline and close; of today ``PressureDay/window`` counts.
  public var window = CheckInWindow.standard
  /// Whether reminders are wanted.
  public var notificationsEnabled = false
  /// Stored, without any effect yet.
  public var escalationTuning = EscalationTuning.standard

  /// The settings of a new user.
  public init() {}
}

/// Settings that the user changes; nil leaves a field as it is.
public struct SettingsChange: Hashable, Sendable, Codable {
  /// The voice.
  public var personalityMode: PersonalityMode?
  /// The deadline.
  public var deadline: LocalTime?
  /// The close.
  public var close: LocalTime?
  /// Whether reminders are wanted.
  public var notificationsEnabled: Bool?
  /// Stored, without any effect yet.
  public var escalationTuning: EscalationTuning?

  /// Makes a change.
  public init(
    personalityMode: PersonalityMode? = nil,
    deadline: LocalTime? = nil,
    close: LocalTime? = nil,
    notificationsEnabled: Bool? = nil,
    escalationTuning: EscalationTuning? = nil
  ) {
    self.personalityMode = personalityMode
    self.deadline = deadline
    self.close = close
    self.notificationsEnabled = notificationsEnabled
    self.escalationTuning = escalationTuning
  }

  /// The stored names of the fields that change.
  var fieldNames: [String] {
    var names: [String] = []
    if personalityMode != nil { names.append("personality_mode") }
    if deadline != nil { names.append("commitment_deadline") }
    if close != nil { names.append("checkin_window_close") }
    if notificationsEnabled != nil { names.append("notifications_enabled") }
    if escalationTuning != nil { names.append("escalation_tuning") }
    return names
  }
}
