import Foundation
import Testing

/// Which records `seedtool review` asks about.
struct ReviewScopeTests {
  private static let rubric = """
    { "name": "sample", "version": 1, "questions": [
      { "id": "is-doable", "asks": "Can it be done?", "appliesTo": { "parts": ["prompt"] } }
    ] }
    """

  private func labels(_ folder: Workspace, _ arguments: String...) throws -> [String] {
    let run = try Tool.run(
      ["review", "next", "--format", "jsonl"] + arguments,
      in: folder,
      environment: Repository.environment
    )
    try #require(run.code == 0, "\(run.err)")
    return try run.out.split(separator: "\n").compactMap { line in
      let packet = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return packet?["label"] as? String
    }
  }

  /// Takes a verdict on all that waits for somebody, or on what is named.
  private func judge(_ folder: Workspace, _ person: String, _ names: String..., verdict: String = "pass")
    throws
  {
    let packets = try Tool.run(
      ["review", "next", "--format", "jsonl", "--owner", person] + names,
      in: folder
    )
    let lines = try packets.out.split(separator: "\n").map { line in
      let packet = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return
        #"{ "record": "\#(packet["record"] ?? "")", "digest": "\#(packet["digest"] ?? "")", \#(verdict) }"#
    }
    try folder.write("verdicts.jsonl", lines.joined(separator: "\n"))
    let run = try folder.run("review", "take", "verdicts.jsonl", "--owner", person)
    try #require(run.code == 0, "\(run.err)")
  }

  private static let pass = #""verdict": "pass""#

  @Test
  func `a record that is named is asked about again, also whom it has an objection of`() throws {
    let folder = try Workspace(["rubric.json": Self.rubric])
    #expect(try labels(folder) == ["fix #1", "fix #2"])
    let objection =
      #""verdict": "object", "findings": [{ "question": "is-doable", "pointer": "/prompt", "#
      + #""quote": "one task", "reason": "Not by noon." }]"#
    try judge(folder, "Ada", "1", verdict: objection)
    try judge(folder, "Ada", "2", verdict: Self.pass)
    #expect(try labels(folder) == [])
    #expect(try labels(folder, "1") == ["fix #1"])
    #expect(try labels(folder, "--owner", "Bo", "2", "content/fixes.json:10") == ["fix #1", "fix #2"])
    func check() throws -> String {
      try folder.run("check", "--select", "review/objection", "--format", "jsonl").out
    }
    let confirmed = try check()
    #expect(confirmed.contains("ask Ada to judge it again: `seedtool review ask 1`"), "\(confirmed)")
    try judge(folder, "Bo", "1", verdict: Self.pass)
    #expect(try check().contains("Ada objects"), "another person's pass ends no person's objection")
    try judge(folder, "Ada", "1", verdict: Self.pass)
    #expect(!(try check().contains("objects")))
    let gone = try folder.run("review", "next", "77")
    #expect(gone.code == 2)
    #expect(
      gone.err.contains("77: there is no such file or folder, and there is no record 77"),
      "\(gone.err)"
    )
    let unasked = try folder.run("review", "next", "need-to-be-busy")
    #expect(unasked.err.contains("the rubric has no question about what you named"), "\(unasked.err)")
    let score = try folder.run("review", "score", ".", "1")
    #expect(score.err.contains("`1` is one operand too many"), "\(score.err)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what changed since a revision is put to everyone who has not judged it`() throws {
    let repository = try Repository(["rubric.json": Self.rubric])
    let folder = repository.folder
    try judge(folder, "Ada", verdict: Self.pass)
    try repository.write(
      "fixes.json",
      try folder.text("content/fixes.json").replacing("one task", with: "one small task")
    )
    try judge(folder, "Ada", verdict: Self.pass)
    #expect(try labels(folder) == [])
    let changed = try labels(folder, "--changed-since", "base")
    #expect(!changed.isEmpty && changed.allSatisfy { $0.hasPrefix("fix #") }, "\(changed)")
    #expect(try labels(folder, "--changed-since", "base", "--owner", "Bo") == changed)
    #expect(try labels(folder, "--changed-since", "base", "--owner", "Ada") == [])
    let both = try folder.run("review", "next", "--changed-since", "base", "1")
    #expect(both.err.contains("--changed-since goes without the names of records"), "\(both.err)")
  }

  @Test
  func `what somebody was unsure about waits for a person`() throws {
    let folder = try Workspace(["rubric.json": Self.rubric])
    try judge(folder, "Ada", verdict: #""verdict": "unsure""#)
    #expect(try labels(folder) == [])
    #expect(try labels(folder, "--owner", "Bo") == ["fix #1", "fix #2"])
    #expect(try labels(folder, "--owner", "Ada") == [])
  }
}
