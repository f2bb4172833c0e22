@testable import SeedText
import Testing

struct LexiconTests {
  @Test
  func `what was put in is found, up to a limit`() {
    var lexicon = Lexicon()
    for key in 1...UInt64(40_000) {
      #expect(lexicon.entry(of: key) == nil)
      lexicon.insert(Lexicon.Entry(hash: key * 3, facts: .isKnown), of: key)
    }
    let found = (1...UInt64(40_000)).filter { lexicon.entry(of: $0) != nil }
    #expect(found == Array(1...UInt64(Lexicon.wordLimit)))
    #expect(found.allSatisfy { lexicon.entry(of: $0)?.hash == $0 * 3 })
  }
}
