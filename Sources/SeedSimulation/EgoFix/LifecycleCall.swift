import EgoFixServices
import PlainJSON
import SeedModel

/// The call `lifecycle`: a bug's status after an operation.
struct LifecycleCall {
  /// The new status.
  let result: JSONValue

  private enum Operation: String, CaseIterable {
    case activate, resolve, deactivate, answers, crashes
  }

  init(_ fields: ReplayFields, _ policies: EgoFixPolicies) throws(ReplayError) {
    let status: BugStatus = try fields.required("status", fields.name)
    let operation: Operation = try fields.required("op", fields.choice)
    let after: BugStatus
    switch operation {
    case .activate: after = Lifecycle.activated(status)
    case .resolve: after = Lifecycle.resolved(status)
    case .deactivate: after = Lifecycle.deactivated(status)
    case .answers:
      after = Lifecycle.answered(
        status,
        answers: try fields.required("answers", fields.answers),
        policies: policies
      )
    case .crashes:
      let today: Int32 = 1_000_000
      let days = try fields.required("crashDaysAgo", fields.counts).map { today - Int32(clamping: $0) }
      after = Lifecycle.crashed(status, crashDays: days, today: today, policies: policies)
    }
    result = .string("\(after)")
  }
}

extension ReplayFields {
  /// Intensities a week apart, oldest first; null for a week in which the bug was not asked about.
  fileprivate func answers(_ name: String) throws(ReplayError) -> [DiagnosticMark]? {
    guard let values = try array(name) else { return nil }
    var marks: [DiagnosticMark] = []
    for (week, value) in values.enumerated() where !value.isNull {
      guard let intensity = value.string.flatMap({ BugIntensity(name: $0) }) else {
        throw fault(name, "a list of quiet, present, loud or null")
      }
      marks.append(DiagnosticMark(week: 7 * Int32(clamping: week), intensity: intensity))
    }
    return marks
  }

  /// A list of whole numbers of 0 or more.
  fileprivate func counts(_ name: String) throws(ReplayError) -> [Int]? {
    guard let values = try array(name) else { return nil }
    let numbers = values.compactMap(ReplayFields.integer)
    guard numbers.count == values.count, numbers.allSatisfy({ $0 >= 0 }) else {
      throw fault(name, "a list of whole numbers of 0 or more")
    }
    return numbers
  }
}
