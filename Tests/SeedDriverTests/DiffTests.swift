import Foundation
import Testing

/// `diff` against revisions, folders and bundles.
struct DiffTests {
  private static let reworded = SmallContent.fix(
    1,
    prompt: "Finish one task today and tell nobody that it is done."
  )
  private static let second = SmallContent.fix(2)
  private static let firstID = SmallContent.firstID
  private static let third = SmallContent.fix(1)
    .replacing(firstID, with: "58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4")
    .replacing("\"number\": 1", with: "\"number\": 3")
  private static let bugID = "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4"

  private static func fixes(_ records: String...) -> String { "[\n\(records.joined(separator: ",\n"))\n]\n" }
  private static func version(_ version: String) -> String {
    SmallContent.configuration.replacing("1.2.3", with: version)
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `words that changed are marked, and the version has to rise`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.fixes(Self.reworded, Self.second))
    let run = try repository.run("diff", "base")
    #expect(run.code == 1)
    #expect(
      run.out.contains(
        "  ~ fix #1\n      prompt: Finish one task today and [-let nobody know-]{+tell nobody+} that"
      )
    )
    #expect(run.out.contains("error[compatibility/unraised-version]: the version is 1.2.3"))
    #expect(run.err.hasPrefix("1 reworded; 1 error; compared in "))
    let last = try repository.run("diff")
    #expect(last.code == 1 && last.out.contains("HEAD:content ("), "\(last.out)\(last.err)")

    try repository.write("seedtool.json", Self.version("1.2.4"))
    let raised = try repository.run("diff", "base")
    #expect(raised.code == 0, "\(raised.out)")
    #expect(raised.out.hasPrefix("Content 1.2.3 → 1.2.4: base:content ("))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `colours stand for the marks on a terminal`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.fixes(Self.reworded, Self.second))
    let run = try repository.run("diff", "base", "--color", "always")
    #expect(run.out.contains("and \u{1B}[31mlet nobody know\u{1B}[0m\u{1B}[32mtell nobody\u{1B}[0m that"))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `the same content in other files, in another order and with other spaces did not change`() throws {
    let repository = try Repository()
    _ = try repository.folder.shell("rm content/fixes.json")
    try repository.write("fixes/a.json", Self.fixes(Self.second))
    try repository.write("fixes/b.json", Self.fixes(SmallContent.fix(1).replacing("\n", with: " ")))
    let run = try repository.run("diff", "base")
    #expect(run.code == 0, "\(run.out)")
    #expect(run.out.contains("Fixes: 2 moved\n  ~ fix #1\n      moved: fixes.json → fixes/b.json\n"))
    #expect(run.err.hasPrefix("2 moved; compared in "))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `an id that changed its case alone is the same identity`() throws {
    let repository = try Repository()
    try repository.write(
      "fixes.json",
      Self.fixes(SmallContent.fix(1).replacing(Self.firstID, with: Self.firstID.uppercased()), Self.second)
    )
    let run = try repository.run("diff", "base")
    #expect(run.out.contains("  ~ fix #1\n      id: \(Self.firstID) → \(Self.firstID.uppercased())\n"))
    #expect(try repository.findings() == ["error compatibility/unraised-version content 1.2.4"])
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a fix that is gone breaks histories until it is retired`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.fixes(Self.second))
    #expect(
      try repository.findings() == [
        "error compatibility/undercut-quota \(Self.bugID) fixes 1 daily 1",
        "error compatibility/unraised-version content 2.0.0",
        "error compatibility/vanished-identity \(Self.firstID)",
      ]
    )
    let run = try repository.run("diff", "base")
    #expect(run.out.contains(" --> base:content/fixes.json:3:11\n"), "the note says where it stood")

    try repository.write(
      "retired.json",
      """
      [{ "kind": "fix", "id": "\(Self.firstID)", "number": 1, "retiredOn": "2026-02-01", "reason": "A cousin.",
         "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
         "prompt": "Finish one task today and let nobody know that it is done." }]

      """
    )
    try repository.write("seedtool.json", Self.version("1.3.0"))
    #expect(try repository.findings() == ["error compatibility/undercut-quota \(Self.bugID) fixes 1 daily 1"])
    try repository.write("fixes.json", Self.fixes(Self.second, Self.third))
    #expect(try repository.findings() == [], "another took its place")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a fix that is retired is one finding for its bug, with all that it takes from it`() throws {
    let repository = try Repository()
    #expect(try repository.folder.run("retire", "#1", "--reason", "Weak.", "--today", "2026-12-01").code == 0)
    try repository.write("seedtool.json", Self.version("1.3.0"))
    let run = try repository.run("diff", "base")
    #expect(run.code == 1)
    let message =
      "bug need-to-be-busy lost 1 fix (2 → 1, quota/fixes-per-bug), "
      + "1 daily fix (2 → 1, quota/daily-per-bug)\n"
    #expect(run.out.contains("error[compatibility/undercut-quota]: \(message)"), "\(run.out)")
    #expect(
      run.out.contains("--approve 'compatibility/undercut-quota:\(Self.bugID) fixes 1 daily 1' --reason …`")
    )
    #expect(try repository.findings() == ["error compatibility/undercut-quota \(Self.bugID) fixes 1 daily 1"])
    let approval = [
      "--approve", "undercut-quota:need-to-be-busy", "--reason", "It was weak.", "--owner", "mira",
    ]
    let approved = try Tool.run(
      ["diff", "base"] + approval,
      in: repository.folder,
      environment: Repository.environment
    )
    #expect(approved.code == 0, "\(approved.out)\(approved.err)")
    #expect(try repository.run("diff", "base", "--strict").code == 0)
  }

  @Test
  func `a bundle holds the numbers, too, for bugs that are gone and for copy`() throws {
    func table(_ variants: Int) -> String {
      let bodies = (1...variants).map { "{ \"body\": \"It took \($0) minutes.\" }" }.joined(separator: ", ")
      return #"{ "product": "egofix", "voice": "deadpan", "entries": { "a.one": [\#(bodies)] } }"#
    }
    let catalog = """
      { "products": { "egofix": { "voices": ["deadpan"] } }, "keys": [
        { "key": "a.one", "product": "egofix", "summary": "Said.", "role": "body", "voiced": true,
          "placeholders": {}, "limits": { "body": 90 }, "minimumVariants": 1 }] }
      """
    let copy = [
      "copy/catalog.json": catalog, "copy/egofix.deadpan.json": table(3),
      "policies.json": SimulateTests.policies,
    ]
    let old = try Workspace(copy)
    let compiled = try old.run("compile", "--ignore", "quota", "-o", "old.seedbundle")
    #expect(compiled.code == 0, "\(compiled.out)\(compiled.err)")
    let new = try Workspace(
      copy.merging(
        [
          "copy/egofix.deadpan.json": table(2), "bugs.json": "[]\n", "fixes.json": "[]\n",
          "micro_education.json": "[]\n",
        ],
        uniquingKeysWith: { $1 }
      )
    )
    let arguments = ["--select", "undercut-quota", "--format", "concise"]
    let run = try Tool.run(["diff", old.path("old.seedbundle")] + arguments, in: new)
    let lines = run.out.split(separator: "\n").map { $0.split(separator: "undercut-quota ").last ?? "" }
    #expect(
      lines == [
        "bug need-to-be-busy lost 2 fixes (2 → 0, quota/fixes-per-bug), 2 daily fixes (2 → 0, "
          + "quota/daily-per-bug), 1 tidbit (1 → 0, quota/tidbits-per-bug), 1 tidbit for afterSkipped (1 → 0, "
          + "quota/tidbits-per-trigger)",
        "`a.one` lost 1 variant in deadpan (3 → 2) (quota/copy-variants) (key a.one, key)",
      ],
      "\(run.out)\(run.err)"
    )
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a break is approved by rule and record, against the version that it breaks with`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.fixes(Self.second, Self.third))
    try repository.write("seedtool.json", Self.version("2.0.0"))
    let approve = ["diff", "base", "--approve", "compatibility/vanished-identity:#1"]
    func run(_ more: String...) throws -> Tool.Run {
      try Tool.run(approve + more, in: repository.folder, environment: Repository.environment)
    }
    #expect(try run().code == 2, "a reason is needed")
    #expect(try run("--reason", "It never shipped.").err.contains("--owner is missing"))
    let approved = try run("--reason", "It \"never\" shipped.", "--owner", "mira")
    #expect(approved.code == 0, "\(approved.out)\(approved.err)")
    #expect(approved.err.hasPrefix("Approved in approvals.json: 1\n2 added, 1 removed"))
    #expect(
      try repository.folder.text("content/approvals.json").contains(#""reason": "It \"never\" shipped.""#)
    )
    #expect(try repository.folder.text("content/approvals.json").contains(#""against": "1.2.3""#))
    #expect(try repository.run("diff", "base", "--strict").code == 0, "CI reads it")
    #expect(try run("--reason", "Again.", "--owner", "mira").code == 0)
    #expect(
      try repository.folder.text("content/approvals.json").split(separator: "vanished").count == 2,
      "once"
    )
    #expect(try repository.run("check", "--ignore", "quota").code == 0, "the file is sound")

    try repository.commit("2.0.0")
    #expect(try repository.findings("HEAD") == ["warning compatibility/expired-approval \(Self.firstID)"])
    let other = try repository.run(
      "diff",
      "base",
      "--approve",
      "compatibility/vanished-voice:pressure.brutal",
      "--reason",
      "x",
      "--owner",
      "mira"
    )
    #expect(other.code == 2)
    #expect(other.err.contains("there is nothing to approve"))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a file that was broken at the base is named, and nothing is made of what it lacks`() throws {
    let repository = try Repository(["fixes.json": "[\n\(SmallContent.fix(1)),\n  { \"id\": \n"])
    try repository.write("fixes.json", Self.fixes(SmallContent.fix(1), Self.second))
    let run = try repository.run("diff", "base")
    #expect(run.code == 0, "\(run.out)")
    #expect(run.out.contains("Not compared\n  base:content/fixes.json: line "))
    #expect(!run.out.contains("Fixes"))
    #expect(try repository.run("diff", "base", "--strict").code == 2)

    try repository.commit("mended")
    try repository.write("fixes.json", "[")
    #expect(try repository.run("diff", "HEAD").code == 2, "what stands there now cannot be compared")
  }

  @Test(arguments: [
    (#"{ "severity": "eror" }"#, "eror"), (#"{ "sevrity": "error" }"#, "sevrity"),
    (#"{ "severity": "warning", "x": 1 }"#, "x"), (#"{ "severity": null }"#, "null"),
  ])
  func `a rule whose settings have a fault lets nothing pass`(setting: String, marked: String) throws {
    let old = try Workspace([:])
    let faulty = Self.version("2.0.0").replacing(
      SmallContent.withoutSpelling,
      with: "\(SmallContent.withoutSpelling),\n\"compatibility/reclassified-fix\": \(setting)"
    )
    let new = try Workspace([
      "fixes.json": Self.fixes(
        SmallContent.fix(1).replacing("\"number\": 1", with: "\"number\": 9"),
        Self.second
      ), "seedtool.json": faulty,
    ])
    let run = try new.run("diff", old.path("content"), "--exit-zero")
    #expect(run.code == 2, "\(run.out)")
    #expect(run.out.contains(" --> content/seedtool.json:8:"), "\(run.out)")
    #expect(run.out.contains(marked))
    #expect(run.err.contains("The configuration has errors"))
    let approval = ["--approve", "reclassified-fix:#9", "--reason", "x", "--owner", "mira"]
    let approving = try Tool.run(["diff", old.path("content")] + approval, in: new)
    #expect(approving.code == 2)
    #expect(approving.err.contains("nothing is approved while the configuration has errors"))
    #expect(approving.err.contains("content/seedtool.json:8:"), "\(approving.err)")
    #expect(!new.exists("content/approvals.json"))
    let back = try old.run("diff", new.path("content"), "--ignore", "unraised-version")
    #expect(back.code == 1, "the earlier edition's fault is not this one's: \(back.out)")
    #expect(back.out.contains("error[compatibility/reclassified-fix]"))
  }

  @Test
  func `a bundle is compared by what it holds, and that is said`() throws {
    let old = try Workspace([:])
    #expect(try old.run("compile", "--ignore", "quota", "-o", "old.seedbundle").code == 0)
    let new = try Workspace(["fixes.json": Self.fixes(Self.reworded)])
    let run = try new.run("diff", old.path("old.seedbundle"))
    #expect(run.code == 1)
    #expect(run.out.contains("Only what a bundle holds is compared.\n"))
    #expect(run.out.contains("[-let nobody know-]{+tell nobody+} that"))
    #expect(run.out.contains("error[compatibility/vanished-identity]: fix #2 is gone"))
    let same = try old.run("diff", "old.seedbundle")
    #expect(same.code == 0, "\(same.out)")
    #expect(same.err.hasPrefix("Nothing changed in meaning"))
  }

  @Test
  func `Markdown takes nothing of a text for its own`() throws {
    let prompt =
      "Ask @octocat about #12 | and <b>say</b> *nothing* as in gh-12 :smile: for a whole minute."
    let old = try Workspace([:])
    let new = try Workspace([
      "fixes.json": Self.fixes(SmallContent.fix(1), SmallContent.fix(2, prompt: prompt))
    ])
    let run = try new.run("diff", old.path("content"), "--format", "markdown")
    #expect(
      run.out.contains(
        "Ask @&#8203;octocat about #&#8203;12 \\| and &lt;b&gt;say&lt;/b&gt; \\*nothing\\* as in gh&#8203;-12 :&#8203;smile: "
      )
    )
    #expect(run.out.contains("| Fixes |  |  | 1 |  |  |\n"))
    #expect(run.out.contains("| error | compatibility/unraised-version |"))
    // What is no label is shown nowhere.
    let labels = #""labels": { "fix": "odd_text <i>@me" }, "rules""#
    try new.write("content/seedtool.json", SmallContent.configuration.replacing("\"rules\"", with: labels))
    let labelled = try new.run("diff", old.path("content"), "--format", "markdown")
    #expect(
      labelled.code == 2 && labelled.out.contains("<summary>Fixes</summary>"),
      "\(labelled.out)"
    )
  }
}
