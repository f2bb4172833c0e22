public import Observation
public import SeedModel
import SeedRuntime
public import ServiceKernel

/// The bug library (spec: M2).
public struct EgoFixBugs: EgoFixScreen {
  /// What a user can do with a bug.
  public enum Action: Hashable, Sendable {
    /// Take it up, lay it aside, close it, put it first.
    case activate, deactivate, resolve, makePrimary
  }

  /// One bug of the library.
  public struct Row: Equatable, Sendable, Identifiable {
    /// The bug.
    public let id: BugID
    /// Its title.
    public let title: String
    /// What it is.
    public let description: String
    /// Its color; nil where the content lacks the bug.
    public let color: PaletteColor?
    /// The frames of its drawing; none where it has none.
    public let art: [String]
    /// Where the user stands with it.
    public let status: BugStatus
    /// The same in words.
    public let statusText: String
    /// Whether it is the primary one.
    public let isPrimary: Bool
    /// What can be done with it.
    public let actions: [Action]
  }

  /// The line above them.
  public let intro: String
  /// The bugs, active ones first, then stable, identified and resolved ones.
  public let rows: [Row]
  /// What is said where every bug is active; nil where one can be taken up.
  public let allActive: String?

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    intro = phrases("library.intro")
    let order: [BugStatus] = [.active, .stable, .identified, .resolved]
    let bugs = phrases.bugs(of: state)
    rows = order.flatMap { status in
      bugs.filter { $0.status == status }.map { bug in
        EgoFixBugs.row(bug, isPrimary: state.primaryBug == bug.bug, phrases)
      }
    }
    let areAllActive = !bugs.isEmpty && bugs.allSatisfy { $0.status == .active }
    allActive = areAllActive ? phrases("empty.libraryAllActive") : nil
  }

  private static func row(_ bug: BugState, isPrimary: Bool, _ phrases: EgoFixPhrases) -> Row {
    var actions: [Action] =
      switch bug.status {
      case .identified, .resolved: [.activate]
      case .active: [.deactivate]
      case .stable: [.resolve]
      }
    if !isPrimary { actions.append(.makePrimary) }
    return Row(
      id: bug.bug,
      title: phrases.title(bug.bug),
      description: phrases.bug(bug.bug)?.description ?? "",
      color: phrases.bug(bug.bug)?.color,
      art: phrases.bug(bug.bug)?.art ?? [],
      status: bug.status,
      statusText: phrases("bug.status.\(bug.status)"),
      isPrimary: isPrimary,
      actions: actions
    )
  }
}

/// The bug library.
@MainActor @Observable
public final class EgoFixBugsModel: EgoFixModel<EgoFixBugs> {
  /// Does something with a bug.
  public func perform(_ action: EgoFixBugs.Action, on bug: BugID) async {
    switch action {
    case .activate: await send(.activate(bug))
    case .deactivate: await send(.deactivate(bug))
    case .resolve: await send(.resolve(bug))
    case .makePrimary: await send(.primary(bug))
    }
  }
}

/// The list of patterns (spec: M3).
public struct EgoFixPatterns: EgoFixScreen {
  /// One pattern.
  public struct Row: Equatable, Sendable, Identifiable {
    /// The pattern's identity.
    public let id: Identity
    /// Its name.
    public let title: String
    /// Its text.
    public let body: String
    /// How much it weighs.
    public let severity: String
    /// Whether it was not looked at yet, and can be noted.
    public let canNote: Bool
  }

  /// The patterns that were not dismissed, what matters most first, then the oldest.
  public let rows: [Row]
  /// What is said where there is none; nil where there is one.
  public let emptyText: String?
  /// Where there is none, what one would say; nil where there is one.
  public let example: Example?

  /// A pattern that is none of the user's.
  public struct Example: Equatable, Sendable {
    /// What says that it is an example.
    public let tag: String
    /// Its text.
    public let body: String
  }

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    rows = PatternSurfacing.list(state.patternCandidates).map { index in
      let pattern = state.patterns[index]
      return Row(
        id: pattern.id,
        title: pattern.title,
        body: pattern.body,
        severity: phrases("pattern.severity", ["severity": .select("\(pattern.finding.severity)")]),
        canNote: pattern.viewedAt == nil
      )
    }
    emptyText = rows.isEmpty ? phrases("empty.noPatterns") : nil
    example =
      rows.isEmpty ? Example(tag: phrases("pattern.exampleTag"), body: phrases("pattern.example")) : nil
  }
}

/// The list of patterns.
@MainActor @Observable
public final class EgoFixPatternsModel: EgoFixModel<EgoFixPatterns> {
  /// A pattern is looked at.
  public func view(_ pattern: Identity) async { await send(.viewed(pattern)) }

  /// A pattern is put away for good.
  public func dismiss(_ pattern: Identity) async { await send(.dismiss(pattern)) }
}

/// Sharing a card's fix: the content, nothing of the sender.
public struct EgoFixShare: EgoFixScreen {
  /// The line above the share sheet.
  public let note: String

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) { note = phrases("share.note") }
}

/// Sharing the fix of the card that the share sheet was opened from.
@MainActor @Observable
public final class EgoFixShareModel: EgoFixModel<EgoFixShare> {
  /// What a recipient of a card's fix sees.
  public func text(of card: EgoFixCard) -> String {
    phrases.fix(card.fix).map { ShareText.text(of: $0) } ?? ""
  }

  /// The share sheet reports that a card's fix was sent.
  public func sent(_ card: EgoFixCard) async { await send(.shared(card.fix)) }
}

/// The settings.
public struct EgoFixSettingsScreen: EgoFixScreen {
  /// The freeze comes back on Sunday.
  public static var isTimed: Bool { true }

  /// The settings.
  public let settings: EgoFixSettings
  /// What the system allows, in words.
  public let permission: String
  /// How often a fix comes at present, in words.
  public let cadence: String
  /// The primary bug's title; empty before onboarding.
  public let primaryBug: String
  /// The state of the week's freeze, in words.
  public let freeze: String
  /// Whether reminders come: on or off as it was chosen; nil while they are wanted and the system was not
  /// asked.
  public let reminders: Bool?
  /// Whether the system refuses reminders, which only its own settings change.
  public let needsSystemSettings: Bool
  /// What is said where reminders are wanted and the system refuses them; nil otherwise.
  public let refused: String?
  /// What is said before the system is asked; none where it was asked already.
  public let invitation: [String]

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    settings = state.settings
    permission = phrases("config.permission", ["permission": .select("\(state.settings.permission)")])
    let everyDays = Quieting.everyDays(
      active: state.activeBugs.count,
      stable: Int(state.stableCount),
      policies: phrases.reducer.policies
    )
    cadence =
      everyDays.map { phrases("config.cadence", ["days": .count($0)]) } ?? phrases("config.retestsOnly")
    primaryBug = phrases.title(state.primaryBug)
    freeze = phrases(
      state.streak.isFreezeAvailable(on: state.day) ? "streak.freezeAvailable" : "streak.freezeSpent"
    )
    reminders = settings.remindersOn && settings.permission == .notDetermined ? nil : settings.remindersOn
    needsSystemSettings = settings.permission == .denied
    let isRefused = settings.remindersOn && needsSystemSettings
    invitation =
      settings.permission == .notDetermined
      ? [phrases("install.reminder"), phrases("config.askPermission")] : []
    refused = isRefused ? phrases("fault.notificationsOff") : nil
  }
}

/// The settings.
@MainActor @Observable
public final class EgoFixSettingsModel: EgoFixModel<EgoFixSettingsScreen> {
  /// Turns reminders on or off.
  ///
  /// - Returns: whether the system has to be asked for its permission: ``answer(_:)`` takes what it says.
  public func setReminders(_ isOn: Bool) async -> Bool {
    await change(EgoFixSettingsChange(remindersOn: isOn))
    return isOn && state?.settings.permission == .notDetermined
  }

  /// Sets the reminder's time.
  public func setTime(_ time: TimeOfDay) async { await change(EgoFixSettingsChange(reminderTime: time)) }

  /// The system has said whether the app may notify, or its settings were changed there.
  public func answer(_ permission: EgoFixSettings.Permission) async {
    await change(EgoFixSettingsChange(permission: permission))
  }

  /// Only what changes something is an event: a permission that is reported at each launch is no activity.
  private func change(_ change: EgoFixSettingsChange) async {
    await refresh()
    guard let settings = state?.settings, settings.changed(by: change) != settings else { return }
    await send(.settings(change))
  }
}
