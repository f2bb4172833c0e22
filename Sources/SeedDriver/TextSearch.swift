import SeedText

/// Finding one text in another: case and the shape of apostrophes and quotation marks make no difference.
/// What is looked for is composed, as texts are.
enum TextSearch {
  /// Where a text stands in another, in bytes; places do not overlap.
  ///
  /// - Complexity: O(text × wanted) at worst, and O(text) where little begins like what is wanted.
  static func ranges(of wanted: String, in text: String) -> [Range<Int>] {
    // A small letter may take three bytes for one.
    guard wanted.utf8.count <= 3 * text.utf8.count else { return [] }
    let wanted = folded(wanted.inNormalFormC).map(\.scalar)
    let scalars = folded(text)
    var ranges: [Range<Int>] = []
    var start = 0
    while start + wanted.count <= scalars.count, !wanted.isEmpty {
      guard wanted.indices.allSatisfy({ scalars[start + $0].scalar == wanted[$0] }) else {
        start += 1
        continue
      }
      ranges.append(scalars[start].range.lowerBound..<scalars[start + wanted.count - 1].range.upperBound)
      start += wanted.count
    }
    return ranges
  }

  /// The scalars of a text with case and quotation marks folded, each with the bytes that it comes from.
  private static func folded(_ text: String) -> [(scalar: Unicode.Scalar, range: Range<Int>)] {
    var result: [(Unicode.Scalar, Range<Int>)] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      switch scalar {
      case "\u{2018}", "\u{2019}", "\u{02BC}": result.append(("'", offset..<end))
      case "\u{201C}", "\u{201D}": result.append(("\"", offset..<end))
      default:
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
          result.append((lower, offset..<end))
        }
      }
      offset = end
    }
    return result
  }
}

extension [ListedRecord] {
  /// The records whose texts have most of a draft, each with its nearest text. A document of many lines has
  /// some of everything, and is no cousin.
  ///
  /// - Complexity: O(words of all texts).
  func nearest(_ count: Int, to draft: IdeaFeatures) -> [ListedRecord] {
    let texts = enumerated().flatMap { index, record in
      record.texts.filter { !$0.text.contains("\n") }.map { (record: index, text: $0) }
    }
    let stems = Set(draft.words)
    var found: [ListedRecord] = []
    var seen: Set<Int> = []
    let ideas = SharedIdeas(texts.map { IdeaFeatures(of: $0.text.text) })
    for cousin in ideas.cousins(of: draft, from: 1) where found.count < count {
      var (index, text) = texts[cousin.index]
      guard seen.insert(index).inserted else { continue }
      text.marks = Array<UInt8>(text.text.utf8).withUnsafeBufferPointer {
        IdeaFeatures.ranges(of: stems, in: $0)
      }
      var record = self[index]
      (record.percent, record.texts) = (Int(cousin.percent), [text])
      found.append(record)
    }
    return found
  }
}
