import Testing

struct WordsTests {
  private static let configuration = """
    {
    \t"version": "1.2.3", "locale": "en_US",
    \t"wordLists": {
    \t\t"accept": [
    \t\t\t"egofix"
    \t\t]
    \t}
    }
    """

  @Test
  func `a word goes behind the others, and no other byte changes`() throws {
    let folder = try Workspace(["seedtool.json": Self.configuration])
    let run = try folder.run("words", "add", "GeoCue")
    #expect(run.code == 0 && run.out == "content/seedtool.json:6\n")
    let added = Self.configuration.replacing("\"egofix\"", with: "\"egofix\",\n\t\t\t\"GeoCue\"")
    #expect(try folder.text("content/seedtool.json") == added)
    let again = try folder.run("words", "add", "GeoCue")
    #expect(again.code == 0 && again.err == "GeoCue is in the list already\n")
    #expect(try folder.text("content/seedtool.json") == added)
  }

  @Test(arguments: [
    (["words"], "seedtool: say what to do with which word"),
    (["words", "ad", "x"], "seedtool: say what to do"),
    (["words", "add", ""], "seedtool: a word is a line of text of 1 to 2048 characters, not ``"),
    (["words", "add", " "], "seedtool: a word is a line of text of 1 to 2048 characters"),
    (["words", "add", "a\nb"], "seedtool: a word is a line of text of 1 to 2048 characters"),
    (["words", "add", "two words"], "seedtool: `two words` is not one word: name each by itself"),
    (["words", "add", "…"], "seedtool: there is no word in `…`"),
  ])
  func `without a word nothing is written`(_ arguments: [String], _ message: String) throws {
    let folder = try Workspace([:])
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.err.hasPrefix(message), "\(run.err)")
    #expect(try folder.text("content/seedtool.json") == SmallContent.configuration)
  }

  @Test(arguments: ["EgoFix", "egofix", "EGOFIX", " egofix "])
  func `a word that is there in another case is not written twice`(_ word: String) throws {
    let folder = try Workspace(["seedtool.json": Self.configuration])
    let run = try folder.run("words", "add", word)
    #expect(run.code == 0 && run.out.isEmpty, "\(run.err)")
    #expect(run.err.contains(" is in the list already"), "\(run.err)")
    #expect(try folder.text("content/seedtool.json") == Self.configuration)
  }

  @Test
  func `a list that is not there is made in the configuration`() throws {
    let folder = try Workspace([:])
    let run = try folder.run("words", "add", "GeoCue")
    #expect(run.code == 0, "\(run.err)")
    #expect(run.out == "content/seedtool.json:11\n")
    let rules = "\"rules\": {\n    \(SmallContent.withoutSpelling)\n  }"
    let added = """
      \(rules),
        "wordLists": {
          "accept": [
            "GeoCue"
          ]
        }
      """
    #expect(
      try folder.text("content/seedtool.json") == SmallContent.configuration.replacing(rules, with: added)
    )
    try folder.write(
      "content/seedtool.json",
      SmallContent.configuration.replacing(rules, with: "\(rules),\n  \"wordLists\": {}")
    )
    #expect(try folder.run("words", "add", "GeoCue").out == "content/seedtool.json:11\n")
    #expect(
      try folder.text("content/seedtool.json").contains("{\n    \"accept\": [\n      \"GeoCue\"\n    ]\n  }")
    )
    #expect(try folder.run("check", "--ignore", "quota").code == 0)
  }

  @Test
  func `a list with a file of its own is written to there`() throws {
    let folder = try Workspace(["seedtool.json": Self.configuration, "words/accept.txt": "# Names.\nZorble"])
    let run = try folder.run("words", "add", "GeoCue")
    #expect(run.code == 0 && run.out == "content/words/accept.txt:3\n", "\(run.err)")
    #expect(try folder.text("content/words/accept.txt") == "# Names.\nZorble\nGeoCue\n")
    #expect(try folder.text("content/seedtool.json") == Self.configuration)
    #expect(try folder.run("words", "add", "zorble").err == "zorble is in the list already, as Zorble\n")
    #expect(try folder.run("words", "add", "egofix").err == "egofix is in the list already\n")
    #expect(try folder.run("words", "add", "#GeoCue").code == 2)
    #expect(try folder.text("content/words/accept.txt") == "# Names.\nZorble\nGeoCue\n")
  }

  @Test
  func `words are listed, and taken out of wherever they stand`() throws {
    let words = "# Names.\nZorble\n"
    let folder = try Workspace(["seedtool.json": Self.configuration, "words/accept.txt": words])
    let list = try folder.run("words", "list")
    #expect(list.code == 0 && list.out.contains("egofix\n") && list.out.contains("Zorble\n"), "\(list.out)")
    #expect(try folder.run("words", "remove", "zorble").code == 0)
    #expect(try folder.text("content/words/accept.txt") == "# Names.\n")
    #expect(try folder.run("words", "remove", "egofix").code == 0)
    #expect(!(try folder.text("content/seedtool.json").contains("\"egofix\"")))
    let gone = try folder.run("words", "remove", "zorble")
    #expect(gone.code == 2 && gone.err.hasPrefix("seedtool: zorble is not in the list"), "\(gone.err)")
  }

  @Test
  func `a word with a combining accent is written composed`() throws {
    let folder = try Workspace(["seedtool.json": Self.configuration])
    #expect(try folder.run("words", "add", "Zorble\u{301}").code == 0)
    #expect(try folder.text("content/seedtool.json").unicodeScalars.contains { $0 == "\u{E9}" })
  }

  @Test
  func `stats of one bug tell of nothing else`() throws {
    let folder = try Workspace([:])
    let run = try folder.run("stats", "--bug", "need-to-be-busy")
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("need-to-be-busy ") && !run.out.contains("Content"))
    #expect(!run.out.contains("\n  content: "))
    #expect(try folder.run("stats", "--bug", "nobody").code == 2)
  }

  @Test
  func `a topic is explained by its rules`() throws {
    let run = try Workspace([:]).run("explain", "copy")
    #expect(run.code == 0)
    let rules = run.out.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(rules.count > 3)
    #expect(rules.allSatisfy { $0.hasPrefix("    copy/") || $0.hasPrefix("     ") }, "others go on")
  }

  @Test
  func `a bug is shown with what there is of it`() throws {
    let run = try Workspace([:]).run("show", "need-to-be-busy")
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("Need to be busy\n\nUsing busyness as status or identity.\n"))
    #expect(
      run.out.contains("\nfixes     low  medium  high  all\ndaily       2       0     0    2\n"),
      "\(run.out)"
    )
    #expect(run.out.contains("\nafterSkipped      1\n"), "\(run.out)")
  }
}
