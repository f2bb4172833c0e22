extension ZoneRules {
  /// Seconds east of UTC at an instant.
  ///
  /// - Complexity: O(log transitions).
  public func offset(at instant: Instant) -> Int { segment(containing: instant.unixSeconds).offset }

  /// What calendar and clock show at an instant.
  ///
  /// - Complexity: O(log transitions).
  public func local(at instant: Instant) -> LocalDateTime {
    LocalDateTime(wallSeconds: instant.unixSeconds + offset(at: instant))
  }

  /// What instants a local date-time names.
  public enum Occurrence: Hashable, Sendable {
    /// Exactly one.
    case once(Instant)
    /// None: the clocks were set forward over it. It is shifted forward by as much as they were.
    case skipped(shifted: Instant)
    /// Two: the clocks were set back. Carries the first; the second one is left to whoever needs it.
    case repeated(first: Instant)
  }

  /// The instants at which calendar and clock show a date and time.
  ///
  /// - Complexity: O(log transitions); more only where clocks change several times within three days.
  public func occurrence(of local: LocalDateTime) -> Occurrence {
    let (instant, segment, isSkipped) = find(local)
    if isSkipped { return .skipped(shifted: instant) }
    // The segments after the first one that could still show this time begin within two days of it.
    var later = segment
    while later.end < instant.unixSeconds + 2 * ZoneRules.offsetBound {
      later = self.segment(containing: later.end)
      let second = local.wallSeconds - later.offset
      if second >= later.start, second < later.end { return .repeated(first: instant) }
    }
    return .once(instant)
  }

  /// The instant of a local date-time: its first where clocks show it twice, and where they skip it the
  /// time shifted forward by the gap.
  ///
  /// - Complexity: O(log transitions).
  public func instant(of local: LocalDateTime) -> Instant { find(local).instant }

  /// The first instant of a civil day. Where the clocks skip midnight it is the instant of the change, and
  /// where they skip the whole day it is the next day's first.
  ///
  /// - Complexity: O(log transitions).
  public func startOfDay(_ date: CivilDate) -> Instant {
    let (instant, segment, isSkipped) = find(LocalDateTime(date, .midnight))
    return isSkipped ? Instant(unixSeconds: segment.start) : instant
  }

  /// The first instant of a local date-time with the segment that decided it; of a skipped one the shifted
  /// instant, with the segment after the gap.
  private func find(_ local: LocalDateTime) -> (instant: Instant, segment: ZoneSegment, isSkipped: Bool) {
    let wall = local.wallSeconds
    // No offset reaches the bound, so the segment found here ends after, or contains, the first candidate.
    var segment = segment(containing: wall - ZoneRules.offsetBound)
    var previousOffset = segment.offset
    var skipped: (instant: Instant, segment: ZoneSegment)?
    while true {
      let candidate = wall - segment.offset
      if candidate < segment.end {
        if candidate >= segment.start { return (Instant(unixSeconds: candidate), segment, false) }
        let first = skipped ?? (instant: Instant(unixSeconds: wall - previousOffset), segment: segment)
        // Clocks that are set back within a day may show it after all.
        if segment.end >= wall + ZoneRules.offsetBound { return (first.instant, first.segment, true) }
        skipped = first
      }
      previousOffset = segment.offset
      segment = self.segment(containing: segment.end)
    }
  }
}
