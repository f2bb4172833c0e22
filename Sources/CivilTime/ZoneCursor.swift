/// A zone's conversions for times that lie near each other: what holds between two changes of the clocks is
/// looked up once for all of them.
package struct ZoneCursor {
  private let zone: ZoneRules
  private let segment: ZoneSegment

  /// The conversions of a zone, cheapest for times between the two changes around an instant.
  package init(_ zone: ZoneRules, near instant: Instant) {
    self.zone = zone
    segment = zone.segment(containing: instant.unixSeconds)
  }

  /// As ``ZoneRules/instant(of:)``.
  package func instant(of local: LocalDateTime) -> Instant { known(local) ?? zone.instant(of: local) }

  /// As ``ZoneRules/startOfDay(_:)``.
  package func startOfDay(_ date: CivilDate) -> Instant {
    known(LocalDateTime(date, .midnight)) ?? zone.startOfDay(date)
  }

  /// As ``ZoneRules/local(at:)``.
  package func local(at instant: Instant) -> LocalDateTime {
    let second = instant.unixSeconds
    guard second >= segment.start, second < segment.end else { return zone.local(at: instant) }
    return LocalDateTime(wallSeconds: second + segment.offset)
  }

  /// The instant of a local time that no other segment can show as well, or earlier.
  private func known(_ local: LocalDateTime) -> Instant? {
    let wall = local.wallSeconds
    guard wall - ZoneRules.offsetBound >= segment.start, wall - segment.offset < segment.end else {
      return nil
    }
    return Instant(unixSeconds: wall - segment.offset)
  }
}
