import SeedDiagnostics
import Testing

struct DashAndEllipsisTests {
  @Test(arguments: [
    ("Wait -- no.", "Wait — no."), ("But I--", "But I—"), ("--", "—"), ("One---two.", "One—two."),
    ("\\\"I--\\\" he said.", "\\\"I—\\\" he said."), ("-- a list, by hand.", "— a list, by hand."),
    ("It takes 3--4 days or 10---12.", "It takes 3–4 days or 10–12."),
    ("At 10 -- not 12.", "At 10 — not 12."),
    ("He left.--She stayed.", "He left.—She stayed."),
  ])
  func `hyphens become a dash`(_ prompt: String, _ expected: String) {
    let text = "Text first. \(prompt) And last."
    #expect(CharacterLinting.fixed("double-hyphen", prompt: text) == "Text first. \(expected) And last.")
  }

  @Test(arguments: [
    "Run with --force and `--dry-run` (--quiet too).", "An arrow --> there, <-- back, <!-- no -->.",
    "Open https://example.com/a--b, (example.com/a--b) or 'www.a--b.org'.", "Ask a--b@example.com or @a--b.",
    "In ~/a--b, ./a--b, /a--b, content/a--b or a--b.json.", "A rule ------ across.",
    "Well-known, half-done – and — done.", "- one - two",
  ])
  func `options, arrows and rules are no dashes`(_ prompt: String) {
    #expect(CharacterLinting.marked("double-hyphen", prompt: prompt) == [])
  }

  @Test(arguments: [
    ("Wait... no.", "Wait… no."), ("Wait.... no.", "Wait… no."), ("Wait.. no.", "Wait… no."),
    ("...and then.", "…and then."), ("No..\\\"", "No…\\\""),
  ])
  func `dots become an ellipsis`(_ prompt: String, _ expected: String) {
    #expect(CharacterLinting.fixed("ellipsis", prompt: "Say: \(prompt)") == "Say: \(expected)")
  }

  @Test
  func `only three dots and more are surely an ellipsis`() {
    let fixes = CharacterLinting.findings("ellipsis", prompt: "Wait.. no... never....").map {
      $0.repair?.applicability.rawValue
    }
    #expect(fixes == ["unsafe", "safe", "safe"])
  }

  @Test
  func `paths and ranges are no ellipses`() {
    #expect(
      CharacterLinting.marked("ellipsis", prompt: "Open ../self, .../x, lines 1..10, a..z. Done.") == []
    )
  }

  @Test
  func `the literal parts of messages are looked at`() {
    let body = "{days, plural, one {# day...} other {# days}} -- {commitment}..."
    #expect(CharacterLinting.marked("ellipsis", body: body) == ["...", "..."])
    #expect(CharacterLinting.marked("double-hyphen", body: body) == ["--"])
    #expect(
      CharacterLinting.fixed("ellipsis", body: body)
        == "{days, plural, one {# day…} other {# days}} -- {commitment}…"
    )
  }
}
