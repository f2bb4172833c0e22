import Foundation
import Testing

/// `seedtool review`, and what `check` and `stats` make of the ledger.
struct ReviewTests {
  static let rubric = """
    { "name": "sample", "version": 1, "questions": [
      { "id": "is-doable", "asks": "Can it be done?", "appliesTo": { "parts": ["prompt"] },
        "rules": ["voice/praise"] },
      { "id": "says-why", "asks": "Does it say why?", "appliesTo": { "kinds": ["tidbit"] } }
    ] }
    """
  static let path = ["PATH": "/usr/bin:/bin"]

  func content() throws -> Workspace { try Workspace(["rubric.json": Self.rubric]) }

  /// The packets that wait.
  func packets(_ folder: Workspace) throws -> [[String: Any]] {
    let run = try folder.run("review", "next", "--format", "jsonl")
    try #require(run.code == 0, "\(run.err)")
    return try run.out.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  func verdict(_ packet: [String: Any], _ members: String = #""verdict": "pass""#) -> String {
    #"{ "record": "\#(packet["record"] ?? "")", "digest": "\#(packet["digest"] ?? "")", \#(members) }"#
  }

  func objection(_ packet: [String: Any], quote: String) -> String {
    verdict(
      packet,
      #""verdict": "object", "findings": [{ "question": "is-doable", "pointer": "/prompt", "#
        + #""quote": "\#(quote)", "reason": "Not by noon." }]"#
    )
  }

  func take(_ folder: Workspace, _ lines: [String], _ who: String...) throws -> Tool.Run {
    try folder.write("verdicts.jsonl", lines.joined(separator: "\n") + "\n")
    return try Tool.run(["review", "take", "verdicts.jsonl"] + who, in: folder)
  }

  // MARK: - The ledger

  @Test
  func `what was judged is kept, and not asked about again until it changes`() throws {
    let folder = try content()
    let first = try packets(folder)
    #expect(first.compactMap { $0["kind"] as? String } == ["fix", "fix", "tidbit"])
    let run = try take(folder, first.map { verdict($0) }, "--owner", "Ada")
    #expect(run.code == 0, "\(run.err)")
    #expect(run.err == "Took 3 verdicts: 3 pass\n")
    #expect(try packets(folder).isEmpty)
    let check = try folder.run("check", "--ignore", "quota", "--strict")
    #expect(check.code == 0, "\(check.out)")
    #expect(
      check.err.contains("Meaning is reviewed, not checked: 3 of 3 records, 3 by a person"),
      "\(check.err)"
    )

    try folder.write(
      "content/micro_education.json",
      SmallContent.tidbits.replacing("afterSkipped", with: "general")
    )
    #expect(try packets(folder).compactMap { $0["kind"] as? String } == ["tidbit"])
    #expect(try folder.run("review", "next", "--owner", "Ada").err == "1 shown, 1 waiting\n")
    let stale = try folder.run("check", "--ignore", "quota", "--strict", "--format", "concise")
    #expect(stale.code == 1)
    #expect(
      stale.out.contains("review/stale") && stale.out.contains("since Ada reviewed it on"),
      "\(stale.out)"
    )
  }

  @Test
  func `another rubric asks everyone again, whatever its version`() throws {
    let folder = try content()
    #expect(try take(folder, try packets(folder).map { verdict($0) }, "--owner", "Ada").code == 0)
    #expect(try folder.run("review", "next", "--owner", "Ada").err == "0 shown, 0 waiting\n")
    try folder.write("content/rubric.json", Self.rubric.replacing("sample", with: "other"))
    #expect(try folder.run("review", "next", "--owner", "Ada").err == "3 shown, 3 waiting\n")
  }

  @Test
  func `without a rubric nothing is asked and nothing is said`() throws {
    let folder = try Workspace([:])
    let next = try folder.run("review", "next")
    #expect(next.code == 2)
    #expect(next.err.hasPrefix("seedtool: content/rubric.json: there is no rubric"), "\(next.err)")
    let check = try folder.run("check", "--ignore", "quota", "--release")
    #expect(check.code == 0, "\(check.out)")
    #expect(!check.err.contains("Meaning"))
    #expect(!(try folder.run("stats").out.contains("Reviewed")))
  }

  @Test
  func `a release is reviewed unless the configuration says otherwise`() throws {
    let folder = try content()
    #expect(try folder.run("check", "--ignore", "quota", "--strict").code == 0)
    let release = try folder.run("check", "--ignore", "quota", "--release", "--format", "concise")
    #expect(release.code == 1)
    #expect(release.out.contains("2 of 2 fixes have not been reviewed"), "\(release.out)")
    let level = SmallContent.configuration.replacing(
      SmallContent.withoutSpelling,
      with: SmallContent.withoutSpelling + #", "review/missing": { "severity": "warning" }"#
    )
    try folder.write("content/seedtool.json", level)
    #expect(try folder.run("check", "--ignore", "quota", "--release").code == 0)
  }

  @Test
  func `what a command objects to is a warning, and an error once a person does`() throws {
    let folder = try content()
    let packet = try #require(try packets(folder).first)
    let line = objection(packet, quote: "one task")
    #expect(try take(folder, [line], "--reviewer", "judge").code == 0)
    func check() throws -> Tool.Run {
      try folder.run("check", "--ignore", "quota", "--select", "review", "--format", "concise")
    }
    let warning = try check()
    #expect(warning.code == 0)
    #expect(
      warning.out.contains("fixes.json:10:24: warning[review/objection]")
        || warning.out.contains("the command judge objects (is-doable): Not by noon."),
      "\(warning.out)"
    )
    #expect(try take(folder, [line], "--owner", "Ada").code == 0)
    let error = try check()
    #expect(error.code == 1)
    #expect(error.out.contains("Ada objects (is-doable): Not by noon."), "\(error.out)")
    #expect(!error.out.contains("judge objects"))
  }

  @Test
  func `a verdict that cannot be kept is named, and the others are kept`() throws {
    let folder = try content()
    let packets = try packets(folder)
    let lines = [
      verdict(packets[0]), "", "no JSON", objection(packets[1], quote: "two tasks"),
      #"{ "record": "nobody", "digest": "0123456789abcdef", "verdict": "pass" }"#,
      verdict(packets[2], #""verdict": "pass", "note": "\u001b[31m""#),
      String(repeating: "x", count: 70_000),
    ]
    let run = try take(folder, lines, "--reviewer", "judge")
    #expect(run.code == 1)
    let complaints = run.err.split(separator: "\n")
    #expect(complaints.count == 6, "\(run.err)")
    #expect(complaints[0].hasPrefix("seedtool: verdicts.jsonl, line 3: it is no JSON object"))
    #expect(
      complaints[1].contains("line 4: `two tasks` does not stand in /prompt of fix #2"),
      "\(complaints[1])"
    )
    #expect(complaints[2].contains("line 5: there is no record nobody"))
    #expect(complaints[3].contains("line 6: it has a member `note`"))
    #expect(complaints[4].contains("line 7: it has more than 65536 bytes"))
    #expect(complaints[5] == "Took 1 verdict: 1 pass; refused 5")
    #expect(try folder.text("content/reviews.json").split(separator: "\n").count == 3)
  }

  @Test
  func `a faulty ledger is not written over`() throws {
    let folder = try content()
    let packet = try #require(try packets(folder).first)
    try folder.write("content/reviews.json", #"[{ "record": "x" }]"#)
    let run = try take(folder, [verdict(packet)], "--owner", "Ada")
    #expect(run.code == 2)
    #expect(run.err.contains("it has errors, so that nothing can be judged"), "\(run.err)")
    #expect(try folder.text("content/reviews.json") == #"[{ "record": "x" }]"#)
  }

  @Test(arguments: [
    (["review"], "say what to do"),
    (["review", "nxt"], "`seedtool review` does next, take, ask, score"),
    (["review", "take"], "say whose verdicts to take"),
    (["review", "take", "verdicts.jsonl"], "say who judged"),
    (["review", "take", "verdicts.jsonl", "--owner", "Ada", "--reviewer", "judge"], "say who judged"),
    (["review", "take", "--with", "true", "--owner", "Ada"], "a command is no person"),
    (["review", "next", "--with", "true"], "`seedtool review next` takes no --with"),
    (["review", "next", "--planted", "x"], "--planted goes with --calibrate"),
    (["review", "next", "--count", "0"], "--count takes a number from 1 to"),
    (["review", "ask", "--owner", "Ada"], "`seedtool review ask` talks with a person at a terminal"),
    (["review", "take", "--with", "cat | sh"], "--with starts a program and no shell, so that `|`"),
    (["review", "take", "--with", "sh -c $HOME"], "--with starts a program and no shell, so that `$`"),
    (["review", "take", "--with", "sh 'x"], "--with: a quotation mark is not closed"),
    (["review", "take", "--with", "no-such-judge"], "--with: there is no program `no-such-judge`"),
    (["review", "take", "--with", " "], "--with names the command that judges"),
  ])
  func `what was asked for wrongly is told, and nothing is written`(_ arguments: [String], _ message: String)
    throws
  {
    let folder = try content()
    try folder.write("verdicts.jsonl", "")
    let run = try Tool.run(arguments, in: folder, environment: Self.path)
    #expect(run.code == 2)
    #expect(run.err.hasPrefix("seedtool: \(message)"), "\(run.err)")
    #expect(!folder.exists("content/reviews.json"))
  }

  // MARK: - Commands

  /// Runs `review take` with a judge that is a line of shell, in a script.
  func judge(_ line: String, _ more: String..., in folder: Workspace) throws -> Tool.Run {
    try folder.write("judge.sh", "#!/bin/sh\n\(line)\n")
    return try Tool.run(
      ["review", "take", "--with", "sh judge.sh"] + more,
      in: folder,
      environment: Self.path
    )
  }

  @Test
  func `a command judges one packet after the other`() throws {
    let folder = try content()
    let passing =
      #"sed 's/.*"record":"\([^"]*\)","digest":"\([^"]*\)".*/{"record":"\1","digest":"\2","verdict":"pass"}/'"#
    let run = try judge(passing, "--count", "2", "--reviewer", "sed", in: folder)
    #expect(run.code == 0, "\(run.err)")
    #expect(run.err == "Took 2 verdicts of sed: 2 pass; 1 waiting\n")
    let ledger = try folder.text("content/reviews.json")
    #expect(ledger.split(separator: "\n").count == 4)
    #expect(ledger.contains(#""reviewer": { "kind": "command", "name": "sed" }"#))
    #expect(try folder.run("check").err.contains("2 of 3 records, 0 by a person"))
  }

  @Test(arguments: [
    ("sleep 60", "it did not end within 1 s, and was stopped"),
    ("sleep 60 & exec >&- 2>&-; sleep 60", "it did not end within 1 s, and was stopped"),
    ("exec >&- 2>&-; sleep 60", "it did not end within 1 s, and was stopped"),
    ("while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done", "wrote more than 65536 bytes"),
    ("echo no key >&2; exit 3", "ended with 3: no key"),
    ("kill -9 $$", "ended with 137"),
    ("true", "wrote 0 lines"),
    ("echo '{}'; echo '{}'", "wrote 2 lines"),
    ("echo pass", "it is no JSON object"),
    (
      #"echo '{"record":"x","digest":"0123456789abcdef","verdict":"pass"}'"#,
      "the answer is about another record, x"
    ),
    (#"printf '\033[31m' >&2; exit 1"#, "ended with 1: "),
  ])
  func `a command that does not answer is told, and leaves nothing`(_ line: String, _ message: String) throws
  {
    let folder = try content()
    let start = Date()
    let run = try judge(line, "--timeout", "1", "--count", "1", in: folder)
    #expect(run.code == 1)
    #expect(run.err.hasPrefix("seedtool: fix #1: ") && run.err.contains(message), "\(run.err)")
    #expect(!run.err.contains("\u{1B}"))
    #expect(Date().timeIntervalSince(start) < 30)
    #expect(!folder.exists("content/reviews.json"))
  }

  @Test(arguments: [
    ("sh judge.sh", "judge.sh"), ("env A=1 sh -u ./judge.sh -x", "judge.sh"), ("sh -c 'exit 3'", "sh"),
    ("./judge.sh", "judge.sh"), ("env -i A=1 ./judge.sh", "judge.sh"),
  ])
  func `a script is called by its own name, not by that of what runs it`(_ line: String, _ name: String)
    throws
  {
    let folder = try content()
    try folder.write("judge.sh", "#!/bin/sh\nexit 3\n")
    #expect(try folder.shell("chmod +x judge.sh").code == 0)
    let run = try Tool.run(
      ["review", "take", "--count", "1", "--with", line],
      in: folder,
      environment: Self.path
    )
    #expect(run.err.hasPrefix("seedtool: fix #1: \(name) ended with 3"), "\(run.err)")
  }

  @Test
  func `three answers in a row that cannot be taken end the run`() throws {
    let folder = try content()
    let run = try judge("exit 1", in: folder)
    #expect(run.code == 2)
    #expect(run.err.contains("three answers in a row could not be taken; stopped"), "\(run.err)")
  }

  @Test
  func `a command's words reach it as they are`() throws {
    let folder = try content()
    try folder.write("judge.sh", "echo \"$#|$1|$2|$3\" >&2; exit 1\n")
    let run = try Tool.run(
      ["review", "take", "--count", "1", "--with", #"sh judge.sh 'a $HOME *' "b \"c" d\ e"#],
      in: folder,
      environment: Self.path
    )
    #expect(run.err.contains(#"ended with 1: 3|a $HOME *|b "c|d e"#), "\(run.err)")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func `the example's judge keeps to the contract`() throws {
    let folder = try content()
    let example = URL(filePath: #filePath).appending(path: "../../../Examples/Judge/judge.py").standardized
      .path
    let finding =
      #"{ "question": "is-doable", "pointer": "/prompt", "quote": "one task", "reason": "Which?" }"#
    try folder.write("answers.json", #"{ "fix #1": [\#(finding)], "fix #2": [] }"#)
    let run = try Tool.run(
      ["review", "take", "--with", "python3 '\(example)' answers.json"],
      in: folder,
      environment: Self.path
    )
    #expect(run.code == 0, "\(run.err)")
    #expect(run.err == "Took 3 verdicts of judge.py: 1 pass, 1 object, 1 unsure; 0 waiting\n")
  }

  @Test
  func `an objection that says nothing is found, and a ledger that breaks off counts nothing`() throws {
    let folder = try content()
    let packet = try #require(try packets(folder).first)
    #expect(try take(folder, [objection(packet, quote: "one task")], "--owner", "Ada").code == 0)
    let ledger = try folder.text("content/reviews.json")
    let bare = ledger.replacing(/"pointer".*"verdict"/, with: "\"verdict\"")
      .replacing(/"quote".*"digest"/, with: "\"digest\"")
    try folder.write("content/reviews.json", bare)
    let check = try folder.run("check", "--ignore", "quota", "--format", "concise")
    #expect(
      check.out.contains("an objection needs its `question`, `quote` and `reason`"),
      "\(bare)\(check.out)"
    )
    try folder.write("content/reviews.json", String(ledger.dropLast(4)))
    let cut = try folder.run("check", "--ignore", "quota")
    #expect(
      cut.err.contains("Meaning is reviewed, not checked: how much is unknown until reviews.json"),
      "\(cut.err)"
    )
  }

  // MARK: - A person

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `a question is shown in full once, and again when it is asked for`() throws {
    let folder = try content()
    try folder.write("typed", "n\n?\nq\n")
    let line = "script -qec \"$seedtool review ask --owner Ada\" /dev/null < typed"
    let run = try folder.shell(line, environment: ["TERM": "dumb"])
    #expect(run.out.components(separatedBy: "1  Can it be done?").count == 3, "\(run.out)")
    #expect(run.out.components(separatedBy: "  1 is-doable").count == 2, "\(run.out)")
  }

  /// What somebody types at a terminal.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `a person passes, objects and confirms at the terminal`() throws {
    let folder = try content()
    let packet = try #require(try packets(folder).first)
    #expect(try take(folder, [objection(packet, quote: "one task")], "--reviewer", "judge").code == 0)
    try folder.write("typed", "1\nc\no\n1\nLEAVE two\nleave ONE task\nNot here.\n\nq\n")
    let line = "script -qec \"$seedtool review ask --owner Ada\" /dev/null < typed"
    let run = try folder.shell(line, environment: ["TERM": "dumb"])
    #expect(run.out.contains("judge objects (is-doable): “one task”: Not by noon."), "\(run.out)")
    #expect(run.out.contains("They do not stand there."))
    let ledger = try folder.text("content/reviews.json")
    let lines = ledger.split(separator: "\n").filter { $0.contains("\"Ada\"") }
    #expect(lines.count == 2, "\(ledger)")
    #expect(ledger.contains(#""quote": "Leave one task", "reason": "Not here.""#), "\(ledger)")
  }
}
