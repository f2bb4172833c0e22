import Foundation
import Testing

/// What `diff` may be held against: revisions, folders, bundles; and what is none of them.
struct DiffBaseTests {
  private static let changed = """
    [
    \(SmallContent.fix(1, prompt: "Finish one task today and tell nobody that it is done.")),
    \(SmallContent.fix(2))
    ]

    """

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `merges, subfolders, links and names of revisions`() throws {
    let repository = try Repository()
    try repository.git("checkout -q -b side")
    try repository.write("fixes.json", Self.changed)
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
    let new = try Workspace(["fixes.json": Self.changed])
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
}
