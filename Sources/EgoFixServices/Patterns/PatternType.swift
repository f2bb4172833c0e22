/// What kind of thing a pattern is (spec: PatternType).
public enum PatternType: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Kinds, as the spec lists them; the weekday's and the time's findings are both temporal crashes.
  case avoidance, temporalCrash, contextualSpike, correlatedBugs, plateau, regression, improvement

  /// The stored name.
  public var description: String { StoredName.of(self, in: PatternType.names) }

  /// The type with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: PatternType.names)) }

  private static let names = [
    "avoidance", "temporalCrash", "contextualSpike", "correlatedBugs", "plateau", "regression",
    "improvement",
  ]
}

/// How much a pattern matters (spec: PatternSeverity); a later case matters more.
public enum PatternSeverity: UInt8, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible {
  /// Shown in the list alone.
  case observation
  /// Shown after an outcome.
  case insight
  /// Shown before the daily fix.
  case alert

  /// The stored name.
  public var description: String { StoredName.of(self, in: PatternSeverity.names) }

  /// The severity with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: PatternSeverity.names)) }

  private static let names = ["observation", "insight", "alert"]

  /// Orders severities by how much they matter.
  public static func < (left: PatternSeverity, right: PatternSeverity) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A part of the day in which crashes are counted.
public enum TimeBucket: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Six hours each, from midnight.
  case night, morning, afternoon, evening

  /// The part of the day that an hour, 0…23, lies in.
  public init(hour: Int) {
    self = hour < 6 ? .night : hour < 12 ? .morning : hour < 18 ? .afternoon : .evening
  }

  /// The stored name.
  public var description: String { StoredName.of(self, in: ["night", "morning", "afternoon", "evening"]) }
}
