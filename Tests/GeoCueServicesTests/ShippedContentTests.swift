import CivilTime
import Foundation
import GeoCueServices
import PolicySamples
import SeedCompiler
import SeedDecoding
import SeedModel
import SeedRuntime
import ServiceKernel
import Testing

/// The services on the content that ships.
struct ShippedContentTests {
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

  @Test func `every notification has its copy, and a critical one says how often it repeats`() throws {
    let bundle = try #require(ShippedContentTests.bundle)
    for event in [GeofenceEvent.entry, .exit] {
      var story = Story(
        Sample.reducer(policies: .with(criticalRepeatSeconds: 45, pendingMaximum: 4), copy: bundle),
        Sample.quiet("22:00-08:00")
      )
      for time in ["12:00", "13:30", "20:00", "22:30"] {
        for name in ["Gym", "Home", "", "Medical center"] {
          for message in ["Towel", "Urgent papers", ""] {
            let place = Sample.place(name, entry: message, exit: message)
            let effects = try story.at("2026-06-01T\(time):00Z", .crossing(event, place, identifier: "x"))
            #expect(!effects.contains { if case .log(.copyMissing) = $0 { true } else { false } })
            for text in effects.requests.map(\.text) {
              #expect(!text.title.isEmpty && !text.body.isEmpty)
              if text.key == "arrival.critical" || text.key == "departure.critical" {
                #expect(text.body.contains("45 seconds"))
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: [
    (GeofenceEvent.entry, "Check what you came for."), (.exit, "Check what you have with you."),
  ])
  func `a place without a message has the copy for one`(event: GeofenceEvent, message: String) throws {
    var story = Story(Sample.reducer(copy: try #require(ShippedContentTests.bundle)))
    let effects = try story.at("2026-06-01T12:00:00Z", .crossing(event, Sample.place("Gym")))
    #expect(effects.requests.first?.text.body.hasSuffix(message) == true)
  }

  @Test func `a bundle starts the service, with a new user's seed and zone`() async throws {
    let service = try GeoCueService(
      try #require(ShippedContentTests.bundle),
      store: InMemoryStateStore(),
      zone: Sample.berlin,
      seed: 7,
      notifications: InMemoryNotifications()
    )
    #expect(try await service.state() == GeoCueState(seed: 7, zone: Sample.berlin))
    #expect(service.reducer.newUser == GeoCueState(seed: 7, zone: Sample.berlin))
    #expect(service.reducer.detection.styles.count == 4 && service.reducer.policies.criticalRepeatSeconds > 0)
  }

  @Test func `the bundle that ships has the specs' keywords, hours and numbers`() throws {
    let bundle = try #require(ShippedContentTests.bundle)
    #expect(try bundle.policies()?.geocue == .shipped)
    let detection = PriorityDetection(try #require(try bundle.priorityRules()))
    func priority(_ name: String, _ message: String, _ time: String) throws -> NotificationPriority {
      let time = LocalDateTime(.earliest, try #require(LocalTime(time)))
      return detection.priority(
        of: .init(place: Sample.place(name, entry: message), event: .entry, time: time)
      )
    }
    for name in ["Home", "WORK", "Medical center"] {
      #expect(try priority(name, "", "12:00") == .high, "\(name)")
    }
    for message in ["Take the medication", "URGENT", "Meeting at ten"] {
      #expect(try priority("Gym", message, "12:00") == .critical, "\(message)")
    }
    let hours: [(String, NotificationPriority)] = [
      ("06:59", .low), ("07:00", .high), ("09:59", .high), ("10:00", .medium), ("16:59", .medium),
      ("17:00", .high), ("19:59", .high), ("20:00", .medium), ("21:59", .medium), ("22:00", .low),
    ]
    for (time, expected) in hours { #expect(try priority("Gym", "Stretch", time) == expected, "\(time)") }
  }
}
