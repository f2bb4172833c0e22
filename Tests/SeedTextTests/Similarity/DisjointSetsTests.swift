@testable import SeedText
import Testing

struct DisjointSetsTests {
  @Test
  func `the lowest member of sets that are joined stands for them`() {
    var sets = DisjointSets(count: 6)
    for (left, right) in [(5, 3), (3, 4), (4, 5), (0, 1)] as [(UInt32, UInt32)] { sets.join(left, right) }
    #expect((0..<6).map { sets.root(of: $0) } == [0, 0, 2, 3, 3, 3])
  }
}
