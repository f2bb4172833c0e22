import SeedDecoding
import SeedLint

/// Flags a byte order mark at a file's start. Found while parsing.
enum ByteOrderMark: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.byteOrderMark),
    summary: "A byte order mark at the start of a file.",
    rationale: """
      UTF-8 has no byte order to mark, and RFC 8259 forbids the mark in JSON texts that are exchanged. \
      Some readers refuse the file, some make the mark part of the first key.
      """,
    repair: "Safe: deletes the mark.",
    reads: "every content file"
  )

  static let examples = RuleExamples(
    accepted: [.file("retired.json", "[]\n"), .file("retired.json", "\n[]\n")],
    flagged: [
      .file("retired.json", "⟪\u{FEFF}⟫[]\n", repaired: "[]\n"),
      .file("suppressions.json", "⟪\u{FEFF}⟫\n[]\n", repaired: "\n[]\n"),
    ]
  )
}
