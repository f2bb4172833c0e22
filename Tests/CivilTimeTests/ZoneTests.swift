import CivilTime
import Foundation
import Testing

struct ZoneTests {
  let zones = FixtureZones()

  func instant(_ local: String, _ zone: String) throws -> String {
    try zones.zone(named: zone).instant(of: try #require(LocalDateTime(local))).description
  }

  @Test(arguments: [
    // The clocks go from 02:00 to 03:00: 02:30 becomes 03:30.
    ("Europe/Berlin", "2024-03-31T01:59:59", "2024-03-31T00:59:59Z"),
    ("Europe/Berlin", "2024-03-31T02:00:00", "2024-03-31T01:00:00Z"),
    ("Europe/Berlin", "2024-03-31T02:30:00", "2024-03-31T01:30:00Z"),
    ("Europe/Berlin", "2024-03-31T03:00:00", "2024-03-31T01:00:00Z"),
    // The clocks go from 03:00 back to 02:00: 02:30 is its first.
    ("Europe/Berlin", "2024-10-27T02:30:00", "2024-10-27T00:30:00Z"),
    ("Europe/Berlin", "2024-10-27T03:00:00", "2024-10-27T02:00:00Z"),
    // Half an hour.
    ("Australia/Lord_Howe", "2024-10-06T02:15:00", "2024-10-05T15:45:00Z"),
    // Far beyond the file's own transitions.
    ("Europe/Berlin", "2999-07-01T12:00:00", "2999-07-01T10:00:00Z"),
    ("Europe/Berlin", "9999-12-31T23:59:59", "9999-12-31T22:59:59Z"),
    // The Saturday before its last Sunday, 25 hours before midnight: a negative time of day.
    ("America/Nuuk", "2030-03-30T22:30:00", "2030-03-31T00:30:00Z"),
    // 30 December 2011 was skipped whole.
    ("Pacific/Apia", "2011-12-30T12:00:00", "2011-12-30T22:00:00Z"),
  ])
  func `a skipped time shifts forward, a repeated one is its first`(zone: String, local: String, at: String)
    throws
  {
    #expect(try instant(local, zone) == at)
  }

  @Test func `a file of a zone that is too long is not read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let zones = TZifZones(folders: [folder.path])
    for (byteCount, isRead) in [(262_144, true), (262_145, false)] {
      try Data(count: byteCount).write(to: folder.appending(path: "Long"))
      let error = #expect(throws: ZoneError.self) { try zones.zone(named: "Long") }
      if case .unreadable = error { #expect(!isRead) } else { #expect(isRead, "\(byteCount)") }
    }
  }

  @Test func `a local time says how often it occurs`() throws {
    let berlin = try zones.zone(named: "Europe/Berlin")
    func occurrence(_ text: String) throws -> ZoneRules.Occurrence {
      berlin.occurrence(of: try #require(LocalDateTime(text)))
    }
    #expect(
      try occurrence("2024-03-31T02:59:59")
        == .skipped(shifted: try #require(Instant("2024-03-31T01:59:59Z")))
    )
    #expect(try occurrence("2024-03-31T03:00:00") == .once(try #require(Instant("2024-03-31T01:00:00Z"))))
    #expect(try occurrence("2024-10-27T01:59:59") == .once(try #require(Instant("2024-10-26T23:59:59Z"))))
    #expect(
      try occurrence("2024-10-27T02:00:00") == .repeated(first: try #require(Instant("2024-10-27T00:00:00Z")))
    )
    #expect(
      try occurrence("2024-10-27T02:59:59") == .repeated(first: try #require(Instant("2024-10-27T00:59:59Z")))
    )
    #expect(try occurrence("2024-10-27T03:00:00") == .once(try #require(Instant("2024-10-27T02:00:00Z"))))
  }

  @Test(arguments: [
    ("Europe/Berlin", "2024-03-31", "2024-03-30T23:00:00Z"),
    ("Asia/Beirut", "2024-03-31", "2024-03-30T22:00:00Z"),  // 00:00 becomes 01:00
    ("Africa/Cairo", "2024-04-26", "2024-04-25T22:00:00Z"),  // the same
    ("Africa/Cairo", "2024-10-31", "2024-10-30T21:00:00Z"),
    ("Africa/Cairo", "2024-11-01", "2024-10-31T22:00:00Z"),  // 24:00 became 23:00
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),  // no such day
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z"),
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
  ])
  func `a civil day begins at its first instant`(zone: String, date: String, at: String) throws {
    let day = try #require(CivilDate(date))
    #expect(try zones.zone(named: zone).startOfDay(day).description == at)
  }

  @Test func `UTC and given zones need no file`() throws {
    let summer = ZoneRules.Transition(at: try #require(Instant("2024-06-01T00:00:00Z")), offset: 7200)
    let zone = try ZoneRules(identifier: "Test/Summer", firstOffset: 3600, transitions: [summer])
    let fixed = FixedZones([zone])
    #expect(try fixed.zone(named: "UTC") == .utc)
    #expect(try fixed.zone(named: "Test/Summer").offset(at: summer.at) == 7200)
    #expect(zone.offset(at: summer.at.adding(seconds: -1)) == 3600)
    #expect(zone.nextTransition(after: .earliest) == summer)
    #expect(zone.nextTransition(after: summer.at) == nil)
    #expect(throws: ZoneError.unknown("Test/Winter")) { try fixed.zone(named: "Test/Winter") }
    #expect(throws: ZoneError.unsorted) {
      try ZoneRules(identifier: "", firstOffset: 0, transitions: [summer, summer])
    }
    #expect(throws: ZoneError.offset(-93_600)) {
      try ZoneRules(identifier: "", firstOffset: -93_600, transitions: [])
    }
  }

  @Test(arguments: [
    "", "/etc/passwd", "../passwd", "Europe/../Berlin", "Europe//Berlin", "Europe/", "Europe/Ber lin",
    "Euröpe",
    "Europe/Berlin\u{0}", String(repeating: "a", count: 65),
  ])
  func `what is no zone's name reaches no file`(name: String) {
    let zones = TZifZones { (_: String) throws(ZoneError) -> [UInt8] in
      Issue.record("asked for \(name)")
      throw .unknown(name)
    }
    #expect(throws: ZoneError.badIdentifier(name)) { try zones.zone(named: name) }
  }

  @Test func `a name without a file is unknown, a folder too`() {
    #expect(throws: ZoneError.unknown("Europe/Atlantis")) {
      try TZifZones.system.zone(named: "Europe/Atlantis")
    }
    #expect(throws: ZoneError.unknown("Europe")) { try TZifZones.system.zone(named: "Europe") }
    #expect(throws: ZoneError.unknown("Berlin")) { try TZifZones(folders: []).zone(named: "Berlin") }
  }
}
