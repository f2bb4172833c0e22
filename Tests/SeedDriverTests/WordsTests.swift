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
    (["words"], "seedtool: say which word is spelled right"),
    (["words", "ad", "x"], "seedtool: say which word"),
    (["words", "add", "GeoCue"], "seedtool: content/seedtool.json: it has no list to write to"),
  ])
  func `without a word or a list nothing is written`(_ arguments: [String], _ message: String) throws {
    let folder = try Workspace([:])
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.err.hasPrefix(message), "\(run.err)")
    #expect(try folder.text("content/seedtool.json") == SmallContent.configuration)
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
    #expect(rules.allSatisfy { $0.hasPrefix("    copy/") })
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
