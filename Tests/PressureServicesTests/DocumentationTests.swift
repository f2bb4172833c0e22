import CivilTime
import Foundation
import PressureServices
import Testing

/// The page on these services lists what they answer with.
struct DocumentationTests {
  @Test func `every code, step, event and due stands in the page`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/PressureServices.md"),
      encoding: .utf8
    )
    let events: [PressureEvent] = [
      .open, .time, .commit(text: ""), .yes(), .no(), .shield(), .settings(SettingsChange()),
      .zone(.utc),
      .subscribe(until: .earliest), .lapse, .permission(granted: true), .onboard(.home),
    ]
    let names =
      PressureRefusal.allCases.map(\.rawValue) + OnboardingStep.allCases.map(\.rawValue) + events.map(\.name)
      + PressureDue.Kind.allCases.map(\.rawValue) + PressureAnalyticsEvent.Name.allCases.map(\.rawValue)
      + ReminderSlot.allCases.map { "\($0)" }
    for name in names { #expect(page.contains("`\(name)`"), "\(name) is not in the page") }
  }
}
