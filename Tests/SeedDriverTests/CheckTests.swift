import Testing

struct CheckTests {
  /// Two findings of one file: an emoji, an error that has no fix, and dots, a warning with a safe one.
  static let faulty = [
    "fixes.json": """
    [
    \(SmallContent.fix(1, prompt: "Finish one task today and tell nobody \u{1F642} that it is done.")),
    \(SmallContent.fix(2, prompt: "Leave one task of today alone... and look out of a window."))
    ]

    """
  ]
  static let warning = [
    "fixes.json": "[\n\(SmallContent.fix(2, prompt: "Leave one task of today alone... and look."))\n]\n"
  ]
  static let emoji = "error characters/emoji the text has an emoji: U+1F642 (SLIGHTLY SMILING FACE)"
  static let dots = "warning characters/ellipsis "

  @Test(arguments: [
    "fix.json", "copy/brutal.json", "fixes/new/busy.json", "drafts/fixes.json", "fixes/old/2026/a.json",
    "a/b/c/d/e/f.json",
  ])
  func `a JSON file that nothing reads is found, in a folder of a folder too`(path: String) throws {
    let folder = try Workspace([path: "[]"])
    let run = try folder.run("check", "--ignore", "quota", "--format", "concise")
    #expect(run.code == 1)
    #expect(run.out.contains("error shape/unknown-file content/\(path) is no content file"), "\(run.out)")
  }

  @Test(arguments: [
    ("fixes/b.JSON", "fixes/b.json"), ("fixes/b.Json", "fixes/b.json"), ("fixes/b.json5", "fixes/b.json"),
    ("fixes/new/b.jsonc", "fixes/b.json"), ("suppressions.JSON", "suppressions.json"),
    ("copy/egofix.other.JSON", "copy/egofix.other.json"), ("words/accept.TXT", "words/accept.txt"),
    ("words/team/accept.txt", "words/accept.txt"), ("Words/accept.txt", "words/accept.txt"),
    ("fixes/old/2026/a.json", "fixes/a.json"),
  ])
  func `a file whose suffix or folder nothing reads is found, with its right name`(path: String, name: String)
    throws
  {
    let folder = try Workspace([path: "[]"])
    let run = try folder.run("check", "--ignore", "quota")
    #expect(run.code == 1)
    #expect(run.out.contains("error[shape/unknown-file]: content/\(path) is no content file"), "\(run.out)")
    #expect(run.out.contains("did you mean \"\(name)\"?"), "\(run.out)")
  }

  @Test
  func `folders that links lead back to are looked into once`() throws {
    let folder = try Workspace(["a/b/c/x.json": "[]"])
    let links = "for at in a a/b a/b/c; do ln -s .. content/$at/up; ln -s . content/$at/same; done"
    _ = try folder.shell(links)
    let run = try folder.run("check", "--select", "shape", "--format", "concise")
    #expect(run.out.contains("content/a/b/c/x.json is no content file"), "\(run.out)")
  }

  @Test
  func `a misspelt field excuses its own record alone`() throws {
    let prompt = "Leave one task of today alone."
    let misspelt = SmallContent.fix(1, prompt: prompt).replacing("\"prompt\"", with: "\"promt\"")
    let whole = SmallContent.fix(2, prompt: prompt)
    let lacking = whole.replacing("\"prompt\": \"\(prompt)\"", with: "\"inlineComment\": \"Alone.\"")
    try #require(lacking != whole)
    let folder = try Workspace(["fixes.json": "[\n\(misspelt),\n\(lacking)\n]\n"])
    let run = try folder.run("check", "--select", "shape", "--format", "concise")
    #expect(run.out.contains("error shape/unknown-field a fix has no field `promt`"), "\(run.out)")
    #expect(run.out.contains("error shape/missing-field this fix lacks `prompt` (fix #2"), "\(run.out)")
  }

  @Test
  func `hidden files and notes are passed over; bugs under another suffix are told of once`() throws {
    let sound = try Workspace([
      "fixes/.b.json": "[", "fixes/.b.JSON": "[", "notes.txt": "x", "old.JSON/x": "x", "fixes.json": "[]",
    ])
    _ = try sound.shell("mv content/fixes.json content/fixes/a.json")
    #expect(try sound.run("check", "--select", "shape").code == 0)
    let folder = try Workspace([:])
    _ = try folder.shell("mv content/bugs.json content/bugs.JSON")
    let run = try folder.run("check", "--select", "shape")
    #expect(run.out.contains("content/bugs.json is missing"), "\(run.out)")
    #expect(run.out.contains("content/bugs.JSON, which nothing reads, may be it: give it its name back."))
    #expect(!run.out.contains("unknown-file"))
  }

  @Test
  func `sound content is 0, with nothing on standard output`() throws {
    let run = try Workspace([:]).run("check", "--ignore", "quota")
    #expect(run.code == 0)
    #expect(run.out.isEmpty)
    #expect(run.err.hasPrefix("No findings: checked 5 records in 4 files in "))
  }

  @Test
  func `findings are 1, on standard output, their count on standard error`() throws {
    let run = try Workspace(CheckTests.faulty).run("check", "--ignore", "quota", "--format", "concise")
    #expect(run.code == 1)
    #expect(run.out.contains("content/fixes.json:9:54: \(CheckTests.emoji)"))
    #expect(run.out.contains("content/fixes.json:18:45: \(CheckTests.dots)"))
    #expect(run.out.split(separator: "\n").count == 2)
    #expect(run.err.hasPrefix("1 error, 1 warning (1 fixable by --fix); checked 5 records in 4 files in "))
  }

  @Test
  func `content is found from a folder below, beside it, above it and by its own name`() throws {
    let folder = try Workspace(CheckTests.faulty)
    try folder.write("below/deeper/file", "")
    let whole = try folder.run("check", "--ignore", "quota", "--format", "concise")
    #expect(whole.code == 1)
    for (line, prefix) in [
      ("cd below/deeper && $seedtool check", "../../content/"),
      ("cd content/ && $seedtool check", "../content/"),
      ("$seedtool check .", "content/"), ("$seedtool check content", "content/"),
      ("$seedtool check content/", "content/"), ("$seedtool check ./content", "./content/"),
      ("$seedtool check $PWD", "\(folder.path("content"))/"), ("cd content && $seedtool check .", ""),
    ] {
      let run = try folder.shell("\(line) --ignore quota --format concise")
      #expect(run.code == 1)
      #expect(run.out == whole.out.replacing("content/", with: prefix), "\(line)")
    }
  }

  @Test
  func `a file that is named is checked against its folder, and its findings alone are given`() throws {
    let folder = try Workspace(CheckTests.faulty)
    let run = try folder.run("check", "content/fixes.json", "--ignore", "quota", "--format", "concise")
    #expect(run.code == 1)
    #expect(run.out.split(separator: "\n").count == 2, "\(run.out)")
    #expect(run.err.contains("checked 2 records in 1 file in "))
    let other = try folder.run("check", "content/bugs.json", "--ignore", "quota")
    #expect(other.code == 0)
    #expect(other.err.hasPrefix("No findings: checked 1 record in 1 file in "), "\(other.err)")
    #expect(other.err.hasSuffix("; 2 in other files of the content\n"), "\(other.err)")
    #expect(try folder.run("check", "content/seedtool.json", "--ignore", "quota").code == 0)
  }

  @Test(arguments: ["fixes.json", "./fixes.json", "../content/fixes.json"])
  func `the folder is found whatever way leads to the file`(path: String) throws {
    let unknown = SmallContent.fix(1).replacing("need-to-be-busy", with: "need-to-be-bussy")
    let folder = try Workspace(["fixes.json": "[\n\(unknown)\n]\n"])
    let run = try folder.shell("cd content && $seedtool check \(path) --ignore quota --format concise")
    #expect(run.code == 1)
    #expect(run.out.contains("error identity/unknown-bug there is no bug `need-to-be-bussy`"), "\(run.out)")
    #expect(run.out.split(separator: "\n").count == 1)
  }

  @Test
  func `where there is no folder, the rules that cannot run are named, and nothing is called clean`() throws {
    let folder = try Workspace()
    try folder.write("drafts/fixes.json", "[\n\(SmallContent.fix(1))\n]\n")
    let run = try folder.run("check", "drafts/fixes.json", "--ignore", "spelling", "--format", "concise")
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("skipped identity/duplicate-id,"), "\(run.out)")
    for rule in ["identity/unknown-bug", "quota/fixes-per-bug", "duplicate/duplicate-text"] {
      #expect(run.out.contains("\(rule),"), "\(rule) is not named in \(run.out)")
    }
    #expect(run.out.hasSuffix(" what was named is in no content folder\n"))
    #expect(run.err.contains(" rules could not run ("), "\(run.err)")
    #expect(!run.err.contains("No findings"))
    #expect(try folder.run("check", "drafts/fixes.json", "--ignore", "spelling", "--strict").code == 2)
  }

  @Test
  func `a buffer is laid over the file on disk, also where there is none yet`() throws {
    let folder = try Workspace([:])
    let unknown = "[\n\(SmallContent.fix(1).replacing("need-to-be-busy", with: "need-to-be-bussy"))\n]\n"
    for name in ["content/fixes.json", "fixes.json"] {
      let run = try Tool.run(
        ["check", "-", "--stdin-filename", name, "--ignore", "quota", "--format", "concise"],
        in: folder,
        input: Array(unknown.utf8)
      )
      #expect(run.code == 1)
      #expect(run.out.hasPrefix("\(name):5:"), "\(run.out)")
      #expect(run.out.contains("identity/unknown-bug"))
    }
    let list = try Tool.run(
      ["check", "-", "--stdin-filename", "content/retired.json"],
      in: folder,
      input: Array("[]\n".utf8)
    )
    #expect(list.code == 0)
    #expect(list.err.hasPrefix("No findings: checked 0 records in 1 file in "), "\(list.err)")
  }

  @Test
  func `files of two content folders are a usage error`() throws {
    let folder = try Workspace([:])
    _ = try folder.shell("cp -r content other")
    let run = try folder.run("check", "content/fixes.json", "other/fixes.json")
    #expect(run.code == 2)
    #expect(
      run.err.hasPrefix("seedtool: name files of one content folder: `other/fixes.json` is not of that")
    )
    try folder.write("content/baseline.json", "[]\n")
    for files in [["baseline", "fixes"], ["fixes", "baseline"]] {
      let mixed = try Tool.run(["check"] + files.map { "content/\($0).json" }, in: folder)
      #expect(mixed.code == 2)
      #expect(
        mixed.err.hasPrefix(
          "seedtool: `content/baseline.json` is no file of a content folder, as `content/fixes.json` is\n"
        ),
        "\(mixed.err)"
      )
    }
  }

  @Test
  func `statistics of content that cannot be read are 2, with no table`() throws {
    let folder = try Workspace(["fixes.json": "[\n\(SmallContent.fix(1))\n"])
    let run = try folder.run("stats")
    #expect(run.code == 2)
    #expect(run.out.isEmpty)
    #expect(
      run.err
        == "seedtool: content: nothing can be counted, since content/fixes.json cannot be read to its end: `seedtool check` says why\n"
    )
  }

  @Test
  func `files that are named are judged together, each once`() throws {
    let folder = try Workspace([
      "bugs.json": SmallContent.bugs.replacing("busy\",\n    \"title", with: "bossy\",\n    \"title")
    ])
    let files = ["content/fixes.json", "content/bugs.json", "content/fixes.json"]
    let run = try Tool.run(["check", "--ignore", "quota", "--format", "concise"] + files, in: folder)
    #expect(run.code == 1)
    #expect(run.out.split(separator: "\n").count == 2, "\(run.out)")
    #expect(run.out.contains("error identity/unknown-bug"))
    #expect(run.err.contains("checked 3 records in 2 files in "))
  }

  @Test
  func `a file that is named is judged by the configuration beside it`() throws {
    let off = SmallContent.configuration.replacing(
      "\"rules\": {",
      with: #""emoji": "allowed", "rules": {"#
    )
    let folder = try Workspace(CheckTests.faulty.merging(["seedtool.json": off], uniquingKeysWith: { $1 }))
    #expect(try folder.run("check", "content/fixes.json", "--ignore", "quota").code == 0)
    #expect(try folder.run("check", "content/fixes.json", "--ignore", "quota", "--strict").code == 1)
    #expect(try folder.shell("cd content && $seedtool check fixes.json --ignore quota").code == 0)
  }

  @Test
  func `standard input stands for the file that is named`() throws {
    let folder = try Workspace([:])
    let input = Array(try #require(CheckTests.faulty["fixes.json"]).utf8)
    let run = try folder.run(
      "check",
      "-",
      "--stdin-filename",
      "content/fixes.json",
      "--ignore",
      "quota",
      "--format",
      "concise",
      input: input
    )
    #expect(run.code == 1)
    #expect(run.out.hasPrefix("content/fixes.json:9:54: \(CheckTests.emoji)"))
    let other = try folder.run("check", "-", "--stdin-filename", "fixess.json", input: input)
    #expect(other.code == 2)
    #expect(other.err == "seedtool: fixess.json: no content file has this name; did you mean fixes.json?\n")
  }

  @Test
  func `a file without its fellows is not blamed for them, a folder is`() throws {
    let folder = try Workspace()
    try folder.write("content/fixes.json", "[\n\(SmallContent.fix(1))\n]\n")
    #expect(try folder.run("check", "content/fixes.json").code == 0)
    let run = try folder.run("check", "--select", "shape", "--format", "concise")
    #expect(run.code == 1)
    #expect(
      run.out == """
        error shape/missing-file content/bugs.json is missing
        error shape/missing-file content/micro_education.json is missing
        error shape/missing-file content/seedtool.json is missing

        """
    )
  }

  @Test(arguments: [
    (["nowhere"], "nowhere: there is no such file or folder"),
    (["content/nowhere.json"], "content/nowhere.json: there is no such file or folder"),
    (["content/fixes.json", "nowhere"], "nowhere: there is no such file or folder"),
    (["content/fixes.json/x"], "content/fixes.json/x: a folder was expected here or above"),
    (["empty"], "empty: there is no content here"),
    (["readme.md"], "readme.md: no content file has this name"),
    (["--config", "nowhere.json"], "nowhere.json: there is no such file or folder"),
    (["--config", "content"], "content: it is a folder; a file was expected"),
    (
      ["--config", "content/fixes.json"],
      "content/fixes.json: the configuration is faulty\ncontent/fixes.json:1:1: "
    ),
    (["--format", "json=nowhere/report.json"], "nowhere/report.json: there is no such file or folder"),
    (["--format", "json=content"], "content: it is a folder; a file was expected"),
  ])
  func `a world that is wrong is 2, said on standard error`(arguments: [String], message: String) throws {
    let folder = try Workspace([:])
    try folder.write("readme.md", "# Content\n")
    _ = try folder.shell("mkdir empty")
    let run = try Tool.run(["check", "--ignore", "quota"] + arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.out.isEmpty)
    // What was found is told all the same, where only a report could not be written.
    #expect("\n\(run.err)".contains("\nseedtool: \(message)"), "\(run.err)")
  }

  @Test(arguments: [[], ["--exit-zero"], ["--select", "quota"], ["--ignore", "shape,syntax"]])
  func `a configuration with an error is 2, and shown whatever is asked for`(arguments: [String]) throws {
    let folder = try Workspace(["seedtool.json": "{ \"version\": \"1.0\", \"rules\": { \"quota\": {} } }\n"])
    let run = try Tool.run(["check", "--format", "concise"] + arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.out.contains("content/seedtool.json:1:14: error shape/malformed-token "), "\(run.out)")
    #expect(run.err.contains("The configuration has errors, so other findings may be wrong.\n"))
  }
}
