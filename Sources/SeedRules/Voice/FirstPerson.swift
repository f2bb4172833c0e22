import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags a voice that says I or we, once a text. The reader's own words (options, labels, what is quoted) and
/// the object of a comparison are free, and so are compounds: a `me-first` lane is nobody speaking.
struct FirstPerson: PhraseRule {
  static let metadata = RuleMetadata(
    .warning("voice/first-person"),
    summary: "The voice says I, me, we or us.",
    rationale: """
      The voice speaks to the reader and never of itself: an app that says I asks to be liked, and one that \
      says we pretends to be a community or a therapist.
      """,
    reads: """
      bugs, fixes, tidbits and copy; not quiz and scenario options, categories, predictions, what a \
      counter counts and other words of the reader's, headings and labels, what is quoted, nor the object of a \
      comparison
      """,
    options: [.entries("terms", Lists.firstPerson, "The words of the first person.")],
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(
        "quiz",
        """
        "question": "What stirs first?", "options": [
          { "id": "a", "text": "My own weekend, which I found worse", "weightModifier": 1.5 },
          { "id": "b", "text": "Nothing much to report", "weightModifier": 1.2 } ]
        """
      ),
      .fix(
        "predict",
        #""predictionPrompt": "How often will I say my name?", "observationPrompt": "How often did I say it?""#
      ),
      .prompt("Say 'I don't know' once today and let the silence after it be."),
      .body("Everyone in the room is someone else's people like us. The bug takes it for a ranking."),
      .comment("They call it Vitamin I, and it is everywhere."),
      .comment("Vitamin I"),
      .comment("Type I errors hurt more than the other kind."),
      .comment("Elizabeth I had bad teeth."),
      .comment("A we-need-to-talk face in the me-first lane."),
      .body("A boast is a request with the question mark filed off: do you see me?"),
      .body("In the US, a person described as busy looks important. Elsewhere they look unlucky."),
    ],
    flagged: [
      .comment("⟪I⟫ noticed, even if nobody else did."),
      .comment("Yesterday ⟪I⟫ went without. Maybe I will again."),
      .comment("Suddenly ⟪I⟫ am the one who waits."),
      .comment("People ⟪I⟫ like get the short answers today."),
      .comment("Mistakes ⟪I⟫ made at work stay with me."),
      .comment("Monday ⟪I⟫ went without."),
      .body("⟪We⟫ all do this. It goes back to a time when being left out of our group was fatal."),
    ]
  )

  static let phrases = [
    Phrases(
      excuses: [.quoted, .compound],
      isOnceAText: true,
      says: "the voice says …",
      remedy: "Speak to the reader in the second person, or of people in the third."
    ) { origin in
      origin.isProse && !origin.part.isChoice && origin.part != .fragment && !origin.isHeadingOrLabel
        && !readersOwn.contains(origin.field.name)
    }
  ]

  /// Fields in which the reader speaks: what is guessed, and what is counted.
  private static let readersOwn: Set<String> = ["predictionPrompt", "observationPrompt", "targetDescription"]

  let lists: [TermList]

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    isCompared(match, words) || isName(match, words) || isAsked(match, words)
  }

  /// "A question in disguise: am I enough now?": what somebody asks, behind a colon.
  private func isAsked(_ match: Range<Int>, _ words: WordView) -> Bool {
    let bytes = words.text.bytes
    func sign(behind word: Word) -> UInt8? {
      word.range.upperBound < bytes.count ? bytes[word.range.upperBound] : nil
    }
    var end = match.upperBound
    while end < words.words.count, words.words[end].gap < .sentence { end += 1 }
    guard sign(behind: words.words[end - 1]) == UInt8(ascii: "?") else { return false }
    // A colon ends a sentence for the words.
    var start = match.lowerBound
    while start > 0, words.words[start].gap < .sentence { start -= 1 }
    return start > 0 && sign(behind: words.words[start - 1]) == UInt8(ascii: ":")
  }

  /// "than I", "as me", "like us".
  private func isCompared(_ match: Range<Int>, _ words: WordView) -> Bool {
    guard match.lowerBound > 0, words.words[match.lowerBound].gap == .joined else { return false }
    return Self.comparisons.contains(words.words[match.lowerBound - 1].hash)
  }

  /// The country in capitals, and a Roman numeral after a capitalized word.
  private func isName(_ match: Range<Int>, _ words: WordView) -> Bool {
    let range = words.byteRange(match)
    let text = words.string(range)
    if text == "US" || text == "ME" { return true }
    guard text == "I", match.lowerBound > 0, words.words[match.lowerBound].gap == .joined else {
      return false
    }
    let before = words.words[match.lowerBound - 1]
    guard before.shape.contains(.capitalized) else { return false }
    // At a sentence's start any word is: "People I like", "Yesterday I".
    return before.gap < .sentence || Self.numbered.contains(before.hash)
  }

  /// What a Roman numeral stands behind.
  private static let numbered = WordSet(
    """
    act, appendix, article, book, chapter, charles, class, edward, elizabeth, francis, george, grade, henry, james
    level, mary, napoleon, nicholas, part, peter, phase, richard, section, stage, table, title, type, unit
    vitamin, volume, william
    """
  )

  private static let comparisons = WordSet("than, as, like, unlike")
}
