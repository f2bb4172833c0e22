import SeedDiagnostics
import SeedLint
import SeedText

/// Flags texts that need more than nine years of school, by the Flesch–Kincaid grade: 0.39 × words per
/// sentence + 11.8 × syllables per word − 15.59. Texts under 30 words are too short to grade.
struct ReadingLevel: WordRule {
  static let metadata = RuleMetadata(
    .warning("readability/reading-level"),
    summary: "A text of 30 words or more has a Flesch–Kincaid grade above 9.",
    rationale: """
      The grade is the years of school that a text asks for. A friend explaining something over coffee stays \
      below nine; above it, long words and long sentences are doing the talking. Syllables are estimated, so \
      the grade may be off by half a year.
      """,
    reads: "every text; not headings and labels of copy",
    options: [
      .integer("grade", 9, 1...30, "The highest grade."),
      .integer("words", 30, 10...1000, "From how many words on a text is graded."),
    ],
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      .tidbit(
        """
        "body": "A full calendar answers a question nobody asked out loud: would they keep you if you \
        produced nothing? Skipping kept it closed for another day. It's patient. You can hear it if you sit \
        still."
        """
      ),
      .body("Interpersonal validation necessitates organizational acknowledgement, apparently."),
    ],
    flagged: [
      .tidbit(
        """
        "body": "⟪Individuals demonstrating excessive occupational engagement frequently experience \
        considerable difficulty distinguishing professional accomplishments from personal significance, \
        particularly whenever organizational recognition becomes unavailable or insufficiently consistent \
        over such extended periods and across unrelated environments.⟫"
        """
      ),
      .tidbit(
        """
        "body": "⟪The anticipation of social evaluation activates a protective mechanism that originally \
        developed in childhood environments, where unconditional acceptance was unavailable. The mechanism \
        persists into adulthood, although its original justification has disappeared entirely.⟫"
        """
      ),
    ]
  )

  private let grade: Int
  private let wordCount: Int

  init(_ options: RuleOptions) {
    grade = options.integer("grade")
    wordCount = options.integer("words")
  }

  var fewestWords: Int { wordCount }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    level(of: words, in: bytes) > grade * 1000
  }

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.isHeadingOrLabel }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    let level = level(of: words.words, in: words.text.bytes)
    let shown = "\(level / 1000).\(level % 1000 / 100)"
    findings.report(
      words.finding(of: Self.self, "the text reads at grade \(shown); the limit is \(grade)"),
      remedy: "Use shorter sentences and plainer words: what would you say to a friend?"
    )
  }

  /// The grade in thousandths, so that no platform's rounding decides; 0 for a text with too few words.
  private func level(of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var syllableCount = 0
    for word in words where !word.shape.contains(.alternative) {
      count += 1
      syllableCount += Syllables.count(word, in: bytes)
    }
    guard count >= wordCount else { return 0 }
    let sentenceCount = Sentences.ranges(of: words, in: bytes)
      .count { range in words[range].contains { !$0.shape.contains(.alternative) } }
    return 390 * count / max(sentenceCount, 1) + 11_800 * syllableCount / count - 15_590
  }
}
