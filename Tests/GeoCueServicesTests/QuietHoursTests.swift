import PolicySamples
import CivilTime
import GeoCueServices
import SeedModel
import SeededRandom
import Testing

struct QuietHoursTests {
  @Test(arguments: [
    ("22:00-08:00", "21:59:59", false), ("22:00-08:00", "22:00:00", true), ("22:00-08:00", "00:00:00", true),
    ("22:00-08:00", "07:59:59", true), ("22:00-08:00", "08:00:00", false), ("13:00-15:00", "12:59:59", false),
    ("13:00-15:00", "13:00:00", true), ("13:00-15:00", "14:59:59", true), ("13:00-15:00", "15:00:00", false),
    ("09:00-09:00", "09:00:00", false), ("00:00-00:00", "12:00:00", false), ("00:00-23:59", "23:58:59", true),
    ("00:00-23:59", "23:59:00", false), ("00:01-00:00", "00:00:59", false), ("00:01-00:00", "23:59:59", true),
  ])
  func `quiet hours begin with their start and end before their end`(
    hours: String,
    time: String,
    isQuiet: Bool
  )
    throws
  {
    let quiet = try #require(Sample.quiet(hours).quietHours)
    #expect(quiet.contains(try #require(LocalTime(time))) == isQuiet)
  }

  @Test
  func `quiet hours that are off hold nothing`() {
    var preferences = Sample.quiet("00:00-23:59")
    preferences.quietHoursEnabled = false
    #expect(preferences.quietHours == nil)
    let planner = DeliveryPlanner(preferences: preferences, zone: .utc, policies: .shipped)
    let noon = Sample.instant("2026-01-01T12:00:00Z")
    #expect(!planner.isQuiet(at: noon))
    #expect(planner.release(of: .low, at: noon) == noon)
  }

  static let ends: [(String, String, String, String, String)] = [
    ("over midnight", "Europe/Berlin", "22:00-08:00", "2026-01-05T21:30:00Z", "2026-01-06T07:00:00Z"),
    ("after midnight", "Europe/Berlin", "22:00-08:00", "2026-01-06T03:30:00Z", "2026-01-06T07:00:00Z"),
    ("on its first second", "Europe/Berlin", "22:00-08:00", "2026-01-05T21:00:00Z", "2026-01-06T07:00:00Z"),
    ("on its last second", "Europe/Berlin", "22:00-08:00", "2026-01-06T06:59:59Z", "2026-01-06T07:00:00Z"),
    ("in the short night", "Europe/Berlin", "22:00-08:00", "2026-03-28T21:30:00Z", "2026-03-29T06:00:00Z"),
    ("in the long night", "Europe/Berlin", "22:00-08:00", "2026-10-24T20:30:00Z", "2026-10-25T07:00:00Z"),
    (
      "an end that is skipped", "Europe/Berlin", "22:00-02:30", "2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z"
    ),
    (
      "an end that comes twice", "Europe/Berlin", "22:00-02:30", "2026-10-24T23:30:00Z",
      "2026-10-25T00:30:00Z"
    ),
    ("between both ends", "Europe/Berlin", "22:00-02:30", "2026-10-25T01:10:00Z", "2026-10-25T01:30:00Z"),
    (
      "half an hour's change", "Australia/Lord_Howe", "22:00-02:15", "2026-10-03T15:00:00Z",
      "2026-10-03T15:45:00Z"
    ),
    ("a skipped day", "Pacific/Apia", "22:00-08:00", "2011-12-30T09:00:00Z", "2011-12-30T18:00:00Z"),
  ]

  @Test(arguments: ends)
  func `what is held is released at the next end`(
    name: String,
    zone: String,
    hours: String,
    at: String,
    release: String
  ) {
    let zone = Sample.zone(zone)
    let planner = DeliveryPlanner(preferences: Sample.quiet(hours), zone: zone, policies: .shipped)
    let at = Sample.instant(at)
    #expect(planner.isQuiet(at: at))
    for priority in [NotificationPriority.low, .medium, .high] {
      #expect("\(planner.release(of: priority, at: at))" == release, "\(name)")
    }
    #expect(planner.release(of: .critical, at: at) == at)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "America/St_Johns",
    "Pacific/Chatham", "Asia/Gaza", "Africa/Cairo", "America/Santiago", "Europe/Dublin", "UTC",
  ])
  func `in zones with summer time a release is the first end after it was due`(identifier: String) throws {
    let zone = Sample.zone(identifier)
    var random = SplitMix64(seed: 3, purpose: identifier)
    for _ in 0..<500 {
      let hours = QuietHours(
        start: TimeOfDay(minute: random.below(96) * 15) ?? Sample.minute("22:00"),
        end: TimeOfDay(minute: random.below(96) * 15) ?? Sample.minute("08:00")
      )
      let preferences = NotificationStylePreferences(
        quietHoursEnabled: true,
        quietHoursStart: hours.start,
        quietHoursEnd: hours.end
      )
      let planner = DeliveryPlanner(preferences: preferences, zone: zone, policies: .shipped)
      // 2024…2027, and often right beside a change of the clocks.
      var at = Instant(unixSeconds: 1_704_067_200 + random.below(4 * 365 * 86_400))
      if random.below(2) == 0, let change = Self.change(after: at, in: zone) {
        at = change.adding(seconds: random.below(4 * 3_600) - 2 * 3_600)
      }
      let release = planner.release(of: .high, at: at)
      #expect(planner.release(of: .critical, at: at) == at)
      guard planner.isQuiet(at: at) else {
        #expect(release == at)
        continue
      }
      #expect(release > at)
      #expect(release.seconds(since: at) <= 26 * 3_600)
      let shown = zone.local(at: release).time
      if shown.minuteOfDay == hours.end.minute && shown.second == 0 { continue }
      let end = try #require(LocalTime(hours.end.description))
      // Only an end that the clocks skip is shown as another time.
      let wanted = LocalDateTime(zone.local(at: release).date, end)
      #expect(zone.occurrence(of: wanted) == .skipped(shifted: release))
    }
  }

  /// The first change of the clocks within 200 days, found by halving.
  private static func change(after instant: Instant, in zone: ZoneRules) -> Instant? {
    for day in 0..<200 {
      var low = instant.adding(seconds: day * 86_400).unixSeconds
      var high = low + 86_400
      guard zone.offset(at: Instant(unixSeconds: low)) != zone.offset(at: Instant(unixSeconds: high)) else {
        continue
      }
      let before = zone.offset(at: Instant(unixSeconds: low))
      while high - low > 1 {
        let middle = (low + high) / 2
        if zone.offset(at: Instant(unixSeconds: middle)) == before { low = middle } else { high = middle }
      }
      return Instant(unixSeconds: high)
    }
    return nil
  }
}
