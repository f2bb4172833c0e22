import SeedDecoding
import SeedLint

/// Found while decoding.
enum UnknownValue: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.unknownValue),
    summary: "A word that the field does not take.",
    rationale: """
      Types, severities, triggers and colours come from closed lists, because the apps do something of \
      their own for each. The EgoFix app used to replace an unknown word by a default; here it is an \
      error, with the nearest word.
      """,
    repair: "Unsafe: writes the nearest word, where one is near.",
    reads: """
      every field with a closed list of words, and names of rules, severities and locales in \
      `seedtool.json`
      """
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""type": "quickFix""#),
      .tidbit(#""trigger": "restDay""#),
    ],
    flagged: [
      .fix(
        #""severity": ⟪"medum"⟫"#,
        repaired: #""severity": "medium""#
      ),
      .tidbit(#""trigger": ⟪"postApply"⟫"#),
      .bug(#""color": ⟪"pink"⟫"#),
    ]
  )
}
