import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags prompts that are a title rather than a challenge: words in title case, a heading before a colon, or
/// a few words of which none says what to do, with a full stop or without. Long titles are left alone.
///
/// A short prompt is taken for a title when it opens with no order, has no verb inside that somebody does
/// something with, and names no time: "A day without opinions.", "Saying no without reasons.", "Eye contact".
/// So is one that ends in a word for exercises ("Compliment tracker"). A time ("until lunch") makes an order
/// of words without a verb.
///
/// The first word is an order by what follows: an article ("Oil the hinge"), and before a full stop any word
/// with which no noun goes on ("Dodge two puddles.", "Duck under it.", "Wink slowly."). A few hundred verbs
/// are known besides.
struct LabelPrompt: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("voice/label-prompt"),
    summary: "A prompt is a title instead of a challenge.",
    rationale: """
      The prompt is the challenge: it is all that the reader sees in a reminder and in the history. \
      "Self-assessment: Correction Urges" names a folder; nobody can do it.
      """,
    reads: "the prompts of fixes",
    languages: ["en"],
    misses: """
      It misses long titles (“The small habit of finishing other people's sentences”) and those with a full \
      stop that go on like an order (“Silence at dinner.”), and takes a rare verb before a bare noun for a \
      title (“Braid bread.”).
      """
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Let one go by."),
      .prompt("Say no once before noon"),
      .prompt("Ask New York Sarah or Old Bill from Accounts for help today."),
      .prompt("One rule for today: whoever asks first gets the window seat."),
      .prompt("The last word is theirs until bedtime."),
      .prompt(#"No \"sorry\" until lunch."#),
      .prompt("Review one email only once before you send it."),
      .prompt("A test for the evening: whoever tells a story gets the end of it, too."),
      .prompt("Oil the hinge"),
      .prompt("Sand that shelf."),
      .prompt("Undercook nothing."),
      .prompt("Jot three words on the receipt."),
      .prompt("Underdress for dinner."),
      .prompt("Curtsy deeply."),
      .prompt("Choke back the correction."),
      .prompt("Second somebody's motion."),
    ],
    flagged: [
      .prompt("⟪Self-assessment: Correction Urges⟫"),
      .prompt("⟪The Art of Not Correcting Others⟫"),
      .prompt("⟪Correction awareness exercise⟫"),
      .prompt("⟪Saying no without reasons.⟫"),
      .prompt("⟪Day 3: waiting for the bus.⟫"),
      .prompt("⟪Week of small talk.⟫"),
      .prompt("⟪Overcoming the need to impress.⟫"),
      .prompt("⟪Coffee and silence.⟫"),
      .prompt("⟪Attention to detail.⟫"),
    ]
  )

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .prompt }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    isTitleCased(words, bytes) || isLabel(words, in: bytes, traits)
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    var finding = words.finding(of: Self.self, "the prompt is a title, not a challenge")
    // It needs another text, not a full stop.
    finding.relations.causes = [.ending]
    findings.report(finding, remedy: "Say what to do, until when, in a sentence that ends.")
  }

  /// Whether four words in five with four letters or more are capitalized, sentence openings aside. A text
  /// all in capitals is shouted.
  private func isTitleCased(_ words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var longCount = 0
    var capitalCount = 0
    for word in words.dropFirst() where word.range.count >= 4 && word.gap < .sentence {
      longCount += 1
      if word.shape.contains(.capitalized) { capitalCount += 1 }
    }
    return longCount >= 2 && capitalCount * 5 >= longCount * 4
      && bytes.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private func isLabel(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    guard let first = words.first, let last = words.last, words.count <= 9 else { return false }
    if let heading = heading(words, bytes) {
      return traits.contains(.openEnd) && words.count <= 8 || isHeadingOfExercise(words[..<heading])
        || Self.labels.contains(last.hash) && !hasVerb(words)
    }
    // "Exercise 4 - Receiving help".
    if Self.labels.contains(first.hash), words.count > 1, words[1].isNumber { return true }
    if first.hash == Self.time, words.count > 1, words.count <= 6, words[1].hash == Self.to { return true }
    // Two sentences say something; so does one with a verb or a time.
    guard words.dropFirst().allSatisfy({ $0.gap < .sentence }), words.count > 1, words.count <= 7,
      !hasVerb(words), !words.contains(where: { Self.times.contains($0.hash) })
    else { return false }
    let second = words[1]
    let hasComma = words.dropFirst().contains { $0.gap == .clause && !isAfterQuote($0, bytes) }
    let isOrder = Self.verbs.contains(first.hash) || goesOnAsOrder(words, bytes)
    // "Small talk, big ego".
    if hasComma { return words.count <= 5 && !isOrder && !words.contains(where: \.isStopWord) }
    if Self.articles.contains(first.hash)
      || Self.questions.contains(first.hash) && bytes.last != UInt8(ascii: "?")
    {
      return true
    }
    if first.hash == Self.no { return words.count <= 3 && second.gap == .joined }
    if Self.labels.contains(last.hash),
      !isOrder || isJoined(words, bytes) || Self.nounsToo.contains(first.hash),
      !words.contains(where: \.isStopWord)
    {
      return true
    }
    // What neither asks anything nor says when is a title, if it is short.
    return !isOrder && words.count <= 6
  }

  /// Whether what follows the first word makes it an order: "Oil the hinge" says what to do.
  private func goesOnAsOrder(_ words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (words[0], words[1])
    if second.gap > .joined || isJoined(words, bytes) || first.isStopWord || isGerund(first, bytes) {
      return false
    }
    if Self.articles.contains(second.hash) { return true }
    guard bytes.last == UInt8(ascii: "."), !Self.units.contains(first.hash) else { return false }
    if second.isStopWord { return !Self.nounParts.contains(second.hash) && !isNoun(first, bytes) }
    let isEnd = words.count == 2 || words[2].gap > .joined
    if second.isNumber || Self.numbers.contains(second.hash) { return !isEnd }
    // "Choke back the news."
    if !isEnd, Self.articles.contains(words[2].hash) { return true }
    let ending = bytes[second.range].suffix(2)
    return ending.elementsEqual("'s".utf8)
      || (isEnd || words[2].isStopWord) && ending.elementsEqual("ly".utf8)
  }

  /// "Attention to detail", "Sunday without news": an ending that no verb has, or a day.
  private func isNoun(_ word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = String(decoding: bytes[word.range], as: UTF8.self).lowercased()
    return Self.nounEndings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count + 2 }
  }

  /// "Overcoming": a vowel stands before the ending, as in no verb ("bring").
  private func isGerund(_ word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.shape.contains(.endsInING)
      && bytes[word.range].dropLast(3).contains { "aeiouyAEIOUY".utf8.contains($0) }
  }

  /// "Name-dropping": the first word is no order where a hyphen ties it to the next.
  private func isJoined(_ words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[words[0].range.upperBound] == UInt8(ascii: "-")
  }

  /// The index of the first word after a colon that stands behind one of the first words.
  private func heading(_ words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    words.indices.dropFirst().prefix(4).first {
      bytes[words[$0 - 1].range.upperBound] == UInt8(ascii: ":")
    }
  }

  /// "Quick check:", "Day 3:", "Part two:".
  private func isHeadingOfExercise(_ words: ArraySlice<Word>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return Self.labels.contains(last.hash)
      || words.count == 2 && Self.units.contains(first.hash)
        && (last.isNumber || Self.amounts.contains(last.hash))
  }

  private func hasVerb(_ words: [Word]) -> Bool { words.contains { Self.finite.contains($0.hash) } }

  private func isAfterQuote(_ word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.startOffset > 0 && bytes[Int(word.startOffset) - 1] == UInt8(ascii: "\"")
  }

  private static let no = WordHash.of("no")
  private static let time = WordHash.of("time")
  private static let to = WordHash.of("to")
  private static let nounsToo = WordSet(Lists.LabelWords.nounsToo)
  private static let articles = WordSet("the, a, an, your, my, our, another")
  private static let questions = WordSet("how, why, when, what")
  private static let units = WordSet(Lists.LabelWords.units)
  private static let numbers = WordSet(Lists.Durations.ones)
  /// Function words with which a noun goes on: "Week of …", "People who …".
  private static let nounParts = WordSet(
    "of, and, or, but, nor, than, which, who, whose, i, you, he, she, we, they, not"
  )
  private static let nounEndings = [
    "ness", "tude", "sty", "ence", "ance", "ment", "sion", "tion", "ism", "ship", "day",
  ]
  private static let amounts = WordSet(Lists.LabelWords.amounts)
  private static let times = WordSet(Lists.LabelWords.times)
  /// Words with which a clause has a verb.
  private static let finite = WordSet(Lists.clauseVerbs)
  /// Verbs that open a challenge, and what may stand before them.
  private static let verbs = WordSet(Lists.challengeOpenings)
  /// What exercises are called.
  private static let labels = WordSet(Lists.exerciseNames)
}
