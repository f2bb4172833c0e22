import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

/// Policies of a bundle are in the ranges of content, or are not given out: services count on them.
struct PolicyRangeTests {
  private func bundle(_ change: (inout Policies) -> Void) throws -> SeedBundle {
    var content = BundleContent.rich
    var policies = try #require(content.files.policies)
    change(&policies)
    content.files.policies = policies
    return try SeedBundle.open(bytes: BundleWriter.write(content))
  }

  private func read(_ change: (inout Policies) -> Void) throws -> Policies? {
    try bundle(change).policies()
  }

  @Test
  func `numbers at the ends of their ranges are given out`() throws {
    #expect(try read { $0.egofix?.retestDays = 180 }?.egofix?.retestDays == 180)
    #expect(try read { $0.pressure?.milestoneDays = [2, 9999] }?.pressure?.milestoneDays == [2, 9999])
    #expect(try read { $0.geocue?.pendingMaximum = 64 }?.geocue?.pendingMaximum == 64)
  }

  private static let changes: [(name: String, change: @Sendable (inout Policies) -> Void)] = [
    ("retestDays", { $0.egofix?.retestDays = 2_147_483_647 }),
    ("sessionGapMinutes", { $0.egofix?.sessionGapMinutes = 0 }),
    ("weightMaximum", { $0.egofix?.weightMaximum = 1e300 }),
    ("quietingEveryDays", { $0.egofix?.quietingEveryDays = [1, 1] }),
    ("stableReminderGapDays", { $0.egofix?.stableReminderGapDays = [9, 8] }),
    ("highFromFinished", { $0.egofix?.highFromFinished = 2 }),
    ("milestoneRepeatDays", { $0.pressure?.milestoneRepeatDays = 0 }),
    ("milestoneDays", { $0.pressure?.milestoneDays = [] }),
    ("lookaheadDays", { $0.pressure?.lookaheadDays = 1_000_000 }),
    ("criticalRepeatSeconds", { $0.geocue?.criticalRepeatSeconds = 1 }),
    ("pendingMaximum", { $0.geocue?.pendingMaximum = 4_000_000_000 }),
  ]

  @Test(arguments: changes.map(\.name))
  func `a number beyond its range is a fault of the bundle, by its name`(name: String) throws {
    let change = try #require(Self.changes.first { $0.name == name }?.change)
    #expect {
      try read(change)
    } throws: {
      "\($0)".contains(name)
    }
    #expect(throws: BundleError.self, "what no reader takes is not sound") { try bundle(change).verify() }
  }
}
