public import SeedModel

/// Why a fix was assigned.
public enum AssignmentKind: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The day's fix.
  case daily
  /// The week's.
  case weekly
  /// After a crash.
  case quickFix
  /// The test of a stable bug, in the day's slot.
  case retest

  /// The stored name.
  public var description: String { StoredName.of(self, in: AssignmentKind.names) }

  /// The kind with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: AssignmentKind.names)) }

  private static let names = ["daily", "weekly", "quickFix", "retest"]
}

/// A fix that a user was given and may still mark.
public struct Assignment: Hashable, Sendable {
  /// The identity of its completion's record.
  public var id: Identity
  /// The fix, by place.
  public var fix: Int32
  /// Why it was assigned.
  public var kind: AssignmentKind
  /// The civil day that it is for; moves on while its card is not opened.
  public var day: Int32
  /// The last civil day on which it can be marked.
  public var lastDay: Int32
  /// Seconds since 1970-01-01T00:00:00Z at which it was assigned.
  public var assignedAt: Int64
  /// Whether its card was opened.
  public var isOpened: Bool
  /// What became of it.
  public var outcome: FixOutcome
}
