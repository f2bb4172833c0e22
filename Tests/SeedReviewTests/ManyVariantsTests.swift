@testable import SeedReview
import SeedTables
import Testing

/// Comparing what stands many times takes no longer than in proportion.
struct ManyVariantsTests {
  private func variants(_ count: Int, from first: Int = 0) -> RecordValue {
    .list((0..<count).map { .record([("body", .text("Body \($0 + first)"))]) })
  }

  /// Before, each of 12,000 variants was compared with each of the others: two minutes.
  @Test(.timeLimit(.minutes(1)))
  func `many variants of a key are compared, moved and rewritten`() throws {
    let shape = try #require(RecordTable.copyTable.field("entries")?.shape)
    let old = RecordValue.record([("key", variants(12_000))])
    let moved = RecordValue.record([("key", .list(variants(12_000).members.reversed()))])
    let later = RecordValue.record([("key", variants(12_000, from: 7))])
    #expect(FieldComparison(shape, old, old).changes.isEmpty)
    let changes = FieldComparison(shape, old, moved).changes
    guard changes.count == 1, case .reordered(let order) = changes[0].change else {
      Issue.record("\(changes.count) changes")
      return
    }
    #expect(order.prefix(2) == ["12000", "11999"])
    #expect(FieldComparison(shape, old, later).changes.count == 14)
  }

  @Test
  func `the order of an object's members is no part of its hash`() {
    let left = RecordValue.record([("title", .text("A")), ("body", .text("B"))])
    let right = RecordValue.record([("body", .text("B")), ("title", .text("A"))])
    #expect(left == right && left.hashValue == right.hashValue)
    let hashes = Set(variants(1000).members.map(\.hashValue))
    #expect(hashes.count == 1000)
  }

  /// In a bundle a map is a list of pairs of a key and one of its values.
  @Test(.timeLimit(.minutes(1)))
  func `many pairs of one key are gathered`() {
    let shape = Shape.map(keys: .token(.name), of: .array(of: .integer(0...9), count: 0...9), pairs: .product)
    func pairs(_ count: Int) -> RecordValue {
      .list((0..<count).map { .record([("name", .text("k\($0 % 3)")), ("value", .number($0))]) })
    }
    #expect(FieldComparison(shape, pairs(60_000), pairs(60_000)).changes.isEmpty)
    #expect(FieldComparison(shape, pairs(60_000), pairs(60_001)).changes.map(\.path) == ["k0"])
  }
}
