import Foundation
import Testing

/// What other programs read, in the surroundings that they run the tool in.
struct ReportTests {
  static let formats = [
    "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "rdjson", "markdown",
  ]

  @Test
  func `one run feeds the console and files, each as if it were alone`() throws {
    let folder = try Workspace(CheckTests.faulty)
    let options = ["check", "--ignore", "quota"]
    let formats = Self.formats.filter { $0 != "junit" }
    let files = formats.flatMap { ["--format", "\($0)=reports \($0).x"] }
    let run = try Tool.run(options + ["--format", "github"] + files, in: folder)
    #expect(run.code == 1)
    for format in formats {
      let alone = try Tool.run(options + ["--format", format], in: folder)
      #expect(alone.code == 1 && alone.err.isEmpty)
      #expect(try folder.text("reports \(format).x") == alone.out, "\(format)")
      if format == "github" { #expect(run.out == alone.out) }
    }
  }

  @Test(arguments: formats)
  func `a run that fails before it reads anything says why, on standard output and in files`(format: String)
    throws
  {
    let folder = try Workspace([:])
    for arguments in [["nowhere"], ["--select", "nothing"], ["--config", "nowhere"], ["--today", "x"]] {
      let command = ["check"] + arguments
      let run = try Tool.run(command + ["--format", format, "--format", "\(format)=report"], in: folder)
      #expect(run.code == 2)
      #expect(run.out.contains(arguments.last ?? "-"), "\(run.out)")
      #expect(run.err.contains(arguments.last ?? "-"), "\(run.err)")
      #expect(try folder.text("report") == run.out)
    }
    let people = try folder.run("check", "nowhere", "--format", "concise")
    #expect(people.out.isEmpty && people.err.hasPrefix("seedtool: nowhere: "))
  }

  @Test
  func `the report of a failed run takes no content's place`() throws {
    let folder = try Workspace([:])
    let before = try folder.text("content/fixes.json")
    for arguments in [
      ["--select", "nothing"], ["content", "--today", "x"], ["content/fixes.json", "--today", "x"],
    ] {
      let report = "--format=json=content/../content/fixes.json"
      let run = try Tool.run(["check", report] + arguments, in: folder)
      #expect(run.code == 2)
      #expect(run.err.contains("content/../content/fixes.json: "), "\(run.err)")
    }
    #expect(try folder.text("content/fixes.json") == before)
  }

  @Test
  func `paths are told from the root of the repository that the run is in`() throws {
    let folder = try Workspace(CheckTests.faulty)
    try folder.write(".git/HEAD", "")
    try folder.write("below/file", "")
    for line in [
      "$seedtool check", "cd below && $seedtool check", "cd content && $seedtool check .",
      "cd below && $seedtool check \"\(folder.path("content"))\"",
    ] {
      let run = try folder.shell("\(line) --ignore quota --format github")
      #expect(run.out.hasPrefix("::error file=content/fixes.json,line=9,"), "\(line): \(run.out)")
    }
  }

  @Test(arguments: ["C", "POSIX", "de_DE.UTF-8", "tr_TR.ISO-8859-9", "zh_CN.GB18030", "no such locale", ""])
  func `no locale changes a byte`(locale: String) throws {
    let name = "сад и ogród 庭園 👩‍👩‍👧"
    let folder = try Workspace()
    for (file, text) in SmallContent.files.merging(CheckTests.faulty, uniquingKeysWith: { $1 }) {
      try folder.write("\(name)/\(file)", text)
    }
    let arguments = ["check", name, "--ignore", "quota", "--format", "sarif"]
    let expected = try Tool.run(arguments, in: folder, environment: ["LC_ALL": "C.UTF-8"])
    #expect(expected.code == 1 && expected.out.contains("%D1%81%D0%B0%D0%B4%20%D0%B8%20ogr%C3%B3d%20"))
    let run = try Tool.run(
      arguments,
      in: folder,
      environment: ["LC_ALL": locale, "LANG": locale, "LANGUAGE": locale]
    )
    #expect(run.code == 1 && run.out == expected.out && run.err == expected.err)
    let concise = try Tool.run(
      ["check", name, "--ignore", "quota", "--format", "concise"],
      in: folder,
      environment: ["LC_ALL": locale]
    )
    #expect(concise.out.hasPrefix("\(name)/fixes.json:9:54: error "), "\(concise.out)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script"), "skipped: needs script"))
  func `under CI there is no colour and no progress, on a terminal either`() throws {
    let folder = try Workspace(CheckTests.faulty)
    // A terminal of `script`; without CI it is coloured.
    for (variables, isColored) in [("", true), ("CI=1 ", false), ("NO_COLOR=1 FORCE_COLOR=1 ", false)] {
      let run = try folder.shell(
        "TERM=xterm \(variables)script -qec '$seedtool check --ignore quota' /dev/null",
        environment: ["SHELL": "/bin/sh"]
      )
      #expect(run.code == 1)
      #expect(run.out.contains("\u{1B}[1;31m") == isColored, "\(variables)")
      // Whoever wants no colour sees progress all the same.
      if variables.hasPrefix("CI") { #expect(!run.out.contains("\u{1B}[K")) }
    }
  }

  @Test
  func `a folder that cannot be written to is checked all the same, and no report is left in it`() throws {
    let folder = try Workspace(CheckTests.faulty)
    // Root writes anywhere but into /proc.
    let run = try folder.run("check", "--ignore", "quota", "--format", "sarif=/proc/report.sarif")
    #expect(run.code == 2)
    #expect(run.err.contains("\nseedtool: /proc/report.sarif: "), "\(run.err)")
    _ = try folder.shell("chmod -R a-w content")
    let check = try folder.run("check", "--ignore", "quota", "--format", "sarif=report.sarif")
    _ = try folder.shell("chmod -R u+w content")
    #expect(check.code == 1 && folder.exists("report.sarif"))
  }

  @Test(arguments: [
    ["check", "--format", "json=r", "--format", "sarif=./r"],
    ["check", "--write-baseline", "r", "--format", "json=r"],
    ["compile", "-o", "r", "--format", "json=r"], ["compile", "--format", "json=content.seedbundle"],
    ["diff", "content", "--format", "json=r", "--format", "sarif=link"],
  ])
  func `two outputs do not go to one file`(arguments: [String]) throws {
    let folder = try Workspace([:])
    _ = try folder.shell("echo old >r; ln -s r link")
    let before = try folder.names()
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.err.contains("two outputs would go to `"), "\(run.err)")
    #expect(try folder.names() == before && folder.text("r") == "old\n")
    #expect(
      try folder.shell("$seedtool check --ignore quota --format json=/dev/null --format sarif=/dev/null").code
        == 0
    )
  }

  @Test(arguments: ["check", "compile", "diff content"])
  func `a format's file has a name`(command: String) throws {
    let folder = try Workspace([:])
    let run = try folder.shell("$seedtool \(command) --format sarif=")
    #expect(run.code == 2 && run.out.isEmpty)
    #expect(run.err.contains("`--format sarif=` names no file: write sarif=FILE"), "\(run.err)")
  }

  @Test(arguments: ["check --ignore quota", "diff content"])
  func `where one report cannot be written, the others are and say so`(command: String) throws {
    let folder = try Workspace([:])
    let run = try folder.shell(
      "$seedtool \(command) --format json --format sarif=a --format junit=nowhere/x --format text=b"
    )
    #expect(run.code == 2)
    #expect(run.err.hasSuffix("seedtool: nowhere/x: there is no such file or folder\n"), "\(run.err)")
    for text in try [run.out, folder.text("a"), folder.text("b")] {
      #expect(text.contains("nowhere/x: there is no"))
    }
    #expect(try folder.text("a").contains(#""executionSuccessful":false,"exitCode":2"#))
  }

  @Test(arguments: ["check --ignore quota", "diff content"])
  func `where several reports cannot be written, each is told`(command: String) throws {
    let folder = try Workspace([:])
    let run = try folder.shell(
      "$seedtool \(command) --format sarif=nowhere/x --format json=b --format junit=gone/y"
    )
    #expect(run.code == 2)
    #expect(run.err.contains("seedtool: gone/y: there is no such file or folder\n"), "\(run.err)")
    #expect(run.err.hasSuffix("seedtool: nowhere/x: there is no such file or folder\n"), "\(run.err)")
  }

  @Test(arguments: ["nowhere/x", "content", "content/fixes.json"])
  func `a bundle that cannot be written fails every report of the run`(path: String) throws {
    let folder = try Workspace([:])
    let files = ["sarif", "json", "junit"].map { "--format \($0)=r.\($0)" }.joined(separator: " ")
    let run = try folder.shell("$seedtool compile --ignore quota -o \(path) --format github \(files)")
    #expect(run.code == 2)
    #expect(run.out.contains("::error ") && run.out.contains("the run failed: \(path)"), "\(run.out)")
    #expect(try folder.text("r.sarif").contains(#""executionSuccessful":false,"exitCode":2"#))
    #expect(try folder.text("r.json").contains(#""failure":"\#(path): "#))
    #expect(try folder.text("r.junit").contains("<error message=\"\(path): "))
    #expect(run.err.contains("seedtool: \(path): ") && !run.err.contains("Wrote "), "\(run.err)")
  }

  @Test
  func `a report that cannot be written leaves the old bundle`() throws {
    let folder = try Workspace([:])
    try folder.write("content.seedbundle", "old")
    let run = try folder.run("compile", "--ignore", "quota", "--format", "sarif=nowhere/x")
    #expect(run.code == 2)
    #expect(try folder.text("content.seedbundle") == "old")
  }

  @Test
  func `a report takes the place of no bundle, whether the run reads it or ends with 2`() throws {
    let shipped = #""shipped": "../shipped/*.seedbundle", "rules""#
    let folder = try Workspace([
      "seedtool.json": SmallContent.configuration.replacing("\"rules\"", with: shipped)
    ])
    try folder.write("shipped/README", "What shipped.\n")
    let path = "shipped/1.seedbundle"
    #expect(try folder.run("compile", "--ignore", "quota", "-o", path).code == 0)
    let bundle = try folder.data(path)
    try folder.write("renamed", bundle)
    for (file, options) in [
      (path, []), (path, ["--base", path]), (path, ["--release"]), (path, ["--base", "nowhere"]),
      (path, ["--select", "nothing"]), (path, ["--fix"]), ("renamed", ["--base", "./renamed"]),
      ("renamed", []),
    ] {
      let arguments = ["check", "--ignore", "quota", "--format", "json=\(file)"] + options
      let run = try Tool.run(arguments, in: folder)
      #expect(run.code == 2 && run.err.contains("\(file): it is a "), "\(arguments): \(run.err)")
      #expect(try folder.data(file) == bundle, "\(arguments)")
    }
    try folder.write("broken", "no bundle")
    let broken = try folder.run("check", "--base", "./broken", "--format", "json=broken")
    #expect(broken.code == 2 && broken.err.contains("it is a file that is read"), "\(broken.err)")
    #expect(try folder.text("broken") == "no bundle")
    #expect(try folder.run("check", "--ignore", "quota", "--write-baseline", path).code == 2)
    #expect(try folder.data(path) == bundle)
    // A bundle may take the place of one.
    #expect(try folder.run("compile", "--ignore", "quota", "-o", path).code == 0)
  }

  @Test
  func `reports are written beside a diff, a fixed file and a baseline`() throws {
    let folder = try Workspace(CheckTests.faulty)
    for (arguments, code) in [(["--diff"], Int32(1)), (["--write-baseline", "b.json"], 0)] {
      let run = try Tool.run(
        ["check", "--ignore", "quota", "--format", "sarif=r.sarif"] + arguments,
        in: folder
      )
      #expect(run.code == code)
      let report = try folder.text("r.sarif")
      #expect(
        report.contains("characters/emoji")
          && report.contains(#""executionSuccessful":true,"exitCode":\#(code)"#)
      )
      _ = try folder.shell("rm r.sarif")
    }
    let run = try folder.run("check", "--ignore", "quota", "--diff", "--format", "json")
    #expect(run.code == 2 && !run.out.contains("---"))
    #expect(
      run.err.contains("standard output holds the diff: write the report into a file, `--format json=FILE`")
    )
    let piped = try Tool.run(
      [
        "check", "-", "--stdin-filename", "content/fixes.json", "--fix", "--ignore", "quota", "--format",
        "json=r.json",
      ],
      in: folder,
      input: Array(try folder.data("content/fixes.json"))
    )
    #expect(piped.code == 1 && piped.out.hasPrefix("["))
    #expect(try folder.text("r.json").contains("characters/emoji"))
  }

  @Test
  func `compile tells programs that nothing was found`() throws {
    let folder = try Workspace([:])
    let run = try folder.run("compile", "--ignore", "quota", "--format", "sarif=report.sarif")
    #expect(run.code == 0 && run.out.isEmpty)
    #expect(try folder.text("report.sarif").contains(#""executionSuccessful":true"#))
  }
}
