public import SeedModel
/// How a day ended, as the engine sees it.
public enum CheckInResult: UInt8, CaseIterable, Hashable, Sendable {
  /// The user answered YES.
  case yes
  /// The user answered NO.
  case no
  /// The window closed, or the deadline passed without a text.
  case missed
  /// A NO that a restart shield took.
  case shieldedNo
  /// A miss that a restart shield took.
  case shieldedMissed

  /// Whether a restart shield took it.
  @inlinable public var isShielded: Bool { self == .shieldedNo || self == .shieldedMissed }

  /// The same result without, or with, a shield; YES stays what it is.
  public func shielded(_ isShielded: Bool) -> CheckInResult {
    switch self {
    case .yes: .yes
    case .no, .shieldedNo: isShielded ? .shieldedNo : .no
    case .missed, .shieldedMissed: isShielded ? .shieldedMissed : .missed
    }
  }
}

/// A settled day in one byte: how it ended, and the policy under which it was settled. What is folded.
public struct DayOutcome: Hashable, Sendable, RawRepresentable {
  /// The result in bits 0…2, the policy in bit 3.
  public let rawValue: UInt8

  /// Makes an outcome.
  @inlinable
  public init(_ result: CheckInResult, under policy: EscalationAfterRecovery) {
    rawValue = result.rawValue | policy.rawValue << 3
  }

  /// The outcome with a raw value, or nil where no outcome has it.
  @inlinable
  public init?(rawValue: UInt8) {
    guard rawValue < 16, rawValue & 7 < 5 else { return nil }
    self.rawValue = rawValue
  }

  /// How the day ended.
  @inlinable public var result: CheckInResult { CheckInResult(rawValue: rawValue & 7) ?? .missed }
  /// The policy under which it was settled.
  @inlinable public var policy: EscalationAfterRecovery { rawValue & 8 == 0 ? .literal : .neverLowers }
}

extension DayOutcome: Codable {
  private enum CodingKeys: String, CodingKey { case result, policy }

  /// Encodes result and policy by their names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("\(result)", forKey: .result)
    try container.encode(policy, forKey: .policy)
  }

  /// Decodes result and policy.
  ///
  /// - Throws: `DecodingError` for names that are none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .result)
    guard let result = CheckInResult.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .result,
        in: container,
        debugDescription: "\(name) is no result"
      )
    }
    self.init(result, under: try container.decode(EscalationAfterRecovery.self, forKey: .policy))
  }
}
