import Foundation
import Testing

/// `seedtool simulate`, as the process that it is.
struct SimulateTests {
  static let policies = """
    {
      "egofix": {
        "skipCooldownDays": 14,
        "mediumFromFinished": 7,
        "highFromFinished": 21,
        "fixesPerVersion": 7,
        "weightMinimum": 0.25,
        "weightMaximum": 3,
        "weightAnswers": 8,
        "reminderTime": "09:00",
        "reminderLookaheadDays": 7,
        "quietingEveryDays": [1, 2, 3],
        "stableQuietAnswers": 4,
        "stableSpanDays": 21,
        "retestDays": 30,
        "regressionCrashes": 3,
        "regressionDays": 14,
        "diagnosticSundayFrom": "17:00",
        "diagnosticMondayUntil": "12:00",
        "patternCooldownDays": 14,
        "sessionGapMinutes": 30,
        "stableReminderGapDays": [7, 14, 28, 56]
      }
    }
    """

  private let folder: Workspace

  init() throws { folder = try Workspace(["policies.json": Self.policies]) }

  private func simulate(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(["simulate", "--users", "16", "--days", "40"] + arguments, in: folder)
  }

  @Test(arguments: [
    (["--users", "0"], "--users takes a number from 1 to 1000000000, not `0`"),
    (["--users", "1000000000000"], "--users takes a number from 1 to 1000000000, not `1000000000000`"),
    (["--users", "-1"], "--users takes a number from 1 to 1000000000, not `-1`"),
    (["--users", "many"], "--users takes a number from 1 to 1000000000, not `many`"),
    (["--days", "0"], "--days takes a number from 1 to 10000, not `0`"),
    (["--days", "4000000"], "--days takes a number from 1 to 10000, not `4000000`"),
    (
      ["--days", "99999999999999999999"], "--days takes a number from 1 to 10000, not `99999999999999999999`"
    ),
    (["--seed", "-7"], "--seed takes a number from 0 to 9223372036854775807, not `-7`"),
    (["--threads", "0"], "--threads takes a number from 1 to 256, not `0`"),
    (["--shard", "0/2"], "--shard takes I/N with 1 ≤ I ≤ N ≤ 10000, such as 2/8, not `0/2`"),
    (["--shard", "3/2"], "--shard takes I/N with 1 ≤ I ≤ N ≤ 10000, such as 2/8, not `3/2`"),
    (["--shard", "1/"], "--shard takes I/N with 1 ≤ I ≤ N ≤ 10000, such as 2/8, not `1/`"),
    (["--shard", "1/2/3"], "--shard takes I/N with 1 ≤ I ≤ N ≤ 10000, such as 2/8, not `1/2/3`"),
    (["--format", "sarif"], "`seedtool simulate` has the formats text, json and html"),
    (["--require", "days"], "--require takes a figure, a relation and a number"),
    (["--require", "x >= 1", "--shard", "1/2"], "--require asks the whole; a shard's report is a part"),
    (["merge"], "name the shards' reports"),
    (["merge", "--seed", "1", "a.json"], "`seedtool simulate merge` takes no --seed: the reports say it"),
  ])
  func `options that no simulation can have are refused`(arguments: [String], message: String) throws {
    let run = try Tool.run(["simulate"] + arguments, in: folder)
    #expect(run.code == 2)
    #expect(run.err.contains(message), "\(run.err)")
    #expect(run.out.isEmpty)
  }

  @Test
  func `unknown profiles and figures get the nearest one and the list`() throws {
    let profile = try simulate("--profile", "dilligent")
    #expect(profile.code == 2)
    #expect(profile.err.contains("there are diligent, skipper"))
    #expect(profile.err.contains("Did you mean `diligent`?"))
    let figure = try simulate("--require", "one-bug.days-to-repaet.p5 >= 1")
    #expect(figure.code == 2)
    #expect(figure.err.contains("days-to-tidbit-repeat.median"))
    #expect(figure.err.contains("Did you mean `days-to-repeat.p5`?"))
    #expect(figure.out.isEmpty, "nobody has played for it")
  }

  @Test
  func `a requirement that does not hold fails with have and need`() throws {
    let good = try simulate("--require", "fixes.never-seen == 0", "--require", "days-to-repeat.p5 >= 1", "-q")
    #expect(good.code == 0)
    #expect(good.err.isEmpty)
    let bad = try simulate("--require", "fixes.never-seen == 0", "--require", "days-to-repeat.p5 >= 60")
    #expect(bad.code == 1)
    #expect(bad.err.contains("days-to-repeat.p5: have "))
    #expect(bad.err.contains(", need >= 60\n"))
    #expect(bad.out.hasPrefix("16 users, 40 days, seed 0; content 1.2.3\n"))
  }

  @Test(arguments: [
    (">= 1e300", 1), (">= -1e308", 0), ("< 99999999999999999999", 0), (">= nan", 2), (">= -", 2),
  ])
  func `no number that a requirement may name stops the run`(_ what: String, _ code: Int32) throws {
    let run = try simulate("--require", "days-to-repeat.p5 \(what)", "-q")
    #expect(run.code == code, "\(run.err)")
  }

  @Test(arguments: [40, 80, 120])
  func `text fits its columns`(width: Int) throws {
    let run = try Tool.run(
      ["simulate", "--users", "16", "--days", "40"],
      in: folder,
      environment: ["COLUMNS": "\(width)"]
    )
    #expect(run.code == 0)
    let wide = run.out.split(separator: "\n").filter { $0.count > width }
    #expect(wide.isEmpty, "\(wide)")
    #expect(run.out.contains("What to write next"))
    #expect(run.out.contains { "▁▂▃▄▅▆▇█".contains($0) })
  }

  @Test
  func `shards merge to what one run writes, byte for byte`() throws {
    for shard in 1...3 {
      let run = try simulate("--shard", "\(shard)/3", "--format", "json", "-o", "\(shard).json")
      #expect(run.code == 0)
      #expect(run.err == "Wrote \(shard).json\n")
    }
    let whole = try simulate("--format", "json", "--threads", "1")
    let merged = try folder.run("simulate", "merge", "--format", "json", "3.json", "1.json", "2.json")
    #expect(merged.code == 0)
    #expect(merged.out == whole.out)
    let html = try folder.run("simulate", "merge", "--format", "html", "1.json", "2.json", "3.json")
    #expect(try simulate("--format", "html").out == html.out)
    #expect(html.out.contains("<svg"))
    #expect(!html.out.contains("<script"))
    #expect(!html.out.contains("http://") && !html.out.contains("https://"))
  }

  @Test
  func `no report takes the place of content or of what it is made from`() throws {
    #expect(try folder.run("compile", "--ignore", "quota", "-o", "b.seedbundle").code == 0)
    #expect(try simulate("--shard", "1/1", "--format", "json", "-o", "1.json").code == 0)
    let files = "content/fixes.json content/seedtool.json b.seedbundle 1.json"
    let before = try folder.shell("cat \(files)").out
    for arguments in [
      ["-o", "content/fixes.json"], ["content", "-o", "./content/../content/seedtool.json"],
      ["--bundle", "b.seedbundle", "-o", "content/fixes.json"],
      ["--bundle", "b.seedbundle", "-o", "./b.seedbundle"],
    ] {
      let run = try Tool.run(["simulate", "--users", "1", "--days", "1"] + arguments, in: folder)
      #expect(run.code == 2)
      let isBundle = arguments.contains("./b.seedbundle")
      let said = isBundle ? "it is a file that is read; nothing" : "it lies in a content folder; nothing"
      #expect(run.err.contains(said), "\(run.err)")
    }
    #expect(try folder.run("simulate", "merge", "1.json", "-o", "1.json").code == 2)
    #expect(try folder.shell("cat \(files)").out == before)
  }

  @Test
  func `reports that do not belong together are refused`() throws {
    _ = try simulate("--shard", "1/2", "--format", "json", "-o", "a.json")
    _ = try simulate("--shard", "2/2", "--format", "json", "-o", "b.json", "--seed", "1")
    try folder.write("c.json", "{}")
    for (names, message) in [
      (["a.json"], "shard 2/2 is missing"), (["a.json", "a.json"], "a.json and a.json are both shard 1/2"),
      (["a.json", "b.json"], "b.json is of another simulation than a.json: seed 1 instead of 0"),
      (["c.json"], "c.json: no report of `seedtool simulate --format json`: the report lacks `simulation`"),
      (["none.json"], "none.json"),
      (["content"], "content"),
    ] {
      let run = try Tool.run(["simulate", "merge"] + names, in: folder)
      #expect(run.code == 2)
      #expect(run.err.contains(message), "\(run.err)")
    }
  }

  @Test
  func `stats says what to write next by a report`() throws {
    _ = try simulate("--format", "json", "-o", "report.json")
    let text = try folder.run("stats", "--simulation", "report.json")
    #expect(text.out.contains(" daily fixes ("), "\(text.out)")
    let json = try folder.run("stats", "--simulation", "report.json", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any])
    let steps = try #require(object["writeNext"] as? [[String: Any]])
    #expect(steps.contains { $0["reason"] as? String == "repeats" })
    _ = try simulate("--shard", "1/2", "--format", "json", "-o", "part.json")
    #expect(try folder.run("stats", "--simulation", "part.json").code == 2)
  }

  @Test
  func `the preview draws a report's charts, and refuses what is none`() throws {
    _ = try simulate("--format", "json", "-o", "report.json")
    #expect(try folder.run("preview", "content", "-o", "page", "--simulation", "report.json").code == 0)
    let page = try folder.text("page/index.html")
    #expect(page.contains(#""simulation":{"title":"16 users, 40 days, seed 0; content"#))
    #expect(page.contains(#"{"title":"Days to the first repeated fix""#))
    try folder.write("none.json", "{}")
    #expect(try folder.run("preview", "content", "-o", "page", "--simulation", "none.json").code == 2)
    let wrong = try folder.run("preview", "content", "-o", "page", "--simulation", "content/bugs.json")
    #expect(
      wrong.err.contains("content/bugs.json: no report of `seedtool simulate --format json`: "),
      "\(wrong.err)"
    )
  }

  @Test
  func `stats plays the content itself, and ranks what users see again behind what the quotas lack`() throws {
    let out = try folder.run("stats").out
    let quotas = try #require(out.range(of: ". content: add 4 bugs\n")).upperBound
    #expect(out[quotas...].contains(". need-to-be-busy: write "), "\(out)")
    let end = "\n  Users are to see nothing twice for sixty days; 200 were simulated for 180.\n"
    #expect(out.hasSuffix(end), "\(out)")
  }

  @Test
  func `stats tells a report of an earlier edition, and refuses one of other content`() throws {
    _ = try simulate("--format", "json", "-o", "report.json")
    let stats = ["stats", "--simulation", "report.json"]
    #expect(try Tool.run(stats, in: folder).err.isEmpty)
    let fixes = try folder.text("content/fixes.json")
    try folder.write(
      "content/fixes.json",
      fixes.replacing("Leave one task of today", with: "Leave a task of today")
    )
    let edited = try Tool.run(stats, in: folder)
    #expect(edited.code == 0 && edited.out.contains(" daily fixes ("))
    #expect(edited.err.hasPrefix("seedtool: report.json: the content was edited since; "), "\(edited.err)")
    #expect(
      try Tool.run(stats + ["--format", "json"], in: folder).out.contains("\"isCurrent\": false")
    )
    let newer = SmallContent.configuration.replacing("1.2.3", with: "1.2.4")
    try folder.write("content/seedtool.json", newer)
    let raised = try Tool.run(stats, in: folder)
    #expect(raised.err.contains("it is of version 1.2.3, and the content has 1.2.4"), "\(raised.err)")
    try folder.write("content/fixes.json", fixes)
    #expect(try Tool.run(stats, in: folder).err.isEmpty, "another version of the same is the same")

    let other = try Workspace(
      SmallContent.files.mapValues { $0.replacing("need-to-be-busy", with: "need-to-be-liked") }
    )
    let run = try other.run("stats", "--simulation", folder.path("report.json"))
    #expect(run.code == 2 && run.out.isEmpty)
    #expect(run.err.contains("report.json: it is the report of other content"), "\(run.err)")
  }

  @Test
  func `content without anything to play is refused`() throws {
    let empty = try Workspace([:])
    let run = try empty.run("simulate")
    #expect(run.code == 2)
    #expect(run.err.contains("there is nothing to play"))
  }
}
