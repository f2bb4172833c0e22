import SeedDiagnostics
import SeedLint
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
    judged: JudgedShare(
      tuning: .init(found: 20, of: 20, wrong: 0, of: 20),
      held: .init(found: 20, of: 20, wrong: 0, of: 20),
      misses: "It does not see which of two marks of one kind is the one too many."
    )
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
    var open: [(mark: UInt8, offset: Int, count: Int)] = []
    var stray: Range<Int>?
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0x20 }
    func close(_ mark: UInt8, _ range: Range<Int>) {
      if let index = open.lastIndex(where: { $0.mark == mark }) {
        // What was opened inside and not closed is without a partner.
        if index < open.count - 1, stray == nil {
          let inner = open[index + 1]
          stray = inner.offset..<inner.offset + inner.count
        }
        open.removeSubrange(index...)
      } else if stray == nil {
        stray = range
      }
    }
    func isOpen(_ mark: UInt8) -> Bool { open.contains { $0.mark == mark } }
    // An angle mark closes what the other one opened, or the same one before a space, as in Swedish.
    func turn(_ mark: UInt8, partner: UInt8, _ opens: Bool, _ range: Range<Int>) {
      if isOpen(partner) {
        close(partner, range)
      } else if isOpen(mark), !opens {
        close(mark, range)
      } else {
        open.append((mark, range.lowerBound, range.count))
      }
    }
    var offset = 0
    while offset < bytes.count {
      if open.count > depthLimit { return open[0].offset..<open[0].offset + open[0].count }
      let current = bytes[offset]
      // Letters, spaces and most marks are neither.
      if current < 0x80, current != 0x22, current != 0x28, current != 0x29, current != 0x5B, current != 0x5D {
        offset += 1
        continue
      }
      let range = offset..<offset + 1
      switch current {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if !isFace(byte(offset - 1)) || current != UInt8(ascii: "(") { open.append((current, offset, 1)) }
      case UInt8(ascii: ")"):
        let isOpen = open.contains { $0.mark == UInt8(ascii: "(") }
        let isSmile =
          isFace(byte(offset - 1)) || byte(offset - 1) == UInt8(ascii: "-") && isFace(byte(offset - 2))
        if isOpen || !isSmile && !isListMark(bytes, offset) {
          close(UInt8(ascii: "("), range)
        }
      case UInt8(ascii: "]"): close(UInt8(ascii: "["), range)
      case UInt8(ascii: "\""):
        let isOpen = open.contains { $0.mark == current }
        let isInch = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(offset - 1)) && !isOpen
        let opens = isGap(byte(offset - 1)) && !isGap(byte(offset + 1))
        if isInch {
        } else if opens, isOpen, stray == nil, let last = open.last(where: { $0.mark == current }) {
          stray = last.offset..<last.offset + 1
        } else if isOpen {
          close(current, range)
        } else {
          if !opens, !isGap(byte(offset - 1)), isGap(byte(offset + 1)), stray == nil { stray = range }
          if opens || isGap(byte(offset - 1)) { open.append((current, offset, 1)) }
        }
      case 0xE2 where byte(offset + 1) == 0x80:
        let curly = offset..<min(offset + 3, bytes.count)
        let mark = byte(offset + 2)
        let opens = isGap(byte(offset - 1)) && !isGap(byte(offset + 3))
        switch mark {
        case 0x9A, 0x9E: open.append((mark, offset, 3))  // ‚ „
        case 0x98, 0x9C:  // ‘ “ close what a low mark opened.
          if isOpen(mark + 2) { close(mark + 2, curly) } else { open.append((mark, offset, 3)) }
        case 0x9D:  // ” opens in Swedish, and closes „ in Polish.
          if let opener = [0x9E, 0x9C].first(where: isOpen) {
            close(opener, curly)
          } else if opens, !isOpen(mark) {
            open.append((mark, offset, 3))
          } else {
            close(isOpen(mark) ? mark : 0x9C, curly)
          }
        case 0x99:
          if let last = open.last?.mark, last == 0x98 || last == 0x9A, !isLetter(byte(offset + 3)) {
            open.removeLast()
          }
        case 0xB9, 0xBA: turn(mark, partner: mark ^ 0x03, opens, curly)  // ‹ ›
        default: break
        }
        offset += 2
      case 0xC2 where byte(offset + 1) == 0xAB || byte(offset + 1) == 0xBB:  // « »
        let mark = byte(offset + 1)
        let opens = isGap(byte(offset - 1)) && !isGap(byte(offset + 2))
        turn(mark, partner: mark ^ 0x10, opens, offset..<offset + 2)
        offset += 1
      default: break
      }
      offset += 1
    }
    return stray ?? open.first.map { $0.offset..<$0.offset + $0.count }
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
      isLetter(bytes[start - 1]) || (0x30...0x39).contains(bytes[start - 1])
    { start -= 1 }
    let isShort = offset - start == 1 || offset - start == 2 && (0x30...0x39).contains(bytes[start])
    return isShort && (start == 0 || bytes[start - 1] == UInt8(ascii: " "))
  }
}
