import SeedDecoding
import SeedLint

/// Flags a container below the 64th level. Found while parsing, which skips it.
enum NestingTooDeep: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.nestingTooDeep),
    summary: "Arrays and objects that are nested more than 64 levels deep.",
    rationale: """
      Content nests eight levels at most, so deeper text is a mistake (a bracket typed once too often) \
      or an attack on the reader's stack. What is too deep is skipped, once; the rest of the file is \
      read.
      """,
    reads: "every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(
        """
        "interactionType": "scenario",
        "configuration": { "scenario": { "situation": "The meeting ends early.", "options": [
          { "id": "a", "text": "Fill the gap." }, { "id": "b", "text": "Leave it empty." }
        ] } }
        """
      ),
      .file(
        "seedtool.json",
        #"{ "version": "1.0.0", "locale": "en_US", "customRules": ["# + String(repeating: "[", count: 62)
          + String(repeating: "]", count: 62) + "] }"
      ),
    ],
    flagged: [
      .file(
        "seedtool.json",
        #"{ "version": "1.0.0", "locale": "en_US", "customRules": ["# + String(repeating: "[", count: 62)
          + "⟪[⟫]" + String(repeating: "]", count: 62) + "] }"
      ),
      .file("retired.json", String(repeating: "[", count: 64) + "⟪{⟫}" + String(repeating: "]", count: 64)),
    ]
  )
}
