@testable import SeedText
import Testing
import TextSamples

struct RadixSortTests {
  @Test(arguments: [0, 1, 2, 3000])
  func `the upper halves are sorted, and what is equal keeps its order`(count: Int) {
    var random = SeededRandom(UInt64(count))
    let upperHalves = (0..<7).map { _ in UInt64.random(in: 0...UInt64(UInt32.max), using: &random) }
    let numbers = (0..<count).map { upperHalves[$0 * 31 % 7] << 32 | UInt64(count - $0) }
    var sorted = numbers
    RadixSort.sort(&sorted, fromBit: 32)
    let expected = numbers.enumerated().sorted { ($0.1 >> 32, $0.0) < ($1.1 >> 32, $1.0) }.map(\.1)
    #expect(sorted == expected)
  }

  @Test
  func `sets are joined once, and their lowest member stands for them`() {
    var sets = DisjointSets(count: 6)
    let joined = [sets.join(5, 3), sets.join(3, 4), sets.join(4, 5), sets.join(0, 1)]
    #expect(joined == [true, true, false, true])
    #expect((0..<6).map { sets.root(of: $0) } == [0, 0, 2, 3, 3, 3])
  }
}
