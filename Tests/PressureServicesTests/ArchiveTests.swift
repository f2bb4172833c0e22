import CivilTime
import PressureServices
import SeedModel
import SeededRandom
import Testing
import PolicySamples

struct ArchiveTests {
  static let bytes: [UInt8] = {
    var life = DrawnLife(seed: 3, policy: .neverLowers)
    for _ in 0..<80 { life.step() }
    return PressureArchive.bytes(of: life.story.state)
  }()

  static func read(_ bytes: [UInt8]) throws -> PressureState {
    try PressureArchive.state(from: bytes, zones: TestZones.source)
  }

  @Test func `bytes that are cut short anywhere are refused`() throws {
    let bytes = ArchiveTests.bytes
    _ = try ArchiveTests.read(bytes)
    for count in bytes.indices {
      #expect(throws: ArchiveError.self, "cut to \(count)") {
        try ArchiveTests.read(Array(bytes.prefix(count)))
      }
    }
    #expect(throws: ArchiveError.trailing(offset: bytes.count)) { try ArchiveTests.read(bytes + [0]) }
    #expect(throws: ArchiveError.badHeader) { try ArchiveTests.read([0] + bytes) }
  }

  @Test func `damaged bytes give a value or an error, and a value's life goes on`() {
    var random = SplitMix64(state: 6)
    let reducer = PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source)
    var readCount = 0
    for _ in 0..<3000 {
      var bytes = ArchiveTests.bytes
      for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      do {
        let state = try ArchiveTests.read(bytes)
        readCount += 1
        let now = min(state.clock, at("2030-01-01T00:00:00Z")).adding(seconds: 86_400)
        for event in [PressureEvent.open, .commit(text: "Write"), .yes(), .shield()] {
          _ = reducer.reduce(state, event, at: now)
        }
      } catch {
        #expect(error is ArchiveError)
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
}
