import CivilTime
import Testing

struct CalendarTests {
  @Test(arguments: [
    ("1970-01-01", 0, 5), ("2000-02-29", 11_016, 3), ("2024-03-31", 19_813, 1), ("1969-12-31", -1, 4),
    ("0000-01-01", -719_528, 7), ("9999-12-31", 2_932_896, 6), ("1900-03-01", -25_508, 5),
  ])
  func `a date has its number and its weekday`(text: String, dayNumber: Int, weekday: Int) throws {
    let date = try #require(CivilDate(text))
    #expect(date == CivilDate(dayNumber: dayNumber))
    #expect(date.weekday == weekday)
    #expect(date.description == text)
  }

  @Test func `every day of 0000–9999 follows the one before it`() {
    var expected = (year: 0, month: 1, day: 1)
    for dayNumber in Int(CivilDate.earliest.dayNumber)...Int(CivilDate.latest.dayNumber) {
      let date = CivilDate(dayNumber: dayNumber)
      guard date.components == expected,
        CivilDate(year: expected.year, month: expected.month, day: expected.day) == date
      else {
        Issue.record("day \(dayNumber) is \(date.components), not \(expected)")
        return
      }
      expected.day += 1
      if expected.day > CivilDate.dayCount(ofMonth: expected.month, in: expected.year) {
        expected.day = 1
        expected.month += 1
      }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
    }
  }

  @Test(arguments: [
    "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-01-00", "2024-04-31", "24-01-01",
    "2024-1-01", "2024-01-01 ", " 2024-01-01", "2024/01/01", "", "-024-01-01", "2024-01-01T", "２０２４-01-01",
  ])
  func `what is no date is not read`(text: String) { #expect(CivilDate(text) == nil) }

  @Test func `weeks begin on Monday, months on their first`() throws {
    let sunday = try #require(CivilDate("2024-03-31"))
    #expect(sunday.mondayOfWeek.description == "2024-03-25")
    #expect(sunday.adding(days: 1).mondayOfWeek.description == "2024-04-01")
    #expect(sunday.firstOfNextMonth.description == "2024-04-01")
    #expect(try #require(CivilDate("2024-12-01")).firstOfNextMonth.description == "2025-01-01")
    #expect(sunday.adding(days: -31).description == "2024-02-29")
    #expect(sunday.days(since: sunday.adding(days: -31)) == 31)
  }

  @Test func `days do not leave the calendar`() {
    #expect(CivilDate.latest.adding(days: 1) == .latest)
    #expect(CivilDate.earliest.adding(days: -1) == .earliest)
    #expect(CivilDate(dayNumber: .max) == .latest)
    #expect(CivilDate.earliest.adding(days: .min) == .earliest)
    #expect(Instant(unixSeconds: .max) == .latest)
    #expect(Instant.latest.adding(seconds: .max) == .latest)
    #expect(LocalDateTime(.latest, .midnight).adding(seconds: .max).date == .latest)
  }

  @Test(arguments: [
    ("09:00", "09:00:00", 32_400), ("00:00", "00:00:00", 0), ("23:59:59", "23:59:59", 86_399),
    ("16:29:30", "16:29:30", 59_370),
  ])
  func `a time of day is read with or without seconds`(text: String, written: String, second: Int) throws {
    let time = try #require(LocalTime(text))
    #expect(time.description == written)
    #expect(Int(time.secondOfDay) == second)
    #expect(LocalTime(secondOfDay: second) == time)
    #expect(LocalTime(hour: time.hour, minute: time.minute, second: time.second) == time)
  }

  @Test(arguments: ["9:00", "24:00", "", "09:60", "09:00:60", "09:00:", "0900", "09:00Z", "-9:00", "09.00"])
  func `what no clock shows is not read`(text: String) { #expect(LocalTime(text) == nil) }

  @Test func `a time plus seconds stays within its day`() throws {
    let time = try #require(LocalTime("23:00"))
    #expect(time.adding(seconds: 3599)?.description == "23:59:59")
    #expect(time.adding(seconds: 3600) == nil)
    #expect(time.adding(seconds: -23 * 3600) == .midnight)
    #expect(time.adding(seconds: .max) == nil)
    #expect(time.hourAndMinute == "23:00")
  }

  @Test(arguments: [
    ("2024-03-31T02:30:00Z", "2024-03-31T02:30:00Z"),
    ("2024-03-31T02:30:00+02:00", "2024-03-31T00:30:00Z"),
    ("2024-03-31T00:30:00-0330", "2024-03-31T04:00:00Z"),
    ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
    ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
  ])
  func `an instant is read with Z or an offset and written with Z`(text: String, written: String) throws {
    let instant = try #require(Instant(text))
    #expect(instant.description == written)
    #expect(Instant(written) == instant)
  }

  @Test(arguments: [
    "2024-03-31T02:30:00", "2024-03-31 02:30:00Z", "2024-03-31T02:30Z", "2024-03-31T02:30:60Z",
    "2024-03-31T24:00:00Z", "2024-03-31T02:30:00+24:00", "2024-03-31T02:30:00+02:60", "2024-03-31T02:30:00z",
    "2024-03-31T02:30:00.5Z", "2024-03-31T02:30:00Z ", "0000-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-00:01", "2024-03-31", "",
  ])
  func `what is no instant is not read`(text: String) { #expect(Instant(text) == nil) }

  @Test func `drawn instants and days come back from their texts`() throws {
    var state: UInt64 = 7
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let instant = Instant(unixSeconds: Int(state % 315_569_520_000) - 62_167_219_200)
      #expect(Instant(instant.description) == instant)
      let local = ZoneRules.utc.local(at: instant)
      #expect(LocalDateTime(local.description) == local)
      #expect(ZoneRules.utc.instant(of: local) == instant)
      #expect(local.adding(seconds: -86_400).adding(seconds: 86_400) == local || local.date == .earliest)
    }
  }
}
