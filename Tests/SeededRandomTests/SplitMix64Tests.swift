import SeedModel
import SeededRandom
import Testing

struct SplitMix64Tests {
  @Test func `the numbers are those of the published generator`() {
    // The reference vector of the generator's authors, for the seed 1234567.
    var random = SplitMix64(state: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)]
  )
  func `a purpose's name is hashed by FNV-1a`(text: String, hash: UInt64) {
    #expect(FNV1a.hash(text) == hash)
  }

  @Test func `each purpose has a stream of its own`() {
    let streams = RandomStreams(seed: 7)
    #expect(streams.copy.state == 7 ^ FNV1a.hash("copy"))
    #expect(Set([streams.fix, streams.copy, streams.tidbit, streams.id].map(\.state)).count == 4)
  }

  @Test func `numbers below a bound are as likely as each other`() {
    var random = SplitMix64(state: 1)
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[random.below(7)] += 1 }
    #expect(counts.allSatisfy { abs($0 - 10_000) < 500 })
    #expect(random.below(1) == 0)
    for _ in 0..<100 { #expect((0..<Int.max).contains(random.below(.max))) }
  }

  @Test(arguments: [3, 5, 1 << 40, 3 << 61, (1 << 62) + 1, .max])
  func `numbers of the top remainder of 2⁶⁴ are drawn again`(bound: Int) {
    let remainder = Int(UInt64(bound).dividingFullWidth((1, 0)).remainder)
    var random = SplitMix64(state: 9)
    var plain = random
    for _ in 0..<1000 {
      var number = plain.next()
      while number > UInt64.max - UInt64(remainder) { number = plain.next() }
      #expect(random.below(bound) == Int(number % UInt64(bound)))
    }
    #expect(random == plain)
  }

  @Test func `a stored state goes on where it was`() {
    var random = SplitMix64(seed: 3, purpose: "fix")
    _ = random.next()
    var again = SplitMix64(state: random.state)
    #expect(again.next() == random.next())
  }

  @Test func `a shuffle is Fisher–Yates from the end`() {
    var random = SplitMix64(state: 5)
    var elements = Array(0..<6)
    random.shuffle(&elements)
    var same = SplitMix64(state: 5)
    var expected = Array(0..<6)
    for last in [5, 4, 3, 2, 1] { expected.swapAt(last, same.below(last + 1)) }
    #expect(elements == expected)
    #expect(random == same)
    var none: [Int] = []
    random.shuffle(&none)
    #expect(none.isEmpty && random == same)
  }

  @Test func `weights count to a ten-thousandth`() {
    var random = SplitMix64(state: 9)
    #expect(random.index(weightedBy: []) == nil)
    #expect(random.index(weightedBy: [0, 0.00004, -1, .nan]) == nil)
    #expect(random.index(weightedBy: [0, 0.00005, 0]) == 1)
    #expect(random.index(weightedBy: [.infinity]) == 0)
    var counts = [0, 0]
    for _ in 0..<30_000 { counts[random.index(weightedBy: [1, 0.5]) ?? 0] += 1 }
    #expect(abs(counts[0] - 20_000) < 500)
  }

  @Test func `identities are version 4 and differ`() {
    var random = RandomStreams(seed: 0).id
    let identities = (0..<1000).map { _ in random.identity() }
    #expect(identities.allSatisfy { $0.version == 4 && $0.hasStandardVariant })
    #expect(Set(identities).count == 1000)
  }
}
