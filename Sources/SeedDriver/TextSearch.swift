import SeedText

/// Finding one text in another: case and the shape of apostrophes and quotation marks make no difference.
/// What is looked for is composed, as texts are.
enum TextSearch {
  /// Where a text stands in another, in bytes; places do not overlap.
  ///
  /// - Complexity: O(text × wanted) at worst, and O(text) where little begins like what is wanted.
  static func ranges(of wanted: String, in text: String) -> [Range<Int>] {
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

/// The texts that are nearest to a draft, as near-duplicates are judged.
struct Cousins {
  private let words: [ComparedWord]
  private let parts: SharedWords.Parts

  /// Nil for a text without words.
  init?(of draft: String) {
    words = Self.words(of: draft)
    if words.isEmpty { return nil }
    parts = SharedWords.Parts(of: words)
  }

  /// The records whose texts have most in common with the draft, each with its nearest text; none that has
  /// nothing.
  ///
  /// - Complexity: O(words of all texts).
  func nearest(_ count: Int, among records: [ListedRecord]) -> [ListedRecord] {
    var found: [ListedRecord] = []
    for record in records {
      var nearest: (percent: Int, text: ListedRecord.Text)?
      for text in record.texts {
        let percent = SharedWords.percent(SharedWords.Parts(of: Self.words(of: text.text)), parts)
        if percent > nearest?.percent ?? 0 { nearest = (percent, text) }
      }
      guard let nearest else { continue }
      var cousin = record
      var text = nearest.text
      // Single words that both have, such as "the", say little.
      let bytes = Array(text.text.utf8)
      text.marks = SharedWords.runs(Self.words(of: text.text), words).map(\.left)
        .filter { bytes[$0].contains(UInt8(ascii: " ")) }
      (cousin.percent, cousin.texts) = (nearest.percent, [text])
      found.append(cousin)
    }
    // The sort is stable, so that the first of two that are as near comes first.
    return Array(found.sorted { $0.percent ?? 0 > $1.percent ?? 0 }.prefix(count))
  }

  /// How much the nearest of some texts has in common with the draft.
  ///
  /// - Complexity: O(words).
  func percent(of texts: [String]) -> Int {
    texts.map { SharedWords.percent(SharedWords.Parts(of: Self.words(of: $0)), parts) }.max() ?? 0
  }

  private static func words(of text: String) -> [ComparedWord] {
    Array(text.utf8).withUnsafeBufferPointer { ComparedWords.words(of: $0) }
  }
}
