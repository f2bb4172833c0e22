import ReplaySamples
import SeedModel
@testable import SeedSimulation
import Testing

struct SimulationTests {
  @Test(arguments: [2, 3, 8])
  func `the report is the same for any number of threads`(threads: Int) throws {
    // More users than a thread plays at a time.
    let one = try SimulationReport.of(users: 200, days: 20, threads: 1)
    let several = try SimulationReport.of(users: 200, days: 20, threads: threads)
    #expect(one.json == several.json)
    #expect(try SimulationReport.of(users: 200, days: 20, seed: 8, threads: 1).json != one.json)
  }

  @Test(arguments: [1, 2, 3, 8])
  func `shards add up to the whole, in any order`(count: Int) throws {
    let whole = try SimulationReport.of()
    let shards = try SimulationReport.shards(count)
    #expect(try SimulationReport.merging(shards) == whole)
    #expect(try SimulationReport.merging(shards.reversed()).json == whole.json)
  }

  @Test
  func `more shards than users leave some of them without any`() throws {
    let shards = try SimulationReport.shards(5, of: 3)
    #expect(try SimulationReport.merging(shards) == SimulationReport.of(users: 3))
  }

  @Test
  func `what is no set of shards is refused with the reason`() throws {
    let shards = try SimulationReport.shards(3)
    let other = SimulationPlan.Shard(index: 3, count: 3)
    let cases: [([(name: String, report: SimulationReport)], String)] = [
      ([], "there is nothing to merge"),
      ([("a.json", try .of())], "a.json is the report of a whole, not of a shard"),
      ([shards[0], shards[2]], "shard 2/3 is missing"),
      ([shards[1]], "shards 1/3, 3/3 are missing"),
      (shards + [("b.json", shards[1].report)], "2.json and b.json are both shard 2/3"),
      (
        [shards[0], shards[1], ("x.json", try .of(seed: 8, shard: other))],
        "x.json is of another simulation than 1.json: seed 8 instead of 7"
      ),
      (
        [shards[0], shards[1], ("x.json", try .of(users: 49, shard: other))],
        "x.json is of another simulation than 1.json: users 49 instead of 48"
      ),
      (
        [shards[0], shards[1], ("x.json", try .of(profiles: [.quiet], shard: other))],
        "x.json is of another simulation than 1.json: other profiles"
      ),
      (
        [shards[0], ("x.json", try .of(shard: SimulationPlan.Shard(index: 2, count: 2)))],
        "x.json is of another simulation than 1.json: shards 2 instead of 3"
      ),
    ]
    for (reports, message) in cases {
      let error = #expect(throws: SimulationReport.Failure.self) { try SimulationReport.merging(reports) }
      #expect(error?.message == message)
    }
    let foreign = try SimulationReport.of(shard: other, bundle: TinyBundle.fixes)
    #expect(throws: SimulationReport.Failure.self) {
      try SimulationReport.merging([shards[0], shards[1], ("x.json", foreign)])
    }
  }

  @Test
  func `users of a shard are those of its part, whatever the profiles`() {
    for (users, count) in [(1, 1), (10, 3), (1000, 7), (1_000_000_000, 10_000)] {
      let shards = (1...count).compactMap { SimulationPlan.Shard(index: $0, count: count) }
      let parts = shards.map { SimulationPlan(users: users, days: 1, shard: $0) }
      #expect(parts.map(\.played.count).reduce(0, +) == users)
      #expect(parts.flatMap { $0.players(oneOf: 1) }.reduce(0, +) == users)
    }
    #expect(SimulationPlan(users: 17, days: 1).players(oneOf: 1) == [3, 2, 2, 2, 2, 2, 2, 2])
    #expect(SimulationPlan(users: 801, days: 1).players(oneOf: 100) == [2, 1, 1, 1, 1, 1, 1, 1])
  }
}

/// What each profile is played as.
struct SimulationProfileTests {
  private static let report = Result { try SimulationReport.of(users: 240, days: 182) }

  private func place(_ profile: SimulationProfile) -> Int {
    SimulationProfile.allCases.firstIndex(of: profile) ?? 0
  }

  /// A count by profile, in thousandths of the days that it lived.
  private func days(_ row: String, _ profile: SimulationProfile) throws -> Int {
    let report = try Self.report.get()
    let row = EgoFixTables.dayRows.firstIndex(of: row) ?? 0
    let lived = report.egofix(\.days, 0, of: place(profile))[0]
    return Int(report.egofix(\.days, row, of: place(profile))[0] * 1000 / lived)
  }

  /// Cards or tidbits seen by profile: those of records that are as asked.
  private func views(_ profile: SimulationProfile, _ isAsked: (SimulationContent.FixEntry) -> Bool) throws
    -> UInt64
  {
    let report = try Self.report.get()
    let views = report.egofix(\.fixViews, 0, of: place(profile))
    return views.indices.map { isAsked(report.content.fixes[$0]) ? views[$0] : 0 }.total
  }

  private func tidbits(
    _ profile: SimulationProfile,
    _ trigger: String,
    _ report: SimulationReport
  ) -> UInt64 {
    let views = report.egofix(\.tidbitViews, 0, of: place(profile))
    return views.indices.map { "\(report.content.tidbits[$0].trigger)" == trigger ? views[$0] : 0 }.total
  }

  @Test
  func `every profile has its share of the users, and its number of bugs`() throws {
    let report = try Self.report.get()
    for profile in SimulationProfile.allCases {
      #expect(report.egofix(\.users, 0, of: place(profile)) == [30])
      let bugs = (1...2).map { report.egofix(\.users, $0, of: place(profile))[0] }
      // The sample has two bugs; nobody takes up more.
      #expect(bugs.total == (profile == .oneBug ? 30 : 60), "\(profile)")
    }
  }

  @Test
  func `the diligent one opens the app nearly every day, the irregular one in spells`() throws {
    #expect(try days("opened", .diligent) > 960)
    #expect(try 200..<600 ~= days("opened", .irregular))
    for profile in [SimulationProfile.skipper, .crasher, .oneBug, .threeBugs, .allFive] {
      #expect(try 860..<960 ~= days("opened", profile), "\(profile)")
    }
  }

  @Test
  func `the quiet one has days of rest`() throws {
    #expect(try days("rest", .quiet) > 100)
    #expect(try days("rest", .crasher) < 50)
    #expect(try days("withCard", .quiet) < days("withCard", .diligent))
  }

  @Test
  func `the crasher has quick fixes, the quiet one few`() throws {
    let crasher = try views(.crasher) { $0.type == .quickFix }
    #expect(try crasher > 3 * views(.oneBug) { $0.type == .quickFix })
    #expect(try views(.quiet) { $0.type == .quickFix } < crasher / 5)
  }

  @Test
  func `notifications stop a week after an irregular user has left`() throws {
    let report = try Self.report.get()
    let weeks = report.egofix(\.notices, 0, of: place(.irregular))
    #expect(weeks[0] * 10 > weeks.total, "some weeks have none")
    for profile in SimulationProfile.allCases {
      let row = report.egofix(\.notices, 0, of: place(profile))
      #expect(row.total > 0 && row.total % 26 == 0, "only weeks of those who allow them count")
      #expect(row.dropFirst(8).reduce(0, +) == 0, "\(profile) has more than one a day")
    }
  }

  @Test
  func `a tidbit follows what the profile does`() throws {
    // Later each user has seen all that the sample has.
    let early = try SimulationReport.of(users: 240, days: 10)
    let other = tidbits(.diligent, "afterSkipped", early)
    #expect(tidbits(.skipper, "afterSkipped", early) > 2 * other)
    let report = try Self.report.get()
    #expect(tidbits(.quiet, "restDay", report) > tidbits(.crasher, "restDay", report))
  }
}

/// Contents of next to nothing.
struct TinySimulationTests {
  @Test(arguments: SimulationProfile.allCases)
  func `a need of Pressure's texts speaks of its own users`(_ profile: SimulationProfile) {
    let need = WritingNeed(
      kind: .texts,
      pool: "brutal notification.tier0.midpoint",
      have: 3,
      more: 40,
      profile: profile,
      freshDays: 9,
      seenPercent: 50
    )
    for word in ["fix", "bug", "crash"] { #expect(!need.description.contains(word), "\(need)") }
  }

  @Test
  func `one fix alone repeats on the day after it was seen`() throws {
    let report = try SimulationReport.of(users: 20, profiles: [.diligent], bundle: TinyBundle.fixes)
    #expect(report.pressure == nil)
    #expect(report.value("fixes.never-seen")?.value == 0)
    #expect(report.value("tidbits.never-seen")?.value == 0)
    #expect(report.value("tidbits.repeat-percent") == nil)
    #expect(report.value("days-to-exhaustion.low.median")?.value == 0)
    #expect(report.value("days-to-repeat.median")?.value == 1)
    let need = try #require(report.needs().first)
    #expect(need.description.contains("(the 1 there is lasts \(need.freshDays) day"), "\(need)")
    #expect(need.description.hasSuffix(" for users who do nearly every fix)"), "\(need)")
    #expect(need.have == 1 && need.freshDays <= 1 && need.more >= 50 && need.kind == .fixes, "\(need)")
    #expect(report.needs().map(\.freshDays) == report.needs().map(\.freshDays).sorted())
    #expect(report.needs(ofBug: need.bug) == report.needs() && report.needs(ofBug: "nobody").isEmpty)
    #expect(report.value("days-to-weekly-repeat.p5")?.isAtLeast == true)
    #expect(try SimulationReport(parsing: report.json) == report)
  }

  @Test
  func `five needs of a kind are told`() throws {
    let report = try SimulationReport.of(users: 200, bundle: TinyBundle.bugs)
    #expect(Set(report.needs().compactMap(\.bug)).count == 5)
    #expect(report.needs().count == 5)
  }

  @Test
  func `a bug without any fix is played, and nothing comes`() throws {
    let report = try SimulationReport.of(bundle: TinyBundle.bugAlone)
    #expect(report.egofix(\.days, 2) == [0])
    #expect(report.value("days-to-repeat.p5")?.isAtLeast == true)
    #expect(report.value("days-to-exhaustion.low.p5").map(\.isAtLeast) != false)
    #expect(report.needs().isEmpty)
  }

  @Test
  func `content with nothing to play is refused`() {
    #expect(throws: SimulationReport.Failure.self) {
      try SimulationReport.of(bundle: TinyBundle.policiesAlone)
    }
  }

  @Test(arguments: [1, 6, 7, 29, 30, 31])
  func `a few days make whole weeks and months or none`(days: Int) throws {
    let report = try SimulationReport.of(users: 8, days: days)
    #expect(report.egofix(\.notices, 0).total <= UInt64(8 * (days / 7)))
    #expect(report.pressure(\.notices, 0).total == UInt64(8 * (days / 7)))
    #expect(report.egofixTables.weights.rows.count == days / 30)
    #expect(report.value("weight.median")?.value == (days < 30 ? nil : report.value("weight.median")?.value))
    #expect(SimulationPage(report).sections.count > 5)
  }

  @Test
  func `more content and days than fit are refused`() throws {
    let plan = SimulationPlan(users: 1, days: SimulationPlan.dayLimit)
    _ = try Simulation(SampleBundle.geocue, plan)
    var content = try SimulationReport.of(users: 1, days: 1).content
    content.bugs = (0..<20).map { "bug-\($0)" }
    #expect(throws: SimulationReport.Failure.self) {
      try SimulationReport(plan: plan, content: content).checkSize()
    }
  }
}
