import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags prompts that are a title rather than a challenge: words in title case, a heading before a colon, or a
/// few words without an end.
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
    ],
    flagged: [
      .prompt("⟪Self-assessment: Correction Urges⟫"),
      .prompt("⟪The Art of Not Correcting Others⟫"),
      .prompt("⟪Correction awareness exercise⟫"),
    ]
  )

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .prompt }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits,
    prompt: StemBloomFilter?
  ) -> Bool {
    isLabel(words, in: bytes, traits)
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    findings.report(words.finding(of: Self.self, Message.label), remedy: Message.remedy)
  }

  private func isLabel(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    if isTitleCased(words) { return true }
    guard traits.contains(.openEnd), let last = words.last, words.count <= 8 else { return false }
    for index in words.indices.dropFirst().prefix(3)
    where bytes[words[index - 1].range.upperBound] == UInt8(ascii: ":") {
      return true
    }
    return Self.labels.contains(last.hash)
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

  private static let labels = WordSet(
    """
    exercise, exercises, assessment, self-assessment, challenge, practice, reflection, awareness, meditation
    technique, method, training, drill, quiz, task, activity, worksheet, checklist, review, inventory, experiment
    """
  )

  private enum Message {
    static let label = "the prompt is a title, not a challenge"
    static let remedy = "Say what to do, until when, in a sentence that ends."
  }
}
