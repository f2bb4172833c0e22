import SeedDecoding
import SeedDiagnostics
package import SeedLint

/// Flags a plural or select without an `other` arm. Found while decoding, by the message parser.
package enum MissingOther: DecodedRule {
  package static let metadata = RuleMetadata(
    .missingOther,
    .error,
    summary: "A plural or select without `other`.",
    rationale: """
      `other` is what is shown when no arm fits: for a number that nobody thought of, a value that was \
      added later, a language with other plurals. Without it the text has a hole there.
      """,
    reads: "the `title` and `body` of every copy variant"
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "{days, plural, other {# days}} gone." }]
        } }
        """
      ),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "{tone, select, other {Gone.}}" }]
        } }
        """
      ),
    ],
    flagged: [
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "⟪{days, plural, one {# day} few {# days}}⟫ gone." }]
        } }
        """
      ),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "⟪{tone, select, calm {Gone.}}⟫" }]
        } }
        """
      ),
    ]
  )
}
