import Testing

/// A rule that is gone may still be named, wherever a rule may be.
struct RetiredRuleTests {
  private static let gone = "`voice/tone` was removed on 2026-11-26."

  private func note(_ places: String, _ run: Tool.Run) {
    #expect(run.err.contains("seedtool: note: \(Self.gone) "), "\(run.err)")
    #expect(run.err.contains(" It is named in \(places): delete it.\n"), "\(run.err)")
  }

  @Test
  func `files that name one are accepted with one note, and the verdict stays`() throws {
    let folder = try Workspace([
      "seedtool.json": SmallContent.configuration.replacing(
        SmallContent.withoutSpelling,
        with: #"\#(SmallContent.withoutSpelling), "voice/tone": { "severity": "error" }"#
      ),
      "suppressions.json": """
      [{ "rule": "voice/tone", "record": "\(SmallContent.firstID)", "reason": "It is right.", "owner": "mira",
         "expires": "2020-01-01" }]

      """,
    ])
    try folder.write(
      "baseline.json",
      #"{ "version": 1, "findings": [{ "rule": "voice/tone", "record": "\#(SmallContent.firstID)" }] }"#
    )
    let check = ["check", "--strict", "--ignore", "quota,syntax/unformatted"]
    let run = try Tool.run(check + ["--baseline", "baseline.json"], in: folder)
    #expect(run.code == 0 && run.out.isEmpty, "\(run.out)\(run.err)")
    note("content/seedtool.json, content/suppressions.json, --baseline", run)
    #expect(run.err.split(separator: "note: ").count == 2, "one line a rule")
    #expect(!(try Tool.run(check + ["--quiet"], in: folder).err.contains("gone")))
    note("content/seedtool.json", try Tool.run(["diff", "content"], in: folder))
  }

  @Test(arguments: [
    (["--ignore", "quota,voice/tone"], "--ignore"), (["--ignore", "quota,tone"], "--ignore"),
    (["--select", "voice,voice/tone"], "--select"),
    (["--select", "voice", "--severity", "voice/tone=error"], "--severity"),
  ])
  func `options that name one are accepted with a note`(options: [String], place: String) throws {
    let run = try Tool.run(["check", "--strict"] + options, in: try Workspace([:]))
    #expect(run.code == 0, "\(run.out)\(run.err)")
    note(place, run)
  }

  @Test
  func `nothing but a rule of old selects nothing, which is no verdict`() throws {
    let run = try Workspace([:]).run("check", "--select", "voice/tone")
    #expect(run.code == 2)
    #expect(run.err.contains("no rule is left to run") && run.err.contains(Self.gone), "\(run.err)")
  }

  @Test
  func `explain tells since when, and accept refuses with it`() throws {
    let folder = try Workspace([:])
    for name in ["voice/tone", "tone"] {
      let run = try folder.run("explain", name)
      #expect(run.code == 0 && run.err.isEmpty, "\(run.err)")
      #expect(run.out.hasPrefix(Self.gone) && run.out.hasSuffix("Nothing takes its place.\n"), "\(run.out)")
    }
    let accept = ["accept", "voice/tone", "1", "--reason", "x", "--owner", "mira", "--until", "2099-01-01"]
    let run = try Tool.run(accept, in: folder)
    #expect(run.code == 2 && run.err.contains(Self.gone), "\(run.err)")
  }
}
