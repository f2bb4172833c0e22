import SeedDiagnostics
import SeedText
import Testing

struct AcceptedWordsTests {
  private func flagged(_ text: String, accepting entries: [String]) -> [String] {
    SpellingLinting([
      "seedtool.json": """
      { "version": "1.0.0", "locale": "en_US",
        "wordLists": { "accept": [\(entries.map { "\"\($0)\"" }.joined(separator: ", "))] } }
      """,
      "micro_education.json": "[{ \"body\": \"\(text)\" }]",
    ]).flagged
  }

  @Test(.needsSpelling)
  func `an entry in lower case is accepted with a capital, too, one with capitals as it stands`() {
    #expect(flagged("Zorbling, zorbling, ZORBLING, zorbling's.", accepting: ["zorbling"]) == [])
    #expect(
      flagged("Zorblatt, zorblatt, ZORBLATT, Zorblatt’s, Zorblatt'd.", accepting: ["Zorblatt"]) == [
        "zorblatt"
      ]
    )
  }

  @Test(.needsSpelling)
  func `an entry with a hyphen is accepted as a whole, one with spaces word for word`() {
    #expect(flagged("A zig-zorb. A zorb.", accepting: ["zig-zorb"]) == ["zorb"])
    #expect(flagged("Lives in Zorbia Mayor.", accepting: ["Zorbia Mayor"]) == [])
  }

  @Test(.needsSpelling)
  func `an entry that no text needs is reported`() {
    let text = "Zorblatt's zig-zorb."
    #expect(flagged(text, accepting: ["Zorblatt", "zig-zorb", "Quuxia"]) == ["\"Quuxia\""])
    // The parts of a compound are right by themselves.
    #expect(flagged("A half-truth.", accepting: ["half-truth"]) == ["\"half-truth\""])
  }

  @Test
  func `no entry is reported when nothing could be looked up`() {
    let resources = SpellingResources(libraries: [], dictionaryFolders: [], cacheFolder: nil)
    let run = SpellingLinting(
      [
        "seedtool.json": """
        { "version": "1.0.0", "locale": "en_US", "wordLists": { "accept": ["Quuxia"] } }
        """,
        "micro_education.json": "[]",
      ],
      resources
    )
    #expect(run.findings.isEmpty && run.skipped.count == 1)
  }

  @Test(.needsSpelling)
  func `an accepted word is suggested`() {
    let run = SpellingLinting([
      "seedtool.json": """
      { "version": "1.0.0", "locale": "en_US", "wordLists": { "accept": ["Zorblatt"] } }
      """,
      "micro_education.json": "[{ \"body\": \"Zorblatt met Zorblat.\" }]",
    ])
    #expect(run.flagged == ["Zorblat"])
    #expect(run.findings.first?.repair?.message == "replace it with `Zorblatt`")
  }
}
