public import SeedModel

/// How a bug felt in a week (spec: BugIntensity).
public enum BugIntensity: UInt8, Vocabulary {
  /// Not noticed.
  case quiet
  /// Noticed.
  case present
  /// In charge.
  case loud

  /// The stored names, by raw value.
  public static let names = ["quiet", "present", "loud"]
}

/// Where a bug was loudest (spec: EventContext).
public enum EventContext: UInt8, Vocabulary {
  /// Places, and not knowing.
  case work, home, social, family, online, unknown

  /// The stored names, by raw value.
  public static let names = ["work", "home", "social", "family", "online", "unknown"]
}

/// One answer of a weekly diagnostic, as it is kept: how a bug felt in a week.
public struct DiagnosticMark: Hashable, Sendable, Codable {
  /// The Monday of the week that was asked about, a civil day.
  public var week: Int32
  /// How the bug felt.
  public var intensity: BugIntensity
  /// Where it was loudest; nil when it was quiet.
  public var context: EventContext?
  /// Fixes of the bug that were applied before that week.
  public var appliedBefore: Int32

  /// Makes a mark.
  public init(week: Int32, intensity: BugIntensity, context: EventContext? = nil, appliedBefore: Int32 = 0) {
    self.week = week
    self.intensity = intensity
    self.context = context
    self.appliedBefore = appliedBefore
  }
}

/// One answer of a weekly diagnostic, as it is handed in.
public struct DiagnosticAnswer: Hashable, Sendable, Codable {
  /// The bug.
  public var bug: BugID
  /// How it felt.
  public var intensity: BugIntensity
  /// Where it was loudest; nil when it was quiet, since then it is not asked.
  public var context: EventContext?

  /// Makes an answer; one that is not quiet and has no context counts as unsure.
  public init(bug: BugID, intensity: BugIntensity, context: EventContext? = nil) {
    self.bug = bug
    self.intensity = intensity
    self.context = intensity == .quiet ? context : context ?? .unknown
  }
}
