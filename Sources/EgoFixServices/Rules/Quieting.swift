public import SeedModel
/// How the app falls quiet as bugs become stable (spec: Notes; Notifications).
public enum Quieting {
  /// Days from one fix to the next for so many active and stable bugs; nil where no fix comes but retests.
  ///
  /// Without any bug there is none either. The share of stable bugs below a third takes the policy's first
  /// entry, below two thirds the second, above the third.
  public static func everyDays(active: Int, stable: Int, policies: EgoFixPolicies) -> Int? {
    guard active > 0 else { return nil }
    let total = active + stable
    let third = stable * 3 < total ? 0 : stable * 3 < 2 * total ? 1 : 2
    let steps = policies.quietingEveryDays
    guard !steps.isEmpty else { return 1 }
    return max(1, steps[min(third, steps.count - 1)])
  }

  /// Whether a fix is due on a day, counted from the last one assigned and opened.
  public static func isFixDay(_ day: Int32, last: Int32?, everyDays: Int?) -> Bool {
    guard let everyDays else { return false }
    guard let last else { return true }
    return Int(day) - Int(last) >= everyDays
  }

  /// The days on which a stable period asks whether all is still well: each gap counted from the day before.
  public static func stableReminderDays(since day: Int32, policies: EgoFixPolicies) -> [Int32] {
    var days: [Int32] = []
    var next = day
    for gap in policies.stableReminderGapDays {
      next += Int32(clamping: gap)
      days.append(next)
    }
    return days
  }
}
