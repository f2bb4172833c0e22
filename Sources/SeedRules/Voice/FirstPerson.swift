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
      .comment(
        "Size I is too small, and the letter I stands between H and J. Row I, seat 9. In group I, nobody spoke."
      ),
      .comment("Gate I closes at nine. The King and I is on at eight."),
      .comment("You'll say: I knew it. Prediction: nobody asks me about it."),
      .comment("Complete the sentence: I was wrong when it rained."),
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
      .comment("Confession: ⟪I⟫ do it, too."),
      .comment("Mistakes ⟪I⟫ sometimes miss, and maybe I, too, was late."),
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
    isCompared(match, words) || isName(match, words) || isSaid(match, words)
  }

  /// What somebody asks or says behind a colon: "A question in disguise: am I enough now?", "You'll say: I
  /// knew it."
  private func isSaid(_ match: Range<Int>, _ words: WordView) -> Bool {
    let bytes = words.text.bytes
    func sign(behind word: Word) -> UInt8? {
      word.range.upperBound < bytes.count ? bytes[word.range.upperBound] : nil
    }
    // A colon ends a sentence for the words.
    var start = match.lowerBound
    while start > 0, words.words[start].gap < .sentence { start -= 1 }
    guard start > 0, sign(behind: words.words[start - 1]) == UInt8(ascii: ":") else { return false }
    var end = match.upperBound
    while end < words.words.count, words.words[end].gap < .sentence { end += 1 }
    if sign(behind: words.words[end - 1]) == UInt8(ascii: "?") { return true }
    repeat {
      start -= 1
      if Self.saying.contains(words.words[start].hash) { return true }
    } while start > 0 && words.words[start].gap < .sentence
    return false
  }

  /// "than I", "as me", "like us".
  private func isCompared(_ match: Range<Int>, _ words: WordView) -> Bool {
    guard match.lowerBound > 0, words.words[match.lowerBound].gap == .joined else { return false }
    return Self.comparisons.contains(words.words[match.lowerBound - 1].hash)
  }

  /// The country in capitals, and a letter or Roman numeral: after a capitalized word, before a verb of the
  /// third person ("Gate I is closed"), and after a noun where the clause ends ("Row I, seat 9").
  private func isName(_ match: Range<Int>, _ words: WordView) -> Bool {
    let range = words.byteRange(match)
    let text = words.string(range)
    if text == "US" || text == "ME" { return true }
    guard text == "I" else { return false }
    let bytes = words.text.bytes
    let next = match.upperBound < words.words.count ? words.words[match.upperBound] : nil
    if let next, next.gap == .joined, isThirdPerson(next, bytes) { return true }
    guard match.lowerBound > 0, words.words[match.lowerBound].gap == .joined else { return false }
    let before = words.words[match.lowerBound - 1]
    // At a sentence's start any word has a capital: "People I like", "Yesterday I".
    if before.shape.contains(.capitalized), before.gap < .sentence || Self.numbered.contains(before.hash) {
      return true
    }
    if before.isStopWord || bytes[before.range].suffix(2).elementsEqual("ly".utf8) { return false }
    let rest = bytes[range.upperBound...]
    if rest.starts(with: ", ".utf8) { return next.map { !Self.interrupting.contains($0.hash) } ?? true }
    return rest.isEmpty || ".!?".utf8.contains(rest[rest.startIndex]) && !rest.starts(with: "..".utf8)
  }

  /// Whether a word can only be a verb of the third person behind "I": "is", "stands".
  private func isThirdPerson(_ word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if Self.auxiliaries.contains(word.hash) { return true }
    let letters = bytes[word.range]
    return letters.count >= 4 && letters.last == UInt8(ascii: "s") && !word.isStopWord
      && !["ss", "us", "'s"].contains { letters.suffix(2).elementsEqual($0.utf8) }
      && !Self.adverbs.contains(word.hash)
  }

  private static let auxiliaries = WordSet("is, isn't, has, hasn't, does, doesn't")
  private static let adverbs = WordSet(
    "always, sometimes, perhaps, besides, nowadays, afterwards, yes"
      + ", upstairs, downstairs, indoors, outdoors, overseas"
  )
  /// What a speaker says behind a comma: "maybe I, too, was late".
  private static let interrupting = WordSet(
    "too, also, myself, like, as, for, of, in, on, at, with, without, who, still, then, and, or, but"
  )
  private static let numbered = WordSet(Lists.numbered)
  private static let saying = WordSet(
    "say, says, said, whisper, whispers, repeat, write, writes, reply, text, sentence, prediction, predict"
  )

  private static let comparisons = WordSet("than, as, like, unlike")
}
