import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource
import SeedText
import SeedTables

/// Flags sentences that just stop: prose that does not end in `.`, `?`, `!` or `…`, in what ends a sentence
/// in another script, or in a quote or bracket closed after one. Texts that end in a Thai, Lao or Tibetan
/// letter are left alone: these languages end sentences without a mark.
struct EndPunctuation: TextRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("characters/end-punctuation"),
    summary: "A text that is made of sentences does not end in punctuation.",
    rationale: """
      A prompt without its full stop looks cut off, and beside one that has it the card looks careless. A \
      colon promises something that is not on the card. Titles, labels, units, options and the fragments \
      that the app puts into a sentence of its own end as they like. A message may end in a placeholder, \
      whose value brings its own end; every arm of a block that ends it is looked at.
      """,
    reads: """
      descriptions of bugs; prompts, comments, validations; of configurations the timed prompt, \
      instructions, questions, situations, insights, explanations, debriefs and the asking prompts; bodies \
      of tidbits; bodies of copy whose role is notification or body. Not read: titles, labels, headings, \
      keywords, options' texts, `unit`, `targetDescription`, `durationDescription`, `triggerBehavior`, \
      `replacementBehavior`
      """
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(
        #""prompt": "Ask one person, \"What did I miss?\"", "inlineComment": "You noticed (a little late.)""#
      ),
      .fix(
        #"""
        "interactionType": "abstain",
        "prompt": "Correct nobody until the workday ends…",
        "configuration": { "abstain": { "durationDescription": "Until the workday ends" } }
        """#
      ),
      .file(
        "copy/pressure.brutal.json",
        #"""
        { "product": "pressure", "voice": "brutal", "entries": {
          "miss.line": [
            { "title": "So, yesterday", "body": "Today's turn: {commitment}" },
            { "body": "{days, plural, one {One miss.} other {# misses. {tone, select, dry {Noted.} other {}}}}" }
          ],
          "miss.button": [{ "body": "Log it" }]
        } }
        """#,
        beside: ["copy/catalog.json": catalog]
      ),
    ],
    flagged: [
      .prompt("Let somebody else tell the story toda⟪y⟫"),
      .comment("The last word is always the same⟪:⟫"),
      .body(#"A full calendar answers a question nobody asked out loud, and it answers it \"loudly⟪\"⟫"#),
      .file(
        "copy/pressure.brutal.json",
        #"""
        { "product": "pressure", "voice": "brutal", "entries": {
          "miss.line": [{ "body": "Yesterday: {days, plural, one {one mis⟪s⟫} other {# misses.}}" }]
        } }
        """#,
        beside: ["copy/catalog.json": catalog]
      ),
    ]
  )

  private static let catalog = CatalogExamples.text(
    CatalogExamples.key(
      #""miss.line""#,
      placeholders: """
        "commitment": { "type": "text", "required": false },
        "days": { "type": "count", "required": false, "maximum": 366 },
        "tone": { "type": "select", "required": false, "values": ["dry"] }
        """,
      limits: #""title": 40, "body": 140"#
    ),
    CatalogExamples.key(#""miss.button""#, role: "label", limits: #""body": 20"#)
  )

  static let traits: TextTraits = .openEnd

  func reads(_ field: TextField) -> Bool { field.part.isSentence }

  func check(_ text: TextView, _ findings: inout FindingSink) {
    var open: Int?
    if text.field.isMessage, text.traits.contains(.braces) {
      var parser = MessageParser()
      if case .open(let end) = Self.ending(of: parser.parse(text.bytes).message.parts, in: text) {
        open = end
      }
    } else if case .open(let end) = Self.ending(of: 0..<text.bytes.count, in: text) {
      open = end
    }
    guard let open else { return }
    // The role last: it is looked up in the catalogue, and most texts end well.
    if text.field.isMessage {
      let role = text.copyRole
      if role != .notification, role != .body { return }
    }
    var start = open - 1
    while start > 0, text.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var finding = text.finding(of: Self.self, "the text does not end in punctuation", at: start..<open)
    finding.relations.follows = [.ending, .message]
    // Latin, Greek and Cyrillic letters, or none.
    let isKnown = Self.lastLetter(of: text.bytes[..<open]).map {
      $0.value < 0x530 || LookAlikes.isLatin($0) || LookAlikes.script($0) != nil
    }
    findings.report(
      finding,
      remedy: isKnown ?? true ? "End it with `.`, `?`, `!` or `…`." : "End it with a full stop."
    )
  }

  /// How a stretch of text ends.
  private enum Ending {
    case closed
    /// Without punctuation, at this offset.
    case open(Int)
    /// There is nothing in it: what stands before decides.
    case empty
  }

  /// What a block ends in is judged where the message is read with one arm in its place.
  private static func ending(of parts: [ParsedMessage.Part], in text: TextView) -> Ending {
    for part in parts.reversed() {
      guard case .literal(_, let range) = part else { return .closed }
      let ending = Self.ending(of: range, in: text)
      if case .empty = ending { continue }
      return ending
    }
    return .empty
  }

  private static func ending(of range: Range<Int>, in text: TextView) -> Ending {
    var rest = text.bytes[range]
    func dropSpaces() {
      while let (last, start) = lastScalar(of: rest), spaces.contains(last) { rest = rest[..<start] }
    }
    dropSpaces()
    let end = rest.endIndex
    if rest.isEmpty { return .empty }
    while let (last, start) = lastScalar(of: rest) {
      rest = rest[..<start]
      if isStop(last, after: lastScalar(of: rest)?.scalar) { return .closed }
      guard isCloser(last) else { break }
      // French has a space inside its marks.
      if last == "»" || last == "«" { dropSpaces() }
    }
    // Thai, Lao and Tibetan.
    let isUnmarked = lastLetter(of: text.bytes[range]).map { (0xE00...0xFFF).contains($0.value) }
    return isUnmarked == true ? .closed : .open(end)
  }

  private static func lastLetter(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    var rest = bytes
    while let (last, start) = lastScalar(of: rest) {
      if last.properties.isAlphabetic { return last }
      rest = rest[..<start]
    }
    return nil
  }

  /// The last scalar of some bytes and where it starts; nil where there is none.
  private static func lastScalar(
    of bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (scalar: Unicode.Scalar, start: Int)? {
    if bytes.isEmpty { return nil }
    var start = bytes.endIndex - 1
    while start > bytes.startIndex, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let (scalar, byteCount) = UTF8Scalar.read(bytes.base, at: start)
    return start + byteCount == bytes.endIndex ? (scalar, start) : ("\u{FFFD}", bytes.endIndex - 1)
  }

  private static let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}"]

  /// Whether a scalar ends a sentence.
  private static func isStop(_ scalar: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
    switch scalar {
    case ".", "?", "!": true
    // What Unicode's property lacks: ellipses, the Khmer full stop, and a Japanese quotation, which needs
    // none.
    case "…", "‽", "។", "៕", "」", "』": true
    case ";", "\u{37E}": before.flatMap(LookAlikes.script) == .greek
    default: scalar.properties.isSentenceTerminal
    }
  }

  private static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // `„` and `‚` open what they never close.
    case .closePunctuation, .initialPunctuation, .finalPunctuation: scalar != "}"
    default: scalar == "\"" || scalar == "'" || scalar == "״"
    }
  }
}
