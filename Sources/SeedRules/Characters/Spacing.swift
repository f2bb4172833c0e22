import SeedDiagnostics
import SeedLint
import SeedText

/// Flags spaces at the edges of a text, several in a row, before punctuation, and any space but the plain
/// one, and words that stand together where a space is missing behind punctuation.
///
/// Each run of spaces is judged once, as a whole. Spaces in the syntax of a message are no part of the prose.
struct Spacing: TextRule {
  static let metadata = RuleMetadata(
    .warning("characters/spacing"),
    summary: "A space is at an edge, doubled, before punctuation, missing behind it, or not the plain one.",
    rationale: """
      Such spaces are left over from editing or come in by pasting. Leading and trailing ones shift a \
      centred line, doubled ones show, and a no-break or other odd space makes a line break where no one \
      expects it and two equal texts differ. Emoticons, `.5`, `.gitignore` and `…` may follow a space; numbers, \
      times, file names, addresses and lists such as `a,b,c` need none behind their marks. In other languages \
      than English no-break spaces are right, and French has one before `!`, `?`, `:` and `;`.
      """,
    repair: """
      Deletes spaces at the edges and before punctuation, and puts one behind a comma or bracket that a word \
      follows; elsewhere writes one plain space. Safe: no word changes.
      """,
    reads: "every text; in messages the literal parts"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Commit your .gitignore, all .5 kilobytes of it, and say nothing … to anyone :)"),
      .comment("One space. Then the next word."),
      .comment("Pay 1,000 at 10:30, e.g. by seedtool.json, Node.js, a.Word or name,email,phone."),
      .file(
        "copy/pressure.brutal.json",
        #"""
        { "product": "pressure", "voice": "brutal", "entries": { "streak.line": [
          { "body": "{ days,  plural ,  one {# day}  other {# days} } in: {commitment}" }
        ] } }
        """#
      ),
    ],
    flagged: [
      .prompt(
        "⟪ ⟫Let somebody else be right today⟪ ⟫, out loud⟪  ⟫and in company.⟪ ⟫",
        repaired: "Let somebody else be right today, out loud and in company."
      ),
      .comment("Be late at 5⟪ ⟫: 30 and early at no other time."),
      .prompt(
        "Say it once⟪,⟫even to a wall⟪.⟫Then let it go⟪?⟫Not yet.",
        repaired: "Say it once, even to a wall. Then let it go? Not yet."
      ),
      .comment(
        #"Ten⟪\u00A0⟫minutes⟪\u2009⟫of silence (counted⟪ ⟫)."#,
        repaired: "Ten minutes of silence (counted)."
      ),
      .file(
        "copy/pressure.brutal.json",
        #"""
        { "product": "pressure", "voice": "brutal", "entries": { "streak.line": [
          { "body": "{days, plural, one {#⟪  ⟫day} other {# days}}⟪ ⟫! Again: {commitment}⟪ ⟫" }
        ] } }
        """#,
        repaired: #"""
          { "product": "pressure", "voice": "brutal", "entries": { "streak.line": [
            { "body": "{days, plural, one {# day} other {# days}}! Again: {commitment}" }
          ] } }
          """#
      ),
    ]
  )

  static let traits: TextTraits = [
    .edgeSpace, .doubledSpace, .spaceBeforePunctuation, .unspacedMark, .unusualScalar,
  ]

  private let marks: LocaleMarks

  init(_ options: RuleOptions) { marks = LocaleMarks(locale: options.locale) }

  func check(_ text: TextView, _ findings: inout FindingSink) {
    text.forEachProse { piece in
      var offset = piece.range.lowerBound
      while offset < piece.range.upperBound {
        let start = offset
        var odd: Range<Int>?
        while offset < piece.range.upperBound {
          let byteCount = Self.spaceByteCount(text, at: offset)
          if byteCount == 0 { break }
          if byteCount > 1, odd == nil { odd = offset..<offset + byteCount }
          offset += byteCount
        }
        if start == offset {
          if UnspacedMark.isMissing(text.bytes, at: offset, in: piece.range) {
            judge(text, missingAfter: offset, &findings)
          }
          offset += 1
        } else {
          judge(text, start..<offset, odd: odd, in: piece, &findings)
        }
      }
    }
  }

  private func judge(_ text: TextView, missingAfter offset: Int, _ findings: inout FindingSink) {
    let mark = Character(Unicode.Scalar(text.bytes[offset]))
    let message = "there is no space behind `\(mark)`"
    var finding = text.finding(of: Self.self, message, at: offset..<offset + 1)
    finding.repair = Repair("Put one there", .safe, [text.edit(offset..<offset + 1, with: "\(mark) ")])
    findings.report(finding)
  }

  private func judge(
    _ text: TextView,
    _ run: Range<Int>,
    odd: Range<Int>?,
    in piece: ProsePiece,
    _ findings: inout FindingSink
  ) {
    let message: String
    var replacement = ""
    var edited = run
    if run.lowerBound == 0 {
      message = "the text starts with a space"
    } else if run.upperBound == text.bytes.count {
      message = "the text ends with a space"
    } else if marks.spacesMarks, Self.isAtSpacedMark(text, run) {
      if Self.spaceByteCount(text, at: run.lowerBound) == run.count { return }
      message = "there are several spaces in a row"
      replacement = "\u{202F}"
    } else if odd == run, marks.takesNoBreakSpaces, Self.isNoBreak(text, run) {
      return
    } else if let mark = Self.punctuation(text, after: run, in: piece) {
      message = "there is a space before `\(mark)`"
      // `one ,two`: without the space the words would stand together.
      if Self.isOpening(text, at: run.upperBound + 1, in: piece) {
        edited = run.lowerBound..<run.upperBound + 1
        replacement = "\(mark) "
      }
    } else if let odd {
      let name = String(decoding: text.bytes[odd], as: UTF8.self).unicodeScalars.first?.codePointAndName
      message = "\(name ?? "an odd space") stands where a plain space does"
      replacement = " "
    } else if run.count > 1 {
      message = "there are \(run.count) spaces in a row"
      replacement = " "
    } else {
      return
    }
    var finding = text.finding(of: Self.self, message, at: run)
    let action =
      edited != run
      ? "Move the space behind it" : replacement.isEmpty ? "Delete the space" : "Write one space"
    // `5 : 30`: half of it mended would pass.
    if Self.isInsideNumber(text, run) {
      finding.remedy = "Write the number or the time without spaces."
    } else {
      finding.repair = Repair(action, .safe, [text.edit(edited, with: replacement)])
    }
    findings.report(finding)
  }

  /// Whether a mark follows with a space and a digit behind it, and a digit stands before the spaces.
  private static func isInsideNumber(_ text: TextView, _ run: Range<Int>) -> Bool {
    func isDigit(_ offset: Int) -> Bool { text.byte(at: offset).map { (0x30...0x39).contains($0) } ?? false }
    let mark = run.upperBound
    return isDigit(run.lowerBound - 1) && isDigit(mark + 2) && text.byte(at: mark + 1) == 0x20
      && ":.,".utf8.contains(text.byte(at: mark) ?? 0)
  }

  /// How many bytes the space at an offset has; 0 for anything else. A zero-width space is
  /// `characters/invisible-character`, a tab `syntax/control-character`.
  private static func spaceByteCount(_ text: TextView, at offset: Int) -> Int {
    let first = text.bytes[offset]
    if first == 0x20 { return 1 }
    if first < 0x80 { return 0 }
    switch (first, text.byte(at: offset + 1), text.byte(at: offset + 2)) {
    case (0xC2, 0xA0?, _): return 2  // U+00A0
    case (0xE1, 0x9A?, 0x80?): return 3  // U+1680
    case (0xE2, 0x80?, (0x80...0x8A)?), (0xE2, 0x80?, 0xAF?): return 3  // U+2000…U+200A, U+202F
    case (0xE2, 0x81?, 0x9F?), (0xE3, 0x80?, 0x80?): return 3  // U+205F, U+3000
    default: return 0
    }
  }

  /// Whether the spaces stand where French has one: before `!`, `?`, `:`, `;` and `»`, and behind `«`.
  private static func isAtSpacedMark(_ text: TextView, _ run: Range<Int>) -> Bool {
    let next = text.byte(at: run.upperBound) ?? 0
    let isBehind = text.byte(at: run.lowerBound - 2) == 0xC2 && text.byte(at: run.lowerBound - 1) == 0xAB
    return isBehind || "!?:;".utf8.contains(next) || next == 0xC2 && text.byte(at: run.upperBound + 1) == 0xBB
  }

  /// Whether a space is U+00A0 or U+202F.
  private static func isNoBreak(_ text: TextView, _ space: Range<Int>) -> Bool {
    text.bytes[space].elementsEqual([0xC2, 0xA0]) || text.bytes[space].elementsEqual([0xE2, 0x80, 0xAF])
  }

  /// The mark after a run of spaces that belongs to the word before them, or nil.
  private static func punctuation(_ text: TextView, after run: Range<Int>, in piece: ProsePiece) -> Character?
  {
    var end = run.upperBound
    guard end < piece.range.upperBound else { return nil }
    let mark = text.bytes[end]
    switch mark {
    case UInt8(ascii: ","): return ","
    // `( )` is a box to tick.
    case UInt8(ascii: ")"): return text.byte(at: run.lowerBound - 1) == UInt8(ascii: "(") ? nil : ")"
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"):
      // `.5`, `.net`, `...`, `:)` and `;-)` go on: the mark is not the end of what stands before the space.
      return closes(text, at: end + 1, in: piece, orAnyOf: "\"'") ? Character(Unicode.Scalar(mark)) : nil
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      while end < piece.range.upperBound,
        text.bytes[end] == UInt8(ascii: "!") || text.bytes[end] == UInt8(ascii: "?")
      {
        end += 1
      }
      return closes(text, at: end, in: piece, orAnyOf: "\"')]") ? Character(Unicode.Scalar(mark)) : nil
    default: return nil
    }
  }

  /// Whether a word or a placeholder starts at an offset, behind quotes and brackets that open.
  private static func isOpening(_ text: TextView, at offset: Int, in piece: ProsePiece) -> Bool {
    var offset = offset
    while let byte = text.byte(at: offset), offset < piece.range.upperBound, "\"'([".utf8.contains(byte) {
      offset += 1
    }
    guard let byte = text.byte(at: offset) else { return false }
    if offset >= piece.range.upperBound { return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "#") }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
    // `‘`, `‚`, `“` or `„`; `«`, `»`, `¿` or `¡`; letters with accents and of other scripts.
    case 0xE2:
      return text.byte(at: offset + 1) == 0x80
        && [0x98, 0x9A, 0x9C, 0x9E].contains(text.byte(at: offset + 2))
    case 0xC2: return [0xAB, 0xBB, 0xBF, 0xA1].contains(text.byte(at: offset + 1))
    default: return byte >= 0xC3
    }
  }

  /// Whether a space, a closing mark, the end of the text or the end of an arm stands at an offset.
  private static func closes(
    _ text: TextView,
    at offset: Int,
    in piece: ProsePiece,
    orAnyOf closers: StaticString
  ) -> Bool {
    guard let byte = text.byte(at: offset) else { return true }
    if offset >= piece.range.upperBound { return byte == UInt8(ascii: "}") }
    if byte < 0x80 {
      return byte == 0x20 || closers.withUTF8Buffer { $0.contains(byte) }
    }
    // `’` or `”`, and what other languages close with.
    if byte == 0xC2 { return [0xAB, 0xBB].contains(text.byte(at: offset + 1)) }
    return byte == 0xE2 && text.byte(at: offset + 1) == 0x80
      && [0x98, 0x99, 0x9C, 0x9D].contains(text.byte(at: offset + 2))
  }
}
