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
    #expect(try repository.findings() == ["error compatibility/unraised-version content"])
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a fix that is gone breaks histories until it is retired`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.fixes(Self.second))
    #expect(
      try repository.findings() == [
        "error compatibility/undercut-quota \(Self.bugID)",
        "error compatibility/unraised-version content",
        "error compatibility/vanished-identity \(Self.firstID)",
      ]
    )
    let run = try repository.run("diff", "base")
    #expect(run.out.contains(" --> base:content/fixes.json:3:11\n"), "the note says where it stood")

    try repository.write(
      "retired.json",
      """
      [{ "kind": "fix", "id": "\(Self.firstID)", "number": 1, "retiredOn": "2026-02-01", "reason": "A cousin.",
         "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low", "prompt": "Finish one task in silence." }]

      """
    )
    try repository.write("seedtool.json", Self.version("1.3.0"))
    #expect(try repository.findings() == ["error compatibility/undercut-quota \(Self.bugID)"])
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
      "bug need-to-be-busy has fewer than before: fixes 2 to 1 (quota/fixes-per-bug), "
      + "daily fixes 2 to 1 (quota/daily-per-bug)\n"
    #expect(run.out.contains("error[compatibility/undercut-quota]: \(message)"), "\(run.out)")
    #expect(
      run.out.contains("`seedtool diff base --approve compatibility/undercut-quota:\(Self.bugID) --reason …`")
    )
    #expect(try repository.findings() == ["error compatibility/undercut-quota \(Self.bugID)"])
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
        "bug need-to-be-busy has fewer than before: fixes 2 to 0 (quota/fixes-per-bug), daily fixes 2 to 0 "
          + "(quota/daily-per-bug), tidbits 1 to 0 (quota/tidbits-per-bug), tidbits for afterSkipped 1 to 0 "
          + "(quota/tidbits-per-trigger)",
        "`a.one` has fewer than before: variants in deadpan 3 to 2 (quota/copy-variants)",
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

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `merges, subfolders, links and names of revisions`() throws {
    let repository = try Repository()
    try repository.git("checkout -q -b side")
    try repository.write("fixes.json", Self.fixes(Self.reworded, Self.second))
    try repository.commit("side")
    try repository.git("checkout -q main")
    try repository.folder.write("other.txt", "x")
    try repository.commit("main")
    try repository.git("merge -q --no-ff -m merge side")
    for base in ["HEAD^1", "main~1", "base", "refs/tags/base"] {
      #expect(try repository.run("diff", base).err.hasPrefix("1 reworded"), "\(base)")
    }
    #expect(try repository.run("diff", "HEAD").err.hasPrefix("Nothing changed in meaning"))
    #expect(try repository.run("diff", "HEAD^2").err.hasPrefix("Nothing changed in meaning"))

    _ = try repository.folder.shell("ln -s content link; mkdir deep; ln -s ../content deep/content")
    #expect(try repository.run("diff", "base", "link").err.hasPrefix("1 reworded"))
    #expect(try repository.run("diff", "base", "deep").err.hasPrefix("1 reworded"))
    let below = try repository.folder.shell("cd content && $seedtool diff base ..", environment: [:])
    #expect(below.err.hasPrefix("1 reworded"), "\(below.err)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a shallow clone says what it lacks`() throws {
    let repository = try Repository()
    try repository.commit("second")
    let clone = try Workspace()
    try Repository(in: clone).git("clone -q --depth 1 'file://\(repository.folder.url.path)' here")
    let run = try Tool.run(
      ["diff", "HEAD~1", "here/content"],
      in: clone,
      environment: Repository.environment
    )
    #expect(run.code == 2)
    #expect(run.err.contains("this clone is shallow"))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what is no base is refused with its reason`() throws {
    let repository = try Repository()
    for (base, reason) in [
      ("nope", "nope: there is no such folder, bundle or revision"),
      ("base..HEAD", "name one revision"), ("", "name what to compare with"),
    ] {
      let run = try repository.run("diff", base)
      #expect(run.code == 2)
      #expect(run.err.contains(reason), "\(run.err)")
    }
    let dashed = try repository.run("diff", "--", "--output=x")
    #expect(dashed.code == 2)
    #expect(dashed.err.contains("no revision has such a name"))
    #expect(!repository.folder.exists("x"))
    let bare = try Tool.run(["diff", "base"], in: repository.folder)
    #expect(bare.code == 2)
    #expect(bare.err.contains("git: it is not installed"))
    let off = try repository.run("diff", "base", environment: ["SEEDTOOL_OUTSIDE": "off"])
    #expect(off.code == 2)
    #expect(off.err.contains("git: SEEDTOOL_OUTSIDE=off hides it"), "\(off.err)")

    try repository.folder.write("new/content/seedtool.json", SmallContent.configuration)
    let young = try repository.run("diff", "base", "new/content")
    #expect(young.code == 2)
    #expect(young.err.contains("base:new/content: the content folder did not exist at that revision"))
    let outside = try Workspace([:])
    let none = try Tool.run(["diff", "HEAD"], in: outside, environment: Repository.environment)
    #expect(none.code == 2)
    #expect(none.err.contains("it lies in no git repository"))
    let changed = ["check", "--changed-since", "HEAD"]
    let since = try Tool.run(changed, in: outside, environment: Repository.environment)
    #expect(since.code == 2)
    #expect(
      since.err.hasSuffix("it lies in no git repository, so that it has no revisions\n"),
      "\(since.err)"
    )
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `nothing that the repository configures is run`() throws {
    let repository = try Repository()
    let trap = repository.folder.path("ran")
    try repository.folder.write("trap", "#!/bin/sh\ntouch '\(trap)'\n")
    _ = try repository.folder.shell("chmod +x trap; mkdir -p .git/hooks; cp trap .git/hooks/post-checkout")
    for setting in ["core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "filter.x.smudge"] {
      try repository.git("config \(setting) '\(repository.folder.path("trap"))'")
    }
    try repository.folder.write(".gitattributes", "*.json filter=x\n")
    #expect(try repository.run("diff", "base").code == 0)
    #expect(!repository.folder.exists("ran"))
  }

  @Test
  func `a folder is compared without git`() throws {
    let old = try Workspace([:])
    let new = try Workspace(["fixes.json": Self.fixes(Self.reworded, Self.second)])
    let run = try new.run("diff", old.path("content"))
    #expect(run.code == 1)
    #expect(run.out.contains("[-let nobody know-]{+tell nobody+} that"))
  }

  @Test(arguments: ["fixes.json", "approvals.json"])
  func `every report of a run that could not compare says why`(file: String) throws {
    let old = try Workspace([:])
    let new = try Workspace([file: "["])
    let formats = ReportTests.formats + ["concise"]
    let files = formats.flatMap { ["--format", "\($0)=r.\($0)"] }
    let run = try Tool.run(["diff", old.path("content")] + files, in: new)
    #expect(run.code == 2)
    #expect(run.err.contains("seedtool: content/\(file) could not be compared: "), "\(run.err)")
    for format in formats {
      #expect(try new.text("r.\(format)").contains("could not be compared"), "\(format)")
    }
    #expect(try new.text("r.sarif").contains(#""executionSuccessful":false,"exitCode":2"#))
  }

  @Test
  func `reports are written of a run that had nothing to compare with`() throws {
    let folder = try Workspace([:])
    for format in ReportTests.formats {
      let run = try folder.run(
        "diff",
        "content",
        "nowhere",
        "--format",
        format,
        "--format",
        "\(format)=report"
      )
      #expect(run.code == 2)
      #expect(run.out.contains("nowhere: ") && run.err.contains("nowhere: "), "\(run.out)")
      #expect(try folder.text("report") == run.out)
    }
  }

  @Test
  func `no report takes the place of the bundle that is compared with`() throws {
    let folder = try Workspace([:])
    #expect(try folder.run("compile", "--ignore", "quota", "-o", "old.seedbundle").code == 0)
    let before = try folder.data("old.seedbundle")
    let run = try folder.run("diff", "old.seedbundle", "--format", "json=old.seedbundle")
    #expect(run.code == 2)
    #expect(try folder.data("old.seedbundle") == before)
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
      "Ask @octocat about #12 | and <b>say</b> *nothing* for a whole minute, then go on with your day."
    let old = try Workspace([:])
    let new = try Workspace([
      "fixes.json": Self.fixes(SmallContent.fix(1), SmallContent.fix(2, prompt: prompt))
    ])
    let run = try new.run("diff", old.path("content"), "--format", "markdown")
    #expect(
      run.out.contains("Ask @&#8203;octocat about #&#8203;12 \\| and &lt;b&gt;say&lt;/b&gt; \\*nothing\\*")
    )
    #expect(run.out.contains("| Fixes |  |  | 1 |  |  |\n"))
    #expect(run.out.contains("| error | compatibility/unraised-version |"))
  }
}
