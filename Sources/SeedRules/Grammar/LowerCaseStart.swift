import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables
import SeedText

/// Flags a sentence that starts with a small letter: the first of a text, or one after a full stop.
///
/// Names that are written so ("iPhone"), abbreviations and what follows them, quotations, and what follows a
/// placeholder are left alone.
struct LowerCaseStart: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("grammar/lower-case-start"),
    since: "0.2",
    summary: "A sentence starts with a small letter.",
    rationale: "It reads like a piece that was cut from somewhere else, which it often is.",
    repair: "Unsafe: writes a capital.",
    reads: """
      descriptions; prompts, comments, validations, instructions, situations, insights; tidbits; copy whose \
      role is notification or body. Not titles, labels, options, behaviors and fragments, nor headings
      """,
    languages: ["en"],
    misses: "It leaves alone what follows an exclamation mark or an abbreviation."
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("iPhone owners may leave it in the coat."),
      .comment("Between 9 a.m. and noon, wait… then wait again."),
      .comment(#"\"What now?\" they ask."#),
      .comment("Was it the dog? or the cat? – probably Charles II. of next door."),
    ],
    flagged: [
      .comment("⟪you⟫ were about to add something.", repaired: "You were about to add something."),
      .comment("Was it you? ⟪if⟫ so, leave.", repaired: "Was it you? If so, leave."),
      .comment("Say nothing. ⟪the⟫ silence is theirs.", repaired: "Say nothing. The silence is theirs."),
    ]
  )

  func reads(_ origin: TextOrigin) -> Bool {
    origin.part.isSentence
      && (!origin.part.isCopy || origin.role == .body || origin.role == .notification)
  }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    // A line of code's comments is written small.
    !traits.contains(.doubledSlash)
      && words.contains { word in
        // A comparison of gaps is a call from another module, a pattern is none.
        guard case .sentence = word.gap else { return false }
        return !word.shape.contains(.capitalized) && word.shape.contains(.letter)
      }
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    let bytes = words.text.bytes
    for sentence in Sentences.ranges(of: words.words, in: bytes) {
      let index = sentence.lowerBound
      guard isLow(words.words[index], in: bytes), !words.isQuoted(index..<index + 1), isStart(index, words)
      else { continue }
      let range = index..<index + 1
      var finding = words.finding(of: Self.self, "a sentence starts with a small letter", at: range)
      finding.remedy = "Write a capital."
      let offset = Int(words.words[index].startOffset)
      let capital = String(UnicodeScalar(bytes[offset] & ~0x20))
      finding.repair = Repair(
        "Write a capital",
        .unsafe,
        [words.text.edit(offset..<offset + 1, with: capital)]
      )
      findings.report(finding)
    }
  }

  /// Whether a word starts with a small letter that is no part of a name, an address or an abbreviation.
  private func isLow(_ word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.gap == .sentence, !word.shape.contains(.innerCapital), !word.shape.contains(.digit),
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[Int(word.startOffset)])
    else { return false }
    let end = Int(word.endOffset)
    guard end < bytes.count else { return true }
    if "@_/\\{".utf8.contains(bytes[end]) { return false }
    // "(a)" numbers a list.
    if bytes[end] == UInt8(ascii: ")"), word.range.count == 1 { return false }
    if bytes[end] != UInt8(ascii: ".") { return true }
    return end + 1 == bytes.count
      || bytes[end + 1] == UInt8(ascii: " ") && !Self.abbreviations.contains(word.hash)
  }

  /// Whether the sentence starts here: the text's start, or a stop and a space before it, and no mark of
  /// quoting.
  private func isStart(_ index: Int, _ words: WordView) -> Bool {
    let bytes = words.text.bytes
    let offset = Int(words.words[index].startOffset)
    if index == 0 { return bytes[..<offset].allSatisfy { $0 == UInt8(ascii: "(") } }
    guard offset > 0, bytes[offset - 1] == UInt8(ascii: " ") || bytes[offset - 1] == UInt8(ascii: "(") else {
      return false
    }
    let last = words.words[index - 1]
    let between = bytes[last.range.upperBound..<offset]
    // "What is it? – a start."
    if String(decoding: between, as: UTF8.self).contains(where: { "-–—―".contains($0) }) { return false }
    switch between.first {
    // "God! how you talk."
    case UInt8(ascii: "!"): return false
    // "Was it us? or was it the dog?"
    case UInt8(ascii: "?"): return !Self.joining.contains(words.words[index].hash)
    // "The I.I. and C.", "eighty-three per cent. of them", "Charles II. may".
    case UInt8(ascii: "."): return !isAbbreviation(last, in: bytes)
    default: return true
    }
  }

  private func isAbbreviation(_ word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.range.count == 1 || Self.shortened.contains(word.hash)
      || bytes[word.range].allSatisfy { "IVXLC".utf8.contains($0) }
  }

  private static let joining = WordSet("or, and, but, nor")
  private static let shortened = WordSet("etc, vs, approx, cf, ca, cent, mr, mrs, dr, st")
  private static let abbreviations = WordSet("etc, e, i, vs, no, p, approx, cf, ca, pp, ed, est")
}
