public import Observation
import SeedModel
import SeedRuntime
public import ServiceKernel

/// Where a launch leads.
public struct EgoFixEntrance: EgoFixScreen {
  /// A part of the app.
  public enum Destination: Equatable, Sendable {
    /// The boot sequence, then onboarding, then the tabs.
    case boot, onboarding, tabs
  }

  /// Where it leads.
  public let destination: Destination

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    destination = !state.settings.bootSequenceShown ? .boot : state.isOnboarded ? .tabs : .onboarding
  }
}

/// Where a launch leads.
public typealias EgoFixEntranceModel = EgoFixModel<EgoFixEntrance>

/// The boot sequence of the first launch.
public struct EgoFixBoot: EgoFixScreen {
  /// One of its lines.
  public struct Line: Equatable, Sendable {
    /// What a line is.
    public enum Kind: String, Sendable {
      /// What is loaded, or not.
      case progress
      /// A warning.
      case warning
      /// The last one, which hands over.
      case ready
    }

    /// What it is.
    public let kind: Kind
    /// Its text.
    public let text: String
  }

  /// Its lines, in order.
  public let lines: [Line]
  /// Whether it was shown already.
  public let isShown: Bool

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    lines = (1...8).map { number in
      Line(
        kind: number == 7 ? .warning : number == 8 ? .ready : .progress,
        text: phrases("boot.line\(number)", number == 1 ? ["version": .text("\(state.version)")] : [:])
      )
    }
    .filter { !$0.text.isEmpty }
    isShown = state.settings.bootSequenceShown
  }
}

/// The boot sequence.
@MainActor @Observable
public final class EgoFixBootModel: EgoFixModel<EgoFixBoot> {
  /// The sequence was shown.
  public func finish() async { await send(.settings(EgoFixSettingsChange(bootSequenceShown: true))) }

  /// The sequence is shown once more, from the settings.
  public func replay() async { await send(.settings(EgoFixSettingsChange(bootSequenceShown: false))) }
}

/// The first launch: pick a bug, see a first fix at once.
public struct EgoFixOnboarding: EgoFixScreen {
  /// The first fix is the day's.
  public static var isTimed: Bool { true }

  /// A bug that can be picked.
  public struct Choice: Equatable, Sendable, Identifiable {
    /// The bug.
    public let id: BugID
    /// Its title.
    public let title: String
    /// What it is.
    public let description: String
  }

  /// The first screen's text.
  public let welcome: String
  /// The first screen's line about the user's data.
  public let privacy: String
  /// Where the bug is picked: its top line and the line above the bugs.
  public let heading: String
  /// The line above the bugs.
  public let question: String
  /// The bugs.
  public let choices: [Choice]
  /// Whether onboarding is over.
  public let isDone: Bool
  /// The line above the very first fix.
  public let firstFixLine: String
  /// The first fix; nil before a bug is chosen.
  public let firstFix: EgoFixCard?

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    welcome = phrases("install.welcome")
    privacy = phrases("install.privacy")
    heading = phrases("install.pickHeading")
    question = phrases("install.pickBug")
    choices = phrases.bugs(of: state).compactMap { bug in
      ((try? phrases.content.texts.bug(bug.bug)) ?? nil).map {
        Choice(id: bug.bug, title: $0.title, description: $0.description)
      }
    }
    isDone = state.isOnboarded
    firstFixLine = phrases("install.firstFix")
    firstFix = state.shownAssignment.flatMap { EgoFixCard($0, state, phrases) }
  }
}

/// The first launch.
@MainActor @Observable
public final class EgoFixOnboardingModel: EgoFixModel<EgoFixOnboarding> {
  /// Whether the first screen was left.
  public private(set) var isBegun = false
  /// The bug that is picked; another one may be until it is confirmed.
  public var picked: BugID?

  /// Leaves the first screen.
  public func begin() { isBegun = true }

  /// Whether a bug is picked that can be confirmed.
  public var canConfirm: Bool { picked != nil }

  /// Confirms the bug that is picked; its first fix is opened at once.
  public func confirm() async {
    guard let picked, await send(.primary(picked)) else { return }
    if let fix = screen?.firstFix { await send(.openFix(fix.fix)) }
  }
}
