import Foundation
import Testing

/// Suppressions, baselines, own rules and word lists, from the command line.
struct AcceptanceTests {
  private static let configuration = """
    {
      "version": "1.0.0",
      "locale": "en_US",
      "rules": {
        \(SmallContent.withoutSpelling)
      },
      "customRules": [
        {
          "id": "house/window",
          "kind": "existence",
          "message": "no {found}",
          "severity": "error",
          "fields": [
            "fixes"
          ],
          "wordList": "banned",
          "examples": {
            "flagged": [
              "Open a ⟪window⟫."
            ]
          }
        }
      ]
    }

    """

  private let folder: Workspace

  init() throws {
    folder = try Workspace(["seedtool.json": Self.configuration, "words/banned.txt": "# no views\nwindow*\n"])
  }

  @Test
  func `a finding is accepted by what check shows as its suppression`() throws {
    let before = try folder.run("check", "--ignore", "quota", "--format", "json")
    #expect(before.code == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(before.out.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    var entry = try #require(findings.first?["suppression"] as? [String: String])
    #expect(findings.count == 1)
    #expect(entry["pointer"] == "/prompt")
    entry.merge(["reason": "A real one.", "owner": "mira", "expires": "2030-01-31"]) { _, new in new }
    try folder.write("content/suppressions.json", JSONSerialization.data(withJSONObject: [entry]))

    let after = try folder.run("check", "--ignore", "quota", "--today", "2030-01-31")
    #expect(after.code == 0)
    #expect(after.err.contains("; 1 suppressed"))
    // Files named by themselves are judged with what lies beside them.
    #expect(
      try folder.run("check", "content/fixes.json", "--ignore", "quota", "--today", "2030-01-31").code == 0
    )
    let piped = try folder.run(
      "check",
      "-",
      "--stdin-filename",
      "content/fixes.json",
      "--ignore",
      "quota",
      "--today",
      "2030-01-31",
      input: Array(folder.data("content/fixes.json"))
    )
    #expect(piped.code == 0)
    #expect(piped.err.contains("; 1 suppressed"))

    let late = try folder.run("check", "--ignore", "quota", "--today", "2030-02-01", "--format", "concise")
    #expect(late.code == 1)
    #expect(late.out.contains("error house/window no window"))
    #expect(late.out.contains("error housekeeping/expired-suppression"))
  }

  @Test
  func `verbose text shows the suppression of a finding`() throws {
    let run = try folder.run("check", "--select", "house", "--verbose")
    #expect(run.out.contains("= suppression: {\"rule\":\"house/window\",\"record\":\"0b86d94e-"))
  }

  @Test
  func `a baseline hides what it records, and shows what is new`() throws {
    let written = try folder.run("check", "--write-baseline", "baseline.json")
    #expect(written.code == 0)
    #expect(written.out.isEmpty)
    #expect(written.err.hasPrefix("Wrote baseline.json: "))
    let text = try folder.text("baseline.json")
    #expect(try folder.run("check", "--write-baseline", "again.json").code == 0)
    #expect(try folder.text("again.json") == text)

    let same = try folder.run("check", "--baseline", "baseline.json")
    #expect(same.code == 0)
    #expect(same.out.isEmpty)
    #expect(same.err.contains(" in the baseline"))

    let other = SmallContent.fix(2, prompt: "Leave by the window of the first floor.")
    try folder.write("content/fixes.json", "[\n\(other),\n\(SmallContent.fix(1))\n]\n")
    let new = try folder.run("check", "--baseline", "baseline.json", "--format", "concise", "--strict")
    #expect(new.code == 1)
    #expect(new.out.contains("error house/window no window"))
    #expect(
      new.out.contains("warning housekeeping/unused-baseline-entry the baseline has 1 finding that is gone")
    )
  }

  @Test
  func `a baseline that cannot be read or written ends the run`() throws {
    try folder.write("broken.json", "{ \"version\": 1,\n  \"findings\": [ { \"rule\": 3 } ] }\n")
    let broken = try folder.run("check", "--baseline", "broken.json")
    #expect(broken.code == 2)
    #expect(broken.err.contains("broken.json:2:27: error shape/wrong-type `rule` must be a string"))
    let missing = try folder.run("check", "--baseline", "nothing.json")
    #expect(missing.code == 2)
    #expect(missing.err.contains("nothing.json"))
    #expect(try folder.run("check", "--write-baseline", "no/such/folder.json").code == 2)
  }

  @Test
  func `own rules are listed, explained and selected by name`() throws {
    #expect(try folder.run("rules").out.contains("\n    house/window "))
    let page = try folder.run("explain", "window")
    #expect(page.code == 0)
    #expect(page.out.hasPrefix("# house/window\n"))
    #expect(page.out.contains("Open a window.\n       ^^^^^^"))
    let wrong = try folder.run("check", "--select", "house/windows")
    #expect(wrong.code == 2)
    #expect(wrong.err.contains("Did you mean `house/window`?"))
  }

  @Test
  func `a faulty own rule makes the run fail whatever is selected`() throws {
    try folder.write(
      "content/seedtool.json",
      Self.configuration.replacing("\"existence\"", with: "\"existance\"")
    )
    let run = try folder.run("check", "--select", "house/window", "--format", "concise")
    #expect(run.code == 2)
    #expect(run.out.contains("content/seedtool.json:12:15: error shape/unknown-value"))
  }

  @Test
  func `word lists are judged where they stand`() throws {
    try folder.write("content/words/banned.txt", "window*\n_ door\n")
    try folder.write("content/words/shoutin.txt", "NASA\n")
    let run = try folder.run("check", "--ignore", "quota", "--format", "concise")
    #expect(run.out.contains("content/words/banned.txt:2:1: error shape/malformed-token"))
    #expect(run.out.contains("content/words/shoutin.txt:1:1: error shape/unknown-file"))
    #expect(try folder.run("check", "content/words/banned.txt").code == 1)
  }
}
