import Testing

/// What helps to begin: a new folder, and shells that know the command line.
struct InstallationTests {
  @Test(arguments: [[], ["words of my own"]])
  func `a new content folder has nothing wrong, and is never written over`(arguments: [String]) throws {
    let folder = try Workspace()
    let name = arguments.first ?? "content"
    let run = try Tool.run(["init"] + arguments, in: folder)
    #expect(run.code == 0 && run.out.isEmpty && run.err.hasPrefix("Wrote 4 files to \(name)."))
    #expect(
      try folder.names(in: name) == ["bugs.json", "fixes.json", "micro_education.json", "seedtool.json"]
    )
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
        == "seedtool: \(name): there is no bug yet that it could be for; write one into bugs.json first\n"
    )
  }

  @Test(arguments: [
    (["seedtool", "ch"], "check\n"), (["seedtool", "check", "--form"], "--format\n"),
    (["seedtool", "check", "--format", "sa"], "sarif\n"), (["seedtool", "stats", "--format", "j"], "json\n"),
    (["seedtool", "explain", "quota/fixes-t"], "quota/fixes-total\n"),
    (["seedtool", "new", "ti"], "tidbit\n"),
    (["seedtool", "check", "a f"], "a file\n"),
  ])
  func `bash completes commands, options, values, rules and files`(words: [String], expected: String) throws {
    let folder = try Workspace()
    try folder.write("a file", "")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let line = """
      $seedtool completions bash >completions && bash -uc 'source ./completions
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
