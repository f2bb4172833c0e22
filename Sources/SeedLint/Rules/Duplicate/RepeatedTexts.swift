import SeedDecoding
import SeedPlatform

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
  ///   - isRead: whether a field is read, by the field's index.
  ///   - isCounted: whether a text counts, by its number of words. Texts without any never do.
  ///   - owner: of whom a text is; texts of one owner may be the same. Asked only for texts that come twice.
  ///     Nil for one that does not count.
  /// - Complexity: O(bytes of the texts), on all processors.
  static func find<Owner: Hashable>(
    in catalog: Catalog,
    _ isRead: [Bool],
    isCounted: (AuthoredText, Int) -> Bool,
    owner: (AuthoredText) -> Owner?
  ) -> [Repeat] {
    let texts = catalog.comparedTexts(of: isRead)
    let digests = FoldedDigest.digests(of: texts, workerCount: Process.processorCount)
    let firsts = FoldedDigest.firstOccurrences(of: digests)
    // The texts that count of each group that has two or more, by its first index.
    var groups: [UInt32: [UInt32]] = [:]
    for (index, first) in firsts.enumerated() where first != index { groups[first] = [] }
    if groups.isEmpty { return [] }
    for (index, first) in firsts.enumerated() {
      let text = catalog.texts[Int(texts.texts[index].sourceIndex)]
      let wordCount = Int(digests[index].wordCount)
      guard wordCount > 0, groups[first] != nil, isCounted(text, wordCount) else { continue }
      groups[first]?.append(UInt32(index))
    }
    var repeats: [Repeat] = []
    for group in groups.values {
      for (text, first) in pairs(
        group,
        owner: { owner(catalog.texts[Int(texts.texts[Int($0)].sourceIndex)]) }
      ) {
        // The digests are the same; this makes sure that the texts are.
        guard texts.foldedText(of: Int(text)) == texts.foldedText(of: Int(first)) else { continue }
        repeats.append(
          Repeat(text: texts.texts[Int(text)].sourceIndex, first: texts.texts[Int(first)].sourceIndex)
        )
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

extension ComparedTexts {
  /// A text's folded words with a space between them.
  func foldedText(of index: Int) -> String {
    withBytes(of: index) { ComparedWordScanner.foldedText(of: $0, isMessage: $1.isMessage) }
  }
}
