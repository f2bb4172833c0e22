public import CivilTime
public import Observation
import SeedRuntime
public import ServiceKernel

/// The first run, in five steps, which goes on where it was cut off (roadmap, phase 4).
public struct PressureOnboarding: PressureScreen {
  /// Past the close the first day is tomorrow's.
  public static var isTimed: Bool { true }

  /// A voice, which speaks for itself.
  public struct Voice: Equatable, Sendable, Identifiable {
    /// The voice.
    public let id: PersonalityMode
    /// Its name.
    public let name: String
    /// What it is.
    public let description: String
    /// A line in it.
    public let sample: String
    /// Why it cannot be chosen; empty where it can.
    public let lockedNote: String
    /// Whether it can be chosen.
    public var canChoose: Bool { lockedNote.isEmpty }
  }

  /// A step's title, text and buttons.
  public struct Page: Equatable, Sendable {
    /// The top line; empty for none.
    public let title: String
    /// The text under it.
    public let body: String
    /// The button that goes on.
    public let button: String
    /// The button that goes on without; empty for none.
    public let secondButton: String

    fileprivate init(_ title: String, _ body: String, _ button: String, _ secondButton: String = "") {
      (self.title, self.body, self.button, self.secondButton) = (title, body, button, secondButton)
    }
  }

  /// The step that comes next; nil where all are done.
  public let step: OnboardingStep?
  /// The pages, by step.
  public let pages: [OnboardingStep: Page]
  /// The commitment that was written down; empty before.
  public let commitment: String
  /// In the field while it is empty.
  public let placeholder: String
  /// The voices, side by side.
  public let voices: [Voice]
  /// The voice that is chosen.
  public let voice: PersonalityMode
  /// Deadline and close; choices are `CheckInWindow.deadlines` and `closes`.
  public let window: CheckInWindow
  /// The names of deadline and close.
  public let windowTitles: [String]

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    step = state.onboarding
    commitment = state.day?.record(0)?.text ?? state.draft
    placeholder = phrases("commitment.placeholder")
    voice = state.settings.personalityMode
    window = state.settings.window
    windowTitles = [phrases("settings.deadline"), phrases("settings.windowClose")]
    let isOpen = PressureFeature.brutalVoice.isOpen(to: state.entitlement, at: now)
    voices = PersonalityMode.allCases.map { mode in
      Voice(
        id: mode,
        name: phrases.name(of: mode),
        description: phrases.text("onboarding.personality.description", in: mode),
        sample: phrases.text("onboarding.personality.sample", in: mode),
        lockedNote: mode == .brutal && !isOpen ? phrases("onboarding.personality.brutalLocked") : ""
      )
    }
    let next = phrases("onboarding.continueButton")
    let window = state.settings.window
    let local = state.zone.local(at: now)
    // The first day begins with the last step, unless its window is over.
    let isTomorrow = state.day == nil && local.time >= window.close
    pages = [
      .coldOpen: Page(phrases("onboarding.coldOpen.title"), phrases("onboarding.coldOpen.body"), next),
      .personality: Page(phrases("onboarding.personality.title"), "", next),
      .notifications: Page(
        phrases("onboarding.notifications.title"),
        phrases("onboarding.notifications.body"),
        phrases("onboarding.notifications.allowButton"),
        phrases("onboarding.notifications.laterButton")
      ),
      .window: Page(phrases("onboarding.window.title"), phrases("onboarding.window.body"), next),
      .home: Page("", phrases(isTomorrow ? "onboarding.startsTomorrow" : "onboarding.home"), next),
    ]
  }
}

/// The first run. Each action is of one step; going back to an earlier one takes nothing away.
@MainActor @Observable
public final class PressureOnboardingModel: PressureModel<PressureOnboarding> {
  /// What is typed on the first page; nil while it is what was written down before.
  public var typed: String?
  /// The earlier step that the user went back to.
  private var earlier: OnboardingStep?

  /// The step to show; nil where all are done.
  public var step: OnboardingStep? { screen?.step == nil ? nil : earlier ?? screen?.step }

  /// The page to show; nil where all are done.
  public var page: PressureOnboarding.Page? { step.flatMap { screen?.pages[$0] } }

  /// What stands in the first page's field.
  public var commitment: String { typed ?? screen?.commitment ?? "" }

  /// Whether there is a step to go back to.
  public var canGoBack: Bool { step.map { $0.index > 0 } ?? false }

  /// Goes back a step.
  public func back() {
    guard canGoBack, let step else { return }
    earlier = OnboardingStep.allCases[step.index - 1]
  }

  /// The first page: writes the first commitment down.
  public func write() async {
    let sent = commitment
    guard step == .coldOpen, await send(.commit(text: sent)) else { return }
    if typed == sent { typed = nil }
    await finish(.coldOpen)
  }

  /// The second page: chooses a voice.
  public func choose(_ mode: PersonalityMode) async {
    guard step == .personality else { return }
    let change = SettingsChange(personalityMode: mode)
    if mode != screen?.voice { guard await send(.settings(change)) else { return } }
    await finish(.personality)
  }

  /// The third page: what the system said, nil where the user goes on without being asked.
  public func answer(granted: Bool?) async {
    guard step == .notifications else { return }
    if let granted { guard await send(.permission(granted: granted)) else { return } }
    await finish(.notifications)
  }

  /// The fourth page: deadline and close.
  public func setTimes(deadline: LocalTime, close: LocalTime) async {
    guard step == .window, await send(.settings(SettingsChange(deadline: deadline, close: close))) else {
      return
    }
    await finish(.window)
  }

  /// The fifth page: the first day begins.
  public func begin() async { if step == .home { await finish(.home) } }

  private func finish(_ step: OnboardingStep) async {
    guard await send(.onboard(step)) else { return }
    earlier = earlier == nil || step.next == screen?.step ? nil : step.next
  }
}
