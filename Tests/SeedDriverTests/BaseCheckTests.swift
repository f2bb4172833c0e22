import Foundation
import Testing

/// `check --base`: one command that judges a change.
struct BaseCheckTests {
  private static let second = SmallContent.fix(2)
  private static let gone = "vanished-identity fix #1 is gone and not in retired.json"

  /// A repository of which the first fix has gone since `base`.
  private func repository() throws -> Repository {
    let repository = try Repository()
    let compiled = try repository.run("compile", "-q", "--ignore", "quota", "-o", "shipped.seedbundle")
    try #require(compiled.code == 0, "\(compiled.err)")
    try repository.write("fixes.json", "[\n\(Self.second)\n]\n")
    return repository
  }

  private func check(_ repository: Repository, _ arguments: String...) throws -> Tool.Run {
    try check(repository, arguments)
  }

  private func check(_ repository: Repository, _ arguments: [String]) throws -> Tool.Run {
    let always = ["check", "--format", "concise", "--ignore", "syntax/unformatted,quota"]
    return try Tool.run(always + arguments, in: repository.folder, environment: Repository.environment)
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what is gone is an error beside what check finds anyway, at the nearest record that stayed`() throws {
    let repository = try repository()
    #expect(try check(repository).code == 0)
    let run = try check(repository, "--base", "base")
    #expect(run.code == 1)
    #expect(run.out.contains("error compatibility/\(Self.gone)"))
    #expect(run.out.contains("note compatibility/unraised-version"))
    let text = try repository.run("check", "--base", "base", "--ignore", "quota")
    #expect(text.out.contains("= note: it stood in base:content/fixes.json:"))
    #expect(!text.out.contains("content/fixes.json:1:1"), "the second fix stayed")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a release has to raise the version`() throws {
    let run = try check(repository(), "--base", "base", "--release")
    #expect(run.out.contains("error compatibility/unraised-version"))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a record that two editions have is gone once`() throws {
    let run = try check(repository(), "--base", "base", "--base", "shipped.seedbundle")
    #expect(run.out.components(separatedBy: Self.gone).count == 2, "\(run.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `neither a path nor an error elsewhere hides what is gone`() throws {
    let repository = try repository()
    let named = try check(repository, "content/bugs.json", "--base", "base")
    #expect(named.out.contains(Self.gone), "\(named.out)")
    try repository.write("fixes.json", "[\n\(Self.second.replacing("\"low\"", with: "\"lo\""))\n]\n")
    let broken = try check(repository, "--base", "shipped.seedbundle")
    #expect(broken.out.contains("shape/unknown-value"))
    #expect(broken.out.contains(Self.gone), "\(broken.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `an error elsewhere hides no other break with a bundle`() throws {
    let repository = try repository()
    let weekly = SmallContent.fix(1).replacing("\"daily\"", with: "\"weekly\"")
    let other = Self.second.replacing("\"low\"", with: "\"lo\"")
    try repository.write("fixes.json", "[\n\(weekly),\n\(other)\n]\n")
    let run = try check(repository, "--base", "shipped.seedbundle")
    #expect(run.out.contains("shape/unknown-value"))
    #expect(
      run.out.contains("reclassified-fix the type of fix #1 changed from daily to weekly"),
      "\(run.out)"
    )
    #expect(run.out.contains("error compatibility/undercut-quota "), "\(run.out)")
    // What compares all that there is needs a bundle of the content, and says so.
    #expect(run.out.contains("skipped compatibility/unraised-version "), "\(run.out)")
    // Authored content and what it compiles to have nothing else in which they differ.
    try repository.write("fixes.json", "[\n\(SmallContent.fix(1)),\n\(other)\n]\n")
    let same = try check(repository, "--base", "shipped.seedbundle")
    #expect(!same.out.contains("error compatibility/"), "\(same.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a record that goes after it was retired is one break, and says where it stood`() throws {
    let repository = try repository()
    try repository.write(
      "retired.json",
      """
      [ { "kind": "fix", "id": "\(SmallContent.firstID)", "number": 1, "retiredOn": "2026-02-01",
          "reason": "It said too little.", "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
          "prompt": "Finish one task today and let nobody know that it is done." } ]
      """
    )
    try repository.commit("retired")
    try repository.git("tag -f base")
    try repository.write("retired.json", "[]\n")
    let run = try check(repository, "--base", "base", "--base", "shipped.seedbundle")
    #expect(run.out.components(separatedBy: "vanished-identity").count == 2, "\(run.out)")
    let shipped = try repository.run("check", "--base", "shipped.seedbundle", "--ignore", "quota")
    #expect(shipped.out.contains("= note: it stood in shipped.seedbundle"), "\(shipped.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `an approval holds against its version alone`() throws {
    let repository = try repository()
    func approve(against version: String) throws {
      try repository.write(
        "approvals.json",
        """
        [ { "rule": "compatibility/vanished-identity", "record": "\(SmallContent.firstID)",
            "reason": "It never shipped.", "owner": "Mira", "against": "\(version)" } ]
        """
      )
    }
    try approve(against: "1.2.3")
    let approved = try check(repository, "--base", "base", "--base", "shipped.seedbundle")
    #expect(!approved.out.contains("vanished-identity"), "\(approved.out)")
    try approve(against: "1.2.2")
    let expired = try check(repository, "--base", "base")
    #expect(expired.out.contains(Self.gone))
    #expect(expired.out.contains("compatibility/expired-approval"))
  }

  @Test func `a base that cannot be read is a failure, and --fix has none`() throws {
    let folder = try Workspace([:])
    let missing = try Tool.run(["check", "--base", "nowhere"], in: folder)
    #expect(missing.code == 2)
    let fixing = try Tool.run(["check", "--base", "content", "--fix"], in: folder)
    #expect(fixing.code == 2)
    #expect(fixing.err.contains("--base finds what breaks"))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a shallow clone says what to fetch`() throws {
    let repository = try Repository()
    try repository.git("switch -q -c change")
    try repository.commit("on the branch")
    try repository.git("switch -q main")
    try repository.commit("meanwhile")
    try repository.git("switch -q change")
    try repository.git("clone -q --depth 1 --no-single-branch file://$PWD shallow")
    let run = try Tool.run(
      ["check", "shallow/content", "--base", "origin/main"],
      in: repository.folder,
      environment: Repository.environment
    )
    #expect(run.code == 2)
    #expect(
      run.err.contains("this clone is shallow") && run.err.contains("git fetch --unshallow"),
      "\(run.err)"
    )
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a comma that is missing hides nothing, and what is lost silences rules by name`() throws {
    let repository = try repository()
    let third = Self.second.replacing(
      "0b86d94e-35f2-4c1a-9e70-d81f6a42c5b3",
      with: "ce7b4723-94b3-417b-845b-7e4db3ff3c1e"
    )
    .replacing("\"number\": 2", with: "\"number\": 3")
    try repository.write("fixes.json", "[\n\(Self.second)\n\(third)\n]\n")
    for base in ["base", "shipped.seedbundle"] {
      let run = try check(repository, "--base", base)
      #expect(run.code == 1 && run.out.contains("a comma is missing"), "\(run.out)")
      #expect(run.out.contains(Self.gone), "\(run.out)")
    }
    try repository.write("fixes.json", "[\n\(Self.second.dropLast(20))")
    let torn = try check(repository, "--base", "base")
    for rule in ["vanished-identity", "reused-identity", "reclassified-fix", "undercut-quota"] {
      #expect(torn.out.contains("compatibility/\(rule),"), "\(torn.out)")
    }
    #expect(!torn.out.contains("compatibility/vanished-copy-key"), "\(torn.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a retired record says what an edition had that is compared`() throws {
    let repository = try Repository()
    let compiled = try repository.run("compile", "-q", "--ignore", "quota", "-o", "shipped.seedbundle")
    try #require(compiled.code == 0, "\(compiled.err)")
    // Reworded after it shipped, and then retired.
    let prompt = "Finish one task today and tell nobody that it is done."
    try repository.write("fixes.json", "[\n\(SmallContent.fix(1, prompt: prompt)),\n\(Self.second)\n]\n")
    try repository.commit("reworded")
    try repository.git("tag -f base")
    try repository.write("fixes.json", "[\n\(Self.second)\n]\n")
    func found(number: Int, _ prompt: String, _ bases: [String]) throws -> Int {
      try repository.write(
        "retired.json",
        """
        [ { "kind": "fix", "id": "\(SmallContent.firstID)", "number": \(number), "retiredOn": "2026-02-01",
            "reason": "It said too little.", "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
            "prompt": "\(prompt)" } ]
        """
      )
      let run = try check(repository, bases.flatMap { ["--base", $0] })
      return run.out.components(separatedBy: "error compatibility/rewritten-history").count - 1
    }
    let both = ["base", "shipped.seedbundle"]
    #expect(try found(number: 1, prompt, both) == 0)
    #expect(try found(number: 1, prompt, ["shipped.seedbundle"]) == 1)
    #expect(try found(number: 500, prompt, both) == 1)
    #expect(try found(number: 1, "You are doing great today.", both) == 2, "two editions, two texts")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what git sets for a hook names no other repository`() throws {
    let (repository, other) = (try repository(), try Repository())
    let environment = [
      "GIT_DIR": other.folder.path(".git"), "GIT_INDEX_FILE": other.folder.path(".git/index"),
      "GIT_WORK_TREE": other.folder.path(""), "GIT_PREFIX": "content/",
    ]
    let run = try repository.run("check", "--ignore", "quota", "--base", "base", environment: environment)
    #expect(run.code == 1 && run.out.contains("is gone and not in retired.json"), "\(run.out)\(run.err)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a work tree of a bare clone has its revisions`() throws {
    let repository = try repository()
    try repository.commit("gone")
    try repository.git("clone -q --bare . bare.git")
    try repository.git("-C bare.git worktree add -q ../tree main")
    let run = try Tool.run(
      ["check", "tree/content", "--ignore", "quota", "--base", "base"],
      in: repository.folder,
      environment: Repository.environment
    )
    #expect(run.code == 1 && run.out.contains("is gone and not in retired.json"), "\(run.out)\(run.err)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a clone without the history's files says how to get them`() throws {
    let repository = try repository()
    try repository.commit("gone")
    try repository.git("config uploadpack.allowFilter true")
    try repository.git("clone -q --filter=blob:none file://$PWD part")
    let run = try Tool.run(
      ["check", "part/content", "--base", "base"],
      in: repository.folder,
      environment: Repository.environment
    )
    #expect(run.code == 2)
    #expect(run.err.contains("`git fetch --refetch --no-filter` gets them (could not fetch "), "\(run.err)")
  }
}
