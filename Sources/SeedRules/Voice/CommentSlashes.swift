import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags inline comments that bring their own `//`, which the renderer puts there.
struct CommentSlashes: TextRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("voice/comment-slashes"),
    summary: "An inline comment starts with `//`.",
    rationale: """
      Comments are stored without the slashes and shown with them: the renderer adds them once. A comment \
      that brings its own is shown with two pairs.
      """,
    repair: "Takes the slashes and the spaces around them off the comment's start; safe.",
    reads: "the inline comments of fixes and of their steps"
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("Everything after the // is for you."),
      .prompt("// Start one message today with two slashes and see who asks."),
    ],
    flagged: [
      .comment("⟪// ⟫You will want a prop.", repaired: "You will want a prop."),
      .comment("⟪ //// // ⟫You will want a prop.", repaired: "You will want a prop."),
    ]
  )

  static let traits: TextTraits = .doubledSlash

  func reads(_ field: TextField) -> Bool { field.part.isComment }

  func check(_ text: TextView, _ findings: inout FindingSink) {
    let end = text.bytes.firstIndex { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: " ") } ?? text.bytes.count
    guard text.bytes[..<end].count(where: { $0 == UInt8(ascii: "/") }) >= 2 else { return }
    let message = "the comment starts with `//`, which the app adds itself"
    let repair = Repair("take the slashes off", .safe, [text.edit(0..<end, with: "")])
    findings.report(text.finding(of: Self.self, message, at: 0..<end), repair)
  }
}
