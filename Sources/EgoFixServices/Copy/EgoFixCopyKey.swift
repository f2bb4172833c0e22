/// The copy keys from which the services draw a variant.
public enum EgoFixCopyKey: UInt8, Hashable, Sendable, CaseIterable {
  /// After the first fix ever applied, and after any other outcome.
  case outcomeAppliedFirst, outcomeApplied, outcomeSkipped, outcomeFailed
  /// After a crash, with its quick fix, and after a reboot.
  case crashAfter, quickFixIntro, rebootLine
  /// With a weekly fix when it is assigned.
  case overhaulIntro
  /// Entries of the version history.
  case versionMinor, versionMajor, versionCrash, versionReboot
  /// Patterns.
  case patternAvoidance, patternWeekday, patternTimeOfDay, patternContext, patternCorrelated
  /// Patterns, continued.
  case patternPlateau, patternImprovement, patternRegression
  /// Notifications.
  case reminderDaily, reminderTimer, reminderStable
  /// On a day without a fix.
  case restDay
  /// The aside beside the streak.
  case streakDisplay
  /// When a bug's status changes, and with its retest.
  case bugSetAside, bugActive, bugStable, bugResolved, bugRegression, bugRetest
  /// The diagnostic's prompt, its three endings.
  case diagnosticPrompt, diagnosticWeek, diagnosticAllQuiet, diagnosticLoud, diagnosticSkipped
  /// The names of patterns, in the order of their texts.
  case nameAvoidance, nameWeekday, nameTimeOfDay, nameContext, nameCorrelated, namePlateau
  /// The names of patterns, continued.
  case nameImprovement, nameRegression

  /// The key's name in the content.
  public var name: String { EgoFixCopyKey.names[Int(rawValue)] }

  private static let names = [
    "outcome.applied.first", "outcome.applied.line", "outcome.skipped.line", "outcome.failed.line",
    "crash.after", "quickFix.intro", "reboot.line", "overhaul.intro", "version.minor", "version.major",
    "version.crash", "version.reboot", "pattern.avoidance", "pattern.weekday", "pattern.timeOfDay",
    "pattern.context", "pattern.correlated", "pattern.plateau", "pattern.improvement", "pattern.regression",
    "reminder.daily", "reminder.timer", "reminder.stable", "restDay.line", "streak.display",
    "bug.setAside", "bug.active", "bug.stable", "bug.resolved", "bug.regression", "bug.retest",
    "diagnostic.prompt", "diagnostic.summary.week", "diagnostic.summary.allQuiet",
    "diagnostic.summary.loud", "diagnostic.skipped", "pattern.name.avoidance", "pattern.name.weekday",
    "pattern.name.timeOfDay", "pattern.name.context", "pattern.name.correlated", "pattern.name.plateau",
    "pattern.name.improvement", "pattern.name.regression",
  ]
}
