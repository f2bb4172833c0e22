/// The features of the texts that have to be compared, found when they are first asked for: of most texts
/// never.
struct FeatureCache {
  private let reader: ComparedTexts.Reader
  private let textCount: Int
  private var features: [UInt64] = []
  /// Where those of a text are, by the text's index: nowhere before it is asked for, as a text has some. None
  /// before any is. A dictionary takes as long to look in as two texts take to compare.
  private var ranges: [Range<Int>] = []

  init(_ texts: ComparedTexts) {
    reader = texts.reader
    textCount = texts.texts.count
  }

  /// The features of two texts.
  ///
  /// - Complexity: O(words log words) for a text that has not been asked for before.
  @inline(__always)
  mutating func with<Result>(
    _ left: UInt32,
    _ right: UInt32,
    _ body: (UnsafeBufferPointer<UInt64>, UnsafeBufferPointer<UInt64>) -> Result
  ) -> Result {
    let leftRange = range(of: left)
    let rightRange = range(of: right)
    return features.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[leftRange]), UnsafeBufferPointer(rebasing: $0[rightRange]))
    }
  }

  private mutating func range(of text: UInt32) -> Range<Int> {
    if ranges.isEmpty { ranges = Array(repeating: 0..<0, count: textCount) }
    let known = ranges[Int(text)]
    if !known.isEmpty { return known }
    let start = features.count
    reader.read(Int(text)) { bytes, text in
      let words = ComparedWordScanner.words(of: bytes, isMessage: text.isMessage)
      RunFeatures.append(of: words.lazy.map(\.hash), to: &features)
    }
    ranges[Int(text)] = start..<features.count
    return start..<features.count
  }
}
