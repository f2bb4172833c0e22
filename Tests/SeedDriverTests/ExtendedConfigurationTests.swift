import Testing

/// A configuration that extends another one, and content in another language, as a process sees them.
struct ExtendedConfigurationTests {
  private static let house = """
    { "version": "1.0.0", "locale": "fr", "rules": { "characters/ellipsis": { "severity": "error" },
        "voice/*": { "severity": "off" } },
      "wordLists": { "accept": ["zorblat"] },
      "customRules": [{ "id": "house/window", "kind": "existence", "message": "no window", "terms": ["window"],
        "fields": ["fixes[].prompt"] }] }
    """

  private func workspace(_ own: String, _ others: [String: String] = ["house.json": house]) throws
    -> Workspace
  {
    let folder = try Workspace(
      CheckTests.faulty.merging(["seedtool.json": "{ \"version\": \"1.0.0\", \"locale\": \"en-US\", \(own) }"]
      ) {
        $1
      }
    )
    for (name, text) in others { try folder.write(name, text) }
    return folder
  }

  @Test
  func `what the extended file says holds where the content's own says nothing`() throws {
    let folder = try workspace(#""extends": "../house.json""#)
    let run = try folder.run("check", "--ignore", "quota,spelling", "--format", "concise")
    #expect(run.code == 1)
    #expect(run.out.contains("error characters/ellipsis "), "\(run.out)")
    #expect(run.out.contains("warning house/window no window"), "\(run.out)")
    // One level deeper, named from where the middle one lies, and softened on the way.
    let middle = """
      { "version": "1.0.0", "locale": "en", "extends": "../house.json",
        "rules": { "characters/ellipsis": { "severity": "note" } } }
      """
    let deep = try workspace(
      #""extends": "../shared/middle.json""#,
      ["house.json": Self.house, "shared/middle.json": middle]
    )
    let second = try deep.run("check", "--ignore", "quota,spelling", "--format", "concise")
    #expect(second.out.contains("note characters/ellipsis "), "\(second.out)")
    #expect(second.out.contains("warning house/window no window"), "\(second.out)")
    let own = try workspace(
      #""extends": "../house.json", "rules": { "characters/*": { "severity": "off" } }"#
    )
    let third = try own.run("check", "--ignore", "quota,spelling", "--format", "concise")
    #expect(!third.out.contains("characters/ellipsis") && third.out.contains("house/window"), "\(third.out)")
  }

  @Test(arguments: [
    ("/house.json", "takes a path relative to this file"), ("../none.json", "cannot be read"),
    ("../content", "cannot be read"), ("seedtool.json", "in a circle"),
  ])
  func `a file that cannot be extended is an error at its name`(path: String, message: String) throws {
    let run = try workspace("\"extends\": \"\(path)\"").run(
      "check",
      "--select",
      "shape",
      "--format",
      "concise"
    )
    #expect(run.code == 2)
    #expect(run.out.contains("content/seedtool.json:1:"), "\(run.out)")
    #expect(run.out.contains(message), "\(run.out)")
  }

  @Test
  func `faults of the extended file are found in it, and no fix changes it`() throws {
    let faulty = "{ \"version\": \"1.0.0\", \"locale\": \"en\",\r\n\"rules\": { \"voice/prais\": {} } }"
    let folder = try workspace(#""extends": "../house.json""#, ["house.json": faulty])
    let run = try folder.run("check", "--select", "shape,syntax", "--format", "concise", "--fix")
    #expect(run.code == 2)
    // It is called as a person would.
    #expect(run.out.contains("\nhouse.json:2:12: error shape/unknown-value there is no rule"), "\(run.out)")
    for format in ["text", "json", "jsonl"] {
      let run = try folder.run("check", "--select", "shape,syntax", "--format", format)
      #expect(run.out.contains("house.json") && !run.out.contains("/../"), "\(run.out)")
    }
    #expect(try folder.text("house.json") == faulty)
  }

  @Test
  func `rules of other languages are named, and fail where nobody watches until that is decided`() throws {
    let folder = try workspace("\"scopes\": []")
    func write(_ members: String) throws {
      let head = #"{ "version": "1.0.0", "locale": "de-DE""#
      try folder.write("content/seedtool.json", "\(head)\(members) }")
    }
    try write("")
    let ignored = "quota,spelling,characters,copy"
    let open = try folder.run("check", "--ignore", ignored)
    #expect(open.code == 0)
    #expect(
      open.out.contains("rules, since only texts in en are judged, and the locale is `de-DE`\n"),
      "\(open.out)"
    )
    #expect(open.err.contains("rules could not run ("), "\(open.err)")
    #expect(try folder.run("check", "--ignore", ignored, "--strict").code == 2)
    #expect(try folder.run("check", "--ignore", ignored, environment: ["CI": "1"]).code == 2)
    let topics = [
      "voice", "grammar", "claims", "contradiction", "readability", "interaction", "copy", "duplicate",
    ]
    let off = topics.map { "\"\($0)/*\": { \"severity\": \"off\" }" }.joined(separator: ", ")
    try write(", \"rules\": { \(off) }")
    #expect(try folder.run("check", "--ignore", ignored, "--strict").code == 0)
  }
}
