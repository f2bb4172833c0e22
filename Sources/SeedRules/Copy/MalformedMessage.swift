import SeedDecoding
import SeedDiagnostics
package import SeedLint

/// Flags a message pattern that is not of the ICU subset. Found while decoding, by the message parser.
package enum MalformedMessage: DecodedRule {
  package static let metadata = RuleMetadata(
    .malformedMessage,
    .error,
    summary: "A message that is not of the ICU MessageFormat subset.",
    rationale: """
      Messages may have `{name}`, `{name, plural, …}` and `{name, select, …}`, `#` for the number, and \
      apostrophes that quote braces. Anything else would show its braces to a user, or break the app. \
      Every fault of a message is shown at its place in the pattern.
      """,
    reads: "the `title` and `body` of every copy variant"
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "{days, plural, =0 {No days} one {# day} other {# days}}. That's it." }]
        } }
        """
      ),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "Write '{'done'}' and it's done." }]
        } }
        """
      ),
    ],
    flagged: [
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "{⟪Days⟫} days gone." }]
        } }
        """
      ),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "{days, plural, ⟪single⟫ {# day} other {# days}} gone⟪}⟫" }]
        } }
        """
      ),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "streak.lost": [{ "body": "{cost, ⟪number⟫} wasted." }]
        } }
        """
      ),
    ]
  )
}
