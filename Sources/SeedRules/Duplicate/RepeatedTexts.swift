import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedText

/// The search for texts that are the same once case, punctuation and spaces are folded.
enum RepeatedTexts {
  /// A text and the first one that is the same, as indices of `Catalog.texts`.
  struct Repeat {
    let text: UInt32
    let first: UInt32
  }

  /// Each text after the first of its kind, in order. Texts without a word are none.
  ///
  /// - Parameters:
  ///   - texts: those of `catalog` that are compared.
  ///   - owner: of whom a text of so many words is; texts of one owner may be the same. Asked only for texts
  ///     that come twice. Nil for one that does not count.
  /// - Complexity: O(texts), and O(bytes) of those that are the same.
  static func find<Owner: Equatable>(
    in texts: FoldedTexts,
    of catalog: Catalog,
    owner: (AuthoredText, Int) -> Owner?
  ) -> [Repeat] {
    var isRepeated = [Bool](repeating: false, count: texts.texts.count)
    for (index, first) in texts.firsts.enumerated() where first != index { isRepeated[Int(first)] = true }
    // The texts that count of each group that has two or more, by its first index.
    var groups: [UInt32: [(text: UInt32, owner: Owner)]] = [:]
    for (text, first) in zip(texts.texts, texts.firsts) where isRepeated[Int(first)] && text.wordCount > 0 {
      guard let owner = owner(catalog.texts[Int(text.index)], Int(text.wordCount)) else { continue }
      groups[first, default: []].append((text.index, owner))
    }
    func folded(_ index: UInt32) -> String {
      let text = catalog.texts[Int(index)]
      return catalog.trees[Int(text.fileIndex)].withText(text.node) {
        ComparedWords.foldedText(of: $0, isMessage: text.field.isMessage)
      }
    }
    var repeats: [Repeat] = []
    for group in groups.values {
      // The digests are the same; this makes sure that the texts are.
      repeats += pairs(group).filter { folded($0.text) == folded($0.first) }
    }
    return repeats.sorted { $0.text < $1.text }
  }

  /// Each text of a group with the first one that is of another owner and stands before it.
  private static func pairs<Owner: Equatable>(_ group: [(text: UInt32, owner: Owner)]) -> [Repeat] {
    guard let first = group.first else { return [] }
    let second = group.first { $0.owner != first.owner }
    return group.compactMap { text, owner in
      guard let other = owner == first.owner ? second : first, other.text < text else { return nil }
      return Repeat(text: text, first: other.text)
    }
  }
}

extension Catalog {
  /// The words by which a text is compared.
  func comparedWords(of text: AuthoredText) -> [ComparedWord] {
    trees[Int(text.fileIndex)].withText(text.node) { ComparedWords.words(of: $0) }
  }

  /// The place of a range of a text's bytes.
  func place(ofText index: UInt32, _ range: Range<Int>) -> Place {
    var place: Place?
    TextView.with(texts[Int(index)], in: self) { place = $0.place(range) }
    return place ?? self.place(ofText: index)
  }

  /// The place of a whole text, without its quotes.
  func place(ofText index: UInt32) -> Place {
    let text = texts[Int(index)]
    return Place(
      fileIndex: Int(text.fileIndex),
      range: trees[Int(text.fileIndex)].contentRange(of: text.node)
    )
  }
}
