import Foundation
import Testing

/// The commands that show something: stats, rules, explain, schema, show, new.
struct PageTests {
  private let folder: Workspace

  init() throws { folder = try Workspace([:]) }

  @Test
  func `stats shows have, need and missing, and what to write next`() throws {
    let run = try folder.run("stats")
    #expect(run.code == 0)
    #expect(run.err.isEmpty)
    #expect(run.out.contains("have     need  missing\n"))
    #expect(run.out.contains("\n  fixes                 ░░░░░░░░░░░░░░░░░░░░       2      250      248\n"))
    #expect(run.out.contains("\nWhat to write next\n   1. need-to-be-busy: "))
    let list = try #require(run.out.components(separatedBy: "What to write next").last)
    #expect(list.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(list)")
    #expect(run.out.contains(". content: add 4 bugs\n"))
    let unplayed = "\n  What users will see again is not known: there is nothing to play: "
    #expect(run.out.contains(unplayed), "\(run.out)")
  }

  @Test
  func `stats gives the same as JSON`() throws {
    let run = try folder.run("stats", "--format", "json")
    #expect(run.code == 0)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    let content = try #require(object["content"] as? [String: [String: Int]])
    #expect(content["fixes"] == ["have": 2, "need": 250, "missing": 248])
    #expect((object["bugs"] as? [[String: Any]])?.first?["slug"] as? String == "need-to-be-busy")
    #expect((object["writeNext"] as? [[String: String]])?.first?["reason"] == "quota")
    #expect((object["simulation"] as? [String: String])?["skipped"]?.hasPrefix("there is nothing") == true)
  }

  @Test
  func `five thin cells are told, whatever there are`() throws {
    let other = SmallContent.bugs.replacing("c2e84f1a", with: "c2e84f1b")
      .replacing("need-to-be-busy", with: "need-to-be-right").dropFirst(2).dropLast(3)
    let interactions = ["standard", "timed", "multiStep", "quiz", "counter", "journal", "observation"]
    let fixes = (interactions + interactions).map {
      SmallContent.fix(1).replacing("\"standard\"", with: "\"\($0)\"")
    }
    let folder = try Workspace([
      "bugs.json": SmallContent.bugs.replacing("[\n", with: "[\n\(other),\n"),
      "fixes.json": "[\n\(fixes.joined(separator: ",\n"))\n]\n",
    ])
    let run = try folder.run("stats")
    let thin = run.out.split(separator: "\n").filter { $0.contains("need-to-be-right: has no ") }
    #expect(thin.count == 5, "\(run.out)")
  }

  @Test
  func `stats of content with errors says so`() throws {
    let folder = try Workspace(CheckTests.faulty)
    let run = try folder.run("stats")
    #expect(run.code == 0)
    #expect(run.err == "1 error beside the quotas: `seedtool check` shows them\n")
    #expect(try folder.run("stats", "nowhere").code == 2)
  }

  @Test
  func `every rule of the list has a page, by its id and by its name alone`() throws {
    let rules = try folder.run("rules")
    #expect(rules.code == 0)
    let ids = rules.out.split(separator: "\n").filter { $0.prefix { $0 == " " }.count == 4 }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(ids.count > 50)
    #expect(rules.out.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for id in ids.prefix(5) {
      let page = try folder.run("explain", id)
      #expect(page.code == 0)
      #expect(page.out.hasPrefix("# \(id)\n"))
      let name = try #require(id.split(separator: "/").last)
      #expect(try folder.run("explain", String(name)).out == page.out)
    }
    let json = try folder.run("rules", "--format", "json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.out.utf8)) }
    for id in ids { #expect(json.out.contains("\"\(id)\"")) }
  }

  @Test
  func `schemas are written, and checked to be as they were written`() throws {
    let missing = try folder.run("schema", "--check")
    #expect(missing.code == 1)
    #expect(missing.out.contains("Schemas/fixes.schema.json is missing\n"), "\(missing.out)")
    #expect(missing.err == "`seedtool schema -o Schemas` writes them anew.\n")
    let run = try folder.run("schema")
    #expect(run.code == 0)
    #expect(run.err.hasPrefix("Wrote ") && run.err.hasSuffix(" files to Schemas\n"))
    #expect(try folder.run("schema", "--check").code == 0)
    try folder.write("Schemas/fixes.schema.json", "{}")
    try folder.write("Schemas/old.json", "{}")
    let stale = try folder.run("schema", "--check")
    #expect(stale.code == 1)
    #expect(
      stale.out == """
        Schemas/fixes.schema.json is not up to date
        Schemas/old.json is not needed any more

        """
    )
    #expect(try folder.run("schema", "-o", "content/fixes.json").code == 2)
  }

  @Test
  func `the index of rules is one file, is checked, and leaves the files beside it alone`() throws {
    try folder.write("Pages/notes.md", "# Notes\n")
    let missing = try folder.run("rules", "-o", "Pages/Rules.md", "--check")
    #expect(missing.code == 1 && missing.out == "Pages/Rules.md is missing\n", "\(missing.out)")
    #expect(missing.err == "`seedtool rules -o Pages/Rules.md` writes them anew.\n")
    let run = try folder.run("rules", "-o", "Pages/Rules.md")
    #expect(run.code == 0 && run.err == "Wrote Pages/Rules.md\n", "\(run.err)")
    #expect(try folder.run("rules", "-o", "Pages/Rules.md", "--check").code == 0)
    let index = try folder.text("Pages/Rules.md")
    try folder.write("Pages/Rules.md", index + "- one more\n")
    let stale = try folder.run("rules", "-o", "Pages/Rules.md", "--check")
    #expect(stale.code == 1 && stale.out == "Pages/Rules.md is not up to date\n", "\(stale.out)")
    #expect(try folder.run("rules", "-o", "Pages/Rules.md").code == 0)
    #expect(try folder.text("Pages/Rules.md") == index)
    #expect(try folder.names(in: "Pages") == ["Rules.md", "notes.md"])
    let bare = try folder.run("rules", "--check")
    #expect(bare.code == 1 && bare.out == "Documentation/Rules.md is missing\n", "\(bare.out)")
  }

  @Test
  func `the index and schemas replace nothing that the program did not make`() throws {
    try folder.write("README.md", "# Rules\n\nOf the house.\n")
    let index = try folder.run("rules", "-o", "README.md")
    #expect(index.code == 2)
    let reason = "README.md: `seedtool rules -o README.md` did not make this file"
    #expect(index.err.contains(reason), "\(index.err)")
    #expect(try folder.names() == ["README.md", "content"])
    #expect(try folder.text("README.md").hasSuffix("Of the house.\n"))
    try folder.write("Schemas/fixes.schema.json", "{}")
    let schemas = try folder.run("schema")
    #expect(schemas.code == 2 && schemas.err.contains("Schemas/fixes.schema.json: "), "\(schemas.err)")
    #expect(try folder.names(in: "Schemas") == ["fixes.schema.json"])

    #expect(try folder.run("schema", "-o", "Own").code == 0)
    let schema = try folder.text("Own/bugs.schema.json")
    try folder.write("Own/bugs.schema.json", schema.replacing("The ego patterns.", with: "Of before."))
    #expect(try folder.run("schema", "-o", "Own").code == 0)
    #expect(try folder.text("Own/bugs.schema.json") == schema)
  }

  @Test
  func `generated files go to no stream and in no format`() throws {
    for (arguments, message) in [
      (["rules", "-o", "-"], "name a file after `-o`"),
      (["schema", "-o", "-"], "name a folder after `-o`"),
      (["schema", "--check", "-o", "-"], "name a folder after `-o`"),
    ] {
      let run = try Tool.run(arguments, in: folder)
      #expect(run.code == 2 && run.err.contains(message), "\(run.err)")
    }
    let json = try folder.run("rules", "--format", "json", "-o", "rules.json")
    #expect(json.code == 2 && json.err.contains("--format shows the list"), "\(json.err)")
    #expect(try folder.names() == ["content"])
    let help = try folder.run("help", "schema").out
    #expect(help.contains("-o, --output FOLDER") && !help.contains("--output FILE"), "\(help)")
    #expect(try folder.run("help", "rules").out.contains("-o, --output FILE"))
  }

  @Test
  func `show shows a fix by number and by id`() throws {
    let run = try folder.run("show", "1")
    #expect(run.code == 0)
    #expect(run.out.hasPrefix("FIX #001\n"))
    #expect(try folder.run("show", SmallContent.firstID).out == run.out)
    #expect(run.out.split(separator: "\n").allSatisfy { $0.count <= 60 })
    let missing = try folder.run("show", "77")
    #expect(missing.code == 2)
    #expect(missing.err == "seedtool: content: there is no record 77\n")
  }

  @Test(arguments: [
    ["#2"], ["fix", "#2"], ["fix #2, prompt"], ["fix #2, steps, step 1, text"], ["0b86d94e"], ["0b86d9"],
    ["content/fixes.json:14"], ["fixes.json:14:3"],
  ])
  func `show takes a record as findings name it`(_ name: [String]) throws {
    let run = try Tool.run(["show"] + name, in: folder)
    #expect(run.code == 0 && run.out.hasPrefix("FIX #002\n"), "\(run.out)\(run.err)")
    let tidbit = try folder.run("show", "tidbit", "1")
    #expect(tidbit.code == 0 && tidbit.out.contains("A full calendar"), "\(tidbit.err)")
    #expect(try folder.run("show", "tidbit 1 (need-to-be-busy), body").out == tidbit.out)
    #expect(try folder.run("show", "fixes.json:999").err.contains("999: no record stands there"))
  }

  @Test(arguments: ["streak.longest, variant 1, body", "brutal streak.longest", "key streak.longest, role"])
  func `show takes a copy key as findings and diffs name it`(_ name: String) throws {
    try folder.write(
      "content/copy/catalog.json",
      #"""
      { "products": { "pressure": { "voices": ["brutal"] } }, "keys": [
        { "key": "streak.longest", "product": "pressure", "summary": "The best run.", "role": "label",
          "voiced": true, "placeholders": {}, "limits": { "body": 40 }, "minimumVariants": 1 } ] }
      """#
    )
    try folder.write(
      "content/copy/pressure.brutal.json",
      #"{ "product": "pressure", "voice": "brutal", "entries": { "streak.longest": [{ "body": "Longest" }] } }"#
    )
    let run = try folder.run("show", name)
    #expect(run.code == 0 && run.out.contains("Longest"), "\(run.out)\(run.err)")
  }

  @Test
  func `a line of a file finds its content, however the file is named`() throws {
    let other = try Workspace([:])
    try folder.write("apps/dmg/content/fixes.json", "[\n\(SmallContent.fix(1))\n]\n")
    try folder.write("apps/dmg/content/bugs.json", SmallContent.bugs)
    try folder.write("apps/dmg/content/seedtool.json", SmallContent.configuration)
    for name in ["./content/fixes.json:14", "content/../content/fixes.json:14:3"] {
      let run = try folder.run("show", name)
      #expect(run.out.hasPrefix("FIX #002\n"), "\(name): \(run.err)")
    }
    for name in ["apps/dmg/content/fixes.json:4", "content/fixes.json:4"] {
      let run = try other.run("show", folder.path(name))
      #expect(run.out.hasPrefix("FIX #001\n"), "\(name): \(run.err)")
    }
    let run = try folder.run("retire", "apps/dmg/content/fixes.json:4", "--reason", "Nobody did it.")
    #expect(run.code == 0 && run.out.hasPrefix("apps/dmg/content/retired.json"), "\(run.err)")
    let foreign = try folder.run("show", other.path("content/fixes.json:4"), "content")
    #expect(foreign.code == 2 && foreign.err.contains("there is no record"), "\(foreign.err)")
  }

  @Test
  func `explain knows records and voices`() throws {
    let tidbit = try folder.run("explain", "tidbit")
    #expect(tidbit.code == 0 && tidbit.out.contains("\n  body: "), "\(tidbit.out)")
    for name in ["fix", "bug", "role", "configuration", "plural", "variants"] {
      let page = try folder.run("explain", name)
      #expect(page.code == 0, "\(page.err)")
      #expect(page.out.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(page.out)")
    }
    let table = #"{ "product": "pressure", "voice": "brutal", "entries": {} }"#
    try folder.write("content/copy/pressure.brutal.json", table)
    let voice = try folder.run("explain", "brutal")
    #expect(voice.code == 2)
    #expect(voice.err.contains("`brutal` is no rule but a voice of pressure"), "\(voice.err)")
  }

  @Test
  func `explain knows fields and values`() throws {
    let severity = try folder.run("explain", "severity")
    #expect(severity.code == 0 && severity.out.contains("medium: Another person notices."), "\(severity.out)")
    let quiz = try folder.run("explain", "quiz")
    #expect(quiz.out.contains("Multiple choice") && quiz.out.contains("options"), "\(quiz.out)")
    #expect(try folder.run("explain", "weightModifier").out.contains("a number from 0.1 to 3.0"))
    #expect(try folder.run("explain", "severty").err.contains("severity"))
    #expect(try folder.run("completions", "slugs").out == "need-to-be-busy\n")
  }

  @Test
  func `what is yet to be written is one finding, and so are words that two rules know`() throws {
    for (prompt, rule) in [
      ("TODO write this one about a calendar.", "characters/leftover"),
      ("Lorem ipsum dolor sit amet, consectetur adipiscing elit.", "characters/leftover"),
      ("TODO", "shape/text-length"), ("todo", "shape/text-length"), ("Lorem ipsum", "shape/text-length"),
      ("fixme later, when there is time", "characters/leftover"),
      ("LEAVE A TYPO IN THE CHAT TODAY", "voice/shouting"),
      ("You are enough.", "voice/wellness-word"), ("{{prompt}}", "shape/text-length"),
      ("<prompt>", "shape/text-length"), ("[insert prompt]", "characters/leftover"),
      ("{{ what they are to do on the day }}", "characters/leftover"), ("%@", "shape/text-length"),
      (String(repeating: "{", count: 300), "shape/text-length"),
    ] {
      try folder.write("content/fixes.json", "[\(SmallContent.fix(1, prompt: prompt))]")
      let run = try folder.run("check", "--ignore", "quota,housekeeping", "--format", "concise")
      let found = run.out.split(separator: "\n").filter { $0.contains("(fix #1, prompt)") }
      #expect(found.count == 1 && found[0].contains(rule), "\(run.out)")
      guard rule == "shape/text-length" else { continue }
      #expect(found[0].ranges(of: ", and would be shown").count == 1, "\(run.out)")
    }
  }

  @Test
  func `a fix's card shows its fields in the order of the app`() throws {
    let more = #"""
      , "inlineComment": "It was done… at once.  Nobody knew.", "validation": "Both are done.",
      "configuration": { "timed": { "durationSeconds": 60 } }
      """#
    let fix = SmallContent.fix(1, more: more).replacing("standard", with: "timed")
    try folder.write("content/fixes.json", "[\n\(fix),\n\(SmallContent.fix(2))\n]\n")
    let card = try folder.run("show", "1").out
    let parts = [
      "// It was done… at once.\n// Nobody knew.", "[ 1:00 ]", "What counts: Both are done.", "[ Applied ]",
    ]
    #expect(card.contains("\n\n" + parts.joined(separator: "\n\n")), "\(card)")
    #expect(try folder.run("show", "2").out.contains("window.\n\n[ Applied ]"))
  }

  @Test(arguments: ["fix", "tidbit"])
  func `new appends a record that only its empty texts are wrong with`(kind: String) throws {
    let run = try folder.run("new", kind, "--bug", "need-to-be-busy")
    #expect(run.code == 0)
    #expect(
      run.err == "Fill in what is empty; `null` stands for a field left out. Then run `seedtool check`.\n"
    )
    let check = try folder.run("check", "--ignore", "quota", "--format", "concise")
    #expect(check.code == 1)
    for line in check.out.split(separator: "\n") { #expect(line.contains(" shape/empty-text ")) }
  }
}
