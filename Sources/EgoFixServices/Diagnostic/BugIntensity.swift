/// How a bug felt in a week (spec: BugIntensity).
public enum BugIntensity: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Not noticed.
  case quiet
  /// Noticed.
  case present
  /// In charge.
  case loud

  /// The stored name.
  public var description: String { StoredName.of(self, in: BugIntensity.names) }

  /// The intensity with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: BugIntensity.names)) }

  private static let names = ["quiet", "present", "loud"]
}

/// Where a bug was loudest (spec: EventContext).
public enum EventContext: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Places, and not knowing.
  case work, home, social, family, online, unknown

  /// The stored name.
  public var description: String { StoredName.of(self, in: EventContext.names) }

  /// The context with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: EventContext.names)) }

  private static let names = ["work", "home", "social", "family", "online", "unknown"]
}

/// One answer of a weekly diagnostic, as it is kept: how a bug felt in a week.
public struct DiagnosticMark: Hashable, Sendable {
  /// The Monday of the week that was asked about, a civil day.
  public var week: Int32
  /// How the bug felt.
  public var intensity: BugIntensity
  /// Fixes of the bug that were applied before that week.
  public var appliedBefore: Int32

  /// Makes a mark.
  public init(week: Int32, intensity: BugIntensity, appliedBefore: Int32 = 0) {
    self.week = week
    self.intensity = intensity
    self.appliedBefore = appliedBefore
  }
}

/// One answer of a weekly diagnostic, as it is handed in.
public struct DiagnosticAnswer: Hashable, Sendable {
  /// The bug's place in the content.
  public var bug: Int32
  /// How it felt.
  public var intensity: BugIntensity
  /// Where it was loudest; nil when it was quiet, since then it is not asked.
  public var context: EventContext?

  /// Makes an answer; one that is not quiet and has no context counts as unsure.
  public init(bug: Int32, intensity: BugIntensity, context: EventContext? = nil) {
    self.bug = bug
    self.intensity = intensity
    self.context = intensity == .quiet ? context : context ?? .unknown
  }
}
