import Foundation
import Testing

/// What the reminders that ship say in every line, whichever variant a user gets.
@Suite struct ShippedCopyTests {
  struct Table: Decodable {
    struct Entry: Decodable {
      var title: String?
      var body: String
    }

    var entries: [String: [Entry]]
  }

  @Test(arguments: ["professional", "brutal"])
  func `tier 1 names the miss, tier 2 the streak and the pattern`(voice: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "content/copy/pressure.\(voice).json")
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
    var tiers: [String: Int] = [:]
    for (key, variants) in table.entries where key.hasPrefix("notification.") {
      for entry in variants {
        let text = "\(entry.title ?? "") \(entry.body)".lowercased()
        if key.contains(".tier1") {
          tiers["1", default: 0] += 1
          #expect(text.contains("miss"), "\(key): \(text)")
        } else if key.contains(".tier2") {
          tiers["2", default: 0] += 1
          #expect(text.contains("streak"), "\(key): \(text)")
          let names = ["pattern", "two misses", "both misses"]
          #expect(names.contains { text.contains($0) }, "\(key): \(text)")
        }
      }
    }
    #expect(tiers["1", default: 0] >= 18 && tiers["2", default: 0] >= 36)
  }
}
