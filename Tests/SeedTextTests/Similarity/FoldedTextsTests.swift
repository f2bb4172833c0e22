@testable import SeedText
import Testing

struct FoldedTextsTests {
  @Test
  func `the first of the same texts is found, whatever their case and punctuation`() {
    let texts = folded(["Stand up.", "Sit down.", "stand, up", "", "SIT DOWN", "..."])
    #expect(texts.firsts == [0, 1, 0, 3, 1, 3])
  }

  @Test
  func `a text that is not compared by words stands for none that is`() {
    let strings = ["Stand up.", "stand up", "Sit down.", "stand, up", "sit down", "STAND UP"]
    let texts = FoldedTexts(ComparedTexts(strings) { (1...4).contains($0) })
    #expect(texts.firsts == [0, 0, 2, 0, 2, 0])
    #expect(texts.firstsByWords[1...4] == [1, 2, 1, 2])
  }

  @Test
  func `the words of a text are those that a scan of it finds, on any number of threads`() {
    let strings = Corpus.mixed(seed: 5, count: 5000)
    let expected = strings.map { string in
      var string = string
      return string.withUTF8 { ComparedWords.words(of: $0).map(\.hash) }
    }
    for workerCount in [1, 3] {
      let texts = FoldedTexts(ComparedTexts(strings), workerCount: workerCount)
      let words = (0..<texts.count).map { Array(texts.words(of: $0)) }
      #expect(words == expected)
    }
  }

  private func folded(_ strings: [String]) -> FoldedTexts { FoldedTexts(ComparedTexts(strings)) }
}
