import Foundation
import Testing

/// `check --changed-since`.
struct ChangedSinceTests {
  private static let emoji = "Finish one task today \u{1F600} and let nobody know that it is done."

  /// What is found, as rule and record.
  private func findings(_ repository: Repository, _ more: String...) throws -> [String] {
    let run = try Tool.run(
      ["check", "--format", "jsonl", "--changed-since", "base"] + more,
      in: repository.folder,
      environment: Repository.environment
    )
    try #require(run.code < 2, "\(run.err)")
    return try run.out.split(separator: "\n").compactMap { line in
      let value = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return (value["rule"] as? String).map { "\($0) \(value["record"] as? String ?? "-")" }
    }
  }

  private static func fixes(_ records: String...) -> String { "[\n\(records.joined(separator: ",\n"))\n]\n" }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what was wrong before is left out, what a change brings is not`() throws {
    let repository = try Repository([
      "fixes.json": Self.fixes(SmallContent.fix(1, prompt: Self.emoji), SmallContent.fix(2))
    ])
    #expect(try findings(repository) == [])
    let second = "Leave one task of today alone \u{1F600} and look out of a window."
    try repository.write(
      "fixes.json",
      Self.fixes(SmallContent.fix(2, prompt: second), SmallContent.fix(1, prompt: Self.emoji))
    )
    #expect(
      try findings(repository, "--select", "characters") == [
        "characters/emoji 0b86d94e-35f2-4c1a-9e70-d81f6a42c5b3"
      ]
    )
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a quota that the change makes worse is told, and one that it leaves is not`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.fixes(SmallContent.fix(1)))
    let found = try findings(repository, "--select", "quota")
    #expect(found.contains("quota/fixes-total -"))
    #expect(!found.contains { $0.hasPrefix("quota/bug-count") }, "as before")
    #expect(!found.contains { $0.hasPrefix("quota/weekly-per-bug") }, "as before")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a file that was missing or stray before is left out, a new one is not`() throws {
    let repository = try Repository(["draft.json": "[]", "copy/draft.json": "[]"])
    try repository.git("rm -q content/micro_education.json")
    try repository.commit("without tidbits")
    try repository.git("tag -f base")
    #expect(try findings(repository, "--select", "shape") == [])
    try repository.write("other.json", "[]")
    #expect(try findings(repository, "--select", "shape") == ["shape/unknown-file -"])
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a finding elsewhere that the change causes is told`() throws {
    let repository = try Repository()
    try repository.write("bugs.json", SmallContent.bugs.replacing("need-to-be-busy", with: "need-to-be-seen"))
    #expect(
      try findings(repository, "--select", "identity").contains(
        "identity/unknown-bug \(SmallContent.firstID)"
      )
    )
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a finding on two texts is shown at the one that changed or is named`() throws {
    let repository = try Repository()
    let second = "Leave one task of today alone and look out of a window."
    try repository.write("fixes.json", Self.fixes(SmallContent.fix(1, prompt: second), SmallContent.fix(2)))
    let found = ["duplicate/duplicate-text \(SmallContent.firstID)"]
    #expect(try findings(repository, "--select", "duplicate") == found)
    let named = try repository.run("check", "1", "--select", "duplicate", "--format", "concise")
    #expect(named.out.contains("(fix #1, prompt; also") && !named.out.contains("(fix #2"), "\(named.out)")
    let all = try repository.run("check", "--select", "duplicate", "--format", "concise")
    #expect(all.out.contains("(fix #2, prompt; also"), "\(all.out)")
    let accepted = try repository.folder.shell(
      "$seedtool accept duplicate/duplicate-text 1 --reason r --owner Mira --until 2027-06-30 --today 2026-06-01"
    )
    #expect(accepted.code == 0, "\(accepted.err)")
    #expect(try findings(repository, "--select", "duplicate", "--today", "2026-06-01") == [])
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `it goes with a folder, and without fixing`() throws {
    let repository = try Repository()
    #expect(try repository.run("check", "--changed-since", "nope").code == 2)
    #expect(try repository.run("check", "--changed-since", "base", "--fix").code == 2)
    #expect(try repository.run("check", "--changed-since", "base", "content/fixes.json").code == 2)
  }
}
