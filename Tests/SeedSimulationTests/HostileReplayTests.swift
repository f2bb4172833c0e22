import CivilTime
import PlainJSON
import PolicySamples
import ReplaySamples
import SeedCompiler
import SeedModel
import SeedRuntime
@testable import SeedSimulation
import Testing

/// Headers and stories that would trap, or have no end.
struct HostileReplayTests {
  private func code(_ line: String?) -> String? {
    line.flatMap { try? JSONValue(parsing: $0) }?.object?["error"]?.object?["code"]?.string
  }

  private static let numbers: [(ReplayName, [String])] = [
    (
      .egofix,
      [
        "skipCooldownDays", "mediumFromFinished", "highFromFinished", "fixesPerVersion", "weightAnswers",
        "reminderLookaheadDays", "stableQuietAnswers", "stableSpanDays", "retestDays", "regressionCrashes",
        "regressionDays", "patternCooldownDays", "sessionGapMinutes", "weightMinimum", "weightMaximum",
      ]
    ),
    (.pressure, ["milestoneRepeatDays", "longestFromDays", "lookaheadDays"]),
    (.geocue, ["highRepeatSeconds", "criticalRepeatSeconds", "pendingMaximum"]),
  ]

  @Test(arguments: ["1000000000000", "2147483648", "400000", "0", "-1"])
  func `a header's number that content may not have is a bad field`(number: String) throws {
    for (product, names) in Self.numbers {
      for name in names {
        let line = #"{"replay":1,"policy":{"\#(name)":\#(number)}}"#
        let found = code(try Replayed(line, product: product, bundle: SampleBundle.empty).lines.first)
        #expect(found == "bad-field", "\(name)")
      }
    }
  }

  @Test(
    arguments: [
      (.egofix, #""quietingEveryDays":[1,2]"#), (.egofix, #""quietingEveryDays":[3,2,1]"#),
      (.egofix, #""quietingEveryDays":[1,2,9223372036854775807]"#),
      (.egofix, #""stableReminderGapDays":[5,5]"#), (.egofix, #""stableReminderGapDays":[1000000000000]"#),
      (.egofix, #""stableReminderGapDays":[\#((1...13).map(String.init).joined(separator: ","))]"#),
      (.egofix, #""mediumFromFinished":30"#), (.egofix, #""diagnosticSundayFrom":"01:00""#),
      (.pressure, #""milestoneDays":[]"#), (.pressure, #""milestoneDays":[1000000000000]"#),
      (.pressure, #""milestoneDays":[7,7]"#),
    ] as [(ReplayName, String)]
  )
  func `a header's list or time that content may not have is a bad field`(
    product: ReplayName,
    policy: String
  ) throws {
    let line = #"{"replay":1,"policy":{\#(policy)}}"#
    #expect(code(try Replayed(line, product: product, bundle: SampleBundle.empty).lines.first) == "bad-field")
  }

  @Test
  func `a bundle whose numbers content may not have is not replayed and not simulated`() throws {
    var content = BundleContent(
      version: ContentVersion(major: 1, minor: 0, patch: 0),
      locale: "en_US",
      provenance: Provenance(toolVersion: "0.0.0", sources: [])
    )
    var policies = Policies.shipped
    policies.egofix?.retestDays = 2_147_483_647
    policies.pressure?.milestoneRepeatDays = 0
    policies.geocue?.pendingMaximum = 2_147_483_647
    content.files.policies = policies
    let bundle = try SeedBundle.open(bytes: BundleWriter.write(content))
    #expect(throws: BundleError.self) { try bundle.policies() }
    for product in ReplayName.allCases {
      #expect(throws: ReplayError.self) { try Replayed("{}", product: product, bundle: bundle) }
    }
    #expect(throws: SimulationReport.Failure.self) {
      try Simulation(bundle, SimulationPlan(users: 1, days: 1))
    }
  }

  /// Two events that lie twenty years apart, each answered for every day between: megabytes.
  private static let years = (0..<2).map { #"{"at":"\#(2000 + $0 * 20)-01-01T07:00:00Z","event":"open"}"# }

  private func replay(
    _ lines: [String],
    storyByteLimit: Int = ReplayLines.storyByteLimit,
    heldByteLimit: Int = ReplayLines.heldByteLimit
  ) throws -> (output: [UInt8], isSound: Bool) {
    var run: any ReplayRunning = try ReplayRun<PressureReplay>(
      ReplaySetting(bundle: SampleBundle.geocue, zones: TZifZones.system),
      stopsAtFirst: false,
      storyByteLimit: storyByteLimit,
      heldByteLimit: heldByteLimit
    )
    var reader = ReplayLines(stopsAtFirst: false)
    var output: [UInt8] = []
    var isSound = reader.take(Array((lines.joined(separator: "\n") + "\n").utf8), &run, to: &output)
    isSound = reader.finish(&run, to: &output) && isSound
    return (output, isSound)
  }

  @Test
  func `a story whose answers are too many is answered as far as the limit, and no further`() throws {
    let whole = try replay(Self.years)
    #expect(whole.isSound && whole.output.count > 1_000_000)
    let cut = try replay(Self.years, storyByteLimit: 100_000)
    let lines = String(decoding: cut.output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(!cut.isSound && cut.output.count < 110_000)
    #expect(lines.compactMap(code) == ["story-too-long"] && code(lines.last) == "story-too-long")
    #expect(whole.output.starts(with: Array(lines.dropLast().joined(separator: "\n").utf8)))
  }

  @Test
  func `lines that are held back have an end`() throws {
    let held = try replay(Self.years + Array(repeating: "", count: 1000), heldByteLimit: 4000)
    #expect(!held.isSound && held.output.count < 200)
    #expect(code(String(decoding: held.output, as: UTF8.self)) == "story-too-long")
  }
}
