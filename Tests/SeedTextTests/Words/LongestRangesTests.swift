import SeedText
import Testing

struct LongestRangesTests {
  @Test
  func `the longest ranges stand, as when each is held against all that stand`() {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<300 {
      let ranges = (0..<next(20)).map { _ in
        let start = next(30)
        return start..<start + 1 + next(8)
      }
      .sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
      var expected: [Range<Int>] = []
      for range in ranges where !expected.contains(where: { $0.overlaps(range) }) { expected.append(range) }
      #expect(LongestRanges.apart(ranges) { $0 } == expected)
    }
  }
}
