import SeedDecoding
import SeedText

/// The search for texts that are the same once case, punctuation and spaces are folded.
enum RepeatedTexts {
  /// A text and the first one that is the same, as indices of `Catalog.texts`.
  struct Repeat {
    var text: UInt32
    var first: UInt32
  }

  /// Each text after the first of its kind, in order.
  ///
  /// - Parameters:
  ///   - texts: those of `catalog` that are compared.
  ///   - isCounted: whether a text counts, by its number of words. Asked only for texts that come twice.
  ///     Texts without any never do.
  ///   - owner: of whom a text is; texts of one owner may be the same. Asked only for texts that come twice.
  ///     Nil for one that does not count.
  /// - Complexity: O(texts), and O(bytes) of those that are the same.
  static func find<Owner: Hashable>(
    in texts: FoldedTexts,
    of catalog: Catalog,
    isCounted: (AuthoredText, Int) -> Bool,
    owner: (AuthoredText) -> Owner?
  ) -> [Repeat] {
    let firsts = texts.firsts
    func text(_ index: UInt32) -> AuthoredText {
      catalog.texts[Int(texts.texts.texts[Int(index)].sourceIndex)]
    }
    var isRepeated = [Bool](repeating: false, count: firsts.count)
    for (index, first) in firsts.enumerated() where first != index { isRepeated[Int(first)] = true }
    // The texts that count of each group that has two or more, by its first index.
    var groups: [UInt32: [UInt32]] = [:]
    for (index, first) in zip(UInt32(0)..., firsts) where isRepeated[Int(first)] {
      let wordCount = Int(texts.wordCounts[Int(index)])
      if wordCount > 0, isCounted(text(index), wordCount) { groups[first, default: []].append(index) }
    }
    var repeats: [Repeat] = []
    for group in groups.values {
      for (later, first) in pairs(group, owner: { owner(text($0)) }) {
        // The digests are the same; this makes sure that the texts are.
        guard texts.foldedText(of: Int(later)) == texts.foldedText(of: Int(first)) else { continue }
        let sources = texts.texts.texts
        repeats.append(Repeat(text: sources[Int(later)].sourceIndex, first: sources[Int(first)].sourceIndex))
      }
    }
    return repeats.sorted { $0.text < $1.text }
  }

  /// Each text of a group with the first one that is of another owner and stands before it.
  private static func pairs<Owner: Hashable>(
    _ group: [UInt32],
    owner: (UInt32) -> Owner?
  ) -> [(text: UInt32, first: UInt32)] {
    var pairs: [(text: UInt32, first: UInt32)] = []
    var first: (text: UInt32, owner: Owner)?
    // The first one that is not of the first one's owner.
    var second: UInt32?
    for text in group {
      guard let owner = owner(text) else { continue }
      guard let known = first else {
        first = (text, owner)
        continue
      }
      if owner != known.owner {
        pairs.append((text, known.text))
        second = second ?? text
      } else if let second {
        pairs.append((text, second))
      }
    }
    return pairs
  }
}
