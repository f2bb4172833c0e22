public import SeedModel

/// What a user did on a civil day, as far as the contribution graph shows it.
public struct DayActivity: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes an activity of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The app or a fix was opened.
  public static let opened = DayActivity(rawValue: 1)
  /// A fix was marked applied.
  public static let applied = DayActivity(rawValue: 2)
  /// A fix was marked skipped.
  public static let skipped = DayActivity(rawValue: 4)
  /// A fix was marked failed.
  public static let failed = DayActivity(rawValue: 8)
  /// A crash was logged.
  public static let crashed = DayActivity(rawValue: 16)
  /// Something went deep: a fix of high severity applied, a reflection written, a crash logged with a note.
  public static let deep = DayActivity(rawValue: 32)
  /// A note was written on something that was done before, which goes deep, too.
  public static let noted = DayActivity(rawValue: 64)
}

extension DayActivity {
  /// What a day's counts amount to: the severities of the fixes applied, counts of the others, and whether a
  /// reflection was written and a crash had a note.
  public init(
    applied: [FixSeverity],
    skipped: Int,
    failed: Int,
    crashes: Int,
    opened: Bool,
    reflection: Bool,
    crashNote: Bool
  ) {
    self = opened ? .opened : []
    if !applied.isEmpty { insert(.applied) }
    if skipped > 0 { insert(.skipped) }
    if failed > 0 { insert(.failed) }
    if crashes > 0 { insert(.crashed) }
    if applied.contains(.high) || reflection || (crashNote && crashes > 0) { insert(.deep) }
  }
}

/// One square of the contribution graph (spec: Contribution Graph).
public struct GraphSquare: Hashable, Sendable {
  /// What happened.
  public enum Color: String, Hashable, Sendable {
    /// A crash or a failed fix.
    case red
    /// A fix was applied.
    case green
    /// A fix was skipped.
    case yellow
    /// The app was opened and left.
    case grayOutline
    /// Nothing.
    case empty
  }

  /// How deep it went.
  public enum Shade: String, Hashable, Sendable {
    /// With depth.
    case dark
    /// Without.
    case light
  }

  /// What happened: red before green before yellow.
  public var color: Color
  /// How deep it went; nil where nothing was done.
  public var shade: Shade?

  /// The square of a day.
  public init(_ activity: DayActivity) {
    color =
      if !activity.isDisjoint(with: [.crashed, .failed]) {
        .red
      } else if activity.contains(.applied) {
        .green
      } else if activity.contains(.skipped) {
        .yellow
      } else {
        activity.contains(.opened) ? .grayOutline : .empty
      }
    let isDone = color != .grayOutline && color != .empty
    shade = isDone ? (activity.isDisjoint(with: [.deep, .noted]) ? .light : .dark) : nil
  }
}
