public import SeedModel

/// When the weekly diagnostic is prompted (spec: Weekly Diagnostic Flow).
public enum DiagnosticPrompt {
  /// The Monday of the week that a moment may be asked about, or nil outside the prompt's hours: that week's
  /// Sunday from the policy's time on, or the Monday after it before the policy's time.
  public static func week(at moment: EgoFixMoment, policies: EgoFixPolicies) -> Int32? {
    switch moment.weekday {
    case 1 where moment.minuteOfDay >= policies.diagnosticSundayFrom.minute:
      CivilDay.monday(of: moment.day)
    case 2 where moment.minuteOfDay < policies.diagnosticMondayUntil.minute:
      moment.day - 7
    default: nil
    }
  }

  /// The week to ask about now: once a week, whether it was handed in or skipped.
  ///
  /// - Parameter lastWeek: the Monday of the latest week that was handed in or skipped.
  public static func week(
    at moment: EgoFixMoment,
    lastWeek: Int32?,
    policies: EgoFixPolicies
  ) -> Int32? {
    guard let week = week(at: moment, policies: policies) else { return nil }
    if let lastWeek, lastWeek >= week { return nil }
    return week
  }
}
