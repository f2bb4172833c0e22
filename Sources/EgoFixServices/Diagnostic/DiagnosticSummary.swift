/// What the weekly summary shows after a diagnostic (spec: Weekly Diagnostic Flow, 3).
public struct DiagnosticSummary: Hashable, Sendable {
  /// One answer.
  public struct Line: Hashable, Sendable {
    /// The bug.
    public var bug: BugID
    /// How it felt.
    public var intensity: BugIntensity
    /// Where it was loudest; nil when it was quiet.
    public var context: EventContext?
  }

  /// The Monday of the week, a civil day.
  public var week: Int32
  /// Fixes applied in that week.
  public var applied: Int32
  /// Crashes logged in it.
  public var crashes: Int32
  /// The answers, by bug.
  public var lines: [Line]

  /// Bugs that were loud.
  public var loudCount: Int { lines.count { $0.intensity == .loud } }

  /// The summary of the latest week that was asked about.
  public init(of state: EgoFixState) {
    week = state.lastDiagnosticWeek ?? CivilDay.never
    let counts = state.weeks.week(week)
    applied = counts.applied
    crashes = counts.crashes
    lines = []
    for tally in state.tallies.bugs {
      guard let answer = tally.answers.last, answer.week == week else { continue }
      lines.append(Line(bug: tally.bug, intensity: answer.intensity, context: answer.context))
    }
  }
}
