import Foundation
import Testing

/// What is there and cannot be read is never left out without a word.
struct UnreadableTests {
  /// A line of shell that makes something unreadable in `content`, and what is said of it.
  private static let obstacles: [(line: String, path: String, message: String)] = [
    ("ln -s nowhere copy", "content/copy", "it is a link that leads to nothing"),
    ("ln -s nowhere words", "content/words", "it is a link that leads to nothing"),
    ("ln -s nowhere retired.json", "content/retired.json", "it is a link that leads to nothing"),
    ("ln -s nowhere other", "content/other", "it is a link that leads to nothing"),
    ("ln -s copy copy", "content/copy", "too many levels of symbolic links"),
    ("ln -s b a; ln -s a b", "content/a", "too many levels of symbolic links"),
    ("mkfifo copy", "content/copy", "it is not a regular file but a pipe, a device or a socket"),
    ("ln -s /dev/null words", "content/words", "it is not a regular file but a pipe, a device or a socket"),
    ("echo text >copy", "content/copy", "a folder was expected here or above"),
    ("echo text >words", "content/words", "a folder was expected here or above"),
    ("echo text >policies", "content/policies", "a folder was expected here or above"),
    ("rm fixes.json; echo text >fixes", "content/fixes", "a folder was expected here or above"),
    ("mkdir copy; ln -s nowhere copy/new", "content/copy/new", "it is a link that leads to nothing"),
    ("mkdir copy; mkfifo copy/new", "content/copy/new", "it is not a regular file"),
    ("mkdir retired.json", "content/retired.json", "it is a folder; a file was expected"),
  ]

  private static let commands = [
    "check", "check --fix", "compile --ignore quota", "stats", "new fix --bug need-to-be-busy", "show 1",
    "verify sound.seedbundle --against content",
  ]

  @Test(arguments: obstacles.filter { $0.path != "content/policies" })
  func `every command that reads content names what it cannot read, and ends with 2`(
    _ obstacle: (line: String, path: String, message: String)
  ) throws {
    let folder = try Workspace([:])
    #expect(try folder.run("compile", "--ignore", "quota", "-o", "sound.seedbundle").code == 0)
    _ = try folder.shell("cd content; \(obstacle.line)")
    for command in Self.commands {
      let run = try folder.shell("$seedtool \(command)")
      #expect(run.code == 2, "\(command): \(run.out)\(run.err)")
      #expect(run.err.hasPrefix("seedtool: \(obstacle.path): \(obstacle.message)"), "\(command): \(run.err)")
    }
    #expect(!folder.exists("content.seedbundle"))
  }

  @Test
  func `what lies beside a named file, and the configuration of rules, are no less looked at`() throws {
    let folder = try Workspace([:])
    _ = try folder.shell("rm content/seedtool.json; ln -s nowhere content/seedtool.json")
    let named = try folder.run("check", "content/fixes.json")
    #expect(named.code == 2)
    #expect(named.err.hasPrefix("seedtool: content/seedtool.json: "), "\(named.err)")
    for command in ["rules", "explain shape/unknown-field"] {
      let run = try folder.shell("$seedtool \(command)")
      #expect(run.code == 2)
      #expect(
        run.err == "seedtool: content/seedtool.json: it is a link that leads to nothing\n",
        "\(command)"
      )
    }
    let gone = try Workspace()
    _ = try gone.shell("ln -s nowhere content")
    for command in ["check", "rules", "schema -o Schemas"] {
      let run = try gone.shell("$seedtool \(command)")
      #expect(run.code == 2)
      #expect(run.err == "seedtool: content: it is a link that leads to nothing\n", "\(command)")
    }
  }

  @Test
  func `plain files that are no content stay what they were`() throws {
    let folder = try Workspace(["README.md": "Read me.", ".hidden": "x"])
    _ = try folder.shell(
      "ln -s nowhere content/.#fixes.json; mkdir content/drafts; echo x >content/drafts/a.txt"
    )
    #expect(try folder.run("check", "--ignore", "quota").code == 0)
  }

  /// Every call of a kind fails once, in turn; `strace` is not everywhere.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/strace"), "skipped: needs strace"))
  func `a listing or a look that fails is an error`() throws {
    let folder = try Workspace([
      "copy/catalog.json": #"{"products": {}, "keys": []}"#, "words/banned.txt": "x\n",
    ])
    let plain = try folder.shell(
      "strace -f -o trace -e trace=getdents64,newfstatat $seedtool check --ignore quota; grep -n content trace"
    )
    try #require(plain.out.contains("content"), "\(plain.err)")
    let sound = try folder.run("check", "--ignore", "quota")
    for (call, error, message) in [
      ("getdents64", "EIO", "input/output error"), ("getdents64", "EACCES", "permission denied"),
      ("openat", "EIO", "input/output error"),
    ] {
      var failures = 0
      for number in 1...60 {
        let run = try folder.shell(
          "strace -f -o trace -P content -P content/copy -P content/words -P copy -P words "
            + "-e inject=\(call):error=\(error):when=\(number) "
            + "$seedtool check --ignore quota; code=$?; grep -q INJECTED trace || echo none; exit $code"
        )
        if run.out.hasSuffix("none\n") { break }
        // Where the repository around cannot be looked for, links out of the folder are refused, and nothing
        // else is another.
        if call == "openat", run.code == sound.code, run.out == sound.out { continue }
        failures += 1
        #expect(run.code == 2, "\(call) \(number): \(run.out)\(run.err)")
        #expect(run.err.contains(message), "\(call) \(number): \(run.err)")
      }
      #expect(failures > 0, "\(call)")
    }
  }

  @Test
  func `bytes of another encoding are told once, also where they stand in placeholders`() throws {
    let folder = try Workspace([
      "copy/catalog.json": """
      { "products": { "pressure": { "voices": ["brutal"] } }, "keys": [
        { "key": "miss.line", "product": "pressure", "summary": "A line.", "role": "body", "voiced": true,
          "placeholders": { "minutes": { "type": "text", "required": true } }, "limits": { "body": 140 },
          "minimumVariants": 1 }] }
      """
    ])
    let table = """
      { "product": "pressure", "voice": "brutal", "entries": { "miss.line": [
        { "body": "It is caf\u{E9} time in {minut#s}." }, { "body": "In {minut#s} it is ov#r." }] } }
      """
    let bytes = Array(table.utf8).map { $0 == UInt8(ascii: "#") ? 0xE9 : $0 }
    try folder.write("content/copy/pressure.brutal.json", Data(bytes))
    let run = try folder.run("check", "--select", "syntax/invalid-utf8,copy", "--format", "concise")
    let lines = run.out.split(separator: "\n").filter { $0.contains("pressure.brutal.json:") }
    #expect(lines.count == 1 && lines[0].contains("3 bytes of this file are not UTF-8"), "\(run.out)")
  }
}
