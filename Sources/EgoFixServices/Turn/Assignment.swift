public import CivilTime
public import SeedModel

/// Why a fix was assigned.
public enum AssignmentKind: UInt8, Vocabulary {
  /// The day's fix.
  case daily
  /// The week's.
  case weekly
  /// After a crash.
  case quickFix
  /// The test of a stable bug, in the day's slot.
  case retest

  /// The stored names, by raw value.
  public static let names = ["daily", "weekly", "quickFix", "retest"]
}

/// A fix that a user was given and may still mark.
public struct Assignment: Hashable, Sendable, Codable {
  /// The identity of its completion's record.
  public var id: Identity
  /// The fix.
  public var fix: FixID
  /// Why it was assigned.
  public var kind: AssignmentKind
  /// The civil day that it is for; moves on while its card is not opened.
  public var day: Int32
  /// The last civil day on which it can be marked.
  public var lastDay: Int32
  /// When it was assigned.
  public var assignedAt: Instant
  /// Whether its card was opened.
  public var isOpened: Bool
  /// What became of it.
  public var outcome: FixOutcome
  /// The civil day on which that was marked; nil while it is pending.
  public var markedOn: Int32?
  /// What is said with it: with the card, and once it is marked with its outcome.
  public var said = EgoFixSaid()
  /// What the user wrote on it; nil for nothing.
  public var note: String?

  /// Whether it takes the slot that a day has.
  public var isOfDay: Bool { kind == .daily || kind == .retest }

  /// Whether it was left open on an earlier day and a day is the last one on which it can be marked, or was
  /// marked on that day. Quick fixes wait on their own.
  func isLate(on today: Int32) -> Bool {
    kind != .quickFix && isOpened && day < today && lastDay == today
      && (outcome == .pending || markedOn == today)
  }
}

/// A line and a tidbit that are said with something, for as long as it is shown.
public struct EgoFixSaid: Hashable, Sendable, Codable {
  /// The line; nil for none.
  public var line: EgoFixLine?
  /// The tidbit; nil for none.
  public var tidbit: TidbitID?
}

/// A line of copy; ``EgoFixReducer/text(of:)`` puts it into words.
public struct EgoFixLine: Hashable, Sendable, Codable {
  /// The copy key.
  public var key: EgoFixCopyKey
  /// The variant's index.
  public var variant: UInt8
  /// The bug that it speaks of; nil for none.
  public var bug: BugID?
  /// Fixes applied in the week that it speaks of.
  public var applied: Int32 = 0
  /// What it counts: crashes of the week, or loud bugs.
  public var count: Int32 = 0
}
