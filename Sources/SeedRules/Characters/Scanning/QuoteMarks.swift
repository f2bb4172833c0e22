import SeedDecoding
import SeedLint
import SeedText

/// A quotation mark or apostrophe that is shown.
struct QuoteMark {
  let isCurly: Bool
  let isDouble: Bool
  /// In bytes of the text; two in a message that doubles an apostrophe.
  let range: Range<Int>
  /// Whether it stands in a stretch of a message that apostrophes quote.
  let isQuoted: Bool
}

extension TextView {
  /// Runs a closure on each of the text's straight and curly quotation marks and apostrophes. Those that are
  /// a message's syntax, those that are feet and inches (`6'2"`), and those of Hebrew words (`צה"ל`), are
  /// none.
  ///
  /// - Complexity: O(bytes).
  func forEachQuoteMark(_ body: (QuoteMark) -> Void) {
    forEachProse { piece in
      var isQuoted = false
      // Whether the last `'` opened a quotation.
      var isOpen = false
      var offset = piece.range.lowerBound
      while offset < piece.range.upperBound {
        let byte = bytes[offset]
        let start = offset
        offset += 1
        func report(isCurly: Bool, isDouble: Bool) {
          body(QuoteMark(isCurly: isCurly, isDouble: isDouble, range: start..<offset, isQuoted: isQuoted))
        }
        if byte == UInt8(ascii: "'") {
          let next = offset < piece.range.upperBound ? bytes[offset] : 0
          if field.isMessage, next == UInt8(ascii: "'") {
            offset += 1
            report(isCurly: false, isDouble: false)
          } else if isQuoted {
            isQuoted = false
          } else if field.isMessage, (piece.isInPlural ? "{}#" : "{}").utf8.contains(next) {
            isQuoted = true
          } else if !(isDigit(at: start - 1) && isDigit(at: offset)),
            !isGeresh(at: start) || isOpen && self.byte(at: offset) != 0xD7
          {
            isOpen = opensQuotation(at: start)
            report(isCurly: false, isDouble: false)
          }
        } else if byte == UInt8(ascii: "\"") {
          if !isInches(at: start), !isGershayim(at: start) { report(isCurly: false, isDouble: true) }
        } else if byte == 0xE2, self.byte(at: start + 1) == 0x80, let third = self.byte(at: start + 2) {
          offset += 2
          switch third {
          case 0x98...0x9B: report(isCurly: true, isDouble: false)
          case 0x9C...0x9F: report(isCurly: true, isDouble: true)
          default: break
          }
        }
      }
    }
  }

  /// Whether a straight mark follows a Hebrew letter.
  private func isGeresh(at offset: Int) -> Bool { byte(at: offset - 2) == 0xD7 }

  /// Whether a straight mark stands between two Hebrew letters.
  private func isGershayim(at offset: Int) -> Bool { isGeresh(at: offset) && byte(at: offset + 1) == 0xD7 }

  private func isDigit(at offset: Int) -> Bool { byte(at: offset)?.isDigit == true }

  /// Whether a `"` ends a measure in feet and inches: digits and a `'` between digits stand before it.
  private func isInches(at offset: Int) -> Bool {
    var start = offset - 1
    while isDigit(at: start) { start -= 1 }
    return start < offset - 1 && byte(at: start) == UInt8(ascii: "'") && isDigit(at: start - 1)
  }

  /// The curly form of a straight mark in a language, by what stands around it; nil where that does not tell.
  func curlyForm(of mark: QuoteMark, _ marks: LocaleMarks) -> String? {
    let opens = opensQuotation(at: mark.range.lowerBound)
    if mark.isDouble { return opens ? marks.double?.open : marks.double?.close }
    let apostrophe = "\u{2019}"
    if opens { return isElision(mark) ? apostrophe : marks.single?.open }
    if marks.single?.close == apostrophe { return apostrophe }
    // At a word's end it may close a quotation, whose mark is another one here.
    let next = byte(at: mark.range.upperBound) ?? 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20) || next >= 0x80 ? apostrophe : nil
  }

  /// Whether a mark stands where a quotation opens: at the start, after a space, bracket or dash.
  private func opensQuotation(at start: Int) -> Bool {
    guard let before = byte(at: start - 1) else { return true }
    if " \"([{/-".utf8.contains(before) { return true }
    // `'` opens inside `"`, and after `—`, `–`, `“`, `„` and `‚` as well.
    guard start >= 3, before >= 0x80, bytes[start - 3] == 0xE2, bytes[start - 2] == 0x80 else { return false }
    return [0x93, 0x94, 0x9C, 0x9E, 0x9A].contains(before)
  }

  /// Whether an apostrophe at a word's start stands for letters left out (`'90s`, `'tis`, `'n'`): a digit
  /// follows, or nothing closes it before the next one opens.
  private func isElision(_ mark: QuoteMark) -> Bool {
    var offset = mark.range.upperBound
    if isDigit(at: offset) { return true }
    if byte(at: offset) == UInt8(ascii: "n"), byte(at: offset + 1) == UInt8(ascii: "'") { return true }
    while let byte = byte(at: offset) {
      if byte == UInt8(ascii: "'"), !isDigit(at: offset + 1) {
        if " ([{".utf8.contains(bytes[offset - 1]) { return true }
        let next = self.byte(at: offset + 1) ?? 0x20
        let isInsideWord =
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20) || next >= 0x80
          || next == UInt8(ascii: "'")
        if !isInsideWord { return false }
      }
      offset += 1
    }
    return true
  }

  /// The straight form of a curly mark; nil where it would join a message's syntax.
  func straightForm(of mark: QuoteMark) -> String? {
    if mark.isDouble { return "\"" }
    guard field.isMessage else { return "'" }
    if byte(at: mark.range.lowerBound - 1) == UInt8(ascii: "'") { return nil }
    let next = byte(at: mark.range.upperBound) ?? 0x20
    // Next to syntax or to another apostrophe, one alone would start a quote or be half of a pair.
    let isNextToMark =
      isCurlyApostrophe(endingAt: mark.range.lowerBound)
      || isCurlyApostrophe(endingAt: mark.range.upperBound + 3)
    return mark.isQuoted || isNextToMark || "{}#'".utf8.contains(next) ? "''" : "'"
  }

  private func isCurlyApostrophe(endingAt end: Int) -> Bool {
    guard end >= 3, end <= bytes.count, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80 else { return false }
    return (0x98...0x9B).contains(bytes[end - 1])
  }
}
