import Testing

/// Numbers that no person writes, in every file that has numbers: a finding or a message, never a trap.
struct HostileNumberTests {
  private static let extremes = [
    "-1", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "1e400", "1e18",
    "4294967296",
  ]

  @Test(arguments: [
    #"{ "rule": "a/b", "file": "x", "count": 9223372036854775807 }"#,
    #"{ "rule": "a/b", "file": "x", "count": 1e18 }, { "rule": "a/b", "file": "x", "count": 9e18 }"#,
    #"{ "rule": "a/b", "count": -1 }"#, #"{ "rule": "a/b", "count": 1000000001 }"#,
  ])
  func `a baseline's counts are bounded`(_ entries: String) throws {
    let folder = try Workspace([:])
    try folder.write("baseline.json", "{ \"version\": 1, \"findings\": [ \(entries) ] }")
    let run = try folder.run("check", "--ignore", "quota", "--baseline", "baseline.json")
    #expect(run.code == 2)
    #expect(run.err.contains("error shape/number-range `count` must be at "))
  }

  @Test
  func `counts of equal and of other entries are added up`() throws {
    let folder = try Workspace([:])
    let entry = #"{ "rule": "voice/shouting", "file": "x", "count": 1000000000 }"#
    let other = entry.replacing("\"x\"", with: "\"y\"")
    try folder.write("baseline.json", "{ \"version\": 1, \"findings\": [ \(entry), \(entry), \(other) ] }")
    let run = try folder.run("check", "--ignore", "quota", "--baseline", "baseline.json")
    #expect(run.out.contains("the baseline has 3000000000 findings that are gone"))
  }

  @Test(arguments: [
    #""kind": "repetition", "phraseWords": -1"#, #""kind": "repetition", "phraseWords": 9223372036854775807"#,
    #""kind": "repetition", "maximum": -1"#, #""kind": "occurrence", "terms": ["a"], "maximum": -1"#,
    #""kind": "occurrence", "terms": ["a"], "minimum": -9223372036854775808"#,
    #""kind": "length", "unit": "words", "maximum": -1"#,
  ])
  func `an own rule with a number out of range does not run, and the run says so`(_ rule: String) throws {
    let rule = "{ \"id\": \"house/own\", \"message\": \"found\", \"fields\": [\"*\"], \(rule) }"
    let configuration = """
      { "version": "1.0.0", "locale": "en_US", "rules": { \(SmallContent.withoutSpelling) }, "customRules": [\(rule)] }
      """
    let folder = try Workspace(["seedtool.json": configuration])
    let run = try folder.run("check", "--ignore", "quota")
    #expect(run.code == 2)
    #expect(run.out.contains("error[shape/number-range]"))
    #expect(run.out.contains("skipped[house/own]: the definition in seedtool.json has a fault"))
    #expect(!run.out.contains("[house/own]: found"))
    #expect(try folder.run("explain", "shape/number-range").code == 0)
  }

  @Test
  func `a built-in rule with a faulty setting does not run, and the run says so`() throws {
    let configuration = """
      { "version": "1.0.0", "locale": "en_US",
        "rules": { \(SmallContent.withoutSpelling), "voice/shouting": { "letters": 99 } } }
      """
    let folder = try Workspace([
      "seedtool.json": configuration,
      "fixes.json": "[\(SmallContent.fix(1, prompt: "Do it NOWADAYS, please."))]",
    ])
    let run = try folder.run("check", "--ignore", "quota", "--format", "concise")
    #expect(run.code == 2)
    #expect(run.out.contains("skipped voice/shouting the settings in seedtool.json have a fault"))
    #expect(!run.out.contains("warning voice/shouting"))
  }

  /// A key with each of its numbers in turn: limits, variants, a placeholder's maximum.
  @Test(arguments: [
    #""limits": { "title": @, "body": 100 }, "minimumVariants": 1"#,
    #""limits": { "body": @ }, "minimumVariants": 1"#, #""limits": { "body": 100 }, "minimumVariants": @"#,
    #""limits": { "body": 100 }, "minimumVariants": 1, "placeholders": { "count": @@ }"#,
  ])
  func `the numbers of a copy key are read within their ranges`(_ members: String) throws {
    for number in Self.extremes {
      let placeholder = "{ \"type\": \"count\", \"required\": true, \"maximum\": \(number) }"
      let key = """
        { "key": "a.key", "product": "pressure", "summary": "It.", "role": "notification", "voiced": true,
          \(members.replacing("@@", with: placeholder).replacing("@", with: number))
          \(members.contains("placeholders") ? "" : ", \"placeholders\": {}") }
        """
      let table = """
        { "product": "pressure", "voice": "brutal", "entries": { "a.key": [{ "body": "Say {count} of it." }] } }
        """
      let folder = try Workspace([
        "copy/catalog.json":
          "{ \"products\": { \"pressure\": { \"voices\": [\"brutal\"] } }, \"keys\": [\(key)] }",
        "copy/pressure.brutal.json": table,
      ])
      let run = try folder.run("check", "--format", "concise")
      #expect(run.code == 1, "\(number)")
      #expect(run.out.contains(" shape/"), "\(number)")
      #expect([0, 1].contains(try folder.run("stats").code), "\(number)")
    }
  }
}
