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

  /// The texts of each reminder's key, in lower case.
  private static func reminders(_ voice: String) throws -> [String: [String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "content/copy/pressure.\(voice).json")
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
    return table.entries.filter { $0.key.hasPrefix("notification.") }.mapValues { variants in
      variants.map { "\($0.title ?? "") \($0.body)".lowercased() }
    }
  }

  @Test(arguments: ["professional", "brutal"])
  func `tier 0 is neutral: no miss, no streak and no pattern is named`(voice: String) throws {
    let texts = try #require(try Self.reminders(voice)["notification.tier0.midpoint"])
    #expect(texts.count >= 4)
    for text in texts { #expect(!["miss", "streak", "pattern"].contains { text.contains($0) }, "\(text)") }
  }

  @Test(arguments: ["professional", "brutal"])
  func `tier 1 names the miss, tier 2 the streak and the pattern`(voice: String) throws {
    var tiers: [String: Int] = [:]
    for (key, texts) in try Self.reminders(voice) {
      for text in texts {
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
