import CivilTime
import PressureServices
import SeedModel
import SeededRandom
import Testing
import PolicySamples

struct ArchiveTests {
  /// Bytes of each kind, and whether they can be read.
  static let samples: [(name: String, bytes: [UInt8], read: @Sendable ([UInt8]) throws -> Void)] = {
    var life = DrawnLife(seed: 3, policy: .neverLowers)
    for _ in 0..<80 { life.step() }
    return [
      (
        "state", PressureArchive.bytes(of: life.story.state),
        { _ = try PressureArchive.state(from: $0, zones: TestZones.source) }
      ),
      (
        "records", PressureArchive.bytes(of: life.story.records),
        { _ = try PressureArchive.records(from: $0) }
      ),
      ("log", PressureArchive.bytes(of: life.story.log), { _ = try PressureArchive.log(from: $0) }),
    ]
  }()

  @Test func `bytes that are cut short anywhere are refused`() throws {
    for sample in ArchiveTests.samples {
      try sample.read(sample.bytes)
      for count in 0..<sample.bytes.count {
        #expect(throws: ArchiveError.self, "\(sample.name) cut to \(count)") {
          try sample.read(Array(sample.bytes.prefix(count)))
        }
      }
      #expect(throws: ArchiveError.trailing(offset: sample.bytes.count)) {
        try sample.read(sample.bytes + [0])
      }
      #expect(throws: ArchiveError.badHeader) { try sample.read([0] + sample.bytes) }
    }
  }

  @Test func `damaged bytes give a value or an error, and a value's life goes on`() {
    var random = SplitMix64(state: 6)
    let reducer = PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source)
    var readCount = 0
    for sample in ArchiveTests.samples {
      for _ in 0..<1000 {
        var bytes = sample.bytes
        for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
        do {
          try sample.read(bytes)
          readCount += 1
        } catch {
          #expect(error is ArchiveError)
          continue
        }
        guard sample.name == "state",
          let state = try? PressureArchive.state(from: bytes, zones: TestZones.source)
        else { continue }
        let now = min(state.clock, at("2030-01-01T00:00:00Z")).adding(seconds: 86_400)
        for event in [PressureEvent.open, .commit(text: "Write"), .yes(), .shield()] {
          _ = reducer.reduce(state, event, at: now)
        }
      }
    }
    #expect(readCount > 100)
  }

  @Test func `a state in a zone that is gone says so`() {
    let bytes = PressureArchive.bytes(of: PressureState(zone: TestZones.named("Asia/Tokyo")))
    #expect(throws: ArchiveError.zone("Asia/Tokyo")) {
      try PressureArchive.state(from: bytes, zones: FixedZones())
    }
  }

  @Test func `a year of records, notification log and settings stays under 200 KB`() {
    var story = PlannerTests.user(tier: 3)
    let text = String(repeating: "Write a page of the book. ", count: 4)
    for number in 0..<366 {
      let date = day("2024-01-01").adding(days: number)
      story.send(.commit(text: text), "\(date) 08:00")
      story.send(number % 4 == 3 ? .yes() : .no(), "\(date) 21:45")
    }
    let delivered = story.log.records.filter(\.delivered).count
    #expect(delivered > 1000)
    let byteCount =
      PressureArchive.bytes(of: story.state).count + PressureArchive.bytes(of: story.records).count
      + PressureArchive.bytes(of: story.log).count
    #expect(byteCount < 200_000)
    #expect(story.records.count == 366)
  }
}
