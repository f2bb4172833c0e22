import SeedSource
import Testing

struct PartitionPointTests {
  @Test(arguments: 0...9)
  func `the first number for which it does not hold is found`(_ limit: Int) {
    #expect((0..<9).partitionPoint { $0 < limit } == limit)
    #expect((3..<9).partitionPoint { $0 < limit } == max(3, limit))
  }

  @Test
  func `an empty range has its bound`() {
    #expect((5..<5).partitionPoint { _ in true } == 5)
  }
}
