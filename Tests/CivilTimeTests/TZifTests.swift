import CivilTime
import Testing

struct TZifTests {
  /// A TZif file of version 2 with no transition or one, its rule, and a type east of UTC by some seconds.
  func file(
    rule: String,
    offset: Int32 = 0,
    version: UInt8 = 0x32,
    typeCount: UInt8 = 1,
    transition: Int64? = nil
  ) -> [UInt8] {
    func header(_ transitionCount: UInt8) -> [UInt8] {
      let start: [UInt8] = Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15 + 15)
      return start + [transitionCount, 0, 0, 0, typeCount, 0, 0, 0, 4]
    }
    var type: [UInt8] = withUnsafeBytes(of: offset.bigEndian) { Array($0) }
    type += [0, 0] + Array("UTC\0".utf8)
    var bytes = header(0) + type + header(transition == nil ? 0 : 1)
    if let transition {
      withUnsafeBytes(of: transition.bigEndian) { bytes += Array($0) }
      bytes.append(0)
    }
    return bytes + type + Array("\n\(rule)\n".utf8)
  }

  func zone(_ rule: String) throws -> ZoneRules {
    try ZoneRules(identifier: "Test", tzif: file(rule: rule))
  }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2024-03-31T01:00:00Z", 7200),
    ("EST5EDT,M3.2.0,M11.1.0", "2024-03-10T07:00:00Z", -14_400),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2024-03-31T01:00:00Z", 3600),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2024-03-31T01:00:00Z", -3600),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2024-04-06T15:00:00Z", 37_800),
    ("AAA0BBB,J60/0,J300/0", "2024-03-01T00:00:00Z", 3600),
    ("AAA0BBB,59/0,300/0", "2024-02-29T00:00:00Z", 3600),
    ("AAA0BBB-2:00:30,M1.1.1/0,M1.1.1/167", "2024-01-01T00:00:00Z", 7230),
  ])
  func `a rule's change is found`(rule: String, at: String, offset: Int) throws {
    let zone = try zone(rule)
    let instant = try #require(Instant(at))
    let before = instant.adding(seconds: -1)
    #expect(zone.nextTransition(after: before) == ZoneRules.Transition(at: instant, offset: offset))
    #expect(zone.offset(at: before) != offset)
  }

  @Test func `summer time all year has no change`() throws {
    for (rule, offset) in [("XXX3EDT4,0/0,J365/23", -14_400), ("EST5EDT,0/0,J365/25", -14_400)] {
      let zone = try zone(rule)
      #expect(zone.nextTransition(after: Instant(unixSeconds: 0)) == nil)
      #expect(zone.offset(at: Instant(unixSeconds: 1_704_067_199)) == offset)
      #expect(zone.offset(at: Instant(unixSeconds: 1_704_067_200 + 14_400)) == offset)
    }
  }

  @Test(arguments: [Int64.min, -62_167_219_201, 0, 253_402_300_800, .max])
  func `a last transition may lie beyond the calendar`(second: Int64) throws {
    let bytes = file(rule: "CET-1CEST,M3.5.0,M10.5.0/3", transition: second)
    let zone = try ZoneRules(identifier: "Test", tzif: bytes)
    let isPast = second < 253_402_300_800
    let summer = try #require(Instant("2024-03-31T01:00:00Z"))
    let next = ZoneRules.Transition(at: summer, offset: 7200)
    #expect(zone.nextTransition(after: summer.adding(seconds: -1)) == (isPast ? next : nil))
    #expect(zone.nextTransition(after: .latest) == nil)
  }

  @Test func `a rule whose two names have one offset has no change, wherever it is asked`() throws {
    let zone = try zone("AAA-1BBB-1,M3.5.0,M10.5.0/3")
    for instant in [Instant.earliest, Instant(unixSeconds: 0), .latest] {
      #expect(zone.nextTransition(after: instant) == nil)
      #expect(zone.offset(at: instant) == 3600)
    }
  }

  @Test(arguments: [
    "CE-1", "CET", "CET-25", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0/168",
    "CET-1CEST,J0,J365", "CET-1CEST,366,0", "CET-1CEST,M3.5.0,M10.5.0 ", "<+1-1", "<a>1", "é1", "CET-1:60",
    "CET-1CEST,M3.5.0/2:,M10.5.0",
  ])
  func `what is no rule is refused`(rule: String) {
    #expect(throws: ZoneError.rule(rule)) { try zone(rule) }
  }

  @Test func `versions 1 to 4 are read, others and other files refused`() throws {
    let bytes = file(rule: "CET-1", offset: 60)
    for version: UInt8 in [0x32, 0x33, 0x34] {
      let zone = try ZoneRules(identifier: "", tzif: file(rule: "CET-1", offset: 60, version: version))
      #expect(zone.offset(at: .earliest) == 3600)
    }
    #expect(try ZoneRules(identifier: "", tzif: file(rule: "", offset: 60)).offset(at: .latest) == 60)
    // Version 1 has no rule: its last type stays.
    #expect(
      try ZoneRules(identifier: "", tzif: file(rule: "CET-1", offset: 60, version: 0)).offset(at: .latest)
        == 60
    )
    #expect(throws: ZoneError.version(0x35)) {
      try ZoneRules(identifier: "", tzif: file(rule: "", version: 0x35))
    }
    #expect(throws: ZoneError.count("types", found: 0)) {
      try ZoneRules(identifier: "", tzif: file(rule: "", typeCount: 0))
    }
    #expect(throws: ZoneError.offset(93_600)) {
      try ZoneRules(identifier: "", tzif: file(rule: "", offset: 93_600))
    }
    #expect(throws: ZoneError.offset(Int(Int32.min))) {
      try ZoneRules(identifier: "", tzif: file(rule: "", offset: .min))
    }
    #expect(throws: ZoneError.notTZif) { try ZoneRules(identifier: "", tzif: Array(bytes.reversed())) }
    #expect(throws: ZoneError.truncated(expected: 44, found: 0)) { try ZoneRules(identifier: "", tzif: []) }
  }

  @Test func `a file that is cut short anywhere is refused`() throws {
    for name in ["Europe/Berlin", "Africa/Casablanca"] {
      let bytes = try FixtureZones.bytes(name)
      for count in 0..<bytes.count {
        #expect(throws: ZoneError.self, "\(name) cut to \(count) bytes") {
          try ZoneRules(identifier: name, tzif: Array(bytes.prefix(count)))
        }
      }
    }
  }

  @Test func `more transitions than any zone has, and a rule without end, are refused`() {
    var bytes = file(rule: "CET-1")
    bytes.replaceSubrange(32..<36, with: [0, 0, 0x4E, 0x21])
    #expect(throws: ZoneError.count("transitions", found: 20_001)) {
      try ZoneRules(identifier: "", tzif: bytes)
    }
    #expect(throws: ZoneError.self) { try zone("CET-1" + String(repeating: "0", count: 300)) }
  }

  @Test func `a time that is skipped, and shown when clocks are set back soon after, is found`() throws {
    let changes = [(0, 36_000), (3_600, 3_600)].map { at, offset in
      ZoneRules.Transition(at: Instant(unixSeconds: at), offset: offset)
    }
    let zone = try ZoneRules(identifier: "", firstOffset: 0, transitions: changes)
    let local = LocalDateTime(CivilDate(dayNumber: 0), try #require(LocalTime("05:00")))
    #expect(zone.occurrence(of: local) == .once(Instant(unixSeconds: 14_400)))
    #expect(zone.local(at: zone.instant(of: local)) == local)
  }

  @Test func `damaged files give an error or a zone that answers, never a trap`() throws {
    var state: UInt64 = 3
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var readCount = 0
    for name in ["Europe/Berlin", "Pacific/Apia", "America/Nuuk"] {
      let whole = try FixtureZones.bytes(name)
      for _ in 0..<400 {
        var bytes = whole
        for _ in 0...draw(4) { bytes[draw(bytes.count)] = UInt8(draw(256)) }
        guard let zone = try? ZoneRules(identifier: name, tzif: bytes) else { continue }
        readCount += 1
        for _ in 0..<5 {
          let local = LocalDateTime(CivilDate(dayNumber: draw(3_652_424) - 719_528), .midnight)
          let instant = zone.instant(of: local)
          #expect(abs(instant.seconds(since: ZoneRules.utc.instant(of: local))) <= 26 * 3600)
          _ = (zone.occurrence(of: local), zone.local(at: instant), zone.startOfDay(local.date))
        }
        _ = (zone.nextTransition(after: .earliest), zone.nextTransition(after: .latest))
      }
    }
    #expect(readCount > 150)
  }
}
