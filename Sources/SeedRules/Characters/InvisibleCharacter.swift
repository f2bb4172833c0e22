import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText

/// Flags characters that nobody sees: format and private-use characters, odd line ends, blank letters, and
/// variation selectors and tags that belong to nothing; and those that stand for what was lost on the way
/// (`U+FFFC`, `U+FFFD`). A run of them is one finding.
struct InvisibleCharacter: TextRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("characters/invisible-character"),
    summary: "A text has a character that cannot be seen.",
    rationale: """
      Zero-width spaces and joiners, bidirectional controls, soft hyphens, byte order marks, tag characters \
      and private-use code points come in by pasting. Nobody sees them in review; on the device they break \
      words, defeat search and comparison, turn the order of a line round, or show as a box. Line and \
      paragraph separators break a text that is to be one paragraph. Where an image was pasted, `U+FFFC` is \
      left of it; `U+FFFD` stands for a character that a program could not read.
      """,
    repair: """
      Deletes them; a line or paragraph separator or a blank letter between words becomes a space. Safe: \
      what is seen stays; unsafe only where an apostrophe of a message would come to quote what follows it. \
      There is no fix where nothing else would be left, nor for `U+FFFD`: only the writer knows what was \
      there.
      """,
    reads: """
      every text, messages included; joiners and selectors of an emoji are left to `characters/emoji`, \
      spaces to `characters/spacing`
      """
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Write نه\u{200C}خواهم in your notebook and read it aloud to somebody who asks."),
      .prompt("Leave one half-finished thought in the room, un-hyphenated, and walk out – quietly."),
      .comment("The arrow ↔︎ points at both of you."),
      .body("Naïve, café, coöperate: the marks above the letters can be seen. Most marks you leave can."),
    ],
    flagged: [
      .prompt(
        #"Let one person over⟪\u200B⟫take you today, in the corridor or in the conversation."#,
        repaired: "Let one person overtake you today, in the corridor or in the conversation."
      ),
      .comment(#"⟪\uFEFF⟫Hidden in⟪\u00AD\u00AD⟫side the word."#, repaired: "Hidden inside the word."),
      .comment(
        #"A picture ⟪\uFFFC⟫went missing,⟪\u2800⟫and so did the⟪\uFEFF⟫ caption."#,
        repaired: "A picture went missing, and so did the caption."
      ),
      .body(
        #"The room forgot your remark by lunch.⟪\u2028⟫You were still editing it ⟪\u202E⟫at dinner."#,
        repaired: "The room forgot your remark by lunch. You were still editing it at dinner."
      ),
    ]
  )

  static let traits: TextTraits = [.unusualScalar, .control]

  func check(_ text: TextView, _ findings: inout FindingSink) {
    let scalars = text.placedScalars
    var isInvisible = scalars.indices.map { Self.isInvisible(scalars, $0) }
    guard isInvisible.contains(true) else { return }
    for range in EmojiSequences.ranges(in: scalars) { for index in range { isInvisible[index] = false } }
    let isAll = isInvisible.allSatisfy { $0 }

    for range in scalars.indices.split(whereSeparator: { !isInvisible[$0] }) {
      let (start, end) = (range.lowerBound, range.upperBound)
      let run = scalars[range]
      let bytes = run[start].range.lowerBound..<run[end - 1].range.upperBound
      var finding = text.finding(of: Self.self, Self.message(run.map(\.scalar)), at: bytes)
      finding.relations.follows = [.bytes]
      if run.contains(where: { $0.scalar.value == 0xFFFD }) {
        finding.remedy = "Write the character that was there: a program could not read it."
      } else if isAll {
        finding.remedy = "The text has nothing else: write one."
      } else {
        let isSeparator = run.contains { Self.isSeparator($0.scalar) }
        let isBetweenWords =
          start > 0 && end < scalars.count && !scalars[start - 1].scalar.properties.isWhitespace
          && !scalars[end].scalar.properties.isWhitespace
        let edit = text.edit(bytes, with: isSeparator && isBetweenWords ? " " : "")
        let isQuoting =
          text.field.isMessage && start > 0 && end < scalars.count && scalars[start - 1].scalar == "'"
          && Self.quotable.contains(scalars[end].scalar)
        finding.repair = Repair(
          run.count == 1 ? "Delete it" : "Delete them",
          isQuoting ? .unsafe : .safe,
          [edit]
        )
      }
      findings.report(finding)
    }
  }

  /// What an apostrophe right before it may quote in a message, or make another apostrophe of.
  private static let quotable: Set<Unicode.Scalar> = ["'", "{", "}", "#", "|"]

  /// A line or paragraph separator, NEXT LINE, or a letter without ink that shows as a gap.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0x85, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: true
    default: false
    }
  }

  /// A letter of a script that is written joined, in which joiners are part of a word: Arabic to Mongolian.
  private static func joins(_ letter: Unicode.Scalar) -> Bool { (0x600...0x18AF).contains(letter.value) }

  /// A letter of a script that writes words without spaces between.
  private static func isUnspaced(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  static func isInvisible(_ scalars: [PlacedScalar], _ index: Int) -> Bool {
    let scalar = scalars[index].scalar
    switch scalar.value {
    // Joiners belong to the spelling of Persian, Hindi and others.
    case 0x200C...0x200D where index > 0 && joins(scalars[index - 1].scalar): return false
    // Spaces without width part the words of Thai, Lao, Burmese and Khmer.
    case 0x200B where index > 0 && isUnspaced(scalars[index - 1].scalar): return false
    // Direction marks are next to Hebrew and Arabic.
    case 0x200E, 0x200F, 0x61C:
      let around = max(0, index - 8)..<min(scalars.count, index + 9)
      return !around.map { scalars[$0].scalar }.contains {
        (0x590...0x8FF).contains($0.value) && $0.properties.isAlphabetic
      }
    // ASCII control characters are `syntax/control-character`, but JSON takes a raw DEL for text.
    case 0x7F..<0xA0, 0xAD, 0x2028, 0x2029, 0x2800, 0xFFF9...0xFFFD: return true
    case 0..<0x7F: return false
    case 0xFE00...0xFE0E, 0xE0100...0xE01EF: return !selects(scalars, index)
    default: break
    }
    let properties = scalar.properties
    return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .privateUse
      || properties.isNoncharacterCodePoint
  }

  /// Whether a variation selector follows something that has variants: an emoji shown as text, an
  /// ideograph, a mathematical sign.
  private static func selects(_ scalars: [PlacedScalar], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let base = scalars[index - 1].scalar
    if scalars[index].scalar.value == 0xFE0E { return EmojiSequences.isEmoji(base) }
    return base.properties.isIdeographic || base.properties.generalCategory == .mathSymbol
  }

  private static func message(_ run: [Unicode.Scalar]) -> String {
    if run.contains("\u{FFFD}") {
      return "the text has lost a character: U+FFFD stands where it was"
    }
    if run.count == 1 { return "the text has an invisible character: \(run[0].codePointAndName)" }
    let isRepeated = run.allSatisfy { $0 == run[0] }
    return
      "the text has \(run.count) invisible characters: \(isRepeated ? run[0].codePointAndName : run.codePoints)"
  }
}
