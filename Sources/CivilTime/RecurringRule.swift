/// Clock changes that return every year, as the last line of a TZif file states them (POSIX's `TZ`, with the
/// extensions of RFC 9636, section 3.3.1).
struct RecurringRule: Hashable, Sendable {
  /// Seconds east of UTC outside summer time.
  let standardOffset: Int
  /// Summer time; nil in zones without it.
  let summer: Summer?

  /// Summer time's offset and its ends.
  struct Summer: Hashable, Sendable {
    /// Seconds east of UTC.
    let offset: Int
    /// When it begins, by the clock that shows standard time.
    let start: YearlyMoment
    /// When it ends, by the clock that shows summer time.
    let end: YearlyMoment
  }

  /// The segment in which an instant lies, among those of all years.
  func segment(containing second: Int) -> ZoneSegment {
    guard let summer else { return ZoneSegment(start: .min, end: .max, offset: standardOffset) }
    let year = LocalDateTime(wallSeconds: second + standardOffset).date.year
    var segment = ZoneSegment(start: .min, end: .max, offset: standardOffset)
    // A moment may lie a week outside its year, so that the neighbours' moments are looked at too. Two at one
    // instant follow each other as end, start: that is how summer time all year is written.
    for year in year - 1...year + 1 {
      let starts = (summer.start.wallSeconds(in: year) - standardOffset, summer.offset)
      let ends = (summer.end.wallSeconds(in: year) - summer.offset, standardOffset)
      for (moment, offset) in starts.0 < ends.0 ? [starts, ends] : [ends, starts] {
        if moment <= second {
          // Never before the previous one: nothing that is written in a zone file does, what is damaged may.
          segment.start = max(segment.start, moment)
          segment.offset = offset
        } else {
          segment.end = min(segment.end, moment)
        }
      }
    }
    return segment
  }
}

/// A moment of every year, on the clock that runs before it.
struct YearlyMoment: Hashable, Sendable {
  /// How its day is told.
  enum Day: Hashable, Sendable {
    /// `Jn`: day 1…365, the leap day never counted.
    case ofCommonYear(Int)
    /// `n`: day 0…365, the leap day counted.
    case ofYear(Int)
    /// `Mm.w.d`: in a month (1…12) the so many-th (1…4, 5 for the last) of a weekday (0 = Sunday … 6).
    case weekday(month: Int, week: Int, weekday: Int)
  }

  let day: Day
  /// Seconds after that day's midnight, −604,799…604,799.
  let second: Int

  /// Seconds from 1970-01-01T00:00:00 to the moment, both on its own clock.
  func wallSeconds(in year: Int) -> Int {
    let firstDay = CivilDate.dayNumber(year: year, month: 1, day: 1)
    switch day {
    case .ofCommonYear(let day):
      let leapDay = CivilDate.isLeap(year) && day >= 60 ? 1 : 0
      return (firstDay + day - 1 + leapDay) * 86_400 + second
    case .ofYear(let day):
      return (firstDay + day) * 86_400 + second
    case .weekday(let month, let week, let weekday):
      let first = CivilDate.dayNumber(year: year, month: month, day: 1)
      // 1970-01-01 was a Thursday; years here are 0 and later, so that only the sum can be negative.
      let firstWeekday = ((first + 4) % 7 + 7) % 7
      var day = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
      while day >= CivilDate.dayCount(ofMonth: month, in: year) { day -= 7 }
      return (first + day) * 86_400 + second
    }
  }
}
