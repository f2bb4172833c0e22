import SeedDiagnostics
import SeedLint
import SeedText

/// Flags sentences that run on. Of a message's arms the first is counted.
struct SentenceLength: WordRule {
  static let metadata = RuleMetadata(
    .warning("readability/sentence-length"),
    summary: "A sentence has more than 28 words.",
    rationale: """
      These texts are read on a phone, once, often standing. A reader who has to go back to the start of a \
      sentence does not.
      """,
    reads: "every text; not headings and labels of copy",
    options: [.integer("words", 28, 5...200, "The most words of a sentence.")],
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      .tidbit(
        """
        "body": "A full calendar answers a question nobody asked out loud: would they keep you if you \
        produced nothing? Skipping kept it closed for another day, e.g. this one. It's patient, and it has \
        been so for years."
        """
      ),
      .fix(
        """
        "prompt": "Write a line each for the boss, the friend, the neighbor, the dentist and the cousin. Say \
        no in all five of them, and send the one that was the hardest to write."
        """
      ),
    ],
    flagged: [
      .tidbit(
        """
        "body": "⟪A full calendar answers a question that nobody has ever asked out loud, which is whether \
        they would keep you around if you produced nothing at all for a week or two⟫."
        """
      ),
      .fix(
        """
        "prompt": "⟪When someone at the table tells a story that you were part of, let them tell all of it \
        the way they remember it and keep every single correction to yourself⟫. Then eat."
        """
      ),
    ]
  )

  private let limit: Int

  init(_ options: RuleOptions) { limit = options.integer("words") }

  var fewestWords: Int { limit + 1 }

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.isHeadingOrLabel }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    for range in Sentences.ranges(of: words.words, in: words.text.bytes) {
      let count = words.words[range].count { !$0.shape.contains(.alternative) }
      guard count > limit else { continue }
      let message = "the sentence has \(count) words; more than \(limit) are hard to follow"
      findings.report(
        words.finding(of: Self.self, message, at: range),
        remedy: "Make two sentences of it, or take out what the reader knows."
      )
    }
  }
}
