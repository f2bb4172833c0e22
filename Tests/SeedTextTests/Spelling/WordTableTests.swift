@testable import SeedText
import Testing
import TextSamples

struct WordTableTests {
  @Test
  func `a word is in the table once it was put in, and only once`() {
    var table = WordTable()
    var random = SeededRandom(7)
    let keys = (0..<10_000).map { _ in random.next() }
    let isNew = (keys + keys).map { table.insert($0) }
    #expect(isNew == keys.map { _ in true } + keys.map { _ in false })
    #expect(table.count == keys.count)
    #expect(keys.allSatisfy { table.contains($0) })
    let others = (0..<10_000).map { _ in random.next() }
    #expect(!others.contains { table.contains($0) })
    #expect(table.keys.sorted() == keys.sorted())
  }

  @Test
  func `keys that fall on one slot are told apart`() {
    var table = WordTable()
    let keys = (1...100).map { UInt64($0) << 32 }
    for key in keys { table.insert(key) }
    #expect(keys.allSatisfy { table.contains($0) })
    #expect(!table.contains(101 << 32))
  }

  @Test
  func `the key that stands for an empty slot can be put in`() {
    var table = WordTable()
    #expect(!table.contains(0))
    table.insert(0)
    #expect(table.contains(0))
  }
}
