import Testing

struct RetireTests {
  private static let tabs = [
    "fixes.json": "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2))\n]\n".replacing("  ", with: "\t"),
    "retired.json": "[]\n",
  ]

  @Test
  func `a fix moves to retired.json with what a history shows, and no other byte changes`() throws {
    let folder = try Workspace(Self.tabs)
    let run = try folder.run("retire", "#1", "--reason", "Nobody did it.", "--today", "2026-12-01")
    #expect(run.code == 0, "\(run.err)")
    #expect(
      try folder.text("content/retired.json") == """
        [
          {
            "kind": "fix",
            "id": "\(SmallContent.firstID)",
            "number": 1,
            "retiredOn": "2026-12-01",
            "reason": "Nobody did it.",
            "bugSlug": "need-to-be-busy",
            "type": "daily",
            "severity": "low",
            "prompt": "Finish one task today and let nobody know that it is done."
          }
        ]

        """
    )
    #expect(
      try folder.text("content/fixes.json") == "[\n\(SmallContent.fix(2))\n]\n".replacing("  ", with: "\t")
    )
    #expect(run.out.hasPrefix("content/retired.json:2\n{\n"))
    #expect(
      run.err == """
        Retired fix #1. Raise the version in seedtool.json when this ships.
        Its bug now has one fix less. Write another, or ask whoever ships it to approve the loss.

        """
    )
    #expect(try folder.run("check", "--ignore", "quota").code == 0)
    let gone = "is retired; retired.json has what is left of it\n"
    let again = try folder.run("retire", "#1", "--reason", "Nobody did it.")
    #expect(again.code == 2 && again.err == "seedtool: content: record #1 \(gone)")
    let shown = try folder.run("show", SmallContent.firstID)
    #expect(shown.code == 2 && shown.err == "seedtool: content: record \(SmallContent.firstID) \(gone)")
    // The number stays taken.
    #expect(try folder.run("retire", "2", "--reason", "Neither.", "--today", "2026-12-02").code == 0)
    #expect(try folder.text("content/fixes.json") == "[]\n")
    let new = try folder.run("new", "fix", "--bug", "need-to-be-busy")
    #expect(new.out.contains("\"number\": 3"))
  }

  @Test
  func `a copy key goes from the catalogue and from every table`() throws {
    func key(_ name: String) -> String {
      #"{ "key": "\#(name)", "product": "egofix", "summary": "Said.", "role": "body", "voiced": true, "placeholders": {}, "limits": { "body": 90 }, "minimumVariants": 1 }"#
    }
    let folder = try Workspace([
      "copy/catalog.json": """
      { "products": { "egofix": { "voices": ["deadpan"] } },
        "keys": [\(key("a.one")), \(key("a.two"))] }
      """,
      "copy/egofix.deadpan.json": """
      { "product": "egofix", "voice": "deadpan", "entries": {
        "a.one": [{ "body": "One." }],
        "a.two": [{ "body": "Two." }]
      } }
      """,
    ])
    let run = try folder.run("retire", "a.two", "--reason", "Nowhere shown.", "--today", "2026-12-01")
    #expect(run.code == 0, "\(run.err)")
    #expect(try folder.text("content/copy/catalog.json").hasSuffix("\"keys\": [\(key("a.one"))] }"))
    #expect(
      try folder.text("content/copy/egofix.deadpan.json") == """
        { "product": "egofix", "voice": "deadpan", "entries": {
          "a.one": [{ "body": "One." }]
        } }
        """
    )
    #expect(
      try folder.text("content/retired.json").contains("\"kind\": \"copyKey\",\n    \"key\": \"a.two\",\n")
    )
  }

  @Test
  func `a run that was killed before the catalogue is taken up`() throws {
    let key =
      #"{ "key": "a.two", "product": "egofix", "summary": "Said.", "role": "body", "voiced": true, "placeholders": {}, "limits": { "body": 90 }, "minimumVariants": 1 }"#
    let table = #"{ "product": "egofix", "voice": "deadpan", "entries": { "a.two": [{ "body": "Two." }] } }"#
    let folder = try Workspace([
      "copy/catalog.json": #"{ "products": { "egofix": { "voices": ["deadpan"] } }, "keys": [\#(key)] }"#,
      "copy/egofix.deadpan.json": table,
    ])
    let catalogue = try folder.data("content/copy/catalog.json")
    #expect(try folder.run("retire", "a.two", "--reason", "Nowhere shown.").code == 0)
    let done = try folder.data("content/copy/catalog.json")
    try folder.write("content/copy/catalog.json", catalogue)
    let again = try folder.run("retire", "a.two", "--reason", "Nowhere shown.")
    #expect(again.code == 0 && again.out.contains("retired.json has it"), "\(again.out)\(again.err)")
    #expect(try folder.data("content/copy/catalog.json") == done)
    try folder.write("content/copy/egofix.deadpan.json", table)
    let left = try folder.run("check", "--select", "copy")
    #expect(left.out.contains("= help: The key is retired: delete the entry."), "\(left.out)")
  }

  @Test(arguments: [
    (["retire"], "seedtool: name one record"), (["retire", "1"], "seedtool: --reason is missing"),
    (["retire", "1", "--reason", " "], "seedtool: --reason takes a line of text of 1 to 2048 characters"),
    (
      ["retire", "1", "--reason", String(repeating: "a", count: 3000)],
      "seedtool: --reason takes a line of text"
    ),
    (["retire", "77", "--reason", "x"], "seedtool: content: there is no record 77"),
    (
      ["retire", "need-to-be-busy", "--reason", "x"],
      "seedtool: content: 3 records are for bug need-to-be-busy"
    ),
    (
      ["retire", "need-to-be-bussy", "--reason", "x"],
      "seedtool: content: there is no record need-to-be-bussy; did you mean need-to-be-busy?"
    ),
  ])
  func `what cannot be retired stays`(_ arguments: [String], _ message: String) throws {
    let folder = try Workspace([:])
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.err.hasPrefix(message), "\(run.err)")
    #expect(try folder.names(in: "content") == SmallContent.files.keys.sorted())
    #expect(try folder.text("content/fixes.json") == SmallContent.files["fixes.json"])
  }
}
