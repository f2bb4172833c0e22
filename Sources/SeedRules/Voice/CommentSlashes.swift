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
    var end = 0
    var slashCount = 0
    while end < text.bytes.count, text.bytes[end] == UInt8(ascii: "/") || text.bytes[end] == UInt8(ascii: " ")
    {
      if text.bytes[end] == UInt8(ascii: "/") { slashCount += 1 }
      end += 1
    }
    guard slashCount >= 2 else { return }
    let finding = text.finding(of: Self.self, Message.slashes, at: 0..<end)
    findings.report(finding, Repair(Message.fix, .safe, [text.edit(0..<end, with: "")]))
  }

  private enum Message {
    static let slashes = "the comment brings its own `//`, which the renderer adds"
    static let fix = "take the slashes off"
  }
}
