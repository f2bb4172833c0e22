public import SeedModel

/// What became of a fix (spec: FixOutcome).
public enum FixOutcome: UInt8, Vocabulary {
  /// Not marked yet.
  case pending
  /// Done.
  case applied
  /// Passed over.
  case skipped
  /// Tried without success.
  case failed

  /// Whether an outcome may follow: only pending becomes applied, skipped or failed.
  public func canBecome(_ outcome: FixOutcome) -> Bool { self == .pending && outcome != .pending }

  /// The stored names, by raw value.
  public static let names = ["pending", "applied", "skipped", "failed"]
}
