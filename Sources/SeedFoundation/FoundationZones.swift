public import CivilTime
import Foundation

/// Zones as Foundation has them, for apps: the transitions of `TimeZone`.
public struct FoundationZones: ZoneSource {
  /// The first and the last instant whose transitions are asked for.
  let years: ClosedRange<Int>

  /// A source of the system's zones.
  ///
  /// - Parameter years: the calendar years whose changes of the clocks are known; outside them the nearest
  ///   known offset holds.
  public init(years: ClosedRange<Int> = 2000...2050) { self.years = years }

  /// The zone with an IANA identifier.
  ///
  /// - Throws: `ZoneError`: there is no such zone.
  /// - Complexity: O(transitions in the years), some two a year.
  public func zone(named identifier: String) throws(ZoneError) -> ZoneRules {
    guard let zone = TimeZone(identifier: identifier) else { throw .unknown(identifier) }
    let start = Date(timeIntervalSince1970: Self.seconds(beginningOf: years.lowerBound))
    let end = Date(timeIntervalSince1970: Self.seconds(beginningOf: years.upperBound + 1))
    var transitions: [ZoneRules.Transition] = []
    var last = start
    while let next = zone.nextDaylightSavingTimeTransition(after: last), next > last, next < end {
      transitions.append(
        ZoneRules.Transition(
          at: Instant(unixSeconds: Int(next.timeIntervalSince1970.rounded())),
          offset: zone.secondsFromGMT(for: next)
        )
      )
      last = next
    }
    return try ZoneRules(
      identifier: identifier,
      firstOffset: zone.secondsFromGMT(for: start),
      transitions: transitions
    )
  }

  /// Unix seconds of a year's first moment in UTC.
  private static func seconds(beginningOf year: Int) -> TimeInterval {
    let past = year - 1
    let days = 365 * past + past / 4 - past / 100 + past / 400 - 719_162
    return TimeInterval(days) * 86_400
  }
}
