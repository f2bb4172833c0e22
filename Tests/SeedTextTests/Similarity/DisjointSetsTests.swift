@testable import SeedText
import Testing

struct DisjointSetsTests {
  @Test
  func `sets are joined once, and their lowest member stands for them`() {
    var sets = DisjointSets(count: 6)
    let joined = [sets.join(5, 3), sets.join(3, 4), sets.join(4, 5), sets.join(0, 1)]
    #expect(joined == [true, true, false, true])
    #expect((0..<6).map { sets.root(of: $0) } == [0, 0, 2, 3, 3, 3])
  }
}
