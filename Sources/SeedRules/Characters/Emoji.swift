import SeedTables
import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText

/// Flags emoji, each sequence once and whole.
struct Emoji: TextRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("characters/emoji"),
    summary: "A text has an emoji.",
    rationale: """
      No app shows emoji: the tone is dry, a small yellow face performs the feeling that the sentence was to \
      leave to the reader, and a screen reader reads its name out loud. Every character with Unicode's Emoji \
      property is one, except digits, `#`, `*`, `©`, `®`, `™`, `‼`, `⁉` and the arrows in text presentation. \
      What U+FE0F follows, keycaps, flags and joined sequences always are.
      """,
    repair: """
      None for an emoji: what it said is the writer's to say. Where U+FE0F alone makes one of a character that \
      is text without it (`✔`), deletes that. Safe.
      """,
    reads: "every text, messages and what histories show included"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Write #1 to #3 on paper: © yours, ™ yours, 100 % yours. Then swap two → and keep it so."),
      .comment("Café, naïve, “résumé” – the accents were for the table next to you…"),
      .body(
        "Nobody applauds a 5 * 5 grid of meetings. The grid ↔ the applause: only one of them was booked."
      ),
    ],
    flagged: [
      .prompt("Answer one message today with a single word and no ⟪🙂⟫ behind it."),
      .comment(#"A family ⟪👩‍👩‍👧‍👦⟫ is one emoji, a waving hand ⟪👋🏽⟫ too, and so is ⟪\uD83D\uDE44⟫."#),
      .body("Step ⟪1️⃣⟫ was to be busy. Step two was to be seen ⟪✔⟫ being busy by someone who counts."),
      .file(
        "retired.json",
        """
        [{ "kind": "bug", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "retiredOn": "2026-02-01",
           "reason": "Nobody had it.", "title": "Need to smile ⟪😀⟫" }]
        """
      ),
      .comment(
        "You would put a ⟪™️⟫ behind your own name.",
        repaired: "You would put a ™ behind your own name."
      ),
    ]
  )

  static let traits: TextTraits = .unusualScalar

  func reads(_ field: TextField) -> Bool { true }

  func check(_ text: TextView, _ findings: inout FindingSink) {
    let scalars = text.placedScalars
    for range in EmojiSequences.ranges(in: scalars) {
      let sequence = scalars[range]
      let bytes = scalars[range.lowerBound].range.lowerBound..<scalars[range.upperBound - 1].range.upperBound
      let isOnlyAsked =
        sequence.count == 2 && EmojiSequences.isTextByDefault(scalars[range.lowerBound].scalar)
        && scalars[range.lowerBound + 1].scalar.value == 0xFE0F
      // What shipped is told as it was, and is compared byte for byte.
      if isOnlyAsked, text.field.part == .history { continue }
      let message =
        isOnlyAsked ? Self.asked(scalars[range.lowerBound].scalar) : Self.message(sequence.map(\.scalar))
      var finding = text.finding(of: Self.self, message, at: bytes)
      if isOnlyAsked {
        finding.remedy = "Without U+FE0F it is text."
        let edit = text.edit(scalars[range.lowerBound + 1].range, with: "")
        finding.repair = Repair("Delete U+FE0F", .safe, [edit])
      } else {
        finding.remedy = "Say it in words, or leave it out."
      }
      findings.report(finding)
    }
  }

  private static func asked(_ scalar: Unicode.Scalar) -> String {
    "`\(scalar)` is followed by U+FE0F, which asks for an emoji"
  }

  /// Code points, and the names of the first few that are more than glue.
  private static func message(_ scalars: [Unicode.Scalar]) -> String {
    let names = scalars.lazy.filter { !$0.properties.isDefaultIgnorableCodePoint }.compactMap(
      \.properties.name
    )
    let named = names.prefix(3).joined(separator: ", ")
    let sequence = scalars.codePoints
    return "the text has an emoji: \(sequence)" + (named.isEmpty ? "" : " (\(named))")
  }
}
