public import SeedModel

/// The numbers that EgoFix's services take from the content (`policies.json`, the product `egofix`).
public struct EgoFixPolicies: Hashable, Sendable {
  /// Civil days after which a skipped or failed fix may come back, 1…90.
  public var skipCooldownDays: Int
  /// Finished fixes of a bug from which its fixes of medium severity come, 1…60.
  public var mediumFromFinished: Int
  /// Finished fixes of a bug from which its fixes of high severity come, 2…200, above the medium one's.
  public var highFromFinished: Int
  /// Applied fixes that make one version, 1…30.
  public var fixesPerVersion: Int
  /// The least factor that answers give a bug's weight, 0.1…1.
  public var weightMinimum: Double
  /// The largest factor that answers give a bug's weight, 1…3.
  public var weightMaximum: Double
  /// Latest answers that count for a bug's weight, 1…50.
  public var weightAnswers: Int
  /// The daily reminder's time where the user has set none.
  public var reminderTime: TimeOfDay
  /// Days ahead that reminders are planned for, 1…14.
  public var reminderLookaheadDays: Int
  /// Days from one fix to the next, by thirds of the share of stable bugs; each 1…7.
  public var quietingEveryDays: [Int]
  /// Quiet answers in a row that make a bug stable, 2…12.
  public var stableQuietAnswers: Int
  /// Days that these answers span at least, 7…90.
  public var stableSpanDays: Int
  /// Days between the tests of a stable bug, 7…180.
  public var retestDays: Int
  /// Crashes that bring a stable bug back, 2…10.
  public var regressionCrashes: Int
  /// Days within which these crashes lie, 1…60.
  public var regressionDays: Int
  /// The time on Sunday from which the diagnostic is prompted.
  public var diagnosticSundayFrom: TimeOfDay
  /// The time on Monday before which the diagnostic is still prompted.
  public var diagnosticMondayUntil: TimeOfDay
  /// Days for which a type of pattern is not shown again, 1…90.
  public var patternCooldownDays: Int
  /// Minutes without activity after which an opening begins a session, 5…240.
  public var sessionGapMinutes: Int
  /// Days before each message of a stable period, the first counted from its beginning; each 1…365.
  public var stableReminderGapDays: [Int]

  /// Makes policies from their fields.
  public init(
    skipCooldownDays: Int,
    mediumFromFinished: Int,
    highFromFinished: Int,
    fixesPerVersion: Int,
    weightMinimum: Double,
    weightMaximum: Double,
    weightAnswers: Int,
    reminderTime: TimeOfDay,
    reminderLookaheadDays: Int,
    quietingEveryDays: [Int],
    stableQuietAnswers: Int,
    stableSpanDays: Int,
    retestDays: Int,
    regressionCrashes: Int,
    regressionDays: Int,
    diagnosticSundayFrom: TimeOfDay,
    diagnosticMondayUntil: TimeOfDay,
    patternCooldownDays: Int,
    sessionGapMinutes: Int,
    stableReminderGapDays: [Int]
  ) {
    self.skipCooldownDays = skipCooldownDays
    self.mediumFromFinished = mediumFromFinished
    self.highFromFinished = highFromFinished
    self.fixesPerVersion = fixesPerVersion
    self.weightMinimum = weightMinimum
    self.weightMaximum = weightMaximum
    self.weightAnswers = weightAnswers
    self.reminderTime = reminderTime
    self.reminderLookaheadDays = reminderLookaheadDays
    self.quietingEveryDays = quietingEveryDays
    self.stableQuietAnswers = stableQuietAnswers
    self.stableSpanDays = stableSpanDays
    self.retestDays = retestDays
    self.regressionCrashes = regressionCrashes
    self.regressionDays = regressionDays
    self.diagnosticSundayFrom = diagnosticSundayFrom
    self.diagnosticMondayUntil = diagnosticMondayUntil
    self.patternCooldownDays = patternCooldownDays
    self.sessionGapMinutes = sessionGapMinutes
    self.stableReminderGapDays = stableReminderGapDays
  }
}
