import SeededRandom
import Testing

struct VariantTests {
  @Test func `no variant comes twice in a row for a key`() {
    var random = SplitMix64(state: 2)
    var memory = VariantMemory<String>()
    var last: [String: Int] = [:]
    var seen: [String: Set<Int>] = [:]
    for index in 0..<3000 {
      let key = ["a", "b"][index % 2]
      let variant = memory.choose(key, of: 4, using: &random) ?? -1
      #expect(variant != last[key])
      last[key] = variant
      seen[key, default: []].insert(variant)
    }
    #expect(seen == ["a": [0, 1, 2, 3], "b": [0, 1, 2, 3]])
  }

  @Test func `one variant is given without a draw, none is nil`() {
    var random = SplitMix64(state: 2)
    var memory = VariantMemory<Int>()
    #expect(memory.choose(1, of: 1, using: &random) == 0)
    #expect(memory.choose(1, of: 1, using: &random) == 0)
    #expect(memory.choose(1, of: 0, using: &random) == nil)
    #expect(random == SplitMix64(state: 2))
  }

  @Test func `a last index that is gone leaves all open`() {
    var random = SplitMix64(state: 2)
    var memory = VariantMemory(lastIndexes: [1: 9])
    let all = (0..<200).map { _ in
      memory.lastIndexes[1] = 9
      return memory.choose(1, of: 3, using: &random)
    }
    #expect(Set(all) == [0, 1, 2])
  }

  @Test(arguments: 1...6)
  func `a round has each once and does not begin with the last one's end`(count: Int) {
    var random = SplitMix64(state: 4)
    var rounds = ShuffledRounds()
    var last: Int?
    for _ in 0..<500 {
      let round = (0..<count).map { _ in rounds.next(of: count, using: &random) }
      #expect(Set(round) == Set((0..<count).map { $0 }))
      #expect(round[0] != last || count == 1)
      last = round[count - 1]
    }
  }

  @Test func `a round goes on where it was stored, and passes over what is gone`() {
    var random = SplitMix64(state: 4)
    var rounds = ShuffledRounds(remaining: [0, 5, 1], last: 2)
    #expect(rounds.next(of: 3, using: &random) == 1)
    #expect(rounds.next(of: 3, using: &random) == 0)
    #expect(random == SplitMix64(state: 4))
    #expect(rounds.next(of: 3, using: &random) != 0)
    #expect(rounds.remaining.count == 2)
    #expect(rounds.next(of: 0, using: &random) == nil)
  }
}
