@testable import SeedText
import Testing

extension FoldedTexts {
  /// Texts by their indices.
  ///
  /// - Parameter isComparedByWords: whether a text is, by its index.
  init(_ strings: [String], isComparedByWords: (Int) -> Bool = { _ in true }) {
    self.init()
    for (index, string) in strings.enumerated() {
      var string = string
      string.withUTF8 {
        add(
          WordScanner.words(of: $0),
          in: $0,
          isMessage: false,
          ofText: index,
          byWords: isComparedByWords(index)
        )
      }
    }
    findFirsts()
  }
}

struct FoldedTextsTests {
  @Test
  func `the first of the same texts is found, whatever their case and punctuation`() {
    let texts = FoldedTexts(["Stand up.", "Sit down.", "stand, up", "", "SIT DOWN", "..."])
    #expect(texts.firsts == [0, 1, 0, 3, 1, 3])
  }

  @Test
  func `a text that is not compared by words stands for none that is`() {
    let strings = ["Stand up.", "stand up", "Sit down.", "stand, up", "sit down", "STAND UP"]
    let texts = FoldedTexts(strings) { (1...4).contains($0) }
    #expect(texts.firsts == [0, 0, 2, 0, 2, 0])
    #expect(texts.firstsByWords == [nil, 1, 2, 1, 2, nil])
  }

  @Test
  func `parts that are joined are the texts as they were added`() {
    let strings = Corpus.mixed(seed: 5, count: 50)
    let expected = strings.map { string in
      var string = string
      return string.withUTF8 { ComparedWords.words(of: $0).map(\.hash) }
    }
    let whole = FoldedTexts(strings)
    var joined = FoldedTexts(Array(strings[..<20]))
    joined.append(FoldedTexts(Array(strings[20...])))
    joined.findFirsts()
    for texts in [whole, joined] {
      #expect(texts.texts.indices.map { Array(texts.words(of: $0)) } == expected)
      #expect(texts.texts.map { Int($0.wordCount) } == expected.map(\.count))
      #expect(texts.firsts == whole.firsts)
    }
  }
}
