import CivilTime
import PlainJSON
import PressureServices

extension ReplayFields {
  /// A number of days, steps and the like: 1 or more.
  func positive(_ name: String) throws(ReplayError) -> Int? {
    guard let number = try count(name) else { return nil }
    guard number > 0 else { throw fault(name, "1 or more") }
    return number
  }

  /// 0…3.
  func tier(_ name: String) throws(ReplayError) -> Int? {
    guard let tier = try count(name) else { return nil }
    guard tier <= Escalation.highestTier else { throw fault(name, "0…\(Escalation.highestTier)") }
    return tier
  }

  /// A day's status by its stored name, in capitals or not.
  func status(_ name: String) throws(ReplayError) -> Commitment.Status? {
    guard let text = try string(name) else { return nil }
    guard let status = Commitment.Status(rawValue: text.uppercased()) else {
      throw fault(name, Commitment.Status.allCases.map(\.name).joined(separator: ", "))
    }
    return status
  }

  /// A voice by its stored name, in capitals or not.
  func mode(_ name: String) throws(ReplayError) -> PersonalityMode? {
    guard let text = try string(name) else { return nil }
    guard let mode = PersonalityMode(rawValue: text.uppercased()) else {
      throw fault(name, PersonalityMode.allCases.map(\.rawValue).joined(separator: " or "))
    }
    return mode
  }

  /// A step of onboarding by its name, or its number from 1.
  func step(_ name: String) throws(ReplayError) -> OnboardingStep? {
    if let number = value(name)?.integer,
      let step = OnboardingStep.allCases.first(where: { $0.index + 1 == number })
    {
      return step
    }
    return try choice(name)
  }

  /// A list of days' results.
  func results(_ name: String) throws(ReplayError) -> [CheckInResult]? {
    guard let values = try array(name) else { return nil }
    let results = values.compactMap { value in CheckInResult.allCases.first { "\($0)" == value.string } }
    guard results.count == values.count else {
      throw fault(name, "a list of \(CheckInResult.allCases.map { "\($0)" }.joined(separator: ", "))")
    }
    return results
  }

  /// A list of times of day.
  func times(_ name: String) throws(ReplayError) -> [LocalTime]? {
    guard let values = try array(name) else { return nil }
    let times = values.compactMap { $0.string.flatMap { LocalTime($0) } }
    guard times.count == values.count else {
      throw ReplayError(.badTime, "`\(name)` must be a list of times such as 09:00 or 09:00:30")
    }
    return times
  }

  /// The fields of an escalation, each 0 where it is left out.
  func escalation() throws(ReplayError) -> Escalation {
    Escalation(
      tier: try tier("tier") ?? 0,
      misses: try count("misses") ?? 0,
      successes: try count("successes") ?? 0,
      streak: try count("streak") ?? 0,
      longest: try count("longest") ?? 0
    )
  }
}
