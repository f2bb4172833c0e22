import Foundation
import SeedReview
import SeedTables
import Testing

/// Variants have no names: which is which is told by what they say, and last by where they stand.
struct VariantMergeTests {
  private struct Variant: Codable, Hashable, ExpressibleByStringLiteral {
    var title: String?
    var body: String

    /// "T1: One."; without a colon, a body alone.
    init(stringLiteral text: String) {
      let parts = text.split(separator: ": ").map(String.init)
      title = parts.count > 1 ? parts[0] : nil
      body = parts.last ?? ""
    }

    var text: String { (title.map { "\($0): " } ?? "") + body }
  }

  private struct Table: Codable {
    var product = "pressure"
    var voice = "brutal"
    var entries: [String: [Variant]]
  }

  private func table(_ variants: [Variant]) throws -> String {
    String(decoding: try JSONEncoder().encode(Table(entries: ["k.a": variants])), as: UTF8.self)
  }

  /// The merged variants; nil for a conflict.
  private func merge(_ base: [Variant], _ ours: [Variant], _ theirs: [Variant]) throws -> [String]? {
    let merged = try #require(
      ContentMergeTests.merge(try table(base), try table(ours), try table(theirs), .copyTable)
    )
    if merged.conflictCount > 0 { return nil }
    let table = try JSONDecoder().decode(Table.self, from: Data(merged.text.utf8))
    return table.entries["k.a"]?.map(\.text)
  }

  @Test
  func `variants that one side moved and the other rewrote are both`() throws {
    let base: [Variant] = ["T1: One.", "T2: Two."]
    let moved: [Variant] = ["T2: Two.", "T1: One."]
    let rewritten: [Variant] = ["T1: One theirs.", "T2: Two theirs."]
    let both = ["T2: Two theirs.", "T1: One theirs."]
    #expect(try merge(base, moved, rewritten) == both)
    #expect(try merge(base, rewritten, moved) == both)
    // Without titles the bodies tell.
    #expect(
      try merge(["One.", "Two."], ["Two.", "One."], ["One.", "Two theirs."]) == ["Two theirs.", "One."]
    )
    // Moved and rewritten at once: the title tells, or the body.
    #expect(try merge(base, ["T2: Two.", "T1: One ours."], base) == ["T2: Two.", "T1: One ours."])
    #expect(
      try merge(base, ["T2: Two.", "T1: One ours."], ["T9: One.", "T2: Two."]) == [
        "T2: Two.", "T9: One ours.",
      ]
    )
    #expect(
      try merge(base, ["T0: Zero.", "T2: Two.", "T1: One."], rewritten) == ["T0: Zero."] + both
    )
  }

  @Test
  func `a variant that one side deleted and the other moved and rewrote is a conflict`() throws {
    let base: [Variant] = ["T1: One.", "T2: Two."]
    #expect(try merge(base, ["T2: Two."], ["T2: Two.", "T1: One more."]) == nil)
    #expect(try merge(base, ["T2: Two.", "T1: One more."], ["T2: Two."]) == nil)
    #expect(try merge(base, ["T2: Two."], ["T2: Two.", "T7: One."]) == nil)
    // Moved alone, it stays deleted; a new one with neither is new.
    #expect(try merge(base, ["T2: Two."], ["T2: Two.", "T1: One."]) == ["T2: Two."])
    #expect(
      try merge(base, ["T2: Two."], ["T1: One.", "T2: Two.", "T3: Three."]) == ["T2: Two.", "T3: Three."]
    )
  }

  @Test
  func `equal variants and shared titles keep all that was written`() throws {
    #expect(
      try merge(["A", "A", "B"], ["B", "A", "A"], ["A", "A", "B", "C"]) == ["B", "C", "A", "A"]
    )
    let shared: [Variant] = ["T: One.", "T: Two."]
    #expect(
      try merge(shared, ["T: Two.", "T: One."], ["T: One theirs.", "T: Two."]) == [
        "T: Two.", "T: One theirs.",
      ]
    )
    #expect(
      try merge(shared, ["T: One ours.", "T: Two."], ["T: One.", "T: Two theirs."]) == [
        "T: One ours.", "T: Two theirs.",
      ]
    )
  }
}
