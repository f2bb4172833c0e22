import Testing

/// Content with more of one fault than anybody wants to be shown: counted, said in every format, and nothing
/// lost.
struct ManyFindingsTests {
  private let folder: Workspace

  init() throws {
    let zeros = "[" + String(repeating: "0,", count: 24_999) + "0]"
    folder = try Workspace(["fixes.json": zeros])
  }

  private func check(_ options: String...) throws -> Tool.Run {
    try Tool.run(["check", "--select", "shape"] + options, in: folder)
  }

  @Test
  func `people are told how many more there are, of which rule and where`() throws {
    let line = "… and 15000 more places of shape/wrong-type in content/fixes.json, which are not listed\n"
    let text = try check()
    #expect(text.code == 1)
    #expect(text.out.contains(line))
    // Those that are kept say the same: they are one finding in 10,000 places, and the rest is taken to be
    // it, too.
    #expect(text.err.hasPrefix("1 error; "))
    let concise = try check("--format", "concise")
    #expect((concise.out + concise.err).contains(line))
    #expect(try check("--statistics").out.hasPrefix("1  error"))
  }

  @Test
  func `what is only counted counts one by one where what is kept differs`() throws {
    let numbers = (0..<25_000).map(String.init).joined(separator: ",")
    try folder.write("content/fixes.json", "[\(numbers)]")
    let run = try check()
    #expect(run.err.hasPrefix("25000 errors; "))
    #expect(
      run.out.contains("… and 15000 more of shape/wrong-type in content/fixes.json, which are only counted")
    )
  }

  @Test(arguments: ["json", "jsonl"])
  func `machines get the count in the summary`(_ format: String) throws {
    let run = try check("--format", format)
    #expect(run.code == 1)
    #expect(run.out.contains(#""summary":{"errors":1,"#))
    #expect(
      run.out.contains(
        #""countedOnly":[{"rule":"shape/wrong-type","severity":"error","file":"content/fixes.json","count":15000}]"#
      )
    )
    #expect(run.out.split(separator: "\"message\":\"the same here\"").count == 10_000)
    #expect(run.out.contains("; the same in 9999 more records\""))
  }

  /// 25,000 of a rule that decoding can do without.
  private func writeControlCharacters() throws {
    let prompt = "Do this " + String(repeating: "\u{1}", count: 25_000)
    try folder.write("content/fixes.json", "[\(SmallContent.fix(1, prompt: prompt))]")
  }

  /// As many findings of a rule that is not locked.
  private func writeSoftHyphens() throws {
    let prompt = String(repeating: "so\u{AD} ", count: 25_000)
    try folder.write("content/fixes.json", "[\(SmallContent.fix(1, prompt: prompt))]")
  }

  @Test
  func `a baseline of some of a rule's findings is not written`() throws {
    try writeSoftHyphens()
    let run = try Tool.run(
      ["check", "--select", "characters/invisible-character", "--write-baseline", "baseline.json"],
      in: folder
    )
    #expect(run.code == 2)
    #expect(
      run.err.contains("characters/invisible-character has 15000 findings in content/fixes.json beyond those")
    )
    #expect(throws: (any Error).self) { try folder.data("baseline.json") }
  }

  @Test
  func `a baseline's entries are not judged by what is only counted`() throws {
    try writeSoftHyphens()
    let entry = #"{ "rule": "characters/invisible-character", "file": "gone.json" }"#
    try folder.write("baseline.json", "{ \"version\": 1, \"findings\": [ \(entry) ] }")
    let run = try Tool.run(
      ["check", "--select", "characters/invisible-character,housekeeping", "--baseline", "baseline.json"],
      in: folder
    )
    #expect(run.code == 1)
    #expect(run.err.contains("25000 errors"))
    #expect(!run.out.contains("unused-baseline-entry"))
  }

  @Test
  func `a weaker severity is that of the counted ones, too`() throws {
    try writeControlCharacters()
    let options = ["check", "--select", "syntax", "--severity", "syntax/control-character=note"]
    let run = try Tool.run(options, in: folder)
    #expect(run.err.contains("25000 notes"))
    #expect(run.code == 0)
    let ignoring = ["check", "--select", "syntax", "--ignore", "syntax/control-character"]
    #expect(try Tool.run(ignoring, in: folder).err.contains("No findings"))
  }

  @Test
  func `faults of syntax and of encoding are counted, too`() throws {
    try folder.write("content/fixes.json", "[" + String(repeating: "1,,\n\n", count: 25_000) + "]")
    let run = try Tool.run(["check", "--select", "syntax"], in: folder)
    #expect(run.out.contains(" more of syntax/invalid-json in content/fixes.json, which are only counted\n"))
    #expect(run.err.contains("25000 errors") || run.err.contains("25001 errors"))
  }

  @Test
  func `all of them are repaired, though they come into sight by and by`() throws {
    let prompt = String(repeating: "so \\u0001", count: 12_000)
    try folder.write("content/fixes.json", "[\(SmallContent.fix(1, prompt: prompt))]")
    let run = try Tool.run(["check", "--select", "syntax/control-character", "--fix"], in: folder)
    #expect(run.err.contains("No findings"))
    #expect(!(try folder.text("content/fixes.json").contains("u0001")))
  }
}
