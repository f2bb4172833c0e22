import Foundation
import Testing

/// `seedtool replay`, as the process that it is.
struct ReplayTests {
  private static let rules = """
    {
      "placeKeywords": { "high": ["home", "work", "medical"] },
      "messageKeywords": { "critical": ["medication", "urgent", "meeting"] },
      "rushHours": [[7, 9], [17, 19]],
      "nightHours": [22, 6],
      "match": "substring",
      "styles": {
        "low": { "color": "gray", "symbol": "bell.slash" },
        "medium": { "color": "blue", "symbol": "bell" },
        "high": { "color": "orange", "symbol": "bell.badge" },
        "critical": { "color": "red", "symbol": "bell.fill" }
      }
    }
    """

  private static let policies = """
    {
      "pressure": {
        "escalationAfterRecovery": "literal",
        "milestoneDays": [7, 14, 30],
        "milestoneRepeatDays": 365,
        "longestFromDays": 7,
        "lookaheadDays": 3
      },
      "geocue": { "highRepeatSeconds": 60, "criticalRepeatSeconds": 30, "pendingMaximum": 60 }
    }
    """
  private static let call = #"{"call":"priority","place":"Home","event":"entry","time":"12:00"}"# + "\n"
  private static let answer = #"{"line":1,"call":"priority","result":"high"}"# + "\n"

  private let folder: Workspace

  init() throws {
    folder = try Workspace(["priority_rules.json": Self.rules, "policies.json": Self.policies])
  }

  @Test
  func `events come from standard input, a file, or a stream by name`() throws {
    try folder.write("events.jsonl", Self.call)
    let input = Array(Self.call.utf8)
    for arguments in [
      ["replay", "geocue"], ["replay", "geocue", "-"], ["replay", "geocue", "content", "-"],
    ] {
      let run = try Tool.run(arguments, in: folder, input: input)
      #expect(run.out == Self.answer)
      #expect(run.code == 0)
      #expect(run.err.isEmpty)
    }
    for arguments in [["events.jsonl"], ["content", "events.jsonl"], ["./content", "./events.jsonl"]] {
      #expect(try Tool.run(["replay", "geocue"] + arguments, in: folder).out == Self.answer)
    }
    #expect(try folder.run("replay", "geocue").out.isEmpty)
  }

  @Test
  func `a bundle takes the place of a content folder`() throws {
    #expect(try folder.run("compile", "--ignore", "quota", "-o", "app.seedbundle").code == 0)
    let elsewhere = try Workspace()
    try elsewhere.write("app.seedbundle", folder.data("app.seedbundle"))
    let input = Array((#"{"replay":1}"# + "\n" + Self.call).utf8)
    let run = try elsewhere.run("replay", "geocue", "--bundle", "app.seedbundle", input: input)
    #expect(run.code == 0)
    #expect(run.out.hasPrefix(#"{"line":1,"replay":1,"bundle":{"version":"1.2.3","hash":""#))
    #expect(run.out.hasSuffix(Self.answer.replacing("1,\"call", with: "2,\"call")))
  }

  @Test
  func `bad lines make the exit code 1, and strict stops at the first`() throws {
    let input = Array(("{\n" + Self.call).utf8)
    let run = try folder.run("replay", "geocue", input: input)
    #expect(run.code == 1)
    #expect(run.out.hasPrefix(#"{"line":1,"error":{"code":"bad-json","#))
    #expect(run.out.split(separator: "\n").count == 2)
    let strict = try folder.run("replay", "geocue", "--strict", input: input)
    #expect(strict.code == 1)
    #expect(strict.out.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (["replay"], "name a product: "), (["replay", "geoque"], "Did you mean `geocue`?"),
    (["replay", "geocue", "missing.jsonl"], "missing.jsonl"),
    (["replay", "geocue", "--bundle", "missing.seedbundle"], "missing.seedbundle"),
    (["replay", "geocue", "content", "a.jsonl", "b.jsonl"], "one operand too many"),
    (["replay", "geocue", "--bundle", "x", "content"], "not both"),
  ])
  func `a command line that cannot be used ends with 2`(arguments: [String], message: String) throws {
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.out.isEmpty)
    #expect(run.err.contains(message), "\(run.err)")
  }

  @Test
  func `each line is answered before the next one is sent`() throws {
    // The second line is sent only once the first answer has come through the pipe.
    let line = """
      mkfifo to from
      "$seedtool" replay geocue < to > from &
      exec 3> to 4< from
      for number in 1 2; do
        printf '%s\\n' '{"call":"style","preferences":{},"priority":"low"}' >&3
        read -r answer <&4 && printf '%s\\n' "$answer"
      done
      """
    let run = try folder.shell(line)
    let answers = run.out.split(separator: "\n")
    #expect(answers.count == 2)
    #expect(answers.last?.hasPrefix(#"{"line":2,"call":"style","#) ?? false)
  }

  @Test
  func `a story of Pressure is answered when it is known how it begins, at once where a header says so`()
    throws
  {
    let open = #"{"at":"2026-06-01T10:00:00Z","event":"open"}"# + "\n"
    let step = #"{"at":"2026-06-01T10:00:00Z","event":"onboard","step":"coldOpen"}"# + "\n"
    let without = try folder.run("replay", "pressure", input: Array(open.utf8))
    #expect(without.code == 0)
    #expect(!without.out.contains(#""onboarding""#))
    let with = try folder.run("replay", "pressure", input: Array((open + step).utf8))
    #expect(with.code == 0)
    #expect(with.out.split(separator: "\n").first?.contains(#""onboarding":"coldOpen""#) ?? false)
    let line = """
      mkfifo to from
      "$seedtool" replay pressure < to > from &
      exec 3> to 4< from
      for line in '{"replay":1,"setup":{}}' '{"at":"2026-06-01T10:00:00Z","event":"time"}'; do
        printf '%s\\n' "$line" >&3
        read -r answer <&4 && printf '%s\\n' "$answer"
      done
      """
    #expect(try folder.shell(line).out.split(separator: "\n").count == 2)
  }

  @Test
  func `help lists calls, events, refusals and codes`() throws {
    let help = try folder.run("replay", "--help").out
    for name in [
      "priority", "acknowledge", "time", "empty-identifier", "bad-time", "back-in-time", "release",
    ] {
      #expect(help.contains("\n  \(name)"), "\(name)")
    }
  }

  /// Where Python is not installed the example is compiled by nobody, and the output says so.
  static let hasPython = ["/usr/bin/python3", "/usr/local/bin/python3", "/bin/python3"]
    .contains { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: hasPython, "there is no python3 here"))
  func `the Python example of the page agrees with the tool`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Documentation/Replay.md"), encoding: .utf8)
    let example = try #require(
      page.split(separator: "<!-- example: python -->\n```python\n").dropFirst().first
    )
    let program = try #require(example.split(separator: "\n```\n").first)
    try folder.write("check.py", String(program))
    let run = try folder.shell(#"python3 check.py "$seedtool""#)
    #expect(run.out == "2400 of 2400 compared, 0 differ\n", "\(run.err)")
    #expect(run.code == 0)
  }
}
