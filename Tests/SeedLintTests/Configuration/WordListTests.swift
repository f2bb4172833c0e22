import LintSamples
import SeedDiagnostics
import Testing

/// Word lists of the configuration and of `words/<list>.txt`.
struct WordListTests {
  private let prompt = ConfiguredContent.fixes(
    "Read about NASA, tell the zounderkites nothing, and say LOUD once."
  )

  @Test
  func `lists of the configuration and of files add up`() {
    let outcome = ConfiguredContent.lint([
      "fixes.json": prompt,
      "seedtool.json": ConfiguredContent.configuration(#""wordLists": { "shouting": ["LOUD"] }"#),
      "words/slur.txt": "# what nobody says\n\n  zounderkite*\t\n", "words/shouting.txt": "NASA",
    ])
    #expect(
      ConfiguredContent.lines(outcome, of: "voice/slur", "voice/shouting", "shape", "housekeeping").map {
        $0.split(separator: " | ").last ?? ""
      } == ["zounderkites"]
    )
  }

  @Test
  func `a comment, a blank line, CR LF and a missing last line end are no entries`() {
    let outcome = ConfiguredContent.lint([
      "fixes.json": prompt, "words/shouting.txt": "# NASA\r\n\r\nLOUD\r\nNASA",
    ])
    #expect(ConfiguredContent.lines(outcome, of: "voice/shouting", "shape", "housekeeping") == [])
    #expect(outcome.findings.map(\.rule).filter { $0.topic == "syntax" } == ["syntax/carriage-return"])
  }

  @Test
  func `entries that are no terms, that stand twice and lists that nobody reads are told with their places`()
  {
    let outcome = ConfiguredContent.lint([
      "fixes.json": prompt,
      "seedtool.json": ConfiguredContent.configuration(
        #""wordLists": { "guillt": [], "praise": ["_ job"] }"#
      ),
      "words/guilt.txt": "you promised\na+b\nYou Promised\n", "words/shoutin.txt": "NASA\n",
    ])
    #expect(
      ConfiguredContent.lines(outcome, of: "shape", "housekeeping") == [
        "error shape/unknown-value no rule reads a word list `guillt` | \"guillt\"",
        "error shape/malformed-token an entry cannot start with `_`: any word would start it | \"_ job\"",
        "error shape/malformed-token an entry is made of words, with `/`, `*`, `?`, `_`, `#`, `..`, `^`, `>`, `$` and "
          + "`!` as the only signs | a+b",
        "warning housekeeping/unused-word-list-entry `You Promised` stands in its list twice | "
          + "You Promised", "error shape/unknown-file no rule reads a word list `shoutin` | ",
      ]
    )
    #expect(outcome.findings.compactMap(\.suggestion) == ["guilt", "words/shouting.txt"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a list of too many entries is told once, and no more of it is read than the limit`() {
    let entries = (0...20_000).map { "word\($0)" }
    let file = ConfiguredContent.lint(["words/guilt.txt": entries.joined(separator: "\n")])
    #expect(
      ConfiguredContent.lines(file, of: "shape") == [
        "error shape/member-count `words/guilt.txt` takes 20000 entries, and has more | word20000"
      ]
    )
    let list = entries.map { "\"\($0)\"" }.joined(separator: ",")
    let own = ConfiguredContent.lint([
      "seedtool.json": ConfiguredContent.configuration("\"wordLists\": { \"guilt\": [\(list)] }")
    ])
    #expect(
      ConfiguredContent.lines(own, of: "shape") == [
        "error shape/member-count `wordLists` takes 0 to 20000 members, found 20001 | ["
      ]
    )
    let many = ConfiguredContent.lint(["words/accept.txt": String(repeating: "a\n", count: 1_000_000)])
    #expect(many.findings.count { $0.rule == "housekeeping/unused-word-list-entry" } < 20_000)
    let lists = (0..<20_000).map { "\"list\($0)\": [\"a\"]" }.joined(separator: ",")
    let wide = ConfiguredContent.lint([
      "seedtool.json": ConfiguredContent.configuration("\"wordLists\": { \(lists) }")
    ])
    #expect(wide.findings.contains { $0.rule == "shape/unknown-value" })
  }

  @Test
  func `bytes that are no UTF-8 are told once`() throws {
    let outcome = ConfiguredContent.lint(["words/guilt.txt": "you promised\u{FEFF}\n"])
    #expect(ConfiguredContent.lines(outcome, of: "syntax") == [])
    #expect(
      ConfiguredContent.lines(ConfiguredContent.lint(["words/guilt.txt": "\u{FEFF}x\n"]), of: "syntax").count
        == 1
    )
  }

  @Test
  func `an allowed word that no text has, and an exception that excuses nothing, are of no use`() {
    let outcome = ConfiguredContent.lint([
      "fixes.json": prompt, "words/shouting.txt": "LASER\nNASA\nLOUD\n",
      "words/guilt.txt": "!you promised nothing\nyou owe it\n",
    ])
    #expect(
      ConfiguredContent.lines(outcome, of: "housekeeping") == [
        "warning housekeeping/unused-word-list-entry no text has `!you promised nothing`, so nothing needs it | "
          + "!you promised nothing",
        "warning housekeeping/unused-word-list-entry no text has `LASER`, so nothing needs it | LASER",
      ]
    )
    let part = ConfiguredContent.lint(["words/shouting.txt": "LASER\n"], isWhole: false)
    #expect(part.findings.map(\.message) == [])
  }
}
