import Foundation
import Testing

struct ImportTests {
  private static let sample = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/Examples/egofix-app")

  /// A folder with the sample in `app/`; texts are put in the place of others in its files.
  private func workspace(_ changes: (file: String, old: String, new: String)...) throws -> Workspace {
    let folder = try Workspace()
    for name in ["bugs.json", "fixes.json", "micro_education.json"] {
      var text = try String(contentsOf: Self.sample.appending(path: name), encoding: .utf8)
      for change in changes where change.file == name {
        try #require(text.contains(change.old))
        text = text.replacing(change.old, with: change.new)
      }
      try folder.write("app/\(name)", text)
    }
    return folder
  }

  @Test
  func `without -o the report is all there is`() throws {
    let folder = try workspace()
    let run = try folder.run("import", "egofix", "app")
    #expect(run.code == 0)
    #expect(
      run.out.hasPrefix("Converted:\n  app/bugs.json:2: bug 1 (11111111-1111-1111-1111-111111111111), id: ")
    )
    #expect(
      run.out.contains(
        "app/fixes.json:24: fix 2 (fix-liked-01), configuration.multiStep.steps[0].prompt: prompt → instruction\n"
      )
    )
    #expect(
      run.err == """
        7 bugs, 7 fixes, 7 tidbits; 54 changes
        Nothing was written; -o FOLDER names a new folder to write to.

        """
    )
    #expect(try folder.names() == ["app"])
  }

  @Test
  func `what is imported is content, and comes back from its export`() throws {
    let folder = try workspace()
    #expect(try folder.run("import", "egofix", "app", "-o", "content").code == 0)
    #expect(try folder.names(in: "content") == ["bugs.json", "fixes.json", "micro_education.json"])
    let check = try folder.run("check", "--select", "shape,identity,syntax", "--ignore", "shape/missing-file")
    #expect(check.code == 0, "\(check.out)")
    let out = try folder.run("export", "egofix", "-o", "old")
    #expect(out.code == 0 && out.out.hasPrefix("Left out: the dialect has no such field:\n"))
    #expect(try folder.run("import", "egofix", "old", "-o", "again").code == 0)
    #expect(try folder.shell("diff -r content again").code == 0)
  }

  @Test
  func `what cannot be converted stops the whole, and --skip leaves it out`() throws {
    let folder = try workspace(("fixes.json", "\"severity\": \"high\"", "\"severity\": \"huge\""))
    let run = try folder.run("import", "egofix", "app", "-o", "content")
    #expect(run.code == 1)
    #expect(
      run.out.hasPrefix(
        "Cannot be converted:\n  app/fixes.json:35: fix 3 (fix-control-01), severity: there is no severity `huge`\n"
      )
    )
    #expect(
      run.err.hasSuffix(
        "2 things cannot be converted\nNothing was written. --skip leaves out what cannot be converted.\n"
      )
    )
    #expect(!folder.exists("content"))
    let skipping = try folder.run("import", "egofix", "app", "-o", "content", "--skip")
    #expect(skipping.code == 0)
    #expect(skipping.out.hasPrefix("Left out:\n"))
    #expect(try folder.text("content/fixes.json").split(separator: "\"number\":").count == 6)
  }

  @Test
  func `the report as JSON names file, line, record and field`() throws {
    let folder = try workspace(("micro_education.json", "postCrash", "postcrash"))
    let run = try folder.run("import", "egofix", "app", "--format", "json", "--quiet")
    #expect(run.code == 1 && run.err == "")
    #expect(
      run.out.contains(
        """
            {
              "kind": "refusedRecord",
              "file": "app/micro_education.json",
              "line": 8,
              "record": 3,
              "id": "me-control-01",
              "field": "trigger",
              "message": "there is no trigger `postcrash`; did you mean `postCrash`?"
            }
        """
      )
    )
    #expect(run.out.contains("\"isConvertible\": false") && !run.out.contains("writtenTo"))
  }

  @Test(arguments: [
    (
      ["import", "egofix", "app", "-o", "full"],
      "seedtool: full: note.txt stands there, and nothing is replaced"
    ),
    (["import", "egofix", "app", "-o", "app"], "seedtool: app: bugs.json stands there"),
    (["import", "egofix", "app", "-o", "app/new"], "seedtool: app/new: it would lie in app:"),
    (["import", "egofix", "app", "-o", "full/note.txt"], "seedtool: full/note.txt: a folder was expected"),
    (["import", "egofix", "app", "-o", "no/where"], "seedtool: no/where: there is no such file or folder"),
    (["import", "egofix", "nothing"], "seedtool: nothing: there is no such file or folder"),
    (["import", "egofix", "full"], "seedtool: full/bugs.json: there is no such file or folder"),
    (["import", "egofix"], "seedtool: name the folder of the app's files"),
    (["import", "egofxi", "app"], "seedtool: there is no dialect `egofxi`\nDid you mean `egofix`?"),
    (["import"], "seedtool: name a dialect and a folder"),
    (["export", "egofix"], "seedtool: content: there is no folder of this name here or above"),
  ])
  func `what cannot be done ends with 2 and touches nothing`(_ arguments: [String], _ message: String) throws
  {
    let folder = try workspace()
    try folder.write("full/note.txt", "mine")
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.err.hasPrefix(message), "\(run.err)")
    #expect(try folder.names() == ["app", "full"])
    #expect(try folder.names(in: "full") == ["note.txt"])
  }

  @Test
  func `a file that is missing is in the report; --skip goes without it`() throws {
    let folder = try workspace()
    try FileManager.default.removeItem(atPath: folder.path("app/micro_education.json"))
    try folder.write("app/quotes.json", "[]")
    let run = try folder.run("import", "egofix", "app", "-o", "out")
    #expect(run.code == 1)
    #expect(
      run.out.hasPrefix("Cannot be converted:\n  app/micro_education.json: there is no such file\n"),
      "\(run.out)"
    )
    #expect(
      run.err.hasSuffix(
        "; 1 thing cannot be converted\nNothing was written. --skip leaves out what cannot be converted.\n"
      ),
      "\(run.err)"
    )
    #expect(try folder.names() == ["app"])
    let json = try folder.run("import", "egofix", "app", "--format", "json")
    #expect(json.code == 1 && json.out.contains("\"kind\": \"missingFile\""), "\(json.out)")
    let skipping = try folder.run("import", "egofix", "app", "-o", "out", "--skip")
    #expect(skipping.code == 0)
    #expect(
      skipping.out.hasPrefix(
        """
        Left out:
          app/micro_education.json: there is no such file
          app/quotes.json: the dialect does not have this file; it was not read

        """
      )
    )
    #expect(try folder.names(in: "out") == ["bugs.json", "fixes.json"])
  }

  @Test
  func `a later import keeps the numbers of the one before`() throws {
    let folder = try workspace()
    #expect(try folder.run("import", "egofix", "app", "-o", "content").code == 0)
    // A fix is new at the top, and one is gone.
    let fixes = try folder.text("app/fixes.json")
    let first = try #require(fixes.firstRange(of: "{"))
    let new = fixes[first.lowerBound...].replacing("fix-right-01", with: "fix-right-00")
    let newFix = new[..<(try #require(new.firstRange(of: "},"))).upperBound]
    try folder.write(
      "app/fixes.json",
      fixes.replacing("[\n  {", with: "[\n  \(newFix)\n  {", maxReplacements: 1)
    )
    let run = try folder.run("import", "egofix", "app", "--against", "content", "-o", "later")
    #expect(run.code == 0)
    let numbers = run.out.split(separator: "\n").filter { $0.contains("number: none") }.compactMap {
      $0.split(separator: " ").last
    }
    #expect(numbers == ["8", "1", "2", "3", "4", "5", "6", "7"])
  }
}
