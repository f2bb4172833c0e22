import Testing

struct CheckOptionTests {
  private let folder: Workspace

  init() throws { folder = try Workspace(CheckTests.faulty) }

  private func check(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Run {
    try Tool.run(
      ["check", "content/fixes.json", "--ignore=quota"] + arguments,
      in: folder,
      environment: environment
    )
  }

  @Test
  func `warnings fail under --strict alone`() throws {
    #expect(try check("--ignore", "characters/emoji").code == 0)
    #expect(try check("--ignore", "characters/emoji", "--strict").code == 1)
    #expect(try check("--ignore", "characters", "--strict").code == 0)
  }

  @Test
  func `--exit-zero forgives findings, not a failed run`() throws {
    let run = try check("--exit-zero")
    #expect(run.code == 0)
    #expect(run.out.contains("error[characters/emoji]"))
    #expect(try folder.run("check", "nowhere", "--exit-zero").code == 2)
  }

  @Test
  func `rules and topics are selected and left out, in one option or several`() throws {
    func rules(_ arguments: String...) throws -> [String] {
      let run = try Tool.run(
        ["check", "content/fixes.json", "--ignore", "quota", "--format", "concise"] + arguments,
        in: folder
      )
      return run.out.split(separator: "\n").compactMap {
        $0.split(separator: " ").dropFirst(2).first.map(String.init)
      }
    }
    let emoji = "characters/emoji"
    let dots = "characters/ellipsis"
    #expect(try rules() == [emoji, dots])
    #expect(try rules("--select", dots) == [dots])
    #expect(try rules("--select", "ellipsis") == [dots])
    #expect(try rules("--severity-at-least", "error") == [emoji])
    #expect(try rules("--select", "shape,characters") == [emoji, dots])
    #expect(try rules("--select", "shape", "--select", emoji) == [emoji])
    #expect(try rules("--select", "characters", "--ignore", emoji) == [dots])
    #expect(try rules("--ignore=\(emoji)", "--ignore=\(dots)") == [])
  }

  @Test
  func `a selection of which nothing is left to run is refused`() throws {
    for options in [
      ["--select", "characters/emoji", "--ignore", "characters"],
      ["--select", "characters", "--severity", "characters=off"],
      ["--select", "voice/vague-word", "--severity", "voice=note", "--severity-at-least", "error"],
    ] {
      let run = try Tool.run(["check", "--strict"] + options, in: folder)
      #expect(run.code == 2 && run.out.isEmpty)
      #expect(run.err.contains("no rule is left to run"), "\(run.err)")
    }
  }

  @Test
  func `--severity weighs rules and topics; the last word wins`() throws {
    #expect(try check("--severity", "characters/emoji=warning").code == 0)
    #expect(try check("--severity", "characters/ellipsis=error").code == 1)
    #expect(try check("--severity", "characters=note", "--strict").code == 0)
    #expect(try check("--severity", "characters=off,characters/ellipsis=error").err.hasPrefix("1 error "))
  }

  @Test
  func `--config stands in the place of the folder's own`() throws {
    let members = #""emoji": "allowed", "rules": { "characters/ellipsis": { "severity": "note" },"#
    try folder.write("other.json", SmallContent.configuration.replacing("\"rules\": {", with: members))
    let run = try check("--config", "other.json")
    #expect(run.code == 0)
    #expect(run.err.hasPrefix("1 note "))
  }

  @Test
  func `--quiet leaves the findings alone, --verbose says more of them`() throws {
    let plain = try check()
    let quiet = try check("--quiet")
    #expect(quiet.out == plain.out)
    #expect(quiet.err.isEmpty)
    #expect(quiet.code == 1)
    let folder = try Workspace([
      "fixes.json": "[\n\(SmallContent.fix(1).replacing("daily", with: "dayly"))\n]\n"
    ])
    #expect(!(try folder.run("check", "content/fixes.json").out.contains("= found: ")))
    #expect(try folder.run("check", "content/fixes.json", "-v").out.contains("= expected: "))
  }

  @Test
  func `--statistics counts by rule`() throws {
    let run = try check("--statistics")
    #expect(run.code == 1)
    #expect(run.out == "1  warning  characters/ellipsis  [1 safe fixable]\n1  error    characters/emoji\n")
  }

  @Test
  func `--timings goes to standard error`() throws {
    let run = try check("--timings")
    #expect(run.out == (try check().out))
    for name in ["read", "parse", "decode", "lint", "all"] { #expect(run.err.contains("\n\(name) ")) }
    for rule in ["characters/emoji", "voice/praise", "voice/catchphrase", "identity/duplicate-id"] {
      #expect(run.err.contains("\n\(rule) "), "no line for \(rule)")
    }
  }

  @Test
  func `--max-findings cuts text and counts the rest; 0 shows all; machines get all`() throws {
    let many = try Workspace(["fixes.json": "[\((1...300).map { "\($0)" }.joined(separator: ", "))]\n"]
    )
    func check(_ arguments: String...) throws -> Tool.Run {
      try Tool.run(["check", "content/fixes.json", "--ignore", "quota"] + arguments, in: many)
    }
    #expect(try check().out.hasSuffix("\n… and 100 more: 100 errors (--max-findings shows more)\n"))
    #expect(try check("--max-findings", "3").out.contains("… and 297 more"))
    #expect(try !check("--max-findings", "0").out.contains("more"))
    #expect(try check("--format", "jsonl").out.split(separator: "\n").count >= 300)
    #expect(try check().err.hasPrefix("300 errors; "))
  }

  @Test
  func `formats go to files, at once with the one that is shown`() throws {
    let run = try check("--format", "concise", "--format", "json=report.json", "--format=jsonl=lines.jsonl")
    #expect(run.code == 1)
    #expect(run.out == (try check("--format", "concise").out))
    #expect(try folder.text("report.json") == (try check("--format", "json").out))
    #expect(try folder.text("lines.jsonl") == (try check("--format", "jsonl").out))
    let silent = try check("--format", "json=report.json")
    #expect(silent.out.isEmpty)
    #expect(silent.err.hasPrefix("1 error, 1 warning "))
  }

  @Test
  func `what is written to files does not change with colour and limits`() throws {
    _ = try check("--format", "text=plain.txt")
    _ = try check("--format", "text=other.txt", "--color", "always", "--max-findings", "1")
    #expect(try folder.text("plain.txt") == (try folder.text("other.txt")))
    #expect(try folder.text("plain.txt") == (try check().out))
  }

  /// Arguments, environment, and whether there is colour.
  static let colors: [([String], [String: String], Bool)] = [
    ([], [:], false), ([], ["FORCE_COLOR": "1"], true), ([], ["FORCE_COLOR": "0"], false),
    ([], ["FORCE_COLOR": ""], false), ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ([], ["FORCE_COLOR": "1", "NO_COLOR": ""], true), ([], ["FORCE_COLOR": "1", "CI": "true"], true),
    (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "never"], ["FORCE_COLOR": "1"], false),
    (["--color=auto"], ["FORCE_COLOR": "1"], true),
  ]

  @Test(arguments: colors)
  func `colour is as asked`(arguments: [String], environment: [String: String], isColored: Bool) throws {
    let run = try Tool.run(
      ["check", "content/fixes.json", "--ignore=quota"] + arguments,
      in: folder,
      environment: environment
    )
    #expect(run.out.contains("\u{1B}[") == isColored)
    let json = try Tool.run(
      ["check", "content/fixes.json", "--format", "json"] + arguments,
      in: folder,
      environment: environment
    )
    #expect(!json.out.contains("\u{1B}["))
  }

  @Test
  func `--today is what expiry is held against, and a date`() throws {
    #expect(try check("--today", "2026-02-29").code == 2)
    #expect(try check("--today", "2026-02-28").code == 1)
  }
}
