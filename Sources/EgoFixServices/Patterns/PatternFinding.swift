/// What a detector found, as numbers; texts are made of it when it is shown.
public struct PatternFinding: Hashable, Sendable, Codable {
  /// What the finding is about besides bugs; part of its identity.
  public enum Detail: Hashable, Sendable, Codable {
    /// Nothing.
    case none
    /// A day of the week, 1 = Sunday … 7 = Saturday.
    case weekday(UInt8)
    /// A part of the day.
    case time(TimeBucket)
    /// A place.
    case context(EventContext)
    /// The civil day of a regression.
    case day(Int32)
  }

  /// What kind of thing it is.
  public var type: PatternType
  /// Weekday, time, context or date.
  public var detail: Detail
  /// How much it matters.
  public var severity: PatternSeverity
  /// The bug that it is about; nil for none.
  public var bug: BugID?
  /// The other bug of two; nil for none.
  public var otherBug: BugID?
  /// Data that the finding rests on: finished fixes, crashes, answers, weeks.
  public var dataPoints: Int32
  /// What happened so often: skips, crashes, loud answers, applied fixes; 0 where nothing is counted.
  public var count: Int32
  /// The share in percent, half rounded up; 0 where there is none.
  public var percent: UInt8
  /// Weeks that the answers span; 0 where there are none.
  public var weeks: Int32

  /// Makes a finding.
  init(
    type: PatternType,
    detail: Detail = .none,
    severity: PatternSeverity,
    bug: BugID? = nil,
    otherBug: BugID? = nil,
    dataPoints: Int32,
    count: Int32 = 0,
    percent: UInt8 = 0,
    weeks: Int32 = 0
  ) {
    self.type = type
    self.detail = detail
    self.severity = severity
    self.bug = bug
    self.otherBug = otherBug
    self.dataPoints = dataPoints
    self.count = count
    self.percent = percent
    self.weeks = weeks
  }

  /// Whether both are the same finding at different times: type, detail and bugs are the same.
  public func isSame(as other: PatternFinding) -> Bool {
    type == other.type && bug == other.bug && otherBug == other.otherBug && detail == other.detail
  }

  /// A share in percent, half rounded up.
  static func percent(_ part: Int32, of whole: Int32) -> UInt8 {
    guard whole > 0 else { return 0 }
    return UInt8(clamping: (200 * Int(part) + Int(whole)) / (2 * Int(whole)))
  }
}
