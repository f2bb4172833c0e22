import CivilTime
import Foundation
import PlainJSON
import PolicySamples
import PressureServices
import SeedModel
import SeededRandom
import ServiceKernel
import Testing

/// What Pressure stores, as text.
struct StoredFormTests {
  static let reducer = PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source)

  static func lived(_ seed: UInt64) -> Story {
    var life = DrawnLife(seed: seed, policy: .neverLowers)
    for _ in 0..<80 { life.step() }
    return life.story
  }

  @Test func `the stored form is that of the golden files`() throws {
    let story = StoredFormTests.lived(3)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
    let effects = Array(story.effects.suffix(60))
    let samples: [(String, JSONValue)] = [
      ("state-1.json", try JSONValue(encoding: story.state)),
      ("commitments-1.json", try JSONValue(encoding: Array(story.records.suffix(5)))),
      ("notifications-1.json", try JSONValue(encoding: Array(story.log.suffix(5)))),
      ("outbox-1.json", try JSONValue(encoding: effects.filter { $0.handling == .lasting })),
    ]
    for (name, json) in samples {
      let file = folder.appending(path: name)
      if ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data((json.text + "\n").utf8).write(to: file)
      }
      let golden = try String(contentsOf: file, encoding: .utf8)
      #expect(json.text + "\n" == golden, "\(name); SEED_RECORD=1 writes it")
    }
    // What has shipped can be read for good.
    let text = try String(contentsOf: folder.appending(path: "state-1.json"), encoding: .utf8)
    var said: [PressureEffect] = []
    #expect(try StoredFormTests.reducer.state(from: text, version: 1, &said) == story.state)
  }

  @Test(
    arguments: [
      .open, .time, .commit(text: "Write", sortOrder: 2), .yes(sortOrder: 1), .no(), .shield(),
      .settings(SettingsChange()),
      .settings(
        SettingsChange(
          personalityMode: .brutal,
          deadline: time("09:30"),
          close: time("22:00"),
          notificationsEnabled: false,
          escalationTuning: .standard
        )
      ),
      .zone(TestZones.named("Asia/Tokyo")), .subscribe(until: at("2025-01-01T00:00:00Z"), inGrace: true),
      .lapse, .permission(granted: true), .onboard(.home), .tapped(Identity(high: 1, low: 2)),
    ] as [PressureEvent]
  )
  func `an event is read as it was written`(_ event: PressureEvent) throws {
    let json = try JSONValue(parsing: JSONValue(encoding: event).text)
    #expect(try json.decoded(as: PressureEvent.self, userInfo: [.zoneSource: TestZones.source]) == event)
  }

  @Test func `a damaged state is an error or a life that goes on`() throws {
    var random = SplitMix64(state: 6)
    let whole = try JSONValue(encoding: StoredFormTests.lived(3).state)
    var readCount = 0
    for _ in 0..<1500 {
      var json = whole
      for _ in 0...random.below(2) { StoredFormTests.damage(&json, &random) }
      var said: [PressureEffect] = []
      guard let state = try? StoredFormTests.reducer.state(from: json.text, version: 1, &said) else {
        continue
      }
      readCount += 1
      let now = min(state.clock, at("2030-01-01T00:00:00Z")).adding(seconds: 86_400)
      for event in [PressureEvent.open, .commit(text: "Write"), .yes(), .shield()] {
        let after = StoredFormTests.reducer.reduce(state, event, at: now).state
        _ = StoredFormTests.reducer.wanted(in: after)
      }
    }
    #expect((100..<1500).contains(readCount))
  }

  /// Changes, drops or moves one value somewhere inside.
  private static func damage(_ json: inout JSONValue, _ random: inout SplitMix64) {
    switch json {
    case .object(var object) where !object.members.isEmpty && random.below(12) > 0:
      let name = object.names[random.below(object.names.count)]
      if random.below(20) == 0 {
        object[name] = nil
      } else if var value = object[name] {
        damage(&value, &random)
        object[name] = value
      }
      json = .object(object)
    case .array(var values) where !values.isEmpty && random.below(12) > 0:
      let index = random.below(values.count)
      if random.below(10) == 0 { values.remove(at: index) } else { damage(&values[index], &random) }
      json = .array(values)
    case .number: json = .integer([-1, 0, 1, 3, 1 << 40, .max, .min][random.below(7)])
    case .string(let text):
      let others = ["", "x", "Asia/Tokyo", "2024-02-30", "2025-01-05", "2031-01-01T00:00:00Z", "12:00:00"]
      json = .string(([text] + others)[random.below(8)])
    case .bool(let flag): json = .bool(!flag)
    default: json = [.null, [], 7][random.below(3)]
    }
  }
}
