import Testing

struct AcceptTests {
  private static let shouting = [
    "fixes.json":
      "[\n\(SmallContent.fix(1, prompt: "Leave one task of today alone! Look out of a window."))\n]\n"
  ]
  private static let reason = ["--reason", "It is shouted by the boss.", "--owner", "mira"]

  @Test
  func `what a rule finds in a record is accepted, and nothing else`() throws {
    let folder = try Workspace(Self.shouting)
    #expect(try folder.run("check", "--select", "voice/exclamation-mark", "--strict").code == 1)
    let until = ["--until", "2027-06-30", "--today", "2026-12-01"]
    let run = try Tool.run(["accept", "exclamation-mark", "1"] + until + Self.reason, in: folder)
    #expect(run.code == 0, "\(run.err)")
    #expect(run.err == "One finding of voice/exclamation-mark in fix #1 accepted until 2027-06-30\n")
    let text = try folder.text("content/suppressions.json")
    #expect(
      text.hasPrefix(
        """
        [
          {
            "rule": "voice/exclamation-mark",
            "record": "\(SmallContent.firstID)",
            "pointer": "/prompt",
            "textDigest": "
        """
      )
    )
    #expect(text.hasSuffix("\"owner\": \"mira\",\n    \"expires\": \"2027-06-30\"\n  }\n]\n"))
    let check = ["check", "--select", "voice/exclamation-mark,housekeeping", "--strict", "--today"]
    #expect(try Tool.run(check + ["2027-06-30"], in: folder).code == 0)
    #expect(try Tool.run(check + ["2027-07-01"], in: folder).code == 1)
    // A second time the entry is replaced.
    let later = ["--until", "2027-12-31", "--today", "2026-12-02", "--reason", "Still.", "--owner", "jo"]
    let again = try Tool.run(["accept", "exclamation-mark", "1"] + later, in: folder)
    #expect(
      again.err
        == "One finding of voice/exclamation-mark in fix #1 accepted until 2027-12-31 (before: until 2027-06-30)\n"
    )
    let replaced = try folder.text("content/suppressions.json")
    #expect(replaced.split(separator: "voice/exclamation-mark", omittingEmptySubsequences: false).count == 2)
    #expect(replaced.contains("Still.") && replaced.contains("2027-12-31") && !replaced.contains("mira"))
    // Where the text is mended there is nothing to accept.
    let mended = try folder.text("content/fixes.json").replacing("today alone!", with: "today alone.")
    try folder.write("content/fixes.json", mended)
    let idle = try Tool.run(["accept", "exclamation-mark", "1"] + later, in: folder)
    #expect(
      idle.code == 2 && idle.err.hasSuffix("voice/exclamation-mark finds nothing in fix #1\n"),
      "\(idle.err)"
    )
  }

  @Test
  func `an acceptance that holds stays as it is where another text is accepted`() throws {
    let fix = SmallContent.fix(1, prompt: "Leave one task of today alone! Look out of a window.")
    let folder = try Workspace(["fixes.json": "[\n\(fix)\n]\n"])
    let accept = ["accept", "exclamation-mark", "1", "--today", "2026-12-01", "--owner"]
    let first = accept + ["mira", "--reason", "The boss shouts.", "--until", "2099-06-30"]
    #expect(try Tool.run(first, in: folder).code == 0)
    let comment = #""inlineComment": "Nobody looked up!","#
    let text = try folder.text("content/fixes.json").replacing("\"prompt\":", with: "\(comment) \"prompt\":")
    try folder.write("content/fixes.json", text)
    let second = try Tool.run(accept + ["jo", "--reason", "So do you.", "--until", "2027-06-30"], in: folder)
    #expect(second.code == 0, "\(second.err)")
    let entries = try folder.text("content/suppressions.json")
    #expect(
      entries.contains("mira") && entries.contains("2099-06-30") && entries.contains("jo"),
      "\(entries)"
    )
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `the owner is the name that git is configured with`() throws {
    let folder = try Workspace(Self.shouting)
    _ = try folder.shell(
      "git init -q && git config core.name no && git config user.name 'Mira Ito'",
      environment: Repository.environment
    )
    let run = try folder.run(
      "accept",
      "voice/exclamation-mark",
      SmallContent.firstID,
      "--until",
      "2027-06-30",
      "--today",
      "2026-12-01",
      "--reason",
      "It is shouted.",
      environment: Repository.environment
    )
    #expect(run.code == 0, "\(run.err)")
    #expect(try folder.text("content/suppressions.json").contains("\"owner\": \"Mira Ito\""))
  }

  @Test(arguments: [
    (["voice/nothing", "1"], "seedtool: there is no rule `voice/nothing`"),
    (["voice/exclamation-mark"], "seedtool: name a rule and a record"),
    (["voice/exclamation-mark", "9"], "seedtool: content: there is no record 9"),
    (["voice/guilt", "1"], "seedtool: content: voice/guilt finds nothing in fix #1"),
    (["shape/wrong-type", "1"], "seedtool: findings of shape/wrong-type cannot be accepted"),
    (["voice/exclamation-mark", "1", "--until", "2020-01-01"], "seedtool: --until is given twice"),
    (
      ["compatibility/vanished-identity", "1"],
      "seedtool: an approval holds until its version has been succeeded; it goes without --until"
    ),
  ])
  func `what cannot be accepted is 2 and changes nothing`(_ operands: [String], _ message: String) throws {
    let folder = try Workspace(Self.shouting)
    let run = try Tool.run(["accept"] + operands + ["--until", "2027-06-30"] + Self.reason, in: folder)
    #expect(run.code == 2)
    #expect(run.err.hasPrefix(message), "\(run.err)")
    #expect(!folder.exists("content/suppressions.json"))
  }

  @Test
  func `an acceptance that has expired makes room for the new one`() throws {
    let folder = try Workspace(Self.shouting)
    let accept = ["accept", "exclamation-mark", "1"] + Self.reason
    #expect(
      try Tool.run(accept + ["--until", "2026-12-31", "--today", "2026-12-01"], in: folder).code == 0
    )
    let old = try folder.text("content/suppressions.json")
    let run = try Tool.run(accept + ["--until", "2027-12-31", "--today", "2027-01-01"], in: folder)
    #expect(run.code == 0, "\(run.err)")
    #expect(run.out.hasPrefix("content/suppressions.json:2\n"), "\(run.out)")
    #expect(
      try folder.text("content/suppressions.json") == old.replacing("2026-12-31", with: "2027-12-31")
    )
    // Of several the last one's place is taken, and other entries stay as they are.
    let entry = old.dropFirst("[\n".count).dropLast("\n]\n".count)
    let other = entry.replacing("exclamation-mark", with: "guilt").replacing("2026-12-31", with: "2028-01-01")
    try folder.write("content/suppressions.json", "[\n\(entry),\n\(entry),\n\(other),\n\(entry)\n]\n")
    let again = try Tool.run(accept + ["--until", "2027-12-31", "--today", "2027-01-01"], in: folder)
    #expect(again.code == 0, "\(again.err)")
    #expect(again.out.hasPrefix("content/suppressions.json:11\n"), "\(again.out)")
    let new = entry.replacing("2026-12-31", with: "2027-12-31")
    #expect(try folder.text("content/suppressions.json") == "[\n\(other),\n\(new)\n]\n")
  }

  @Test
  func `an acceptance of a text that has changed makes room for that of the new one`() throws {
    let folder = try Workspace(Self.shouting)
    let accept = ["accept", "exclamation-mark", "1", "--until", "2027-12-31", "--today", "2026-12-01"]
    #expect(try Tool.run(accept + Self.reason, in: folder).code == 0)
    let old = try folder.text("content/suppressions.json")
    let fixes = try folder.text("content/fixes.json")
    try folder.write("content/fixes.json", fixes.replacing("alone! Look", with: "undone! Look"))
    #expect(try Tool.run(accept + Self.reason, in: folder).code == 0)
    let new = try folder.text("content/suppressions.json")
    #expect(new != old && new.split(separator: "\n").count == old.split(separator: "\n").count, "\(new)")
  }

  @Test
  func `what an acceptance lacks is named at once`() throws {
    let run = try Workspace(Self.shouting).run("accept", "exclamation-mark", "1")
    for option in ["--reason", "--until", "--owner"] {
      #expect(run.code == 2 && run.err.contains("\(option) is missing"), "\(run.err)")
    }
  }

  @Test(arguments: [
    (["--reason", "  ", "--owner", "mira"], "--reason takes a line of text of 1 to 2048 characters"),
    (["--reason", "a\nb", "--owner", "mira"], "--reason takes a line of text"),
    (["--reason", "y", "--owner", "  "], "--owner takes a line of text"),
    (["--reason", "y", "--owner", "\u{1B}[31m"], "--owner takes a line of text"),
  ])
  func `what check would refuse is not written`(_ options: [String], _ message: String) throws {
    let folder = try Workspace(Self.shouting)
    let run = try Tool.run(
      ["accept", "exclamation-mark", "1", "--until", "2099-01-01"] + options,
      in: folder
    )
    #expect(run.code == 2 && run.err.hasPrefix("seedtool: \(message)"), "\(run.err)")
    #expect(!folder.exists("content/suppressions.json"))
  }

  @Test(arguments: [
    ([], "--until is missing"), (["--until", "soon"], "--until is missing, or no date"),
    (["--until", "2026-11-30"], "--until 2026-11-30 is over; today is 2026-12-01"),
  ])
  func `an acceptance ends one day that is to come`(_ options: [String], _ message: String) throws {
    let folder = try Workspace(Self.shouting)
    let arguments =
      ["accept", "voice/exclamation-mark", "1", "--today", "2026-12-01"] + options + Self.reason
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 2 && run.err.hasPrefix("seedtool: \(message)"), "\(run.err)")
  }
}
