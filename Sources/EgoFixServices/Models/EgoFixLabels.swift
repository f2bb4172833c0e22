import SeedModel
public import ServiceKernel

/// Texts that no state changes: tabs, buttons, top lines, hints.
public struct EgoFixLabels: Sendable {
  private let phrases: EgoFixPhrases

  /// The texts of a user's service.
  public init(_ service: EgoFixService) { phrases = EgoFixPhrases(service.reducer) }

  /// A text; empty where the content lacks it. A button's is in brackets: `[ Applied ]`.
  public subscript(key: Key) -> String { phrases(key.rawValue) }

  /// The texts, by their copy keys.
  public enum Key: String, CaseIterable, Sendable {
    /// The tab bar.
    case today = "tab.today"
    case bugs = "tab.bugs"
    case history = "tab.history"
    case patterns = "tab.patterns"
    /// The first launch.
    case begin = "install.start"
    case choose = "install.choose"
    /// A card while it is carried out.
    case doneWhen = "fix.doneWhen"
    case startTimer = "fix.startTimer"
    case stopTimer = "fix.stopTimer"
    case nextStep = "fix.nextStep"
    case skipStep = "fix.skipStep"
    case count = "fix.count"
    case save = "fix.save"
    case report = "fix.report"
    case before = "fix.before"
    case after = "fix.after"
    case trigger = "fix.trigger"
    case replacement = "fix.replacement"
    /// An outcome.
    case applied = "outcome.applied.button"
    case skipped = "outcome.skipped.button"
    case failed = "outcome.failed.button"
    case notePrompt = "outcome.notePrompt"
    case proceed = "outcome.continue"
    /// A crash.
    case crashHeading = "crash.heading"
    case crashCancel = "crash.cancel"
    case crashNotePrompt = "crash.notePrompt"
    case crashSaveNote = "crash.saveNote"
    case openQuickFix = "crash.openQuickFix"
    case reboot = "reboot.button"
    /// The diagnostic.
    case diagnosticStart = "diagnostic.start"
    case diagnosticBack = "diagnostic.back"
    case diagnosticSkip = "diagnostic.skip"
    case diagnosticDone = "diagnostic.done"
    case quiet = "diagnostic.quiet"
    case present = "diagnostic.present"
    case loud = "diagnostic.loud"
    case work = "diagnostic.context.work"
    case home = "diagnostic.context.home"
    case social = "diagnostic.context.social"
    case family = "diagnostic.context.family"
    case online = "diagnostic.context.online"
    case unsure = "diagnostic.context.unsure"
    /// Patterns.
    case noted = "pattern.noted"
    case dismiss = "pattern.dismiss"
    /// Bugs.
    case activate = "bug.activate"
    case deactivate = "bug.deactivate"
    case resolve = "bug.resolve"
    case makePrimary = "bug.makePrimary"
    /// The graph.
    case graphNote = "graph.note"
    /// Sharing.
    case share = "share.button"
    /// The settings.
    case settings = "config.heading"
    case dailyReminder = "config.dailyReminder"
    case on = "config.on"
    case off = "config.off"
    case reminderTime = "config.reminderTime"
    case primaryBug = "config.primaryBug"
    case primaryBugNote = "config.primaryBugNote"
    case freeze = "config.streakFreeze"
    case freezeNote = "streak.freezeNote"
    case openSystemSettings = "config.openSystemSettings"
    case quieting = "config.quieting"
    case bootSequence = "config.bootSequence"
    case privacy = "config.privacy"
    case privacyText = "store.egofix.privacy"

    /// The button of an outcome; nil for pending, which none marks.
    public init?(_ outcome: FixOutcome) {
      switch outcome {
      case .applied: self = .applied
      case .skipped: self = .skipped
      case .failed: self = .failed
      case .pending: return nil
      }
    }

    /// An answer's button.
    public init(_ intensity: BugIntensity) {
      self =
        switch intensity {
        case .quiet: .quiet
        case .present: .present
        case .loud: .loud
        }
    }

    /// The button of a place.
    public init(_ context: EventContext) {
      self =
        switch context {
        case .work: .work
        case .home: .home
        case .social: .social
        case .family: .family
        case .online: .online
        case .unknown: .unsure
        }
    }

    /// The button of what can be done with a bug.
    public init(_ action: EgoFixBugs.Action) {
      self =
        switch action {
        case .activate: .activate
        case .deactivate: .deactivate
        case .resolve: .resolve
        case .makePrimary: .makePrimary
        }
    }
  }
}
