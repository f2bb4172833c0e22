import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a range of hours that is not two hours. Found while decoding.
enum MalformedHours: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.malformedHours),
    summary: "A range of hours that is not a first and a last hour.",
    rationale: """
      A range is two hours, both inclusive: `[7, 9]` lasts until 9:59, and `[22, 6]` wraps past \
      midnight.
      """,
    reads: "`rushHours` and `nightHours` in `priority_rules.json`"
  )

  static let examples = RuleExamples(
    accepted: [
      .file(
        "priority_rules.json",
        """
        {
          "placeKeywords": { "high": ["home"] },
          "messageKeywords": {},
          "rushHours": [[7, 9], [17, 19]],
          "nightHours": [22, 6],
          "match": "word"
        }
        """
      ),
      .file(
        "priority_rules.json",
        """
        {
          "placeKeywords": { "high": ["home"] },
          "messageKeywords": {},
          "rushHours": [],
          "nightHours": [0, 0],
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
          "placeKeywords": { "high": ["home"] },
          "messageKeywords": {},
          "rushHours": [⟪[⟫7], [17, 19]],
          "nightHours": [22, 6],
          "match": "word"
        }
        """
      ),
      .file(
        "priority_rules.json",
        """
        {
          "placeKeywords": { "high": ["home"] },
          "messageKeywords": {},
          "rushHours": [[7, 9]],
          "nightHours": ⟪[⟫22, 2, 6],
          "match": "word"
        }
        """
      ),
    ]
  )
}
