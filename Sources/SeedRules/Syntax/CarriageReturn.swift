import SeedDecoding
import SeedLint

/// Flags a file with carriage returns; one finding a file, at the first. Found while parsing.
enum CarriageReturn: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.carriageReturn),
    summary: "Lines that end in CR LF, or in CR alone.",
    rationale: """
      One kind of line end keeps differences between two versions to what was changed. A file is \
      reported once, at its first carriage return, with how many it has.
      """,
    repair: """
      Safe: ends every line of the file in LF. Texts are not touched: in a JSON string a line end is \
      an escape.
      """,
    reads: "every content file"
  )

  static let examples = RuleExamples(
    accepted: [.file("retired.json", "[]\n"), .file("retired.json", "[\n]\n")],
    flagged: [
      .file("retired.json", "[⟪\r⟫\n]\r\n", repaired: "[\n]\n"),
      .file("suppressions.json", "[⟪\r⟫]\n", repaired: "[\n]\n"),
    ]
  )
}
