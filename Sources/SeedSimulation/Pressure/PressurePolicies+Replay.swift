import PlainJSON
import SeedModel

extension PressurePolicies {
  /// These numbers with those of a header in their place.
  func changed(by fields: ReplayFields?) throws(ReplayError) -> PressurePolicies {
    guard let fields else { return self }
    var policies = self
    for name in fields.names {
      switch name {
      case "escalationAfterRecovery":
        policies.escalationAfterRecovery = try fields.required(name, fields.name)
      case "milestoneDays": policies.milestoneDays = try fields.required(name, fields.days)
      case "milestoneRepeatDays": policies.milestoneRepeatDays = try fields.required(name, fields.positive)
      case "longestFromDays": policies.longestFromDays = try fields.required(name, fields.positive)
      case "lookaheadDays": policies.lookaheadDays = try fields.required(name, fields.positive)
      default: throw ReplayError(.unknownPolicy, "there is no policy \(name.debugDescription)")
      }
    }
    try fields.expect(policies.fault)
    return policies
  }
}

extension ReplayFields {
  /// Whole numbers that ascend from 1 or more.
  fileprivate func days(_ name: String) throws(ReplayError) -> [Int]? {
    guard let values = try array(name) else { return nil }
    let days = values.compactMap(ReplayFields.integer)
    guard days.count == values.count, days.first ?? 1 > 0, zip(days, days.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw fault(name, "a list of whole numbers that ascend from 1 or more") }
    return days
  }
}
