@testable import SeedSimulation
import Testing

struct ReportReadingTests {
  private static let shard = Result {
    try SimulationReport.of(users: 16, days: 31, shard: SimulationPlan.Shard(index: 1, count: 2))
  }

  @Test
  func `a report that is read is the one that was written`() throws {
    let shard = try Self.shard.get()
    #expect(try SimulationReport(parsing: shard.json) == shard)
    let whole = try SimulationReport.of(users: 16, days: 31)
    #expect(try SimulationReport(parsing: whole.json).json == whole.json)
  }

  @Test
  func `a part of a report is none`() throws {
    let bytes = try Self.shard.get().json
    for count in stride(from: 0, to: bytes.count - 1, by: 97) {
      #expect(throws: SimulationReport.Failure.self) {
        try SimulationReport(parsing: Array(bytes.prefix(count)))
      }
    }
  }

  @Test
  func `a flipped bit is refused, or leaves a report`() throws {
    let bytes = try Self.shard.get().json
    var state: UInt64 = 99
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var changed = bytes
      changed[Int(state >> 33) % bytes.count] ^= 1 << UInt8(state >> 20 & 7)
      if let report = try? SimulationReport(parsing: changed) {
        #expect(try SimulationReport(parsing: report.json) == report)
      }
    }
  }

  /// What is put in the place of a text of the report, and what is said then.
  private static let changes: [(from: String, to: String, message: String)] = [
    (#""simulation":1"#, #""simulation":2"#, "it is a report of another version than 1"),
    (#""users":16"#, #""users":0"#, "the report has a `users` that it cannot have"),
    (#""users":16"#, #""users":1000000000000"#, "the report has a `users` that it cannot have"),
    (#""days":31"#, #""days":99999999"#, "the report has a `days` that it cannot have"),
    (#""seed":7"#, #""seed":-1"#, "the report has a `seed` that it cannot have"),
    (#""seed":7"#, #""seed":"7""#, "the report has a `seed` that it cannot have"),
    (#"["diligent""#, #"["dilligent""#, "`profiles` names one that there is not"),
    (#"["diligent""#, #"["quiet""#, "`profiles` names none, or one twice"),
    (#""index":1"#, #""index":3"#, "`shard` has a `index` that it cannot have"),
    (#""content":{"#, #""contents":{"#, "the report lacks `content`"),
    (#""egofix":{"diligent""#, #""egofix":{"diligence""#, "`egofix` lacks `diligent`"),
    (
      #""users":{"all":[0,1]"#, #""users":{"all":[0,2]"#,
      "`egofix.diligent` does not count the 1 users that such a report is about"
    ),
    (
      #""users":{"all":[0,1]"#, #""users":{"all":[1,1]"#,
      "`egofix.diligent`'s `users` has counts that it cannot have"
    ),
    (
      #""users":{"all":[0,1]"#, #""users":{"all":[0,-1]"#,
      "`egofix.diligent`'s `users` has counts that it cannot have"
    ),
    (
      #""users":{"all":[0,1]"#, #""users":{"all":[0]"#,
      "`egofix.diligent`'s `users` has a row that it cannot have"
    ),
    (
      #""users":{"all":[0,1]"#, #""users":{"some":[0,1]"#,
      "`egofix.diligent`'s `users` has a row that it cannot have"
    ),
  ]

  @Test
  func `what no report says is refused with its place`() throws {
    let text = String(decoding: try Self.shard.get().json, as: UTF8.self)
    for change in Self.changes {
      let parts = text.split(separator: change.from, maxSplits: 1, omittingEmptySubsequences: false)
      try #require(parts.count == 2, "\(change.from) is not in the report")
      let changed = parts.joined(separator: change.to)
      let error = #expect(throws: SimulationReport.Failure.self) {
        try SimulationReport(parsing: Array(changed.utf8))
      }
      #expect(error?.message == change.message)
    }
  }

  @Test(arguments: ["fixUsers", "tidbitUsers"])
  func `no record was seen by more users than there were views`(name: String) throws {
    let text = String(decoding: try Self.shard.get().json, as: UTF8.self)
    let start = try #require(text.firstRange(of: "\"\(name)\":{\"all\":[")?.upperBound)
    let comma = try #require(text[start...].firstIndex(of: ","))
    let end = try #require(text[comma...].firstIndex { ",]".contains($0) && $0 != text[comma] || $0 == "]" })
    let count = try #require(text[text.index(after: comma)..<end].split(separator: ",").first)
    let changed = text[...comma] + "999999" + text[text.index(comma, offsetBy: 1 + count.count)...]
    let error = #expect(throws: SimulationReport.Failure.self) {
      try SimulationReport(parsing: Array(changed.utf8))
    }
    #expect(error?.message.hasSuffix("'s `\(name)` has counts that it cannot have") == true)
  }

  @Test(arguments: ["", "[]", "null", "{", "{}", #"{"simulation":1}"#, "\u{FEFF}{}"])
  func `what is no report at all is refused`(text: String) {
    #expect(throws: SimulationReport.Failure.self) { try SimulationReport(parsing: Array(text.utf8)) }
  }

  @Test
  func `counts that are too large to be added are refused`() throws {
    var shards = try SimulationReport.shards(2)
    for place in shards.indices { shards[place].report.egofix?[1] = SimulationReport.largestCount }
    let error = #expect(throws: SimulationReport.Failure.self) { try SimulationReport.merging(shards) }
    #expect(error?.message == "2.json: its counts are too large to be added")
  }
}
