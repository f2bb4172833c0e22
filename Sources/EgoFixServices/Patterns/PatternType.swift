public import SeedModel

/// What kind of thing a pattern is (spec: PatternType).
public enum PatternType: UInt8, Vocabulary {
  /// Kinds, as the spec lists them; the weekday's and the time's findings are both temporal crashes.
  case avoidance, temporalCrash, contextualSpike, correlatedBugs, plateau, regression, improvement

  /// The stored names, by raw value.
  public static let names = [
    "avoidance", "temporalCrash", "contextualSpike", "correlatedBugs", "plateau", "regression",
    "improvement",
  ]
}

/// How much a pattern matters (spec: PatternSeverity); a later case matters more.
public enum PatternSeverity: UInt8, Vocabulary, Comparable {
  /// Shown in the list alone.
  case observation
  /// Shown after an outcome.
  case insight
  /// Shown before the daily fix.
  case alert

  /// The stored names, by raw value.
  public static let names = ["observation", "insight", "alert"]

  /// Orders severities by how much they matter.
  public static func < (left: PatternSeverity, right: PatternSeverity) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A part of the day in which crashes are counted.
public enum TimeBucket: UInt8, Vocabulary {
  /// Six hours each, from midnight.
  case night, morning, afternoon, evening

  /// The part of the day that an hour, 0…23, lies in.
  public init(hour: Int) {
    self = hour < 6 ? .night : hour < 12 ? .morning : hour < 18 ? .afternoon : .evening
  }

  /// The stored names, by raw value.
  public static let names = ["night", "morning", "afternoon", "evening"]
}
