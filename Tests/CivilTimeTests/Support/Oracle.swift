import CivilTime
import Foundation
import Testing

/// What Python's zoneinfo said, and whether it holds here.
struct Oracle {
  /// How many of each kind of line were held against the zones.
  private(set) var zoneCount = 0
  private(set) var changeCount = 0
  private(set) var localCount = 0
  private(set) var instantCount = 0
  /// What differs, as sentences.
  private(set) var differences: [String] = []

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  private static let start = Instant("2024-01-01T00:00:00Z") ?? .earliest
  private static let end = Instant("2038-01-01T00:00:00Z") ?? .latest

  /// Holds the lines of `oracle.py` against the zones of a source.
  init(_ lines: String, zones: some ZoneSource) throws {
    var zone = ZoneRules.utc
    var expected: [ZoneRules.Transition] = []
    for line in lines.split(separator: "\n") {
      let fields = line.split(separator: " ").map { String($0) }
      switch fields[0] {
      case "zone":
        finish(zone, expected)
        expected = []
        zone = try zones.zone(named: fields[1])
        zoneCount += 1
        expect(String(zone.offset(at: Oracle.start)), fields[2], "\(fields[1]) at first")
      case "change":
        let instant = Instant(unixSeconds: try #require(Int(fields[1])))
        expected.append(ZoneRules.Transition(at: instant, offset: try #require(Int(fields[2]))))
      case "local":
        localCount += 1
        let local = try #require(LocalDateTime(fields[1]))
        expect(String(zone.instant(of: local).unixSeconds), fields[2], "\(zone.identifier) \(local)")
      case "at":
        instantCount += 1
        let instant = Instant(unixSeconds: try #require(Int(fields[1])))
        expect(zone.local(at: instant).description, fields[2], "\(zone.identifier) at \(instant)")
      default:
        differences.append("no such line: \(line)")
      }
    }
    finish(zone, expected)
  }

  /// The transitions that the zone has itself, against those that were told.
  private mutating func finish(_ zone: ZoneRules, _ expected: [ZoneRules.Transition]) {
    var found: [ZoneRules.Transition] = []
    var next = zone.nextTransition(after: Oracle.start)
    while let transition = next, transition.at <= Oracle.end {
      found.append(transition)
      next = zone.nextTransition(after: transition.at)
    }
    changeCount += found.count
    if found != expected { differences.append("\(zone.identifier): transitions \(found), not \(expected)") }
  }

  private mutating func expect(_ found: String, _ expected: String, _ what: String) {
    if found != expected { differences.append("\(what): \(found), not \(expected)") }
  }
}

/// The zone files beside the tests, which need no system.
struct FixtureZones: ZoneSource {
  static func bytes(_ identifier: String) throws(ZoneError) -> [UInt8] {
    let name = identifier.replacingOccurrences(of: "/", with: "_") + ".tzif"
    guard let data = try? Data(contentsOf: Oracle.folder.appending(path: name)) else {
      throw .unknown(identifier)
    }
    return [UInt8](data)
  }

  private let zones = TZifZones { (identifier: String) throws(ZoneError) in
    try FixtureZones.bytes(identifier)
  }

  func zone(named identifier: String) throws(ZoneError) -> ZoneRules { try zones.zone(named: identifier) }
}
