import CivilTime
import Testing

struct ZoneCursorTests {
  @Test(arguments: [
    "Africa/Cairo", "America/Nuuk", "America/Sao_Paulo", "Asia/Beirut", "Australia/Lord_Howe",
    "Europe/Berlin", "Pacific/Apia",
  ])
  func `a cursor says what its zone says, near the changes of the clocks and far from them`(name: String)
    throws
  {
    let zone = try FixtureZones().zone(named: name)
    var instant = try #require(Instant("2011-06-01T00:00:00Z"))
    let end = try #require(Instant("2026-01-01T00:00:00Z"))
    var comparedCount = 0
    while let transition = zone.nextTransition(after: instant), transition.at < end {
      for hours in [-3000, -60, -27, -26, -25, -2, -1, 0, 1, 2, 25, 26, 27, 60, 3000] {
        let cursor = ZoneCursor(zone, near: transition.at.adding(seconds: hours * 3600))
        for offset in stride(from: -80 * 3600, through: 80 * 3600, by: 1800) {
          let at = transition.at.adding(seconds: offset)
          let local = zone.local(at: at)
          #expect(cursor.local(at: at) == local)
          #expect(cursor.instant(of: local) == zone.instant(of: local))
          #expect(cursor.startOfDay(local.date) == zone.startOfDay(local.date))
          comparedCount += 1
        }
      }
      instant = transition.at
    }
    #expect(comparedCount > 4000)
  }
}
