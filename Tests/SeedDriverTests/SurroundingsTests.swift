import Foundation
import Testing

/// Streams that are closed or full, an environment that is empty, names that are hostile.
struct SurroundingsTests {
  private let folder: Workspace

  init() throws { folder = try Workspace(CheckTests.faulty) }

  @Test
  func `a reader that has seen enough is no failure of its own`() throws {
    let many = try Workspace([
      "fixes.json": "[\(Array(repeating: "0", count: 20000).joined(separator: ","))]\n"
    ])
    let line = "{ $seedtool check content/fixes.json --max-findings 0; echo $? >code; } | head -n 1"
    let run = try many.shell(line)
    #expect(run.out.hasPrefix("error[shape/wrong-type]"))
    #expect(try many.text("code") == "1\n")
    #expect(!run.err.contains("standard output"))
  }

  @Test(arguments: ["check", "stats", "rules", "--version", "--help", "explain shape/empty-text"])
  func `output that is lost is 2`(command: String) throws {
    let full = try folder.shell("$seedtool \(command) >/dev/full")
    #expect(full.code == 2)
    #expect(full.err.hasSuffix("seedtool: standard output: no space left on device\n"), "\(full.err)")
    let closed = try folder.shell("$seedtool \(command) >&-")
    #expect(closed.code == 2)
    #expect(closed.err.hasSuffix("seedtool: standard output: bad file descriptor\n"), "\(closed.err)")
  }

  @Test
  func `streams that nobody opened are not mistaken for files`() throws {
    let run = try folder.shell("$seedtool check --ignore quota --format json=report.json <&- >&- 2>&-")
    #expect(run.code == 1)
    #expect(run.out.isEmpty && run.err.isEmpty)
    let report = try folder.text("report.json")
    #expect(report.hasPrefix("{") && report.hasSuffix("}\n"))
    #expect(try folder.shell("$seedtool check - --stdin-filename fixes.json <&-").code == 2)
  }

  @Test
  func `an empty environment and a folder that is gone are no obstacle`() throws {
    let run = try folder.shell("env -i $seedtool check --ignore quota; echo $?")
    #expect(run.out.hasSuffix("\n1\n"))
    let elsewhere = try Workspace()
    let gone = try elsewhere.shell("mkdir gone && cd gone && rmdir ../gone && $seedtool check")
    #expect(gone.code == 2)
    #expect(gone.err.hasPrefix("seedtool: content: there is no folder of this name here or above"))
    let path = folder.path("content")
    #expect(
      try elsewhere.shell("mkdir gone && cd gone && rmdir ../gone && $seedtool check '\(path)'").code == 1
    )
  }

  @Test
  func `pipes and devices are refused at once`() throws {
    _ = try folder.shell("mkdir odd && mkfifo odd/fixes.json && ln -s /dev/zero odd/bugs.json")
    for path in ["odd", "odd/fixes.json", "odd/bugs.json"] {
      let run = try folder.run("check", path)
      #expect(run.code == 2)
      #expect(run.err.hasSuffix(": it is not a regular file but a pipe, a device or a socket\n"))
    }
  }

  @Test
  func `names that steer terminals or CI are escaped wherever they are shown`() throws {
    let name = "::error::\n::warning::\u{1B}[31m\u{202E}"
    let odd = try Workspace()
    for (file, text) in SmallContent.files { try odd.write("\(name)/\(file)", text) }
    try odd.write("\(name)/fixes.json", try #require(CheckTests.faulty["fixes.json"]))
    try odd.write("\(name)/\(name).json", "[]")
    try odd.write("good/fixes.json", "[]")
    for arguments in [
      ["check", name], ["check", name, "--format", "concise"], ["check", name, "--fix"],
      ["check", name, "--diff"],
      ["stats", name], ["compile", name], ["compile", name, "-o", name], ["verify", name], ["inspect", name],
      ["check", "\(name)/nowhere.json"], ["check", "good", name], ["check", "--config", name],
      ["verify", "good/fixes.json", "--against", name], ["schema", "-o", name],
      ["schema", "-o", name, "--check"],
      ["show", name, name], ["new", "fix", name, "--bug", name], ["explain", name],
      ["check", "--format", name],
      ["compile", "--ignore", "quota,characters,shape", name, "-o", "\(name).seedbundle"],
      ["verify", "\(name).seedbundle"], ["inspect", "\(name).seedbundle"],
    ] {
      let run = try Tool.run(arguments, in: odd)
      for text in [run.out, run.err] {
        for scalar in text.unicodeScalars where scalar != "\n" {
          #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}", "\(arguments)")
        }
        for line in text.split(separator: "\n") {
          #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(arguments): \(line)")
        }
      }
      #expect((0...2).contains(run.code))
    }
  }

  @Test
  func `content that steers terminals is escaped`() throws {
    let prompt = "Leave \\u001b[31m one task \u{1B}]0;x\u{7} and \u{9B}31m \u{202E}look."
    try folder.write("content/fixes.json", "[\n\(SmallContent.fix(1, prompt: prompt))\n]\n")
    for format in ["text", "concise"] {
      let run = try folder.run("check", "--format", format)
      #expect(run.code == 1)
      for scalar in run.out.unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}")
      }
    }
  }

  @Test
  func `every channel is safe: sources of a bundle, cards, written files, the locale`() throws {
    let nasty = "::error::x\u{1B}[31m\u{9B}1m\u{202E}##[command]y"
    let json = #"::error::x\u001b[31m \u009b1m \u202e ##[command]y"#
    let configuration = SmallContent.configuration.replacing("en_US", with: json)
      .replacing("\"severity\": \"off\"", with: "\"severity\": \"warning\"")
    let folder = try Workspace([
      "fixes/\n\(nasty).json": "[\n\(SmallContent.fix(1))\n]\n",
      "micro_education.json": SmallContent.tidbits.replacing(
        "A full calendar answers",
        with: "A\\n\(json) \(json)"
      ),
      "bugs.json": SmallContent.bugs.replacing("Need to be busy", with: "::error::a\\n::b ##[c]"),
    ])
    _ = try folder.shell("rm content/fixes.json")
    try folder.write("odd/seedtool.json", configuration)
    #expect(
      try folder.run(
        "compile",
        "-o",
        "a.seedbundle",
        "--ignore",
        "quota,characters,syntax/control-character,"
          + "claims,copy,voice,readability,duplicate,spelling,interaction,identity,shape/text-length"
      ).code <= 2
    )
    for file in SmallContent.files where file.key != "seedtool.json" {
      try folder.write("odd/\(file.key)", file.value)
    }
    for arguments in [
      ["verify", "a.seedbundle", "--against", "odd"], ["inspect", "a.seedbundle"],
      ["show", "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b"], ["show", "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4"],
      ["check", "--write-baseline", nasty], ["check", "--format", "json=\(nasty)/x"],
      ["check", "--baseline", nasty],
      ["check", "odd"], ["check", "odd", "--format", "concise"], ["check", "odd", "--format", "json"],
      ["stats", "odd"],
      ["new", "fix", nasty], ["new", nasty], ["check", "--today", nasty], ["check", "--color", nasty],
      ["check", "--severity", nasty], ["check", "--\(nasty)"], ["check", "--max-findings", nasty],
      ["replay", nasty], ["replay", "egofix", nasty, nasty, nasty], ["explain", nasty],
      ["rules", "-o", nasty],
      ["schema", "-o", nasty, "--check"], ["check", nasty], ["show", nasty],
      ["inspect", "a.seedbundle", "--record", nasty],
    ] {
      let run = try Tool.run(arguments, in: folder)
      for text in [run.out, run.err] {
        for scalar in text.unicodeScalars where scalar != "\n" {
          let category = scalar.properties.generalCategory
          #expect(category != .control && category != .format, "\(arguments): \(text)")
        }
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
          #expect(!line.hasPrefix("::") && !line.hasPrefix("##["), "\(arguments): \(line)")
        }
      }
    }
  }
}
