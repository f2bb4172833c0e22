/// What happened in the latest diagnostic week and in the one before it, for the weekly summary.
public struct WeekCounts: Hashable, Sendable, Codable {
  /// One week.
  public struct Week: Hashable, Sendable, Codable {
    /// Its Monday, a civil day.
    public var monday: Int32 = CivilDay.never
    /// Fixes applied in it.
    public var applied: Int32 = 0
    /// Crashes logged in it.
    public var crashes: Int32 = 0
  }

  private var latest = Week()
  private var earlier = Week()

  /// Nothing happened yet.
  public init() {}

  /// The week of a Monday; one without anything where it is older than the two that are kept.
  public func week(_ monday: Int32) -> Week {
    if latest.monday == monday { return latest }
    return earlier.monday == monday ? earlier : Week(monday: monday)
  }

  /// Counts an applied fix on a day.
  mutating func apply(on day: Int32) {
    begin(CivilDay.monday(of: day))
    latest.applied += 1
  }

  /// Counts a crash on a day.
  mutating func crash(on day: Int32) {
    begin(CivilDay.monday(of: day))
    latest.crashes += 1
  }

  private mutating func begin(_ monday: Int32) {
    guard monday > latest.monday else { return }
    earlier = latest
    latest = Week(monday: monday)
  }
}
