public import CivilTime
public import SeedModel
public import ServiceKernel

/// What the user or the world does.
public enum PressureEvent: Hashable, Sendable, Codable {
  /// The app comes to the front.
  case open
  /// Only time passes; the app need not run.
  case time
  /// The user sets or changes a text, by `sortOrder` 0…2.
  case commit(text: String, sortOrder: Int = 0)
  /// The user answers YES.
  case yes(sortOrder: Int = 0)
  /// The user answers NO.
  case no(sortOrder: Int = 0)
  /// The user lets a restart shield take the last NO or miss.
  case shield(sortOrder: Int = 0)
  /// The user changes settings; all of them or, where one is refused, none.
  case settings(SettingsChange)
  /// The device is in another zone.
  case zone(ZoneRules)
  /// The store grants a subscription up to an instant.
  case subscribe(until: Instant, inGrace: Bool = false)
  /// The store has ended the subscription.
  case lapse
  /// The system lets the app notify, or not.
  case permission(granted: Bool)
  /// A step of onboarding is done.
  case onboard(OnboardingStep)
  /// The user opened the app from a notification.
  case tapped(Identity)

  /// The event's name, as analytics and `replay` have it.
  public var name: String {
    switch self {
    case .open: "open"
    case .time: "time"
    case .commit: "commit"
    case .yes: "yes"
    case .no: "no"
    case .shield: "shield"
    case .settings: "settings"
    case .zone: "zone"
    case .subscribe: "subscribe"
    case .lapse: "lapse"
    case .permission: "permission"
    case .onboard: "onboard"
    case .tapped: "tapped"
    }
  }

  /// Whether the system reports it: the user need not be there.
  var isReport: Bool {
    switch self {
    case .zone, .subscribe, .lapse, .permission: true
    default: false
    }
  }
}

/// What falls due as time passes.
public struct PressureDue: ServiceDue, Hashable {
  /// What falls due; of several at one instant the earlier case comes first.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The subscription ends.
    case lapse
    /// A reminder comes.
    case reminder
    /// The deadline: texts lock.
    case lock
    /// What is not set by the deadline, or not answered by the close, is missed.
    case missed
    /// The next day begins.
    case midnight
    /// A month's shield is granted.
    case refill
  }

  /// What falls due.
  public let kind: Kind
  /// When.
  public let at: Instant
  /// The kind's name.
  public var name: String { kind.rawValue }

  /// Makes a due.
  public init(_ kind: Kind, at: Instant) {
    self.kind = kind
    self.at = at
  }
}

/// Why an event changes nothing; the raw value is the code that is stored and shown by `replay`.
public enum PressureRefusal: String, Error, CaseIterable, Hashable, Sendable {
  /// The event lies before the last one.
  case backInTime = "back-in-time"
  /// The deadline has passed, or a late day's text is set.
  case locked
  /// The text is empty or cannot be seen.
  case blank
  /// The text has more than 280 characters.
  case tooLong = "too-long"
  /// A `sortOrder` outside 0…2.
  case tooManyCommitments = "too-many-commitments"
  /// The feature is for subscribers.
  case requiresSubscription = "requires-subscription"
  /// The day is answered, and that is final.
  case alreadyCheckedIn = "already-checked-in"
  /// The deadline is still ahead.
  case notYetOpen = "not-yet-open"
  /// The window has closed.
  case windowClosed = "window-closed"
  /// Nothing was set for the day.
  case noCommitment = "no-commitment"
  /// There is no NO and no miss for a shield to take, or it was taken.
  case nothingToShield = "nothing-to-shield"
  /// The NO or the miss is more than an hour old.
  case shieldExpired = "shield-expired"
  /// The balance is zero.
  case noShieldLeft = "no-shield-left"
  /// The deadline lies outside its range.
  case deadlineRange = "deadline-range"
  /// The close lies outside its range.
  case closeRange = "close-range"
  /// A time is not on the half hour.
  case step
  /// Reminders would lie too close.
  case spacing
  /// The system does not let the app notify.
  case notificationsDenied = "notifications-denied"
  /// The subscription is already over.
  case alreadyExpired = "already-expired"
  /// There is no subscription.
  case notSubscribed = "not-subscribed"
  /// Onboarding is not done.
  case notOnboarded = "not-onboarded"
  /// Onboarding is done.
  case alreadyOnboarded = "already-onboarded"
  /// An earlier step of onboarding is missing.
  case wrongStep = "wrong-step"

  init(_ fault: CheckInWindow.Fault) {
    switch fault {
    case .deadlineRange: self = .deadlineRange
    case .closeRange: self = .closeRange
    case .step: self = .step
    case .spacing: self = .spacing
    }
  }

  init(_ fault: CommitmentText.Fault) {
    switch fault {
    case .blank: self = .blank
    case .tooLong: self = .tooLong
    }
  }
}
