import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags keywords under a priority that does not exist. Found while decoding.
enum UnknownPriority: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.unknownPriority),
    summary: "Keywords under a priority that does not exist.",
    rationale: """
      A notification is low, medium, high or critical, and each has its own sound and repetition. \
      Keywords under another name would never count.
      """,
    reads: "the keys of `placeKeywords` and `messageKeywords` in `priority_rules.json`"
  )

  static let examples = RuleExamples(
    accepted: [
      .file(
        "priority_rules.json",
        """
        {
          "placeKeywords": { "high": ["home"] },
          "messageKeywords": {},
          "rushHours": [[7, 9]],
          "nightHours": [22, 6],
          "match": "word"
        }
        """
      ),
      .file(
        "priority_rules.json",
        """
        {
          "placeKeywords": { "critical": ["home"] },
          "messageKeywords": {},
          "rushHours": [],
          "nightHours": [23, 5],
          "match": "word"
        }
        """
      ),
    ],
    flagged: [
      .file(
        "priority_rules.json",
        """
        {
          "placeKeywords": { ⟪"urgent"⟫: ["home"] },
          "messageKeywords": {},
          "rushHours": [[7, 9]],
          "nightHours": [22, 6],
          "match": "word"
        }
        """
      ),
      .file(
        "priority_rules.json",
        """
        {
          "placeKeywords": { ⟪"High"⟫: ["home"] },
          "messageKeywords": {},
          "rushHours": [],
          "nightHours": [23, 5],
          "match": "word"
        }
        """
      ),
    ]
  )
}
