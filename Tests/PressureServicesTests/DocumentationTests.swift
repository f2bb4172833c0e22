import CivilTime
import Foundation
import PressureServices
import Testing

/// The page on these services lists what they answer with.
struct DocumentationTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func page(_ product: String) throws -> String {
    try String(contentsOf: root.appending(path: "Documentation/\(product)Services.md"), encoding: .utf8)
  }

  @Test(arguments: ["Pressure", "GeoCue", "EgoFix"])
  func `what a model does by the page, it does`(_ product: String) throws {
    let folder = root.appending(path: "Sources/\(product)Services/Models")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    var nameCount = 0
    for row in try page(product).split(separator: "\n") where row.hasPrefix("| `\(product)") {
      let cells = row.split(separator: "|").map { $0.split(separator: "`") }
      guard cells.count == 3, cells[0].count > 1 else { continue }
      let declared = ["final class \(cells[0][1]):", "typealias \(cells[0][1]) "]
      let source = sources.first { source in declared.contains { source.contains($0) } } ?? ""
      for name in cells[2] where name.first?.isLetter == true {
        #expect(source.contains("public func \(name)(") || source.contains("public var \(name)"), "\(name)")
        nameCount += 1
      }
    }
    #expect(nameCount > 8)
  }

  @Test func `every code, step, event and due stands in the page, and no other code`() throws {
    let page = try page("Pressure")
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
    let refusals = page.components(separatedBy: "### Refusals").last?.components(separatedBy: "###").first
    let codes = try #require(refusals).split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").filter { $0.first?.isLetter == true }
    }
    for code in codes { #expect(PressureRefusal(rawValue: String(code)) != nil, "\(code)") }
    #expect(codes.count == PressureRefusal.allCases.count)
  }
}
