import SeedDecoding
import SeedLint

/// Found while decoding.
enum MalformedToken: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.malformedToken),
    summary: """
      A date, time, version, key or other technical string that is not in the form its field takes.
      """,
    rationale: """
      Technical strings are compared and sorted by machines, so each has one form: dates are \
      `2026-01-31`, times `17:30`, versions `1.4.0`, copy keys dotted lower-camel words. A date also \
      has to exist.
      """,
    reads: "dates, times, versions, locales, copy keys, rule ids, pointers, digests and item ids"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix("abstain", #""durationDescription": "Until five.", "endTime": "17:00""#),
      .file("seedtool.json", #"{ "version": "0.12.0", "locale": "en" }"#),
    ],
    flagged: [
      .fix("abstain", #""durationDescription": "Until five.", "endTime": ⟪"5 pm"⟫"#),
      .file("seedtool.json", #"{ "version": ⟪"1.0"⟫, "locale": ⟪"english"⟫ }"#),
      .file(
        "retired.json",
        #"[{ "kind": "copyKey", "key": "checkIn.question", "retiredOn": ⟪"2026-02-30"⟫, "reason": "Asked twice." }]"#
      ),
    ]
  )
}
