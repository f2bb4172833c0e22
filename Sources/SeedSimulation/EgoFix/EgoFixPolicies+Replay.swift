import EgoFixServices
import PlainJSON
import SeedModel

extension EgoFixPolicies {
  /// The shipped numbers.
  static let shipped = EgoFixPolicies(
    skipCooldownDays: 14,
    mediumFromFinished: 7,
    highFromFinished: 21,
    fixesPerVersion: 7,
    weightMinimum: 0.25,
    weightMaximum: 3,
    weightAnswers: 8,
    reminderTime: time(onTheHour: 9),
    reminderLookaheadDays: 7,
    quietingEveryDays: [1, 2, 3],
    stableQuietAnswers: 4,
    stableSpanDays: 21,
    retestDays: 30,
    regressionCrashes: 3,
    regressionDays: 14,
    diagnosticSundayFrom: time(onTheHour: 17),
    diagnosticMondayUntil: time(onTheHour: 12),
    patternCooldownDays: 14,
    sessionGapMinutes: 30,
    stableReminderGapDays: [7, 14, 28, 56]
  )

  private static func time(onTheHour hour: Int) -> TimeOfDay {
    guard let time = TimeOfDay(minute: hour * 60) else {
      preconditionFailure("hour \(hour) is none of a day")
    }
    return time
  }

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
