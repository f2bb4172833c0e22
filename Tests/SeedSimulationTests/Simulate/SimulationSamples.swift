import PolicySamples
import ReplaySamples
import SeedCompiler
import SeedModel
import SeedRuntime
@testable import SeedSimulation

extension SimulationReport {
  /// What a plan makes of the sample content, or another one.
  static func of(
    users: Int = 48,
    days: Int = 70,
    seed: UInt64 = 7,
    profiles: [SimulationProfile] = SimulationProfile.allCases,
    shard: SimulationPlan.Shard? = nil,
    threads: Int = 2,
    bundle: SeedBundle = SampleBundle.geocue
  ) throws -> SimulationReport {
    let plan = SimulationPlan(users: users, days: days, seed: seed, profiles: profiles, shard: shard)
    return try Simulation(bundle, plan).report(threads: threads)
  }

  /// The reports of all shards.
  static func shards(_ count: Int, of users: Int = 48) throws -> [(name: String, report: SimulationReport)] {
    try (1...count).map {
      (
        name: "\($0).json",
        report: try .of(users: users, shard: SimulationPlan.Shard(index: $0, count: count))
      )
    }
  }

  /// A figure, where there is one.
  func value(_ name: String) -> SimulationFigure? { (try? figure(name).get()) ?? nil }
}

/// Contents of next to nothing.
enum TinyBundle {
  static let fixes = bundle { add(1, of: &$0) }
  static let bugs = bundle { for number in 0..<8 { add(1, toBug: number, of: &$0) } }
  static let bugAlone = bundle { add(0, of: &$0) }
  static let policiesAlone = bundle { _ in }

  static func bundle(_ fill: (inout BundleContent) -> Void) -> SeedBundle {
    var content = BundleContent(
      version: ContentVersion(major: 1, minor: 0, patch: 0),
      locale: "en_US",
      provenance: Provenance(toolVersion: "0.0.0", sources: [])
    )
    content.files.policies = .shipped
    fill(&content)
    do { return try SeedBundle.open(bytes: BundleWriter.write(content)) } catch {
      preconditionFailure("the tiny content cannot be compiled: \(error)")
    }
  }

  /// One bug with so many daily fixes, and nothing else.
  private static func add(_ count: Int, toBug number: Int = 0, of content: inout BundleContent) {
    let start = UInt64(number) << 40 | 0x4000
    let bug = Bug(
      id: Identity(high: start, low: 1 << 63),
      slug: number == 0 ? "need-to-be-right" : "need-\(number)",
      title: "t",
      shortTitle: nil,
      description: "d",
      color: .red
    )
    content.bugs.append(bug)
    content.fixes += (0..<count).map {
      Fix(
        id: Identity(high: start | UInt64($0 + 1) << 16, low: 1 << 63),
        number: number * count + $0 + 1,
        bugID: bug.id,
        type: .daily,
        severity: .low,
        prompt: "p",
        inlineComment: nil,
        validation: nil,
        interaction: .standard
      )
    }
  }
}
