public import CivilTime
public import Foundation

extension Instant {
  /// The second that a date lies in; a date outside the calendar is cut to its first or last instant.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let limits = Double(Instant.earliest.unixSeconds)...Double(Instant.latest.unixSeconds)
    self.init(unixSeconds: Int(min(max(seconds, limits.lowerBound), limits.upperBound)))
  }
}

extension Date {
  /// The beginning of an instant's second.
  public init(_ instant: Instant) { self.init(timeIntervalSince1970: TimeInterval(instant.unixSeconds)) }
}

extension CivilDate {
  /// The date of year, month and day; nil where one of them is missing, or there is no such date.
  public init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}

extension DateComponents {
  /// A date's year, month and day.
  public init(_ date: CivilDate) {
    let (year, month, day) = date.components
    self.init(year: year, month: month, day: day)
  }
}

extension ZoneRules {
  /// The zone that the device is in: by the system's zone files, else as Foundation has it; UTC where
  /// neither knows it.
  public static var current: ZoneRules {
    let name = TimeZone.current.identifier
    if let zone = try? TZifZones.system.zone(named: name) { return zone }
    return (try? FoundationZones().zone(named: name)) ?? .utc
  }
}
