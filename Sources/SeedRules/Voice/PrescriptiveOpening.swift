import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags prompts that open by telling the reader how to be: "be more …", "try to …", "don't …". A time in
/// front ("This week, try to …") makes no difference. A compound ("Don't-worry messages …") opens with no
/// order.
struct PrescriptiveOpening: PhraseRule {
  static let metadata = RuleMetadata(
    .warning("voice/prescriptive-opening"),
    summary: "A prompt opens with an order about how to be, or with what not to do.",
    rationale: """
      "Be more", "try to" and "don't" ask for an intention, and an intention has no end that anyone can see. \
      A prompt that opens with the act itself says what to do, when, and when it is over.
      """,
    reads: "the prompts of fixes",
    options: [.entries("terms", Lists.prescriptiveOpening, "The openings that prescribe.")],
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Be the second to answer in every thread you open today."),
      .prompt("Stop a story before its last line today and don't go back to it."),
      .prompt("Don't-worry messages go out by the dozen. Count yours until dinner."),
      .prompt("Become a regular today: work on the balcony at noon, in the cheap chair."),
      .prompt("Until lunch, answer only what was asked. Try to catch the extra sentence."),
    ],
    flagged: [
      .prompt("⟪Be more⟫ open-minded in one meeting today."),
      .prompt("⟪Try to⟫ let somebody else have the last word this evening."),
      .prompt("All this week, ⟪don't⟫ correct anyone at the table."),
    ]
  )

  static let phrases = [
    Phrases(
      excuses: [.quoted, .compound],
      says: "prescribes how to be, or what not to do",
      remedy: "Open with the act itself: what to do, with whom, until when."
    ) { $0.part == .prompt }
  ]

  let lists: [TermList]

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    !isOpening(match.lowerBound, words)
  }

  /// The first word, or the first after a short clause or a word of time in front of it.
  private func isOpening(_ index: Int, _ words: WordView) -> Bool {
    if index == 0 { return true }
    guard index <= 5 else { return false }
    if index == 1, words.words[1].gap == .joined { return Self.times.contains(words.words[0].hash) }
    return words.words[index].gap == .clause && words.words[1..<index].allSatisfy { $0.gap == .joined }
  }

  private static let times = WordSet("today, tonight, tomorrow")
}
