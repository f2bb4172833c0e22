import Foundation
import GeoCueServices
import PolicySamples
import SeedCompiler
import SeedDecoding
import SeedModel
import SeedRuntime
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
}
