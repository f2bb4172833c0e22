import SeedDiagnostics
import SeedLint
import SeedText

/// Flags words of four letters and more in capitals, neighbours together; a text that is all in capitals is
/// one finding. Acronyms are listed; a word without a vowel is one, and so is one in brackets after the words
/// that it stands for. Headings, labels and documents of copy are free.
struct Shouting: WordRule {
  static let metadata = RuleMetadata(
    .warning("voice/shouting"),
    summary: "A word of four letters or more is written in capitals.",
    rationale: """
      Capitals are a raised voice, and screen readers spell them out. Emphasis that a sentence needs can be \
      had by putting the word last.
      """,
    reads: "every text; not headings, labels and documents of copy, nor what is quoted",
    options: [
      .entries("allowed", Lists.shouting, "Words that are written in capitals.", looser: .higher),
      .integer("letters", 4, 2...20, "From how many letters on a word in capitals is shouted."),
    ]
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Answer one RSVP today with a plain no, by SMS, before you look at the calendar."),
      .prompt("Write NOTHING across one evening of the calendar, and leave it there."),
      .comment("The GDPR, the PTSD forum and the USPS: three queues, one of you."),
      .comment("The Association of Shy Pianists of Iowa (ASPI) met again. Nobody at ASPI played."),
      .body("They had COVID in March. The README still says that the office is open on Mondays."),
      .prompt(#"Reply to one \"CALL ME\" today after you have finished your coffee."#),
      .file(
        "copy/pressure.professional.json",
        #"{ "product": "pressure", "voice": "professional", "entries": { "status.locked": [{ "body": "LOCKED" }] } }"#,
        beside: [
          "copy/catalog.json": CatalogExamples.text(CatalogExamples.key(#""status.locked""#, role: "label"))
        ]
      ),
    ],
    flagged: [
      .prompt("Say ⟪NOTHING⟫ about your week until somebody asks."),
      .comment("You ⟪REALLY NEED⟫ this one, and ⟪DON'T⟫ tell."),
      .comment("You left early again (⟪NEVER⟫ mind)."),
      .comment("Not every visitor ever rests (⟪NEVER⟫)."),
      .comment("They Never Call. Old Men Explain (⟪NCOME⟫)."),
      .prompt("⟪LEAVE A TYPO IN THE CHAT TODAY⟫."),
    ]
  )

  private let allowed: WordSet
  private let letterCount: Int

  init(_ options: RuleOptions) {
    allowed = WordSet(words: options.strings("allowed") + options.wordList)
    letterCount = options.integer("letters")
  }

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.isSetInLines }

  static let traits: TextTraits = .doubledCapital

  func check(_ words: WordView, _ findings: inout FindingSink) {
    var runs: [Range<Int>] = []
    var index = 0
    while index < words.words.count {
      guard isShouted(words.words[index], words) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < words.words.count, words.words[end].gap == .joined, isShouted(words.words[end], words) {
        end += 1
      }
      let isFree = words.isQuoted(index..<end) || isWrittenDown(index, words) || isAbbreviation(index, words)
      if !isFree { runs.append(index..<end) }
      index = end
    }
    if runs.count > 1, words.words.allSatisfy({ !words.string($0.range).contains(where: \.isLowercase) }) {
      var finding = words.finding(of: Self.self, "the whole text is in capitals", at: words.words.indices)
      // It needs another text, not a full stop.
      finding.relations.causes = [.ending]
      return findings.report(finding, remedy: "Write it in lower case.")
    }
    for run in runs {
      let finding = words.finding(of: Self.self, "\(words.quote(run)) is in capitals", at: run)
      let isReminder = Self.reminders.contains(words.words[run.lowerBound].hash)
      findings.report(
        finding,
        remedy: isReminder
          ? "Finish the text: this looks like a note to yourself."
          : "Write it in lower case; list it in `allowed` if it is an acronym."
      )
    }
  }

  private func isShouted(_ word: Word, _ words: WordView) -> Bool {
    guard word.shape.contains(.capitalized), word.range.count >= letterCount, !allowed.contains(word.hash)
    else {
      return false
    }
    var letters = 0
    for scalar in words.string(word.range).unicodeScalars where scalar.properties.isAlphabetic {
      guard scalar.properties.isUppercase else { return false }
      letters += 1
    }
    return letters >= letterCount && !isUnspeakable(words.text.bytes[word.range])
  }

  /// "Write NOTHING across the evening": what is to stand there in capitals.
  private func isWrittenDown(_ index: Int, _ words: WordView) -> Bool {
    index > 0 && words.words[index].gap == .joined && Self.writing.contains(words.words[index - 1].hash)
  }

  /// "The Organization of Arab Petroleum Exporting Countries (OAPEC)": whether a word stands somewhere in
  /// brackets after the words that it stands for, which begin with its letters as capitals.
  private func isAbbreviation(_ index: Int, _ words: WordView) -> Bool {
    words.words.indices.contains { place in
      let word = words.words[place]
      guard word.hash == words.words[index].hash,
        words.text.byte(at: word.range.lowerBound - 1) == UInt8(ascii: "(")
      else { return false }
      var last = place
      return words.text.bytes[word.range].reversed().allSatisfy { letter in
        while last > 0, words.words[last].gap < .sentence {
          last -= 1
          if words.text.bytes[words.words[last].range.lowerBound] == letter { return true }
          if !Self.unspelled.contains(words.words[last].hash) { return false }
        }
        return false
      }
    }
  }

  /// What has no letter of its own in an abbreviation.
  private static let unspelled = WordSet("of, and, the, for")

  private static let writing = WordSet(
    "write, writes, wrote, written, print, printed, stamp, stamped, marked, labeled"
  )

  /// Whether some letters have no vowel and none that is drawn out: `GDPR`, but not `PSSST`.
  private func isUnspeakable(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if letters.contains(where: { "AEIOUY".utf8.contains($0) || $0 >= 0x80 }) { return false }
    return !zip(letters, zip(letters.dropFirst(), letters.dropFirst(2))).contains { $0 == $1.0 && $0 == $1.1 }
  }

  /// What writers leave for themselves.
  private static let reminders = WordSet("todo, fixme")
}
