import SeedText
import Testing
import TextSamples

struct HashIndexTests {
  @Test func `a hash has its last number, as in a dictionary`() {
    var random = SeededRandom(7)
    var index = HashIndex()
    var expected: [UInt64: UInt32] = [:]
    // Few hashes, so that many come again; 0 and hashes that differ only far up are among them.
    let hashes = [0] + (1...3000).map { $0 % 3 == 0 ? UInt64($0) << 40 : random.next() }
    for _ in 0..<10_000 {
      let hash = hashes[Int.random(in: hashes.indices, using: &random)]
      let number = UInt32.random(in: 1...UInt32.max, using: &random)
      index.set(hash, to: number)
      expected[hash] = number
    }
    #expect(index.count == expected.count)
    #expect(hashes.allSatisfy { index[$0] == expected[$0] ?? 0 })
    #expect(!(0..<10_000).contains { _ in index[random.next()] != 0 })
  }
}
