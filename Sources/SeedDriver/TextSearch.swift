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

/// What is nearest to a draft, by what it is about.
struct Cousins {
  private let draft: IdeaFeatures

  /// Nil for a text without words.
  init?(of draft: String) {
    self.draft = IdeaFeatures(of: draft)
    if WordScanner.words(of: draft).isEmpty { return nil }
  }

  /// The records whose texts have most of the draft, each with its nearest text; none that has nothing. A
  /// document of many lines has some of everything, and is no cousin.
  ///
  /// - Complexity: O(words of all texts).
  func nearest(_ count: Int, among all: [ListedRecord]) -> [ListedRecord] {
    let records = all.map { record in
      var own = record
      own.texts.removeAll { $0.text.contains("\n") }
      return own
    }
    let features = records.flatMap { record in record.texts.map { IdeaFeatures(of: $0.text) } }
    var percents = SharedIdeas(features).percents(of: draft)[...]
    let stems = Set(draft.words)
    var found: [(percent: Double, record: ListedRecord)] = []
    for record in records {
      let own = percents.prefix(record.texts.count)
      percents = percents.dropFirst(record.texts.count)
      guard let (percent, nearest) = zip(own, record.texts).max(by: { $0.0 < $1.0 }), percent >= 1 else {
        continue
      }
      var (cousin, text) = (record, nearest)
      text.marks = Array(text.text.utf8).withUnsafeBufferPointer { IdeaFeatures.ranges(of: stems, in: $0) }
      (cousin.percent, cousin.texts) = (Int(percent), [text])
      found.append((percent, cousin))
    }
    // The sort is stable, so that the first of two that are as near comes first.
    return found.sorted { $0.percent > $1.percent }.prefix(count).map(\.record)
  }

  /// How many percent of the draft each of some records has.
  ///
  /// - Complexity: O(words of all texts).
  func percents(of records: [[String]]) -> [Double] {
    SharedIdeas(records.map { IdeaFeatures(of: $0.joined(separator: ". ")) }).percents(of: draft)
  }
}
