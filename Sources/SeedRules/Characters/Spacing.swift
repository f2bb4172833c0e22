import SeedDiagnostics
import SeedLint
import SeedSource
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
      than English no-break spaces are right, and French has one before `!`, `?`, `:` and `;`; Chinese, \
      Japanese and Korean have a wide one, U+3000.
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
    let scalars = text.placedScalars
    func index(of offset: Int) -> Int {
      scalars.indices.partitionPoint { scalars[$0].range.lowerBound < offset }
    }
    text.forEachProse { piece in
      var (index, end) = (index(of: piece.range.lowerBound), index(of: piece.range.upperBound))
      while index < end {
        let start = index
        while index < end, scalars[index].scalar.isSpace { index += 1 }
        if start < index {
          judge(SpaceRun(scalars: scalars, range: start..<index, proseEnd: end), text, &findings)
          continue
        }
        let bytes = scalars[index].range
        if UnspacedMark.isMissing(text.bytes, at: bytes.lowerBound, in: piece.range) {
          let mark = scalars[index].scalar
          let finding = text.finding(of: Self.self, "there is no space after `\(mark)`", at: bytes)
          findings.report(finding, Repair("Add a space", .safe, [text.edit(bytes, with: "\(mark) ")]))
        }
        index += 1
      }
    }
  }

  private func judge(_ run: SpaceRun, _ text: TextView, _ findings: inout FindingSink) {
    // What an empty arm leaves at the edge of what is shown is not seen.
    if text.isReading, run.range.lowerBound == 0 || run.range.upperBound == run.scalars.count { return }
    let message: String
    var replacement = ""
    var edited = run.bytes
    let odd = run.scalars[run.range].first { $0.scalar != " " }
    if run.range.lowerBound == 0 {
      message = "the text starts with a space"
    } else if run.range.upperBound == run.scalars.count {
      message = "the text ends with a space"
    } else if marks.spacesMarks, run.isAtSpacedMark {
      if run.range.count == 1 { return }
      message = "there are several spaces in a row"
      replacement = "\u{202F}"
    } else if marks.takesNoBreakSpaces, run.range.count == 1,
      odd?.scalar == "\u{A0}" || odd?.scalar == "\u{202F}"
    {
      return
    } else if marks.isWide, run.range.count == 1, odd?.scalar == "\u{3000}" {
      return
    } else if let mark = run.punctuation {
      message = "there is a space before `\(mark)`"
      // `one ,two`: without the space the words would stand together.
      if run.isBeforeOpening {
        edited = edited.lowerBound..<edited.upperBound + 1
        replacement = "\(mark) "
      }
    } else if let odd {
      message = "\(odd.scalar.codePointAndName) stands here; write a plain space"
      replacement = " "
    } else if run.range.count > 1 {
      message = "there are \(run.range.count) spaces in a row"
      replacement = " "
    } else {
      return
    }
    let finding = text.finding(of: Self.self, message, at: run.bytes)
    // `5 : 30`: half of it mended would pass.
    if run.isInsideNumber {
      findings.report(finding, remedy: "Write the number or the time without spaces.")
      return
    }
    let action =
      edited != run.bytes
      ? "Move the space after it" : replacement.isEmpty ? "Delete the space" : "Write one space"
    findings.report(finding, Repair(action, .safe, [text.edit(edited, with: replacement)]))
  }
}

/// Some spaces in a row, and what stands around them.
private struct SpaceRun {
  let scalars: [PlacedScalar]
  /// The indices of the spaces.
  let range: Range<Int>
  /// The index after the prose that they are in: a placeholder's brace or an arm's may stand there.
  let proseEnd: Int

  var bytes: Range<Int> {
    scalars[range.lowerBound].range.lowerBound..<scalars[range.upperBound - 1].range.upperBound
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index].scalar : nil
  }

  private func isOne(of scalars: String, _ index: Int) -> Bool {
    scalar(index).map { scalars.unicodeScalars.contains($0) } ?? false
  }

  /// Whether a mark follows with a space and a digit behind it, and a digit stands before the spaces.
  var isInsideNumber: Bool {
    let (mark, digits) = (range.upperBound, "0123456789")
    return isOne(of: digits, range.lowerBound - 1) && isOne(of: ":.,", mark) && scalar(mark + 1) == " "
      && isOne(of: digits, mark + 2)
  }

  /// Whether the spaces stand where French has one: before `!`, `?`, `:`, `;` and `»`, and behind `«`.
  var isAtSpacedMark: Bool { scalar(range.lowerBound - 1) == "«" || isOne(of: "!?:;»", range.upperBound) }

  /// The mark behind the spaces that belongs to the word before them, or nil.
  var punctuation: Unicode.Scalar? {
    var end = range.upperBound
    guard end < proseEnd, let mark = scalar(end) else { return nil }
    switch mark {
    case ",": return mark
    // `( )` is a box to tick.
    case ")": return scalar(range.lowerBound - 1) == "(" ? nil : mark
    // `.5`, `.net`, `...`, `:)` and `;-)` go on: the mark is not the end of what stands before the space.
    case ".", ":", ";": return closes(end + 1, orAnyOf: "\"'") ? mark : nil
    case "!", "?":
      while end < proseEnd, isOne(of: "!?", end) { end += 1 }
      return closes(end, orAnyOf: "\"')]") ? mark : nil
    default: return nil
    }
  }

  /// Whether a word or a placeholder starts behind the mark, behind quotes and brackets that open.
  var isBeforeOpening: Bool {
    var index = range.upperBound + 1
    while index < proseEnd, isOne(of: "\"'([", index) { index += 1 }
    if index >= proseEnd { return isOne(of: "{#", index) }
    guard let scalar = scalar(index) else { return false }
    // Letters, with accents and of other scripts, and what opens a quotation or a question.
    if scalar.value >= 0xC0 {
      return !(0x2000...0x2FFF).contains(scalar.value) || "‘‚“„".unicodeScalars.contains(scalar)
    }
    return scalar.isASCII ? scalar.properties.isAlphabetic : "«»¿¡".unicodeScalars.contains(scalar)
  }

  /// Whether a space, a closing mark, the end of the text or the end of an arm stands at an index.
  private func closes(_ index: Int, orAnyOf closers: String) -> Bool {
    if index >= proseEnd { return scalar(index).map { $0 == "}" } ?? true }
    return isOne(of: " «»‘’“”" + closers, index)
  }
}

extension Unicode.Scalar {
  /// A zero-width space is `characters/invisible-character`, a tab `syntax/control-character`.
  fileprivate var isSpace: Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
