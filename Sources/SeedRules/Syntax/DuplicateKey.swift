import SeedDecoding
import SeedLint

/// Flags a key that an object has twice. Found while parsing; keys are compared with their escapes
/// resolved.
enum DuplicateKey: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.duplicateKey),
    summary: "A key that one object has twice.",
    rationale: """
      Readers disagree about which of the two counts: some take the first, some the last, some refuse \
      the file. Whatever was meant, half of it is lost silently.
      """,
    reads: "every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(
        """
        "prompt": "Sit still for five minutes.",
        "interactionType": "timed",
        "configuration": { "timed": { "durationSeconds": 300, "prompt": "Nothing to do. Do that." } }
        """
      ),
      .fix(
        """
        "severity": "low",
        "Severity": "high"
        """
      ),
    ],
    flagged: [
      .fix(
        """
        "severity": "low",
        ⟪"severity"⟫: "high"
        """
      ),
      .fix(
        #"""
        "type": "daily",
        ⟪"\u0074ype"⟫: "weekly"
        """#
      ),
    ]
  )
}
