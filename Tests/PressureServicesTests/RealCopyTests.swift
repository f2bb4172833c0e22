import CivilTime
import Foundation
import PolicySamples
import PressureServices
import SeedCompiler
import SeedDecoding
import SeedRuntime
import SeedModel
import ServiceCopy
import ServiceKernel
import Testing

/// The services on the content that ships.
struct RealCopyTests {
  static let bundle: SeedBundle? = try? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let catalog = try ContentLoading.load(folder: root.appending(path: "content").path).catalog
    let bytes = try ContentCompilation.compile(
      catalog,
      version: "1.0.0",
      locale: "en_US",
      toolVersion: "0.0.0"
    )
    return try SeedBundle.open(bytes: bytes)
  }()

  /// Beginnings of keys that the services ask for and that are still to be written.
  static let toBeWritten: [String] = []

  @Test func `every reminder has its key in both voices, and every variant can be rendered`() throws {
    let bundle = try #require(RealCopyTests.bundle)
    let text = String(repeating: "commitment ", count: 25)
    var count = 0
    for kind in ReminderKey.Kind.allCases {
      for tier in 0...3 {
        for slot in ReminderSlot.slots(ofTier: tier) where kind != .recovering || tier >= 2 {
          let key = ReminderKey(kind, tier: tier, slot: slot).name
          for mode in PersonalityMode.allCases {
            guard let line = bundle.line(product: "pressure", voice: mode.voice, key: key) else {
              #expect(RealCopyTests.toBeWritten.contains { key.hasPrefix($0) }, "\(mode.voice) lacks \(key)")
              continue
            }
            for variant in 0..<line.variantCount {
              let arguments: CopyArguments =
                kind == .planned
                ? ["time": .text("09:00")]
                : ["commitment": .text(text), "others": .count(1), "remaining": .count(2)]
              let copy = try bundle.text(of: line, variant: variant, arguments: arguments)
              #expect(copy?.title?.isEmpty == false && copy?.body.isEmpty == false)
              #expect(kind == .planned || copy?.body.contains(text) == true, "\(key) leaves the text out")
              count += 1
            }
          }
        }
      }
    }
    #expect(count > 150)
  }

  @Test func `drawn lives on the real content lack no text and fail to render none`() throws {
    let bundle = try #require(RealCopyTests.bundle)
    var missing: Set<String> = []
    var shown: Set<String> = []
    for seed: UInt64 in 0..<12 {
      var life = DrawnLife(seed: seed, policy: .literal, copy: bundle)
      for _ in 0..<150 { life.step() }
      missing.formUnion(life.story.effects.missingCopy)
      shown.formUnion(life.story.effects.feedback)
      shown.formUnion(life.story.effects.notifications.map(\.key))
    }
    #expect(
      missing.allSatisfy { key in RealCopyTests.toBeWritten.contains { key.hasPrefix($0) } },
      "\(missing)"
    )
    #expect(shown.count >= 20, "\(shown)")
  }

  @Test func `copy matches the mode and the tier, and changes when the mode is switched`() throws {
    let bundle = try #require(RealCopyTests.bundle)
    for tier in 0...3 {
      var bodies: [Set<String>] = []
      for mode in PersonalityMode.allCases {
        let key = ReminderKey(.plain, tier: tier, slot: .midpoint).name
        let provider = mode.copyProvider(from: bundle)
        let texts = try (0..<provider.variantCount(key)).map { variant in
          try provider.text(key, variant: variant, arguments: ["commitment": .text("Write")])?.body ?? ""
        }
        bodies.append(Set(texts))
      }
      #expect(!bodies[0].isEmpty && bodies[0].isDisjoint(with: bodies[1]))
    }
  }

  @Test func `a bundle starts the service, with a new user's seed and zone`() async throws {
    let service = try PressureService(
      try #require(RealCopyTests.bundle),
      store: InMemoryStateStore(),
      zone: TestZones.named("Europe/Berlin"),
      seed: 7,
      notifications: InMemoryNotifications()
    )
    #expect(try await service.state() == PressureState(seed: 7, zone: TestZones.named("Europe/Berlin")))
  }

  @Test func `the bundle that ships has the specs' numbers`() throws {
    #expect(try RealCopyTests.bundle?.policies()?.pressure == .shipped)
  }
}
