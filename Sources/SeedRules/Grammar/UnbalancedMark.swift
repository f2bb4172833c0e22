import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedText

/// Flags a quotation mark or bracket that has no partner.
///
/// Apostrophes, inches, `:(`, and the `)` of `a)` and `1)` are none. Straight marks open after a space and
/// close before one.
struct UnbalancedMark: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("grammar/unbalanced-mark"),
    since: "0.2",
    summary: "A quotation mark or bracket opens or closes nothing.",
    rationale: "Whoever reads it waits for the other one. It is mostly left behind when a sentence is cut.",
    reads: "every text but keywords",
    misses: "It does not see which of two marks of one kind is the one too many."
  )

  static let examples = RuleExamples(
    accepted: [
      .comment(#"Say \"not today\" (and mean it): a) once, b) twice."#),
      .comment("A table 6' wide, the neighbors' dog, and a smile :) are enough."),
      .comment("“She said ‘soon’ and left.”"),
      .comment("„Sie sagte ‚bald‘ und ging.“ «Ella dijo “luego”.» »Ja«, sagte er."),
    ],
    flagged: [
      .comment(#"Say ⟪\"⟫not today and leave it there."#),
      .comment("He said ⟪”⟫yes“ and left."),
      .comment("Read it again⟪)⟫ before you send it."),
      .comment("⟪“⟫You may be right is a full sentence."),
    ]
  )

  static let traits: TextTraits = [.nonASCII, .straightQuote, .rareSign, .parenthesis]

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    Self.unpaired(in: bytes) != nil
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    guard let range = Self.unpaired(in: words.text.bytes) else { return }
    let mark = "`\(words.string(range))`"
    let finding = words.text.finding(of: Self.self, "\(mark) has no partner", at: range)
    findings.report(finding, remedy: "Write the other one, or take it out.")
  }

  /// More marks than these are not open at once where each has a partner.
  private static let depthLimit = 32

  /// The first mark without a partner.
  ///
  /// - Complexity: O(bytes).
  private static func unpaired(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var open: [(mark: Unicode.Scalar, range: Range<Int>)] = []
    var stray: Range<Int>?
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0x20 }
    func isOpen(_ mark: Unicode.Scalar) -> Bool { open.contains { $0.mark == mark } }
    func close(_ mark: Unicode.Scalar, _ range: Range<Int>) {
      if let index = open.lastIndex(where: { $0.mark == mark }) {
        // What was opened inside and not closed is without a partner.
        if index < open.count - 1 { stray = stray ?? open[index + 1].range }
        open.removeSubrange(index...)
      } else {
        stray = stray ?? range
      }
    }
    // Arabic and Urdu write `”` first and `“` last.
    func closesArabic(_ offset: Int) -> Bool {
      guard let start = open.last(where: { $0.mark == "”" })?.range.upperBound else { return false }
      // How U+0600 to U+07FF begin.
      return bytes[start..<offset].contains { (0xD8...0xDF).contains($0) }
    }
    // An angle mark closes what the other one opened, or the same one before a space, as in Swedish.
    func turn(_ mark: Unicode.Scalar, partner: Unicode.Scalar, _ opens: Bool, _ range: Range<Int>) {
      if isOpen(partner) {
        close(partner, range)
      } else if isOpen(mark), !opens {
        close(mark, range)
      } else {
        open.append((mark, range))
      }
    }
    var offset = 0
    while offset < bytes.count {
      if open.count > depthLimit { return open[0].range }
      // Letters, spaces and most marks are neither.
      let current = bytes[offset]
      if current < 0x80, current != 0x22, current != 0x28, current != 0x29, current != 0x5B, current != 0x5D {
        offset += 1
        continue
      }
      let (mark, byteCount) = UTF8Scalar.read(bytes, at: offset)
      let range = offset..<offset + byteCount
      let (before, after) = (byte(offset - 1), byte(offset + byteCount))
      let opens = isGap(before) && !isGap(after)
      switch mark {
      case "(" where isFace(before): break
      case "(", "[", "‚", "„": open.append((mark, range))
      case ")":
        let isSmile = isFace(before) || before == UInt8(ascii: "-") && isFace(byte(offset - 2))
        if isOpen("(") || !isSmile && !isListMark(bytes, offset) { close("(", range) }
      case "]": close("[", range)
      // The mark inside of Hebrew abbreviations.
      case "\"" where byte(offset - 2) == 0xD7 && after == 0xD7: break
      case "\"":
        if let last = open.last(where: { $0.mark == mark }) {
          if opens, stray == nil { stray = last.range } else { close(mark, range) }
        } else if !before.isDigit {
          if !isGap(before), isGap(after) { stray = stray ?? range }
          if isGap(before) { open.append((mark, range)) }
        }
      // They close what a low mark opened.
      case "‘" where isOpen("‚"): close("‚", range)
      case "“" where isOpen("„"): close("„", range)
      case "“" where !opens && closesArabic(offset): close("”", range)
      case "‘", "“": open.append((mark, range))
      // It opens in Swedish, and closes `„` in Polish.
      case "”":
        if let opener = ["„", "“"].first(where: isOpen) {
          close(opener, range)
        } else if opens, !isOpen(mark) {
          open.append((mark, range))
        } else {
          close(isOpen(mark) ? mark : "“", range)
        }
      case "’":
        if let last = open.last?.mark, last == "‘" || last == "‚", !isLetter(after) { open.removeLast() }
      case "‹": turn(mark, partner: "›", opens, range)
      case "›": turn(mark, partner: "‹", opens, range)
      case "«": turn(mark, partner: "»", opens, range)
      case "»": turn(mark, partner: "«", opens, range)
      default: break
      }
      offset = range.upperBound
    }
    return stray ?? open.first?.range
  }

  private static func isGap(_ byte: UInt8) -> Bool { " ([{-/\n".utf8.contains(byte) }
  private static func isFace(_ byte: UInt8) -> Bool { ":;=".utf8.contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The `)` of `a)` or `12)`, at the start of a word.
  private static func isListMark(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    var start = offset
    while start > 0, offset - start < 3,
      isLetter(bytes[start - 1]) || bytes[start - 1].isDigit
    { start -= 1 }
    let isShort = offset - start == 1 || offset - start == 2 && bytes[start].isDigit
    return isShort && (start == 0 || bytes[start - 1] == UInt8(ascii: " "))
  }
}
