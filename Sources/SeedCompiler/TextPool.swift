import SeedLayout

/// Where a text lies in a text section.
struct TextSpan: Hashable {
  var offset: UInt32
  var byteCount: UInt32

  static let absent = TextSpan(offset: Absent.index, byteCount: 0)
}

/// Texts while a bundle is written: each sequence of bytes is held once, in the order of first use.
///
/// A dictionary of `String` would take canonical equivalents for one text; this compares bytes.
struct TextPool {
  private(set) var bytes: [UInt8] = []
  /// By the hash of their bytes, or the next number that is free where two texts have one hash.
  private var spans: [UInt64: TextSpan] = [:]

  /// The place of a text, which is added if it is new.
  ///
  /// - Complexity: O(`text.utf8.count`), amortised.
  mutating func span(of text: String) throws(BundleWriteError) -> TextSpan {
    var text = text
    guard text.utf8.count <= TextLimit.byteCount else {
      throw .textTooLong(beginning: String(text.prefix(40)), limit: TextLimit.byteCount)
    }
    guard let span = text.withUTF8({ self.span(of: UnsafeRawBufferPointer($0)) }) else {
      throw .tooMuchText
    }
    return span
  }

  /// The place of a text, or of nothing for nil.
  mutating func span(of text: String?) throws(BundleWriteError) -> TextSpan {
    guard let text else { return .absent }
    return try span(of: text)
  }

  private mutating func span(of text: UnsafeRawBufferPointer) -> TextSpan? {
    var hash = ContentHash.hash(text, seed: 0)
    while let span = spans[hash] {
      if isEqual(span, text) { return span }
      hash &+= 1
    }
    // The last offset stands for absence, and must not be reached.
    guard bytes.count + text.count < Int(Absent.index) else { return nil }
    let span = TextSpan(offset: UInt32(bytes.count), byteCount: UInt32(text.count))
    bytes.append(contentsOf: text)
    spans[hash] = span
    return span
  }

  private func isEqual(_ span: TextSpan, _ text: UnsafeRawBufferPointer) -> Bool {
    guard Int(span.byteCount) == text.count else { return false }
    let start = Int(span.offset)
    return bytes[start..<start + text.count].elementsEqual(text)
  }
}
