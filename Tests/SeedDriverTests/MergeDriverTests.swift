import Foundation
import Testing

/// Branches of writers, merged by git with the tool as its driver.
@Suite(.enabled(if: Repository.hasGit, "needs git"))
struct MergeDriverTests {
  private let repository: Repository

  init() throws {
    repository = try Repository()
    try repository.write(".gitattributes", "*.json merge=seedtool\n")
    try repository.commit("attributes")
    let run = try repository.run("merge-driver", "install")
    try #require(run.code == 0, "\(run.err)")
  }

  /// Runs git with the tool in the PATH.
  @discardableResult
  private func git(_ arguments: String) throws -> Tool.Run {
    try repository.folder.shell(
      "PATH=\"$(dirname \"$seedtool\"):$PATH\" git -c user.name=Mira -c user.email=m@example.com \(arguments)",
      environment: Repository.environment
    )
  }

  /// Commits a change on a branch of its own, which starts where `main` stands.
  private func branch(_ name: String, from start: String = "main", _ change: () throws -> Void) throws {
    try repository.git("switch -q -c \(name) \(start)")
    try change()
    try repository.commit(name)
  }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try repository.folder.text("content/\(name)")
    try #require(text.contains(old))
    try repository.write(name, text.replacing(old, with: new))
  }

  private func fixes() throws -> String { try repository.folder.text("content/fixes.json") }

  private func new(_ arguments: String...) throws {
    let run = try Tool.run(
      ["new"] + arguments + ["--bug", "need-to-be-busy"],
      in: repository.folder,
      environment: Repository.environment
    )
    try #require(run.code == 0, "\(run.err)")
  }

  @Test
  func `two writers who both add and edit are merged, with a number each`() throws {
    for writer in ["mira", "noa"] {
      try branch(writer) {
        try new("fix")
        try new("tidbit")
        try writer == "mira"
          ? edit("fixes.json", "Finish one task", "Finish two tasks")
          : edit("fixes.json", "\"type\": \"daily\"", "\"type\": \"weekly\"")
      }
    }
    let merge = try git("merge mira -m merge")
    #expect(merge.code == 0, "\(merge.out)\(merge.err)")
    #expect(
      (merge.out + merge.err).contains(" was taken and is #4 now"),
      "\(merge.out)\(merge.err)"
    )
    let text = try fixes()
    for number in 1...4 { #expect(text.contains("\"number\": \(number),")) }
    #expect(text.contains("Finish two tasks") && text.contains("\"type\": \"weekly\""))
    #expect(
      try repository.folder.text("content/micro_education.json").components(separatedBy: "\"id\"").count == 4
    )
    #expect(try repository.run("fmt", "--check").code == 0)
    #expect(try repository.run("renumber").err == "Every number names one fix\n")
  }

  @Test(arguments: ["main", "origin/trunk"])
  func `the main line keeps its numbers, whichever side is merged into the other`(main: String) throws {
    try branch("mira") { try new("fix") }
    try repository.git("switch -q main")
    try new("fix")
    try repository.commit("main")
    let id = try #require(try fixes().components(separatedBy: "\"id\": \"").last).prefix(36)
    if main != "main" {
      try repository.git("update-ref refs/remotes/\(main) main")
      try repository.git("symbolic-ref refs/remotes/origin/HEAD refs/remotes/\(main)")
      try repository.git("branch -m main trunk")
    }
    for (branch, merged) in [("mira", main), (String(main.split(separator: "/").last ?? ""), "mira~")] {
      try repository.git("switch -q \(branch)")
      let merge = try git("merge \(merged) -m merge")
      #expect(merge.code == 0, "\(merge.out)\(merge.err)")
      let side = branch == "mira" ? ["HEAD", "ours"] : ["mira~", "theirs"]
      let told = side.contains { (merge.out + merge.err).contains("#3 of \($0) was taken and is #4 now") }
      #expect(told, "\(merge.out)\(merge.err)")
      let text = try fixes()
      #expect(text.contains("\"id\": \"\(id)\",\n    \"number\": 3,"), "\(text)")
      let check = try repository.run("check", "--base", main, "--format", "concise", "--ignore", "quota")
      #expect(!check.out.contains("compatibility/re"), "\(check.out)")
    }
  }

  @Test
  func `branches that were merged into one another merge again`() throws {
    try branch("mira") { try new("fix") }
    try branch("noa") { try new("fix") }
    try repository.git("branch noa-before")
    #expect(try git("merge mira -m one").code == 0)
    try repository.git("switch -q mira")
    #expect(try git("merge noa-before -m other").code == 0)
    let merge = try git("merge noa -m all")
    #expect(merge.code == 0, "\(merge.out)\(merge.err)")
    #expect(try fixes().components(separatedBy: "\"number\": 3,").count == 2)
    #expect(try fixes().components(separatedBy: "\"number\"").count == 5)
  }

  @Test
  func `one field changed twice is a conflict for git, and check says how to end it`() throws {
    try branch("mira") { try edit("fixes.json", "Finish one task", "Finish two tasks") }
    try branch("noa") { try edit("fixes.json", "Finish one task", "Finish no task") }
    let merge = try git("merge mira")
    #expect(merge.code == 1 && merge.out.contains("CONFLICT (content)"), "\(merge.out)\(merge.err)")
    #expect(try fixes().components(separatedBy: "<<<<<<< ").count == 2)
    let check = try repository.run("check", "--format", "concise", "--ignore", "quota")
    #expect(check.code == 1 && check.out.contains("a merge left its conflict markers here"), "\(check.out)")
    let help = try repository.run("check", "--ignore", "quota").out
    for words in ["Keep both records", "seedtool renumber", "git checkout --merge"] {
      #expect(help.contains(words), "\(help)")
    }
  }

  @Test
  func `a deletion and an edit of one fix is a conflict, also where the file was renamed`() throws {
    try branch("mira") {
      try repository.write("fixes.json", "[\n\(SmallContent.fix(1))\n]\n")
      _ = try repository.folder.shell("mkdir content/fixes && git mv content/fixes.json content/fixes/a.json")
    }
    try branch("noa") {
      try edit("fixes.json", "Leave one task", "Leave two tasks")
      try edit("fixes.json", "Finish one task", "Finish two tasks")
    }
    let merge = try git("-c merge.renames=true -c diff.renames=true merge -X find-renames=30 mira")
    #expect(merge.code == 1, "\(merge.out)\(merge.err)")
    let text = try repository.folder.text("content/fixes/a.json")
    #expect(text.contains("Leave two tasks") && text.contains("Finish two tasks"), "\(text)")
    #expect(text.components(separatedBy: "=======").count == 2)
  }

  @Test
  func `a file that is not JSON on a side is merged as text, and no side is lost`() throws {
    try branch("mira") { try edit("fixes.json", "\"Finish one task", "\"Finish two tasks") }
    try branch("noa") { try edit("fixes.json", "Leave one task", "Leave \"one\" task") }
    let merge = try git("merge mira -m merge")
    #expect(merge.code == 0 && (merge.out + merge.err).contains("merged as text"), "\(merge.out)\(merge.err)")
    #expect(try fixes().contains("Finish two tasks") && fixes().contains("Leave \"one\" task"))
  }

  @Test
  func `without the tool in the PATH, git merges as text`() throws {
    try branch("mira") { try edit("fixes.json", "Finish one task", "Finish two tasks") }
    try branch("noa") { try edit("fixes.json", "Finish one task", "Finish no task") }
    let merge = try repository.folder.shell(
      "git -c user.name=M -c user.email=m@example.com merge mira",
      environment: Repository.environment
    )
    #expect(merge.code == 1)
    #expect(try fixes().contains("<<<<<<<") && fixes().contains("two tasks") && fixes().contains("no task"))
  }

  @Test
  func `a failure is told apart from a conflict`() throws {
    #expect(try repository.run("merge-driver", "none", "none", "none").code == 129)
    #expect(try repository.run("merge-driver", "one").code == 129)
  }

  @Test
  func `double numbers are mended by hand`() throws {
    let twice =
      "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2).replacing("\"number\": 2", with: "\"number\": 1"))\n]\n"
    try repository.write("fixes.json", twice)
    let check = try repository.run("check", "--ignore", "quota")
    #expect(check.out.contains("`seedtool renumber` does"), "\(check.out)")
    let ambiguous = try repository.run("renumber", "1")
    #expect(ambiguous.code == 2 && ambiguous.err.contains("name one by its id"), "\(ambiguous.err)")
    let run = try repository.run("renumber")
    #expect(run.code == 0 && run.out.contains("is fix #2 now"), "\(run.out)\(run.err)")
    #expect(try fixes() == "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2))\n]\n")
    // By its id, the one that stands first.
    try repository.write("fixes.json", twice)
    #expect(try repository.run("renumber", SmallContent.firstID).code == 0)
    #expect(try fixes().contains("\"number\": 2"))
    let kept = try repository.run("renumber", SmallContent.firstID)
    #expect(kept.code == 2 && kept.err.contains("no other fix has the number"), "\(kept.err)")
  }
}
