public import CivilTime
import SeedRuntime
import ServiceCopy
public import ServiceKernel

/// What one of Pressure's screens shows, as a value.
public protocol PressureScreen: ServiceScreen where Rules == PressureReducer, Phrases == PressurePhrases {}

/// A screen of Pressure that follows its user's service.
public typealias PressureModel<Screen: PressureScreen> = ServiceModel<Screen>

/// The bundle's texts for screens, in the voice that the user has at a time. Of a text's variants each day
/// has one.
public struct PressurePhrases: ServicePhrases {
  let reducer: PressureReducer
  let mode: PersonalityMode
  /// Today's deadline, `09:00`.
  let deadline: String
  private let day: Int

  /// The texts for a state; before the first one is known, those of the matter-of-fact voice.
  public init(_ reducer: PressureReducer, for state: PressureState?, at now: Instant) {
    self.reducer = reducer
    mode = state?.mode(at: now) ?? .professional
    deadline = (state?.day?.window ?? state?.settings.window ?? .standard).deadline.hourAndMinute
    day = Int(state?.day?.date.dayNumber ?? 0)
  }

  /// What a key says in the user's voice; empty where the content lacks it.
  func callAsFunction(_ key: String, _ arguments: CopyArguments = CopyArguments()) -> String {
    text(key, in: mode, variant: abs(day), arguments)
  }

  /// What a key says in a voice; what only the matter-of-fact voice says, it says for both.
  func text(
    _ key: String,
    in mode: PersonalityMode,
    variant: Int = 0,
    _ arguments: CopyArguments = CopyArguments()
  ) -> String {
    let hasIt = reducer.copy.line(product: pressureProduct, voice: mode.voice, key: key) != nil
    let voice = (hasIt ? mode : .professional).voice
    return reducer.copy.phrase(key, product: pressureProduct, voice: voice, variant: variant, arguments)
  }

  /// What is said where a change could not be stored.
  public var notSaved: String { self("error.notSaved") }

  /// Why an event was refused.
  public func text(of refusal: PressureRefusal, for event: PressureEvent) -> String {
    switch refusal {
    case .locked: self("error.locked")
    case .blank: self("error.blank")
    case .tooLong: self("error.textTooLong")
    case .tooManyCommitments: self("error.tooManyCommitments")
    case .requiresSubscription:
      switch event {
      case .commit: self("commitment.moreLocked")
      case .shield: self("shield.notAvailable")
      default: self("settings.requiresSubscription")
      }
    case .alreadyCheckedIn: self("error.alreadyCheckedIn")
    case .notYetOpen: self("error.notYetOpen", ["time": .text(deadline)])
    case .windowClosed: self("error.windowClosed")
    case .noCommitment: self("commitment.noneByDeadline")
    case .nothingToShield, .shieldExpired: self("shield.expired")
    case .noShieldLeft: self("shield.noneLeft")
    case .deadlineRange: self("settings.deadlineDetail")
    case .closeRange, .step, .spacing: self("settings.windowCloseDetail")
    case .notificationsDenied: self("permission.deniedBanner")
    case .alreadyExpired, .notSubscribed: self("subscription.lapsed")
    case .backInTime, .notOnboarded, .alreadyOnboarded, .wrongStep: notSaved
    }
  }
}
