import Testing

struct CommandLineTests {
  private let folder: Workspace

  init() throws { folder = try Workspace([:]) }

  @Test
  func `the version goes to standard output`() throws {
    let run = try folder.run("--version")
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("seedtool ") && run.out.hasSuffix("\n"))
    #expect(run.err.isEmpty)
  }

  @Test
  func `without a command the overview goes to standard error`() throws {
    let run = try folder.run()
    #expect(run.code == 2)
    #expect(run.out.isEmpty)
    #expect(run.err.contains("Usage: seedtool <command>"))
  }

  static let commands = [
    "check", "compile", "inspect", "verify", "stats", "explain", "rules", "new", "show", "list", "search",
    "accept", "retire", "words", "renumber", "merge-driver",
    "import", "export", "schema", "init", "completions",
  ]

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help lists every command`(arguments: [String]) throws {
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 0)
    #expect(run.err.isEmpty)
    for command in CommandLineTests.commands { #expect(run.out.contains("\n  \(command) ")) }
  }

  @Test(arguments: commands)
  func `every command has a page of 80 columns`(command: String) throws {
    let page = try folder.run(command, "--help")
    #expect(page.code == 0)
    #expect(page.out.hasPrefix("seedtool \(command): "))
    #expect(page.out.contains("Usage: seedtool \(command) [options]"))
    for line in page.out.split(separator: "\n") {
      #expect(line.count <= 80)
      #expect(line.last != " ")
    }
    #expect(try folder.run("help", command).out == page.out)
    #expect(try folder.run("--help", command).out == page.out)
  }

  /// Command lines that cannot be understood, and what is said.
  static let faulty: [([String], String)] = [
    (["chek"], "there is no command `chek`\nDid you mean `check`?\n"),
    (["frobnicate"], "there is no command `frobnicate`\n`seedtool --help`"),
    (["check", "--strct"], "there is no option `--strct`\nDid you mean `--strict`?\n"),
    (["check", "-x"], "there is no option `-x`\n"),
    (["check", "--strict=yes"], "--strict takes no value\n"),
    (["check", "--select"], "--select takes a value: --select RULES\n"),
    (["check", "--select="], "--select takes a value: --select RULES\n"),
    (["check", "--config"], "--config takes a value: --config FILE\n"),
    (["check", "--today", "2026-01-01", "--today", "2026-01-02"], "--today is given twice\n"),
    (["check", "--today", "tomorrow"], "--today takes a date such as 2026-01-31, not `tomorrow`\n"),
    (["check", "--max-findings", "-3"], "--max-findings takes a number, not `-3`\n"),
    (["check", "--max-findings", "many"], "--max-findings takes a number, not `many`\n"),
    (["check", "--color", "sometimes"], "--color takes auto, always or never, not `sometimes`\n"),
    (["check", "--ignore", "quotas"], "there is no rule or topic `quotas`\nDid you mean `quota`?\n"),
    (["check", "--select", "shape/empty-txt"], "Did you mean `shape/empty-text`?\n`seedtool rules`"),
    (["check", "--ignore", "emojy"], "Did you mean `emoji`?\n"),
    (["check", "--strickt"], "Did you mean `--strict`?\n`seedtool help check` lists its options.\n"),
    (["chekc"], "Did you mean `check`?\n`seedtool --help` lists commands and options.\n"),
    (["check", "--severity-at-least", "bad"], "--severity-at-least takes error, warning or note"),
    (["check", "--severity", "quota"], "--severity takes RULE=LEVEL, not `quota`\n"),
    (["check", "--severity", "quota=eror"], "not `eror`\nDid you mean `error`?\n"),
    (["check", "--severity", "quotta=error"], "there is no rule or topic `quotta`\nDid you mean `quota`?\n"),
    (["check", "--format", "jsno"], "there is no format `jsno`"),
    (["check", "--format", "jsno"], "Did you mean `json`?\n"),
    (["check", "--format", "text", "--format", "json"], "only one format goes to standard output"),
    (["check", "-"], "`-` needs --stdin-filename"),
    (["check", "--stdin-filename", "fixes.json"], "--stdin-filename goes with the path `-`"),
    (["check", "content", "content"], "name one content folder, or files and folders in it"),
    (["check", "content/fixes.json", "content"], "name one content folder, or files and folders in it"),
    (["compile", "content/fixes.json"], "`seedtool compile` works on a content folder"),
    (["compile", "-"], "`seedtool compile` does not read standard input"),
    (["fmt", "-"], "`seedtool fmt` does not read standard input"),
    (["stats", "-"], "`seedtool stats` does not read standard input"),
    (["compile", "--fix"], "`seedtool compile` takes no --fix\n"),
    (["check", "--output", "x"], "`seedtool check` takes no --output\n"),
    (["rules", "--strict"], "`seedtool rules` takes no --strict\n"),
    (["rules", "--format", "text=x"], "`seedtool rules` has the formats text and json\n"),
    (["rules", "quota"], "`seedtool rules` takes no `quota`\n"),
    (["schema", "x", "y"], "`seedtool schema` takes one content folder\n"),
    (["explain"], "name one rule"),
    (["explain", "shape/empty-txt"], "Did you mean `seedtool explain shape/empty-text`?\n"),
    (["inspect"], "name one bundle: `seedtool inspect content.seedbundle`\n"),
    (["verify", "a", "b"], "name one bundle: `seedtool verify content.seedbundle`\n"),
    (["new", "fux"], "Did you mean `fix`?\n"),
    (["new", "fix", "--bug", "need-to-be-bussy"], "Did you mean `need-to-be-busy`?\n"),
  ]

  @Test(arguments: faulty)
  func `a faulty command line is 2, says why and prints nothing`(
    arguments: [String],
    message: String
  ) throws {
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.out.isEmpty)
    #expect(run.err.hasPrefix("seedtool: "))
    #expect(run.err.contains(message), "\(run.err)")
  }

  @Test
  func `two dashes end the options`() throws {
    let run = try folder.run("check", "--", "--strict")
    #expect(run.code == 2)
    #expect(run.err == "seedtool: --strict: there is no such file or folder\n")
  }

  @Test
  func `what steers a terminal is escaped in what is said about a command line`() throws {
    for arguments in [["\u{1B}[31m"], ["check", "\u{1B}[31m\n::error::x"], ["check", "--\u{7}\u{202E}"]] {
      let run = try Tool.run(arguments, in: folder)
      #expect(run.code == 2)
      for scalar in run.err.unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}")
      }
      #expect(!run.err.contains("\n::"))
    }
  }
}
