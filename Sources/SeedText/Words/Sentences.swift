/// Where sentences end.
package enum Sentences {
  /// The sentences of a text as ranges of its words; words in later arms of messages count to the sentence
  /// that they stand in.
  ///
  /// A line break ends a sentence; a full stop, question or exclamation mark does, too, except
  /// - inside a number or an abbreviation (`2.5`, `e.g.`, `p.m.`), and after a title or an initial (`Dr.
  ///   Lee`, `B. R. Forer`),
  /// - before a word in lower case, where a quotation or an ellipsis stands between ("no?" she said; well…
  ///   maybe) or the abbreviation is one that ends sentences, too (`etc.`, `p.m.`).
  ///
  /// - Complexity: O(bytes).
  package static func ranges(of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < words.count {
      let end = end(from: start, of: words, in: bytes)
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  /// Where the sentence ends that starts with a word.
  ///
  /// - Complexity: O(bytes of the sentence).
  @inline(__always)
  static func end(from start: Int, of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var next = start + 1
    // Most gaps are no end, which a call would take longer to say.
    while next < words.count, words[next].gap < .sentence || !ends(after: next - 1, words, bytes) {
      next += 1
    }
    return next
  }

  /// Whether a sentence ends between a word and the next one, where more than a clause may.
  private static func ends(after index: Int, _ words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let next = words[index + 1]
    let gap = Int(words[index].endOffset)..<Int(next.startOffset)
    var stopCount = 0
    var isLoud = false
    var isEllipsis = false
    var hasSpace = false
    var hasQuote = false
    for offset in gap {
      switch bytes[offset] {
      case UInt8(ascii: "."): stopCount += 1
      case UInt8(ascii: "!"), UInt8(ascii: "?"): isLoud = true
      case 0x0A: return true
      case UInt8(ascii: " "): hasSpace = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"): hasQuote = true
      case 0xE2 where offset + 2 < gap.upperBound && bytes[offset + 1] == 0x80:
        if bytes[offset + 2] == 0xA6 { isEllipsis = true }
        if bytes[offset + 2] == 0x99 || bytes[offset + 2] == 0x9D { hasQuote = true }
      default: break
      }
    }
    if stopCount > 1 { isEllipsis = true }
    guard stopCount > 0 || isLoud || isEllipsis else { return false }
    let opens = next.shape.contains(.capitalized) || next.shape.contains(.digit)
    if hasQuote || isEllipsis { return opens }
    if isLoud { return true }
    // A single full stop. Without a space it is a decimal point, an address or the inside of an abbreviation.
    guard hasSpace || next.gap == .syntax else { return false }
    if bytes[gap.lowerBound] == UInt8(ascii: "."), isAbbreviated(index, words) {
      return opens && closers.contains(words[index].hash)
    }
    return true
  }

  /// Whether the full stop after a word belongs to it: a known abbreviation, an initial, or the last letter
  /// of one like `e.g.`.
  private static func isAbbreviated(_ index: Int, _ words: [Word]) -> Bool {
    let word = words[index]
    if abbreviations.contains(word.hash) { return true }
    guard word.range.count == 1, word.shape.contains(.letter), word.hash != pronoun else { return false }
    if word.shape.contains(.capitalized) { return true }
    // As in `p.m.`: another single letter stands before it, with only a full stop between.
    return index > 0 && words[index - 1].range.count == 1
      && word.startOffset == words[index - 1].endOffset + 1
  }

  private static let pronoun = WordHash.of("I")
  private static let abbreviations = WordSet(Lists.abbreviations)
  /// Abbreviations after which a sentence ends when a capital follows: `etc.`, and the `m` of `p.m.`
  private static let closers = WordSet("etc, m, inc, ltd, jr, sr")
}
