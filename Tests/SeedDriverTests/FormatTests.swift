import Foundation
import Testing

/// `seedtool fmt`, and that what other commands write is formatted.
struct FormatTests {
  private static let unformatted =
    "[{\"title\": \"Need to be busy\", \"id\": \"c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4\"}]"

  @Test
  func `what is not formatted is told, shown and written; then nothing is left to do`() throws {
    let folder = try Workspace(["bugs.json": Self.unformatted])
    let checked = try folder.run("fmt", "--check")
    #expect(checked.code == 1)
    #expect(checked.out == "content/bugs.json\n")
    #expect(checked.err == "Not formatted: 1 of 4 files\n")
    let shown = try folder.run("fmt", "--diff")
    #expect(shown.code == 1)
    #expect(shown.out.contains("+    \"title\": \"Need to be busy\"\n"))
    #expect(try folder.text("content/bugs.json") == Self.unformatted)
    let written = try folder.run("fmt")
    #expect(written.code == 0)
    #expect(written.out == "content/bugs.json\n")
    #expect(
      try folder.text("content/bugs.json") == """
        [
          {
            "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4",
            "title": "Need to be busy"
          }
        ]

        """
    )
    let again = try folder.run("fmt")
    #expect(again.code == 0)
    #expect(again.out == "")
    #expect(again.err == "4 files formatted already\n")
  }

  @Test
  func `a broken file is left alone and told; the others are written`() throws {
    let folder = try Workspace(["bugs.json": Self.unformatted, "fixes.json": "[ {"])
    let run = try folder.run("fmt")
    #expect(run.code == 1)
    #expect(run.out == "content/bugs.json\n")
    #expect(run.err.contains("content/fixes.json: left alone"))
    #expect(try folder.text("content/fixes.json") == "[ {")
  }

  @Test
  func `named files are formatted alone`() throws {
    let folder = try Workspace(["bugs.json": Self.unformatted, "suppressions.json": "[ ]"])
    let run = try folder.run("fmt", "content/suppressions.json")
    #expect(run.code == 0)
    #expect(try folder.text("content/suppressions.json") == "[]\n")
    #expect(try folder.text("content/bugs.json") == Self.unformatted)
    #expect(try folder.run("fmt", "--check", "--diff").code == 2)
    #expect(try folder.run("fmt", "nowhere").code == 2)
  }

  @Test
  func `check tells it in a note`() throws {
    let folder = try Workspace(["suppressions.json": "[ ]"])
    let run = try folder.run("check", "--select", "syntax/unformatted", "--format", "concise")
    #expect(run.code == 0)
    #expect(run.out.contains("content/suppressions.json:1:2: note"))
  }

  @Test
  func `what other commands write into formatted files is formatted`() throws {
    let folder = try Workspace(["suppressions.json": "[]\n"])
    #expect(try folder.run("fmt", "--check").code == 0)
    #expect(try folder.run("new", "fix", "--bug", "need-to-be-busy", "--interaction", "quiz").code == 0)
    #expect(try folder.run("new", "tidbit", "--bug", "need-to-be-busy").code == 0)
    #expect(try folder.run("words", "add", "geofence").code == 0)
    #expect(try folder.run("retire", "2", "--reason", "Unused.").code == 0)
    let accepted = try folder.run(
      "accept",
      "quota/fixes-per-bug",
      "need-to-be-busy",
      "--reason",
      "New.",
      "--until",
      "2099-01-01",
      "--owner",
      "A"
    )
    #expect(accepted.code == 0, "\(accepted.err)")
    let run = try folder.run("fmt", "--check")
    #expect(run.code == 0, "\(run.out)")
    #expect(try folder.run("init", "other").code == 0)
    #expect(try folder.run("fmt", "--check", "other").code == 0)
  }

  @Test
  func `watch checks again after a change and marks what is new and gone`() throws {
    let folder = try Workspace([:])
    let run = try folder.shell(
      """
      "$seedtool" watch --select identity,shape >out 2>err & watcher=$!
      wait_for() { n=0; until grep -q "$1" out err || [ $n -ge 300 ]; do sleep 0.1; n=$((n + 1)); done; }
      wait_for "No findings"
      cp content/fixes.json sound
      sed 's/need-to-be-busy/busy/' sound >content/fixes.json
      wait_for "new: 2"
      cp sound content/fixes.json
      wait_for "gone: 2"
      echo '[]' >content/odd.json
      wait_for "new: 1"
      rm content/odd.json
      wait_for "gone: 1"
      kill -KILL $watcher
      cat out
      """
    )
    #expect(run.out.contains("— new: 2 —\nerror[identity/unknown-bug]"), "\(run.out)")
    #expect(run.out.contains("— gone: 2 —\ncontent/fixes.json: identity/unknown-bug: "), "\(run.out)")
    #expect(run.out.contains("(fix #"), "\(run.out)")
    #expect(run.out.contains("— gone: 1 —\nshape/unknown-file: "), "\(run.out)")
    #expect(try folder.run("watch", "nowhere").code == 2)
  }
}
