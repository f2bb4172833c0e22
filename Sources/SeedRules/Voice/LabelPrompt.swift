import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags prompts that are a title rather than a challenge: words in title case, a heading before a colon, or a few
/// words of which none says what to do. The full stop makes no difference.
///
/// A short prompt is taken for a title when it has no verb and opens as titles do: with an article ("A day without
/// opinions."), a gerund ("Saying no without reasons."), "How to", an amount ("Five minutes of stillness.") or an
/// abstract noun, or when it ends in a word for exercises ("Ego inventory."). A time ("until lunch") makes an order of
/// words without a verb.
struct LabelPrompt: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("voice/label-prompt"),
    summary: "A prompt is a title instead of a challenge.",
    rationale: """
      The prompt is the challenge: it is all that the reader sees in a reminder and in the history. "Self-assessment: \
      Correction Urges" names a folder; nobody can do it.
      """,
    reads: "the prompts of fixes"
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
    ],
    flagged: [
      .prompt("⟪Self-assessment: Correction Urges⟫"),
      .prompt("⟪The Art of Not Correcting Others⟫"),
      .prompt("⟪Correction awareness exercise⟫"),
      .prompt("⟪Saying no without reasons.⟫"),
      .prompt("⟪Day 3: waiting for the bus.⟫"),
    ]
  )

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .prompt }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits,
    prompt: StemBloomFilter?
  ) -> Bool {
    isTitleCased(words) || isLabel(words, in: bytes, traits)
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    findings.report(words.finding(of: Self.self, Message.label), remedy: Message.remedy)
  }

  /// Whether four words in five with four letters or more are capitalized, sentence openings aside.
  private func isTitleCased(_ words: [Word]) -> Bool {
    var longCount = 0
    var capitalCount = 0
    for word in words.dropFirst() where word.range.count >= 4 && word.gap < .sentence {
      longCount += 1
      if word.shape.contains(.capitalized) { capitalCount += 1 }
    }
    return longCount >= 2 && capitalCount * 5 >= longCount * 4
  }

  private func isLabel(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    guard words.count <= 9, let first = words.first, let last = words.last else { return false }
    if let heading = heading(words, bytes) {
      return traits.contains(.openEnd) && words.count <= 8 || isHeadingOfExercise(words[..<heading])
        || Self.labels.contains(last.hash) && !hasVerb(words)
    }
    if first.hash == Self.time, words.count > 1, words.count <= 6, words[1].hash == Self.to { return true }
    // Two sentences say something; so does one with a verb or a time.
    guard words.dropFirst().allSatisfy({ $0.gap < .sentence }), words.count > 1, words.count <= 7,
      !hasVerb(words), !words.contains(where: { Self.times.contains($0.hash) })
    else { return false }
    let second = words[1]
    let hasComma = words.dropFirst().contains { $0.gap == .clause && !isAfterQuote($0, bytes) }
    if hasComma { return false }
    if Self.articles.contains(first.hash)
      || Self.questions.contains(first.hash) && bytes.last != UInt8(ascii: "?")
    {
      return true
    }
    if first.hash == Self.no { return words.count <= 3 && second.gap == .joined }
    let isOrder = Self.verbs.contains(first.hash)
    if Self.labels.contains(last.hash), !isOrder || Self.nounsToo.contains(first.hash),
      !words.contains(where: \.isStopWord)
    {
      return true
    }
    if isOrder { return false }
    if isGerund(first, bytes) || Self.openers.contains(first.hash) { return true }
    if Self.amounts.contains(first.hash), words.prefix(3).contains(where: { $0.hash == Self.of }) {
      return true
    }
    return isAbstract(first, bytes) || second.gap == .joined && isAbstract(second, bytes)
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

  private func isGerund(_ word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.range.count >= 5 && ends(word, "ing", bytes) && !Self.noGerunds.contains(word.hash)
  }

  private func isAbstract(_ word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.range.count >= 6, !Self.verbs.contains(word.hash) else { return false }
    return ends(word, "ness", bytes) || ends(word, "ity", bytes) || ends(word, "esty", bytes)
      || ends(word, "tion", bytes) || ends(word, "ance", bytes) || ends(word, "ence", bytes)
      || ends(word, "ism", bytes) || ends(word, "ment", bytes)
  }

  private func ends(_ word: Word, _ suffix: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard word.range.count > count else { return false }
    return (0..<count).allSatisfy { bytes[word.range.upperBound - count + $0] | 0x20 == suffix.utf8Start[$0] }
  }

  private static let no = WordHash.of("no")
  private static let of = WordHash.of("of")
  private static let time = WordHash.of("time")
  private static let to = WordHash.of("to")
  /// Those of the verbs that are as often nouns.
  private static let nounsToo = WordSet(
    "compliment, comment, question, silence, people, phone, time, lunch, fear, balance, distance, note, pay, play, sentence"
  )
  private static let articles = WordSet("the, a, an, your, my, our, another")
  private static let questions = WordSet("how, why, when, what")
  private static let units = WordSet(
    "day, week, part, step, lesson, phase, stage, task, module, round, chapter, week"
  )
  private static let amounts = WordSet(
    """
    one, two, three, four, five, six, seven, ten, fifteen, twenty, thirty, half, day, week, hour, minutes, minute, days
    hours, weeks, month, weekend, morning, evening, time, moment, moments
    """
  )
  /// Nouns and adjectives that open titles and no challenges.
  private static let openers = WordSet(
    """
    morning, evening, dinner, lunch, breakfast, weekend, meeting, office, social, inner, silent, radical, digital
    personal, emotional, conscious, intentional, mindful, daily, weekly, everyday, ego, status, people-pleasing, people
    approval, humility, compliment, silence, phone, screen, family, workplace, authentic, self, deep, active, time
    quiet, mini, quick, advanced, basic, bonus, gratitude, patience, honesty, envy, pride, shame, fear
    """
  )
  private static let noGerunds = WordSet(
    "bring, sting, string, spring, swing, cling, fling, sling, wring, thing, nothing, something, anything, everything"
  )
  private static let times = WordSet(
    """
    today, tonight, tomorrow, until, till, before, after, all, every, once, twice, first, noon, bedtime, whenever, only
    week's, when, if, while, now
    """
  )
  /// Words with which a clause has a verb.
  private static let finite = WordSet(
    """
    is, are, was, were, am, be, has, have, had, do, does, did, can, could, will, would, should, may, might, must, don't
    doesn't, isn't, aren't, won't, can't, it's, that's, they're, you're, you, whoever, stays, stay, goes, go, gets, get
    comes, come, gives, give, says, say, tells, tell, takes, take, makes, make, keeps, keep, hears, hear, sees, see
    knows, know, wins, pays, pay, leaves, eats, eat, drives, decides, chooses, picks, wants, needs, asks, ask, calls
    speaks, talks, writes, reads, sits, stands, waits, sleeps, starts, ends, stops, moves, finds, loses, holds, belongs
    """
  )
  /// Verbs that look like nouns, and those that a word for exercises may follow.
  private static let verbs = WordSet(
    """
    do, skip, finish, start, take, leave, make, end, try, write, read, check, test, drill, log, audit, review, practice
    exercise, challenge, reflect, mention, question, compliment, comment, experiment, silence, balance, position
    witness, complement, document, implement, sentence, distance, dance, glance, advance, finance, caution, function
    station, section, ration, cancel, delete, watch, run, join, miss, drop, quit, stop, use, repeat, hide, share, send
    show, forget, ignore, avoid, lose, win, name, note, time, phone, lunch, fear, people, pay, quiz, list, record, rate
    rank, rest, wait, sit, stand, walk, talk, ask, tell, say, give, get, let, keep, hold, put, set, turn, open, close
    buy, sell, eat, order, cook, clean, wash, wear, bring, call, text, reply, answer, apologize, admit, confess, thank
    greet, help, pick, choose, count, sort, move, swap, spend, save, lend, borrow, play, sing, draw, meet, visit, order
    """
  )
  /// What exercises are called.
  private static let labels = WordSet(
    """
    exercise, exercises, assessment, self-assessment, challenge, practice, reflection, awareness, meditation, check-in
    technique, method, training, drill, quiz, task, activity, worksheet, checklist, review, inventory, experiment, log
    tracker, audit, tally, detox, fast, check, test, self-test, survey, scan, mode, protocol, routine, ritual, reset
    journal, diary, mission, workout, session, lesson, project, study, program, plan, tip, reminder, prompt, homework
    """
  )

  private enum Message {
    static let label = "the prompt is a title, not a challenge"
    static let remedy = "Say what to do, until when, in a sentence that ends."
  }
}
