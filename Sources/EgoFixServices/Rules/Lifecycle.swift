public import SeedModel
/// How a bug's status changes (spec: M2, bug lifecycle; M3, regression).
public enum Lifecycle {
  /// The status after the user takes a bug up.
  public static func activated(_ status: BugStatus) -> BugStatus {
    status == .identified || status == .resolved ? .active : status
  }

  /// The status after the user lays a bug aside.
  public static func deactivated(_ status: BugStatus) -> BugStatus {
    status == .active ? .identified : status
  }

  /// The status after the user closes a bug.
  public static func resolved(_ status: BugStatus) -> BugStatus {
    status == .stable ? .resolved : status
  }

  /// The status after answers: an active bug becomes stable when its latest ones are quiet and span enough
  /// days. Only answers since its activation may be given, oldest first; weeks without one are left out.
  public static func answered(
    _ status: BugStatus,
    answers: some BidirectionalCollection<DiagnosticMark>,
    policies: EgoFixPolicies
  ) -> BugStatus {
    guard status == .active else { return status }
    let latest = answers.suffix(policies.stableQuietAnswers)
    guard latest.count == policies.stableQuietAnswers, let first = latest.first, let last = latest.last,
      latest.allSatisfy({ $0.intensity == .quiet }),
      Int(last.week) - Int(first.week) >= policies.stableSpanDays
    else { return status }
    return .stable
  }

  /// The status after crashes: a stable or resolved bug comes back when enough of them lie within the days
  /// that the policy gives. Only civil days of crashes since stability may be given, in any order.
  public static func crashed(
    _ status: BugStatus,
    crashDays: some Collection<Int32>,
    today: Int32,
    policies: EgoFixPolicies
  ) -> BugStatus {
    guard status == .stable || status == .resolved else { return status }
    let recent = crashDays.count { $0 <= today && Int(today) - Int($0) <= policies.regressionDays }
    return recent >= policies.regressionCrashes ? .active : status
  }
}
