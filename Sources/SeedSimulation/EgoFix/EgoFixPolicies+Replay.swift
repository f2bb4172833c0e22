import PlainJSON
import SeedModel

extension EgoFixPolicies {
  /// These numbers with those of a header in their place.
  func changed(by fields: ReplayFields?) throws(ReplayError) -> EgoFixPolicies {
    guard let fields else { return self }
    var policies = self
    for name in fields.names {
      if let path = Self.counts[name] {
        policies[keyPath: path] = try fields.required(name, fields.positive)
      } else if let path = Self.factors[name] {
        policies[keyPath: path] = try fields.required(name, fields.factor)
      } else if let path = Self.times[name] {
        policies[keyPath: path] = try fields.required(name, fields.minuteOfDay)
      } else if let path = Self.lists[name] {
        policies[keyPath: path] = try fields.required(name, fields.positives)
      } else {
        throw ReplayError(.unknownPolicy, "there is no policy \(name.debugDescription)")
      }
    }
    try fields.expect(policies.fault)
    return policies
  }

  private static let counts: [String: any WritableKeyPath<EgoFixPolicies, Int> & Sendable] = [
    "skipCooldownDays": \.skipCooldownDays, "mediumFromFinished": \.mediumFromFinished,
    "highFromFinished": \.highFromFinished, "fixesPerVersion": \.fixesPerVersion,
    "weightAnswers": \.weightAnswers, "reminderLookaheadDays": \.reminderLookaheadDays,
    "stableQuietAnswers": \.stableQuietAnswers, "stableSpanDays": \.stableSpanDays,
    "retestDays": \.retestDays, "regressionCrashes": \.regressionCrashes,
    "regressionDays": \.regressionDays, "patternCooldownDays": \.patternCooldownDays,
    "sessionGapMinutes": \.sessionGapMinutes,
  ]
  private static let factors: [String: any WritableKeyPath<EgoFixPolicies, Double> & Sendable] = [
    "weightMinimum": \.weightMinimum, "weightMaximum": \.weightMaximum,
  ]
  private static let times: [String: any WritableKeyPath<EgoFixPolicies, TimeOfDay> & Sendable] = [
    "reminderTime": \.reminderTime, "diagnosticSundayFrom": \.diagnosticSundayFrom,
    "diagnosticMondayUntil": \.diagnosticMondayUntil,
  ]
  private static let lists: [String: any WritableKeyPath<EgoFixPolicies, [Int]> & Sendable] = [
    "quietingEveryDays": \.quietingEveryDays, "stableReminderGapDays": \.stableReminderGapDays,
  ]
}

extension ReplayFields {
  /// A number above 0.
  fileprivate func factor(_ name: String) throws(ReplayError) -> Double? {
    guard let value = value(name) else { return nil }
    guard let number = value.number?.double, number > 0, number.isFinite else { throw fault(name, "above 0") }
    return number
  }

  /// A list of numbers of 1 or more.
  fileprivate func positives(_ name: String) throws(ReplayError) -> [Int]? {
    guard let values = try array(name) else { return nil }
    let numbers = values.compactMap(\.integer)
    guard numbers.count == values.count, !numbers.isEmpty, numbers.allSatisfy({ $0 > 0 }) else {
      throw fault(name, "a list of numbers of 1 or more")
    }
    return numbers
  }
}
