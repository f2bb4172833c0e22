/// What became of a fix (spec: FixOutcome).
public enum FixOutcome: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Not marked yet.
  case pending
  /// Done.
  case applied
  /// Passed over.
  case skipped
  /// Tried without success.
  case failed

  /// The stored name.
  public var description: String { StoredName.of(self, in: FixOutcome.names) }

  /// The outcome with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: FixOutcome.names)) }

  /// Whether an outcome may follow: only pending becomes applied, skipped or failed.
  public func canBecome(_ outcome: FixOutcome) -> Bool { self == .pending && outcome != .pending }

  private static let names = ["pending", "applied", "skipped", "failed"]
}
