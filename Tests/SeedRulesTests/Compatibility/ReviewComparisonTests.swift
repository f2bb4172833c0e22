import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedLint
import SeedReview
import SeedRules
import Testing

/// What reviewers ask less than before, and objections that are gone.
struct ReviewComparisonTests {
  private static let fixID = "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"
  private static let fixes = """
    [{ "id": "\(fixID)", "number": 1, "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
       "interactionType": "standard", "prompt": "Finish one task today and let nobody know that it is done.",
       "inlineComment": "The calendar did not applaud. You checked." }]
    """
  private static let rubric = """
    { "name": "sample", "version": 2, "questions": [
      { "id": "adds", "asks": "Does the comment add something?",
        "appliesTo": { "kinds": ["fix", "bug"], "parts": ["comment", "prompt"] } },
      { "id": "fits", "asks": "Does it fit?", "examples": { "no": ["It is right."] },
        "appliesTo": { "kinds": ["tidbit"], "triggers": ["restDay", "general"] } },
      { "id": "doable", "asks": "Can it be done?", "appliesTo": { "fields": ["fixes[].prompt", "fixes[].validation"] } }
    ] }
    """

  private static func line(
    _ verdict: String,
    by name: String = "Ada",
    kind: String = "person",
    _ more: String = ""
  )
    throws -> String
  {
    let digest = try Self.digest()
    let about =
      #""pointer": "/inlineComment", "question": "adds", "quote": "You checked.", "reason": "It repeats.", "#
    return """
      { "record": "\(fixID)", \(verdict == "object" ? about : "")"verdict": "\(verdict)", "digest": "\(digest)",
        "rubric": "sample", "version": 2, "reviewer": { "kind": "\(kind)", "name": "\(name)" },
        "date": "2026-11-27" }
      """
  }

  private static func digest() throws -> String {
    let files = [(path: "fixes.json", text: fixes)]
    let catalog = ContentLoading.load(memory: files, isWhole: false).catalog
    let record = try #require(Reviewable.all(of: catalog).first { $0.name == fixID })
    return "\(record.digest)"
  }

  private static func content(_ files: [String: String?]) -> ReviewContent {
    let all = ["seedtool.json": #"{ "version": "1.0.0", "locale": "en_US" }"#, "fixes.json": fixes]
      .merging(files.compactMapValues { $0 }) { $1 }
    let loading = ContentLoading.load(memory: all.map { (path: $0.key, text: $0.value) }, isWhole: true)
    return ReviewContent(loading.catalog, named: "content")
  }

  private static func loosenings(_ before: [String: String?], _ after: [String: String?]) -> [Loosening] {
    let comparison = ContentComparison(content(before), content(after))
    guard let catalog = comparison.now.catalog else { return [] }
    let configuration = Configuration.decode(from: catalog, .builtIn).configuration
    return Compatibility(comparison, configuration).loosenings
  }

  @Test(arguments: [
    (#""version": 2"#, #""version": 1"#, ["rubric version 1"]),
    (#"["fix", "bug"]"#, #"["fix"]"#, ["rubric adds kinds fix"]),
    (#", "parts": ["comment", "prompt"]"#, #", "parts": ["comment"]"#, ["rubric adds parts comment"]),
    (#"["restDay", "general"]"#, #"["general"]"#, ["rubric fits triggers general"]),
    (
      #""kinds": ["tidbit"], "triggers""#, #""kinds": ["tidbit"], "voices": ["a.b"], "triggers""#,
      ["rubric fits voices a.b"]
    ),
    (
      #"["fixes[].prompt", "fixes[].validation"]"#, #"["fixes[].prompt"]"#,
      ["rubric doable fields fixes[].prompt"]
    ),
    (
      #""id": "fits", "asks": "Does it fit?""#, #""id": "suits", "asks": "Is it blue?""#, ["rubric fits gone"]
    ),
    (
      #"Does it fit?"#, #"Is there a text?"#,
      [
        "rubric fits asks Is there a text?… sha256:544dccc9adfdd512d619963c7485f54f"
      ]
    ),
    (#", "examples": { "no": ["It is right."] }"#, "", ["rubric fits asks Does it fit?"]),
    // Stricter, or renamed.
    (#""version": 2"#, #""version": 3"#, []),
    (#""kinds": ["tidbit"], "#, "", []),
    (#", "parts": ["comment", "prompt"]"#, "", []),
    (#"["fixes[].prompt", "fixes[].validation"]"#, #"["fixes"]"#, []),
    (#""id": "fits""#, #""id": "suits""#, []),
    (#"["It is right."]"#, #"["It is right.", "It is left."]"#, []),
    (#"["fix", "bug"]"#, #"["bug", "fix", "copy"]"#, []),
  ])
  func `a rubric that asks less is found`(_ old: String, _ new: String, _ names: [String]) {
    #expect(Self.rubric.contains(old))
    let after = Self.rubric.replacing(old, with: new)
    #expect(Self.loosenings(["rubric.json": Self.rubric], ["rubric.json": after]).map(\.name) == names)
  }

  @Test func `another question under a version that was raised is asked of all, and is not found`() {
    let after = Self.rubric.replacing("Does it fit?", with: "Is there a text?")
      .replacing("\"version\": 2", with: "\"version\": 3")
    #expect(Self.loosenings(["rubric.json": Self.rubric], ["rubric.json": after]).isEmpty)
  }

  @Test func `a rubric that is gone is found, and a new one is not`() {
    #expect(Self.loosenings(["rubric.json": Self.rubric], [:]).map(\.name) == ["rubric gone"])
    #expect(Self.loosenings([:], ["rubric.json": Self.rubric]).isEmpty)
  }

  @Test func `a rubric that cannot be read is told as that`() {
    let found = Self.loosenings(["rubric.json": Self.rubric], ["rubric.json": "{"])
    #expect(found.map(\.name) == ["rubric unreadable"])
  }

  @Test func `a person's objection goes with its text`() throws {
    let objection = try Self.line("object")
    let before = ["rubric.json": Self.rubric, "reviews.json": "[\(objection)]"]
    let name = "review \(Self.fixID) /inlineComment adds Ada \(try Self.digest())"
    func names(_ reviews: String?, _ more: [String: String?] = [:]) -> [String] {
      Self.loosenings(before, ["rubric.json": Self.rubric, "reviews.json": reviews].merging(more) { $1 })
        .map(\.name)
    }
    #expect(names(nil) == [name])
    // Anybody can write a name, and so hers.
    #expect(names("[\(try Self.line("pass"))]") == [name])
    #expect(names("[\(objection)]") == [])
    #expect(names("[\(try Self.line("object", by: "Bea"))]") == [])
    #expect(names("[\(try Self.line("object", by: "judge", kind: "command"))]") == [name])
    #expect(names(nil, ["fixes.json": Self.fixes.replacing("You checked.", with: "You peeked.")]) == [])
    #expect(names(nil, ["fixes.json": "[]"]) == [])
    // It is about another text or fact than the one that changed.
    for (old, new) in [("\"low\"", "\"high\""), ("one task", "one chore")] {
      #expect(Self.fixes.contains(old))
      let changed: [String: String?] = ["fixes.json": Self.fixes.replacing(old, with: new)]
      #expect(names(nil, changed) == [name])
      #expect(names("[\(objection)]", changed) == [name])
    }
    // A file that cannot be read is an error, and takes nothing back.
    #expect(names("[") == [])
    let odd = objection.replacing("\"object\"", with: "\"odd\"")
    #expect(names("[\(odd)]") == [])
    // The question has another id in both files.
    let renamed = Self.rubric.replacing("\"adds\"", with: "\"says-more\"")
    let other = objection.replacing("\"adds\"", with: "\"says-more\"")
    #expect(names("[\(other)]", ["rubric.json": renamed]) == [])
  }

  @Test func `a command's objection is taken back by whoever judges again`() throws {
    let objection = try Self.line("object", by: "judge", kind: "command")
    let before = ["rubric.json": Self.rubric, "reviews.json": "[\(objection)]"]
    #expect(Self.loosenings(before, ["rubric.json": Self.rubric]).isEmpty)
  }

  @Test func `an objection stays with its text, wherever it stands in the record`() throws {
    func table(_ bodies: String...) -> String {
      let variants = bodies.map { "{ \"body\": \"\($0)\" }" }.joined(separator: ", ")
      return #"{ "product": "pressure", "voice": "brutal", "entries": { "check.in": [\#(variants)] } }"#
    }
    let path = "copy/pressure.brutal.json"
    let (first, second) = ("Nobody asked you.", "Somebody may ask you.")
    let loading = ContentLoading.load(memory: [(path: path, text: table(first, second))], isWhole: false)
    let record = try #require(Reviewable.all(of: loading.catalog).first)
    let text = try #require(record.texts.first { $0.value == first })
    func objection(_ pointer: String?) -> String {
      let about = pointer.map { #""pointer": "\#($0)", "quote": "asked", "# } ?? ""
      return """
        [{ "record": "\(record.name)", \(about)"question": "adds", "verdict": "object", "reason": "No.",
           "digest": "\(record.digest)", "rubric": "sample", "version": 2,
           "reviewer": { "kind": "person", "name": "Ada" }, "date": "2026-11-27" }]
        """
    }
    func count(_ pointer: String?, _ bodies: String...) -> Int {
      let after = bodies.count == 2 ? table(bodies[0], bodies[1]) : table(bodies[0])
      let before = [
        "rubric.json": Self.rubric, path: table(first, second), "reviews.json": objection(pointer),
      ]
      return Self.loosenings(before, before.merging([path: after]) { $1 }).count
    }
    for pointer in [text.pointer, nil] {
      #expect(count(pointer, first, second) == 0)
      #expect(count(pointer, second, first) == 1)
      #expect(count(pointer, second, "Ask nobody.") == 0)
    }
    // The other one went, this one is there.
    #expect(count(text.pointer, first) == 1)
  }
}
