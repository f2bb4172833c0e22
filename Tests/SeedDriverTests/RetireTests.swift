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
    #expect(shown.code == 0 && shown.out.contains("\"kind\": \"fix\""), "\(shown.out)")
    #expect(shown.err == "content/retired.json:4\nThe record is retired; this is all that is left of it.\n")
    // The number stays taken.
    #expect(try folder.run("retire", "2", "--reason", "Neither.", "--today", "2026-12-02").code == 0)
    #expect(try folder.text("content/fixes.json") == "[]\n")
    let new = try folder.run("new", "fix", "--bug", "need-to-be-busy")
    #expect(new.out.contains("\"number\": 3"))
  }

  @Test(arguments: ["tidbit 2", "bug 2", "key 2", "tidbit #2, body", "0"])
  func `a noun is never taken for another kind's`(_ name: String) throws {
    let folder = try Workspace(Self.tabs)
    for arguments in [["show", name], ["retire", name, "--reason", "Nobody did it."]] {
      let run = try Tool.run(arguments, in: folder)
      #expect(
        run.code == 2 && run.err.contains("there is no record \(name.prefix { $0 != "," })\n"),
        "\(run.err)"
      )
    }
    #expect(try folder.text("content/retired.json") == "[]\n")
  }

  private static let secondTidbit = "5d0c7e91-2b6f-4a38-8e14-9f7ac03b62d5"

  /// A content with words of its own, tidbits in a folder and a fix without a number.
  private static func folders() throws -> Workspace {
    let labels = #""labels": { "tidbit": "nugget", "fix": "task" }, "rules""#
    let folder = try Workspace([
      "seedtool.json": SmallContent.configuration.replacing("\"rules\"", with: labels),
      "fixes.json": "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2))\n]\n"
        .replacing("\"number\": 2,", with: ""),
      "micro_education/a.json": SmallContent.tidbits,
      "micro_education/b.json": SmallContent.tidbits.replacing("need-to-be-busy", with: "need-to-be-liked")
        .replacing("e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b", with: secondTidbit)
        .replacing(" Skipping kept it closed.", with: " Skipping answered it"),
    ])
    _ = try folder.shell("rm content/micro_education.json")
    #expect(try folder.run("new", "bug", "need-to-be-liked").code == 0)
    return folder
  }

  @Test
  func `records are found by what findings call them, and refused where that is not one`() throws {
    let folder = try Self.folders()
    let check = try folder.run("check", "--format", "concise", "--ignore", "quota").out
    for name in ["nugget 1 (need-to-be-liked), body", "the 2nd task of the file"] {
      #expect(check.contains(name), "\(check)")
    }
    let second = try folder.run("show", Self.secondTidbit)
    #expect(second.code == 0 && second.out.contains("answered it"), "\(second.err)")
    #expect(try folder.run("show", "nugget 1 (need-to-be-liked), body").out == second.out)
    for name in [["nugget", "1"], ["tidbit 1"], ["nugget 1, body"]] {
      let run = try Tool.run(["show"] + name, in: folder)
      #expect(run.code == 2 && run.err.contains("1 is more than one record: e9a35d70-"), "\(run.err)")
      #expect(run.err.contains("\(Self.secondTidbit) (content/micro_education/b.json:3); name one by its id"))
    }
    let faulty = try folder.run("show", "the", "2nd", "task", "of", "the", "file", "content")
    #expect(faulty.code == 0 && faulty.err.contains("record has a fault"), "\(faulty.out)\(faulty.err)")
    let task = try folder.run("retire", "the 2nd task of the file", "--reason", "Said.")
    #expect(task.out.contains("look out of a window"), "\(task.out)\(task.err)")
    #expect(try folder.run("show", "task", "1").out.hasPrefix("TASK #001\n"))
    let refused = try folder.run("retire", "nugget 1", "--reason", "Said.")
    #expect(refused.code == 2 && refused.err.contains("more than one record"), "\(refused.err)")
    let run = try folder.run("retire", "nugget 1 (need-to-be-liked)", "--reason", "Said.")
    #expect(run.code == 0 && run.out.contains(Self.secondTidbit), "\(run.out)\(run.err)")
    #expect(try folder.text("content/micro_education/a.json") == SmallContent.tidbits)
  }

  @Test
  func `a number that two fixes have retires neither`() throws {
    let twice =
      "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2).replacing("\"number\": 2", with: "\"number\": 1"))\n]\n"
    let folder = try Workspace(["fixes.json": twice])
    for arguments in [["show", "1"], ["retire", "fix #1", "--reason", "Said."]] {
      let run = try Tool.run(arguments, in: folder)
      #expect(run.code == 2 && run.err.contains("1 is more than one record: 7c1f3a52-"), "\(run.err)")
      #expect(run.err.contains("(content/fixes.json:3), 0b86d94e-"), "\(run.err)")
    }
    #expect(try folder.text("content/fixes.json") == twice)
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
