import Testing

/// What `seedtool show` takes for a name, and what it says of one that it does not know.
struct ShowTests {
  private static let retired = """
    [
      { "kind": "fix", "id": "3d1f7a60-52c8-4e9b-a417-c06b8f2d95ea", "number": 9, "retiredOn": "2026-11-26",
        "reason": "x" },
      { "kind": "copyKey", "key": "streak.gone", "retiredOn": "2026-11-26", "reason": "" }
    ]

    """

  @Test
  func `a record with a fault is shown as it is written, by the place that its finding prints`() throws {
    let broken = SmallContent.fix(2).replacing("\"number\": 2", with: "\"number\": \"x\"")
    let folder = try Workspace(["fixes.json": "[\n\(SmallContent.fix(1)),\n\(broken)\n]\n"])
    let check = try folder.run("check", "--ignore", "quota")
    #expect(check.out.contains("(the 2nd fix of the file, number)"), "\(check.out)")
    let shown = try folder.run("show", "the 2nd fix of the file, number")
    #expect(shown.code == 0 && shown.out.contains("\"number\": \"x\",\n"), "\(shown.out)\(shown.err)")
    #expect(
      shown.err == """
        content/fixes.json:12
        The record has a fault, so it is shown as it is written; `seedtool check` says which.

        """
    )
    // Once it has its number, the place means it still.
    try folder.write("content/fixes.json", "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2))\n]\n")
    #expect(try folder.run("show", "the 2nd fix of the file").out.hasPrefix("FIX #002\n"))
    #expect(try folder.run("show", "the 3rd fix of the file").code == 2)
  }

  @Test
  func `entries of lists are shown by the places that findings print`() throws {
    let suppression = """
      [{ "rule": "voice/praise", "record": "nobody.knows", "reason": "why", "owner": "Mira", "expires": "2026-12-01" },
        { "rule": "voice/praise", "record": "\(SmallContent.firstID)", "reason": "other", "owner": "Mira", "expires": "2026-12-01" }]
      """
    let folder = try Workspace([
      "retired.json": Self.retired,
      "suppressions.json": suppression,
    ])
    let check = try folder.run("check", "--ignore", "quota", "--today", "2026-11-27")
    for (name, text) in [
      ("retired record 2, reason", "\"key\": \"streak.gone\""),
      ("suppression 1, record", "\"record\": \"nobody.knows\""),
      ("suppression 2, rule", "\"reason\": \"other\""),
    ] {
      #expect(check.out.contains("(\(name))"), "\(check.out)")
      let shown = try folder.run("show", name)
      #expect(shown.code == 0 && shown.out.contains(text), "\(shown.out)\(shown.err)")
    }
    for name in ["9", "fix #9", "streak.gone", "content/retired.json:4", "retired record 1"] {
      let shown = try folder.run("show", name)
      #expect(shown.code == 0 && shown.err.contains("all that is left of it"), "\(name): \(shown.err)")
    }
    #expect(try folder.run("show", "suppressions.json:1").out.contains("nobody.knows"))
    // Other commands take no entry for a record.
    for name in ["retired record 1", "suppression 1"] {
      #expect(try folder.run("retire", name, "--reason", "Said.").code == 2)
    }
  }

  @Test
  func `a content's own nouns are understood, and so are the tool's`() throws {
    let labels = "\"labels\": { \"fix\": \"prompt\", \"bug\": \"theme\" }, \"rules\""
    let folder = try Workspace([
      "seedtool.json": SmallContent.configuration.replacing("\"rules\"", with: labels)
    ])
    for name in [
      "prompt #2", "prompt #2, prompt", "fix #2", "the 2nd prompt of the file", "the 2nd fix of the file",
    ] {
      let shown = try folder.run("show", name)
      #expect(shown.out.hasPrefix("PROMPT #002\n"), "\(name): \(shown.err)")
    }
    for name in ["theme need-to-be-busy", "bug need-to-be-busy"] {
      #expect(try folder.run("show", name).out.hasPrefix("Need to be busy\n"), "\(name)")
    }
  }

  @Test
  func `a part of a name gets the names that it may stand for`() throws {
    let keys = ["streak.a", "streak.b", "streak.c", "streak.d", "streak.e", "streak.f", "rest.longest"]
    let entries = keys.map { "\"\($0)\": [{ \"body\": \"Text\" }]" }.joined(separator: ", ")
    let catalog = keys.map {
      """
      { "key": "\($0)", "product": "pressure", "summary": "x", "role": "label", "voiced": true,
        "placeholders": {}, "limits": { "body": 40 }, "minimumVariants": 1 }
      """
    }
    let folder = try Workspace([
      "copy/catalog.json":
        "{ \"products\": { \"pressure\": { \"voices\": [\"brutal\"] } }, \"keys\": [\(catalog.joined(separator: ","))] }",
      "copy/pressure.brutal.json":
        "{ \"product\": \"pressure\", \"voice\": \"brutal\", \"entries\": { \(entries) } }",
    ])
    for (name, hint) in [
      ("streak", "; did you mean streak.a, streak.b, streak.c, streak.d, streak.e or one of 1 more?"),
      ("key streak", "; did you mean streak.a, streak.b, streak.c, streak.d, streak.e or one of 1 more?"),
      ("need-to", "; did you mean need-to-be-busy?"), ("busy", "; did you mean need-to-be-busy?"),
      ("longest", "; did you mean rest.longest?"), ("streak.g", "; did you mean streak.a?"),
      ("7c1f", "; did you mean 7c1f3a52-9d4e-4b68-8a07-e25b90c4d316 (fix #1)?"), ("zzz", ""), ("77", ""),
    ] {
      let shown = try folder.run("show", name)
      #expect(shown.code == 2 && shown.err == "seedtool: content: there is no record \(name)\(hint)\n")
    }
  }
}
