import Testing

/// What helps to begin: a new folder, and shells that know the command line.
struct InstallationTests {
  @Test(arguments: [[], ["words of my own"]])
  func `a new content folder has nothing wrong, and is never written over`(arguments: [String]) throws {
    let folder = try Workspace()
    let name = arguments.first ?? "content"
    let run = try Tool.run(["init"] + arguments, in: folder)
    #expect(
      run.code == 0 && run.out.hasPrefix("\(name)/seedtool.json\n") && run.err.contains("Quotas are notes")
    )
    #expect(
      try folder.names(in: name) == [
        ".gitattributes", "bugs.json", "copy", "fixes.json", "micro_education.json", "seedtool.json",
      ]
    )
    #expect(try folder.names(in: "\(name)/copy") == ["app.plain.json", "catalog.json"])
    // No repository: no hooks.
    #expect(try folder.names() == ["Schemas", name])
    for schema in ["\(name)/seedtool.json", "\(name)/copy/catalog.json"] {
      let text = try folder.text(schema)
      let path = try #require(text.split(separator: "\"").dropFirst(3).first)
      #expect(
        folder.exists("\(schema.dropLast(schema.split(separator: "/").last?.count ?? 0))\(path)"),
        "\(path)"
      )
    }
    #expect(try folder.run("fmt", "--check", name).code == 0)
    #expect(try folder.run("schema", "--check").code == 0)
    let check = try folder.run("check", name, "--strict", "--ignore", "spelling")
    #expect(check.code == 0, "\(check.out)\(check.err)")
    #expect(try folder.run("compile", name, "--ignore", "spelling").code == 0)
    try folder.write("\(name)/bugs.json", "[ ]")
    let again = try Tool.run(["init"] + arguments, in: folder)
    #expect(again.code == 2)
    #expect(
      again.err
        == "seedtool: \(name)/seedtool.json: it stands there, and nothing is replaced; name another folder\n"
    )
    #expect(try folder.text("\(name)/bugs.json") == "[ ]")
    let fix = try folder.run("new", "fix", name)
    #expect(fix.code == 2)
    #expect(
      fix.err
        == "seedtool: \(name): there is no bug yet that it could be for; `seedtool new bug SLUG` makes one\n"
    )
  }

  @Test(arguments: ["content", "."])
  func `three files without a configuration are checked by the defaults, and init adds it`(
    path: String
  ) throws {
    let folder = try Workspace()
    let three = SmallContent.files.filter { $0.key != "seedtool.json" }
    for (name, text) in three { try folder.write("content/\(name)", text) }
    let check = ["check", path, "--ignore", "quota,spelling"]
    let note =
      "seedtool: note: there is no seedtool.json: checked with the defaults. `seedtool init content` writes one.\n"
    let run = try Tool.run(check, in: folder)
    #expect(run.code == 0 && run.out.isEmpty, "\(run.out)")
    #expect(run.err.contains(note), "\(run.err)")
    #expect(run.err.contains("no findings") || run.err.contains("No findings"), "\(run.err)")
    // The defaults have quotas, and programs read the same verdict.
    let whole = try folder.run("check", path, "--format", "json")
    #expect(whole.code == 1 && whole.out.contains("quota/fixes-total"), "\(whole.err)")
    #expect(try !Tool.run(check + ["--quiet"], in: folder).err.contains("seedtool.json"))
    let compile = try folder.run("compile", "content", "--ignore", "quota,spelling")
    #expect(compile.code == 2 && compile.err.contains("`seedtool init` writes one"), "\(compile.err)")

    let made = try folder.run("init")
    #expect(made.code == 0)
    #expect(made.out == "content/seedtool.json\ncontent/.gitattributes\nSchemas\n")
    #expect(try folder.names(in: "content") == ([".gitattributes"] + SmallContent.files.keys).sorted())
    for (name, text) in three { #expect(try folder.text("content/\(name)") == text) }
    let after = try Tool.run(check, in: folder)
    #expect(after.code == 0 && !after.err.contains("note:"), "\(after.err)")
    #expect(try folder.run("compile", "content", "--ignore", "quota,spelling").code == 0)
  }

  @Test
  func `init writes no file beside the folder that stands for it`() throws {
    let folder = try Workspace()
    try folder.write("content/fixes/a.json", "[]\n")
    try folder.write("content/bugs.json", "[ ]")
    #expect(
      try folder.run("init").out == """
        content/seedtool.json
        content/micro_education.json
        content/.gitattributes
        Schemas

        """
    )
    #expect(
      try folder.names(in: "content") == [
        ".gitattributes", "bugs.json", "fixes", "micro_education.json", "seedtool.json",
      ]
    )
    #expect(try folder.text("content/bugs.json") == "[ ]")
    #expect(try folder.run("check", "--strict", "--ignore", "spelling").code == 0)
  }

  @Test
  func `a configuration under another name is looked for, not done without`() throws {
    let folder = try Workspace([:])
    _ = try folder.shell("mv content/seedtool.json content/seedtol.json")
    let run = try folder.run("check", "--ignore", "quota,spelling")
    #expect(run.code == 1 && run.out.contains("content/seedtool.json is missing"), "\(run.out)")
    #expect(!run.err.contains("checked with the defaults"))
  }

  @Test(arguments: [
    (["seedtool", "ch"], "check\n"), (["seedtool", "check", "--form"], "--format\n"),
    (["seedtool", "check", "--format", "sa"], "sarif\n"), (["seedtool", "stats", "--format", "j"], "json\n"),
    (["seedtool", "explain", "quota/fixes-t"], "quota/fixes-total\n"),
    (["seedtool", "new", "ti"], "tidbit\n"),
    (["seedtool", "check", "need-to-be-b"], "need-to-be-busy\n"),
    (
      ["seedtool", "check", "--severity", "voice/prais"],
      "voice/praise=error\nvoice/praise=warning\nvoice/praise=note\nvoice/praise=off\n"
    ),
    (["seedtool", "check", "--severity", "voice/praise", "=", "er"], "error\n"),
    (["seedtool", "check", "--format", "=", "sa"], "sarif\n"),
    (["seedtool", "check", "--severity-at-least", "w"], "warning\n"),
    (["seedtool", "diff", "--format", "sar"], "sarif\n"),
    (["seedtool", "simulate", "--format", "h"], "html\n"),
    (["seedtool", "new", "key", "--product", "pre"], "pressure\n"),
    (["seedtool", "check", "a f"], "a file\n"), (["seedtool", "explain", "quiz"], "quiz\n"),
  ])
  func `bash completes commands, options, values, rules and files`(words: [String], expected: String) throws {
    let table = #"{ "product": "pressure", "voice": "brutal", "entries": {} }"#
    let folder = try Workspace(["copy/pressure.brutal.json": table])
    try folder.write("a file", "")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let line = """
      $seedtool completions bash >completions && bash -uc 'source ./completions; seedtool() { "$seedtool" "$@"; }
      COMP_WORDS=(\(quoted.replacing("'", with: "\"")))
      COMP_CWORD=\(words.count - 1); _seedtool; printf "%s\\n" "${COMPREPLY[@]}"'
      """
    let run = try folder.shell(line)
    #expect(run.out == expected, "\(run.err)")
  }

  @Test(arguments: ["zsh", "fish"])
  func `the other shells name every command`(shell: String) throws {
    let folder = try Workspace()
    let run = try folder.run("completions", shell)
    #expect(run.code == 0 && run.err.isEmpty)
    for command in CommandLineTests.commands { #expect(run.out.contains("\(command)"), "\(command)") }
    // Where the shell is installed, it reads the script.
    let read = try folder.shell(
      "command -v \(shell) >/dev/null || exit 0; $seedtool completions \(shell) | \(shell) -n"
    )
    #expect(read.code == 0, "\(read.err)")
  }

  @Test
  func `another shell is a mistake`() throws {
    let run = try Workspace().run("completions", "bsh")
    #expect(run.code == 2)
    #expect(run.err.hasPrefix("seedtool: name one shell: bash, zsh, fish\nDid you mean `bash`?"))
  }
}
