import CivilTime
import PlainJSON
import PressureServices
import SeedModel
import SeededRandom
import ServiceKernel
import ServiceCopy

/// Pressure's calls and story.
struct PressureReplay: ReplayProduct {
  let setting: ReplaySetting
  let policies: PressurePolicies
  private let reducer: PressureReducer
  private var story: PressureState

  /// A story with `onboard` in it begins before onboarding, any other after it.
  static var decidingEvent: String? { "onboard" }

  init(_ setting: ReplaySetting, decided: Bool) throws(ReplayError) {
    self.setting = setting
    policies = try setting.policies(\.pressure).changed(by: setting.policy)
    reducer = PressureReducer(policies: policies, copy: setting.bundle, zones: setting.zones)
    if let setup = setting.setup {
      story = try PressureState(setup, setting)
    } else if decided {
      story = PressureState(seed: setting.seed, zone: setting.zone)
    } else {
      story = .onboarded(seed: setting.seed, zone: setting.zone)
    }
  }

  var state: JSONValue { story.json }

  mutating func nextDue(through instant: Instant, before event: PressureEvent?) -> ReplayDue? {
    guard let due = reducer.nextDue(after: story), due.at <= instant else { return nil }
    var effects: [PressureEffect] = []
    reducer.settle(due, in: &story, &effects)
    return ReplayDue(at: due.at, name: due.name, effects: effects.map(\.json))
  }

  mutating func apply(_ event: PressureEvent?, at instant: Instant) -> ReplayAnswer {
    var effects: [PressureEffect] = []
    var refusal: String?
    do throws(PressureRefusal) {
      // A story's first day begins with its first event, be it refused or not.
      if reducer.needsFirstDay(story) { try reducer.apply(.time, to: &story, &effects, at: instant) }
      if let event {
        try reducer.apply(event, to: &story, &effects, at: instant)
      } else {
        refusal = PressureReplay.unknownZone
      }
    } catch {
      refusal = error.rawValue
    }
    return ReplayAnswer(refused: refusal, effects: effects.map(\.json))
  }
}

extension PressureReplay {
  /// What a journey to a zone that there is not is refused with.
  private static let unknownZone = "unknown-zone"

  static let page = ReplayPage(
    of: PressureReplay.self,
    dues: PressureDue.Kind.allCases.map { ($0.rawValue, $0.summary) },
    refusals: PressureRefusal.allCases.map { ($0.rawValue, $0.summary) }
      + [(unknownZone, "there is no such zone")],
    lists: [
      ("Onboarding steps", OnboardingStep.allCases.map(\.rawValue)),
      ("Analytics events", PressureAnalyticsEvent.Name.allCases.map(\.rawValue)),
    ]
  )
}

extension PressureDue.Kind {
  /// What it says, for the help page.
  fileprivate var summary: String {
    switch self {
    case .lapse: "the subscription ends"
    case .reminder: "a reminder comes"
    case .lock: "the deadline: texts lock"
    case .missed: "nothing was set by the deadline, or answered by the close"
    case .midnight: "the next day begins"
    case .refill: "a month's restart shield is granted"
    }
  }
}

extension PressureRefusal {
  /// Why, for the help page.
  fileprivate var summary: String {
    switch self {
    case .backInTime: "the event lies before the last one"
    case .locked: "the deadline has passed, or a late day's text is set"
    case .blank: "the text is empty or cannot be seen"
    case .tooLong: "the text has more than \(CommitmentText.characterLimit) characters"
    case .tooManyCommitments: "a sortOrder outside 0…2"
    case .requiresSubscription: "the feature is for subscribers"
    case .alreadyCheckedIn: "the day is answered, and that is final"
    case .notYetOpen: "the deadline is still ahead"
    case .windowClosed: "the window has closed"
    case .noCommitment: "nothing was set for the day"
    case .nothingToShield: "there is no NO and no miss for a shield to take, or it was taken"
    case .shieldExpired: "the NO or the miss is more than an hour old"
    case .noShieldLeft: "the balance is zero"
    case .deadlineRange: "the deadline lies outside 06:00…12:00"
    case .closeRange: "the close lies outside 18:00…23:59"
    case .step: "a time is not on the half hour"
    case .spacing: "reminders would lie too close"
    case .notificationsDenied: "the system does not let the app notify"
    case .alreadyExpired: "the subscription is already over"
    case .notSubscribed: "there is no subscription"
    case .notOnboarded: "onboarding is not done"
    case .alreadyOnboarded: "onboarding is done"
    case .wrongStep: "an earlier step of onboarding is missing"
    }
  }
}
