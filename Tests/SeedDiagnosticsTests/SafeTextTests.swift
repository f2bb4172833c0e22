import SeedDiagnostics
import Testing

struct SafeTextTests {
  @Test
  func `what is put into a text is escaped, the text itself is not`() {
    let name = "a\u{1B}[31m\nb\u{202E}"
    let text: SafeText = "\u{1B}[1m\(name): \(3)\n"
    #expect(text.string == "\u{1B}[1ma‹U+001B›[31m‹U+000A›b‹U+202E›: 3\n")
    #expect(SafeText(lines: "a\u{7}\nb").string == "a‹U+0007›\nb")
    #expect(("\(text)\("x\u{0}")" as SafeText).string == text.string + "x‹U+0000›")
    #expect(("\("abc", limit: 2)" as SafeText).string == "ab…")
  }

  @Test(arguments: [
    ("::error::x", "‹U+003A›:error::x"), ("a ::error::\n  ::b", "a ::error::\n  ‹U+003A›:b"), (": x", ": x"),
    ("##[group]", "‹U+0023›#[group]"), ("##vso[task]", "‹U+0023›#vso[task]"), ("## Heading", "## Heading"),
    (" \t::", " \t‹U+003A›:"), ("a\n:", "a\n‹U+003A›"),
  ])
  func `no line begins with a command`(text: String, expected: String) {
    var whole = LineGuard()
    #expect(
      whole.guarded(SafeText(lines: text.replacing("\t", with: " "))) == expected.replacing("\t", with: " ")
    )
  }

  @Test
  func `a command in pieces is one, too`() {
    var pieces = LineGuard()
    let text = ["  ", ":", ":error", "\n", "::x"].map { pieces.guarded("\($0)") }.joined()
    #expect(text == "  ‹U+003A›:error‹U+000A›::x")
    var lines = LineGuard()
    #expect(["a\n", "::x"].map { lines.guarded(SafeText(lines: $0)) }.joined() == "a\n‹U+003A›:x")
  }
}
