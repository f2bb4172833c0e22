import Foundation
import Testing

struct FixTests {
  @Test(arguments: ["need_to_be_busy", "Need-To-Be-Busy", "need-to-be_bussy"])
  func `a malformed name of a bug becomes the one that is spelled alike`(_ slug: String) throws {
    let sound = try #require(SmallContent.files["fixes.json"])
    let folder = try Workspace(["fixes.json": sound.replacing("\"need-to-be-busy\"", with: "\"\(slug)\"")])
    let check = try folder.run("check", "--select", "shape")
    #expect(check.code == 1)
    #expect(check.out.contains("error[shape/malformed-slug]"), "\(check.out)")
    #expect(check.out.contains("= help: did you mean \"need-to-be-busy\"?"), "\(check.out)")
    let fix = try folder.run("check", "--select", "shape", "--fix", "--unsafe-fixes")
    #expect(fix.code == 0, "\(fix.out)")
    #expect(try folder.text("content/fixes.json") == sound)
  }

  /// A file with a safe fix (dots, a byte order mark) and an unsafe one (a misspelt word).
  private static let repairable =
    "\u{FEFF}[\n"
    + SmallContent.fix(1, prompt: "Leave one task of today alone...  and look.").replacing(
      "daily",
      with: "dayly"
    )
    + "\n]\n"

  private func workspace() throws -> Workspace { try Workspace(["fixes.json": FixTests.repairable]) }

  @Test
  func `--fix makes the safe fixes in place and reports what is left`() throws {
    let folder = try workspace()
    let run = try folder.run(
      "check",
      "content/fixes.json",
      "--ignore",
      "quota",
      "--fix",
      "--format",
      "concise"
    )
    #expect(run.code == 1)
    #expect(run.out.contains("shape/unknown-value"))
    #expect(run.out.split(separator: "\n").count == 1)
    #expect(
      run.err.contains("Fixed 3 findings in 1 file\n1 error (1 fixable by --fix --unsafe-fixes)"),
      "\(run.err)"
    )
    #expect(run.err.hasPrefix("fixed content/fixes.json:1: syntax/byte-order-mark: delete it\n"))
    #expect(run.err.contains("fixed content/fixes.json:9: characters/ellipsis: "))
    let text = try folder.text("content/fixes.json")
    #expect(
      text.hasPrefix("[\n") && text.contains("\"Leave one task of today alone… and look.\"")
        && text.contains("dayly")
    )
    #expect(try folder.names(in: "content") == SmallContent.files.keys.sorted())
  }

  @Test
  func `fifty changes are listed, and the others counted`() throws {
    let prompts = (0..<51).map { "\(SmallContent.fix(1, prompt: "Leave  task \($0) alone."))" }
    let folder = try Workspace(["fixes.json": "[\n\(prompts.joined(separator: ",\n"))\n]\n"])
    let run = try folder.run("check", "--select", "characters/spacing", "--fix")
    #expect(run.err.split(separator: "\n").count { $0.hasPrefix("fixed ") } == 50, "\(run.err)")
    #expect(run.err.contains("… and 1 more (--verbose lists all)\n"), "\(run.err)")
  }

  @Test
  func `--fix --unsafe-fixes makes all; a second time nothing is left`() throws {
    let folder = try workspace()
    let arguments = ["check", "content/fixes.json", "--ignore", "quota", "--fix", "--unsafe-fixes"]
    let run = try Tool.run(arguments, in: folder)
    #expect(run.code == 0)
    #expect(run.err.contains("\nFixed 4 findings in 1 file\nNo findings: "), "\(run.err)")
    let fixed = try folder.data("content/fixes.json")
    let again = try Tool.run(arguments, in: folder)
    #expect(again.err.hasPrefix("No findings: "))
    #expect(try folder.data("content/fixes.json") == fixed)
  }

  @Test
  func `--unsafe-fixes alone changes nothing, and says so`() throws {
    let folder = try workspace()
    let before = try folder.data("content/fixes.json")
    let run = try folder.run("check", "--ignore", "quota", "--unsafe-fixes")
    #expect(run.code == 1)
    #expect(run.err.hasPrefix("--unsafe-fixes alone changes nothing: "))
    #expect(try folder.data("content/fixes.json") == before)
  }

  @Test
  func `--diff is 1 where something would change, though no finding fails`() throws {
    let folder = try Workspace(CheckTests.warning)
    #expect(try folder.run("check", "--ignore", "quota").code == 0)
    #expect(try folder.run("check", "--ignore", "quota", "--diff").code == 1)
    #expect(try folder.run("check", "--ignore", "quota", "--diff", "--exit-zero").code == 0)
    #expect(try folder.run("check", "--ignore", "quota", "--fix").code == 0)
    #expect(try folder.run("check", "--ignore", "quota", "--diff").code == 0)
  }

  @Test
  func `--diff is 0 where nothing can be fixed, and 2 with the reason where the configuration is faulty`()
    throws
  {
    let emoji = "[\n\(SmallContent.fix(1, prompt: "Leave one task of today alone 🙂 and look."))\n]\n"
    let folder = try Workspace(["fixes.json": emoji])
    #expect(try folder.run("check", "--ignore", "quota").code == 1)
    let run = try folder.run("check", "--ignore", "quota", "--diff")
    #expect(run.code == 0 && run.out.isEmpty)
    #expect(run.err == "There is nothing to fix.\n")
    let faulty = SmallContent.configuration.replacing("\"en_US\"", with: "\"en_US\", \"nothing\": 1")
    try folder.write("content/seedtool.json", faulty)
    let failed = try folder.run("check", "--ignore", "quota", "--diff", "-q")
    #expect(failed.code == 2)
    #expect(
      failed.err.hasSuffix("The configuration has errors, so other findings may be wrong.\n"),
      "\(failed.err)"
    )
  }

  @Test
  func `--diff changes nothing, and its patch does what fixing does`() throws {
    let folder = try workspace()
    let before = try folder.data("content/fixes.json")
    let run = try folder.run("check", "--ignore", "quota", "--unsafe-fixes", "--diff")
    #expect(run.code == 1)
    #expect(run.out.hasPrefix("--- a/content/fixes.json\n+++ b/content/fixes.json\n@@ "))
    #expect(run.err == "Would fix 4 findings in 1 file\n")
    #expect(try folder.data("content/fixes.json") == before)
    try folder.write("fix.patch", run.out)
    #expect(try folder.shell("git apply fix.patch").err == "")
    let patched = try folder.data("content/fixes.json")
    try folder.write("content/fixes.json", before)
    _ = try folder.run("check", "--ignore", "quota", "--fix", "--unsafe-fixes")
    #expect(try folder.data("content/fixes.json") == patched)
    #expect(patched != before)
  }

  @Test
  func `fixing standard input writes the fixed file to standard output`() throws {
    let folder = try Workspace([:])
    let arguments = ["check", "-", "--stdin-filename", "content/fixes.json", "--ignore", "quota"]
    let run = try Tool.run(arguments + ["--fix"], in: folder, input: Array(FixTests.repairable.utf8))
    #expect(run.code == 1)
    #expect(run.out.hasPrefix("[\n") && run.out.contains("alone… and look."))
    #expect(run.err.contains("\nFixed 3 findings in 1 file\n"))
    let sound = "[\n\(SmallContent.fix(1))\n]\n"
    let untouched = try Tool.run(arguments + ["--fix"], in: folder, input: Array(sound.utf8))
    #expect(untouched.code == 0)
    #expect(untouched.out == sound)
    let broken = try Tool.run(arguments + ["--fix"], in: folder, input: Array("[{\"id\": ".utf8))
    #expect(broken.code == 1)
    #expect(broken.out == "[{\"id\": ")
  }

  @Test
  func `what one fix makes room for is fixed in the next pass`() throws {
    let prompt = "Leave one task \\u00AD of today alone...  and look."
    let folder = try Workspace(["fixes.json": "[\n\(SmallContent.fix(1, prompt: prompt))\n]\n"])
    let run = try folder.run("check", "content/fixes.json", "--ignore", "quota", "--fix", "--strict")
    #expect(run.code == 0, "\(run.out)")
    #expect(try folder.text("content/fixes.json").contains("\"Leave one task of today alone… and look.\""))
  }

  @Test
  func `own rules that undo each other change nothing, and the other fixes are made`() throws {
    let rule = #"""
      "customRules": [{ "id": "house/desk", "kind": "substitution", "message": "m", "fix": "safe",
        "fields": ["fixes[].prompt"], "replacements": { "desk": "table", "table": "desk" } }],
      "rules"
      """#
    let folder = try Workspace([
      "fixes.json": "[\n\(SmallContent.fix(1, prompt: "Leave one desk of today alone...  and look."))\n]\n",
      "seedtool.json": SmallContent.configuration.replacing("\"rules\"", with: rule),
    ])
    let run = try folder.run("check", "content/fixes.json", "--ignore", "quota", "--fix")
    #expect(run.err.contains("Fixes of house/desk would undo each other"), "\(run.err)")
    #expect(!run.err.contains(": house/desk: "), "\(run.err)")
    #expect(run.err.contains("Fixed 2 findings in 1 file\n"), "\(run.err)")
    #expect(run.out.contains("warning[house/desk]"))
    #expect(try folder.text("content/fixes.json").contains("\"Leave one desk of today alone… and look.\""))
  }

  @Test
  func `a file that is a link is fixed behind the link, its permissions kept`() throws {
    let folder = try workspace()
    let shell =
      "mkdir .git && mv content/fixes.json real.json && ln -s ../real.json content/fixes.json && chmod 640 real.json"
    _ = try folder.shell(shell)
    _ = try folder.run("check", "content/fixes.json", "--fix")
    #expect(try folder.text("real.json").hasPrefix("[\n"))
    #expect(try folder.shell("readlink content/fixes.json").out == "../real.json\n")
    let permissions = try FileManager.default.attributesOfItem(atPath: folder.path("real.json"))[
      .posixPermissions
    ]
    #expect(permissions as? Int == 0o640)
  }
}
