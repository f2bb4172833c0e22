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
    #expect(run.err.hasPrefix("seedtool: /proc/report.sarif: "), "\(run.err)")
    _ = try folder.shell("chmod -R a-w content")
    let check = try folder.run("check", "--ignore", "quota", "--format", "sarif=report.sarif")
    _ = try folder.shell("chmod -R u+w content")
    #expect(check.code == 1 && folder.exists("report.sarif"))
  }

  @Test
  func `compile tells programs that nothing was found`() throws {
    let folder = try Workspace([:])
    let run = try folder.run("compile", "--ignore", "quota", "--format", "sarif=report.sarif")
    #expect(run.code == 0 && run.out.isEmpty)
    #expect(try folder.text("report.sarif").contains(#""executionSuccessful":true"#))
  }
}
