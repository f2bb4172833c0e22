import Testing

struct ListTests {
  @Test
  func `records are listed with what they are, where they stand and how they begin`() throws {
    let run = try Workspace([:]).run("list")
    #expect(run.code == 0)
    #expect(
      run.out == """
        need-to-be-busy · bug · content/bugs.json:3
            Need to be busy
        #1 · need-to-be-busy · daily · low · standard · content/fixes.json:3
            Finish one task today and let nobody know that it is done.
        #2 · need-to-be-busy · daily · low · standard · content/fixes.json:12
            Leave one task of today alone and look out of a window.
        e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b · need-to-be-busy · afterSkipped
            content/micro_education.json:3
            A full calendar answers a question nobody asked out loud. Skipping kept it
            closed.

        """
    )
    #expect(run.err == "4 records\n")
  }

  @Test(arguments: [
    (["--type", "daily"], ["#1", "#2"]), (["--severity", "high"], []),
    (["--interaction", "standard"], ["#1", "#2"]),
    (["--trigger", "afterSkipped"], ["e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b"]),
    (["--bug", "need-to-be-busy"], ["#1", "#2", "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b"]),
  ])
  func `what is asked for is listed, and nothing else`(_ options: [String], _ names: [String]) throws {
    let run = try Tool.run(["list"] + options, in: try Workspace([:]))
    #expect(run.code == 0)
    let found = run.out.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap {
      $0.split(separator: " ").first
    }
    #expect(found.map(String.init) == names)
  }

  @Test
  func `a search finds a text in any field, whatever its case and quotes`() throws {
    let fix = SmallContent.fix(1, more: #", "validation": "You didn’t say it.""#)
    let folder = try Workspace(["fixes.json": "[\(fix)]"])
    let run = try folder.run("search", "DIDN'T SAY")
    #expect(run.out.hasPrefix("#1 · need-to-be-busy"))
    #expect(run.out.hasSuffix("    validation: You didn’t say it.\n"), "\(run.out)")
    let colored = try folder.run("search", "say it", "--color", "always")
    #expect(colored.out.contains("\u{1B}[1;36msay\u{1B}[0m \u{1B}[1;36mit.\u{1B}[0m"))
    #expect(try folder.run("search", "nowhere").err == "0 records\n")
    // What is typed with a combining accent finds the composed letter.
    try folder.write("content/fixes.json", "[\(SmallContent.fix(1, prompt: "Sit in a café for an hour."))]")
    #expect(try folder.run("search", "cafe\u{301}").err == "1 record\n")
  }

  @Test
  func `a draft's nearest cousins come first`() throws {
    let run = try Workspace([:]).run(
      "list",
      "--like",
      "Leave one task alone today, and look out of the window"
    )
    let first = run.out.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("#2 · ") && first.contains(" % in common · "))
    // A fix is no cousin of its own.
    let own = try Workspace([:]).run("list", "--like", "#2")
    #expect(own.code == 0 && !own.out.contains("#2 · "), "\(own.out)")
    #expect(try Workspace([:]).run("list", "--like", "77").err.contains("there is no fix #77"))
  }

  @Test
  func `a new fix takes its idea, and shows what is nearest to it`() throws {
    let folder = try Workspace([:])
    let idea = "Leave one \"task\" alone today."
    let run = try folder.run("new", "fix", "--bug", "need-to-be-busy", "--like", idea)
    #expect(run.out.contains(#""prompt": "Leave one \"task\" alone today.""#), "\(run.out)")
    #expect(run.out.contains(#""inlineComment": null"#))
    #expect(run.err.hasPrefix("Nearest to it; ") && run.err.contains("\n#2 · "), "\(run.err)")
    #expect(try folder.run("check", "--ignore", "quota,housekeeping").code == 0)
    // A number stands for a fix, whose text is no new one.
    let near = try folder.run("new", "fix", "--bug", "need-to-be-busy", "--like", "2")
    #expect(near.out.contains(#""prompt": """#) && near.err.contains("\n#2 · "), "\(near.out)\(near.err)")
  }

  @Test(arguments: [20, 40, 80, 120])
  func `no line is longer than there are columns`(_ columnCount: Int) throws {
    let folder = try Workspace([:])
    let run = try folder.run("list", environment: ["COLUMNS": "\(columnCount)"])
    let tooLong = run.out.split(separator: "\n").filter { $0.count > columnCount }
    // An id and a file's name are not broken.
    #expect(tooLong.allSatisfy { columnCount < 40 && $0.split(separator: " ").count <= 2 }, "\(tooLong)")
  }

  @Test
  func `as JSON, a record has its facts, its place and its texts`() throws {
    let run = try Workspace([:]).run("list", "--trigger", "afterSkipped", "--format", "json")
    #expect(
      run.out == """
        {
          "records": [
            {
              "kind": "tidbit",
              "name": "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b",
              "bug": "need-to-be-busy",
              "trigger": "afterSkipped",
              "file": "content/micro_education.json",
              "line": 3,
              "texts": [
                {
                  "field": "body",
                  "text": "A full calendar answers a question nobody asked out loud. Skipping kept it closed."
                }
              ]
            }
          ]
        }

        """
    )
  }

  @Test(arguments: [
    (["search"], "seedtool: say what to look for"),
    (["list", "--type", "dayly"], "seedtool: --type is one of"),
    (["list", "--bug", "nobody"], "seedtool: there is no bug `nobody`"),
    (["list", "--trigger", "general", "--type", "daily"], "seedtool: --trigger is a tidbit's"),
    (["list", "--like", "…"], "seedtool: --like takes a text of some words"),
    (["list", "content", "content"], "seedtool: `content` is one operand too many"),
  ])
  func `a faulty question is 2`(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(arguments, in: try Workspace([:]))
    #expect(run.code == 2 && run.out == "")
    #expect(run.err.hasPrefix(message), "\(run.err)")
  }

  @Test
  func `content with errors is listed as far as it can be, and that is said`() throws {
    let fix = SmallContent.fix(1).replacing("\"daily\"", with: "7")
    let run = try Workspace(["fixes.json": "[\(fix), {}]"]).run("list")
    #expect(run.code == 0)
    #expect(run.out.contains("#1 · need-to-be-busy · low · standard"))
    #expect(
      run.err.hasSuffix("The content has errors, so that some may be missing: `seedtool check` shows them.\n")
    )
  }
}
