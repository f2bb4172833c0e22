import LintSamples
import SeedDecoding
import SeedDiagnostics
@testable import SeedLint
import SeedRules
import SeedSource
import Testing

/// Settings that hold for some of the records.
struct ScopeTests {
  /// Two tables, of a product and a voice that no code names, and one of EgoFix.
  private static let files = [
    "copy/orbit.warm.json": table("orbit", "warm", ["launch.done", "launch.missed"]),
    "copy/orbit.terse.json": table("orbit", "terse", ["launch.done"]),
    "copy/egofix.deadpan.json": table("egofix", "deadpan", ["fix.done"]),
    "fixes.json": ConfiguredContent.fixes("Finish the list. Nicely done, all of it, and nobody asked."),
  ]

  private static func table(_ product: String, _ voice: String, _ keys: [String]) -> String {
    let body = "It's okay. Nicely done, with all of the seven words of it."
    let entries = keys.map { "\"\($0)\": [{ \"body\": \"\(body)\" }]" }.joined(separator: ", ")
    return "{ \"product\": \"\(product)\", \"voice\": \"\(voice)\", \"entries\": { \(entries) } }"
  }

  /// Each finding of a rule as `severity file key`.
  private static func found(_ rule: String, _ members: String) -> [String] {
    let configuration = ConfiguredContent.configuration(members)
    let all = files.merging(["seedtool.json": configuration]) { $1 }
    let outcome = ExampleLinting.lint(all, select: [rule], isWhole: false)
    return outcome.findings.map { finding in
      let path = finding.place.map { outcome.catalog.sources[$0.fileIndex].path } ?? "-"
      let record = path.hasPrefix("copy/") ? " \(finding.record ?? "-")" : ""
      return "\(finding.severity) \(path)\(record)"
    }
  }

  private static let everywhere = [
    "error copy/egofix.deadpan.json fix.done", "error copy/orbit.terse.json launch.done",
    "error copy/orbit.warm.json launch.done", "error copy/orbit.warm.json launch.missed", "error fixes.json",
  ]

  @Test
  func `a product that no code names is judged for praise, as any other`() {
    #expect(Self.found("voice/praise", "\"scopes\": []") == Self.everywhere)
  }

  @Test(
    arguments: [
      (#""products": ["orbit"]"#, [0, 4]), (#""voices": ["warm"]"#, [0, 1, 4]),
      (#""products": ["orbit"], "voices": ["terse", "other"]"#, [0, 2, 3, 4]),
      (#""keys": ["launch.*"]"#, [0, 4]), (#""keys": ["*.missed"]"#, [0, 1, 2, 4]),
      (#""keys": ["launch.done"], "voices": ["warm"]"#, [0, 1, 3, 4]),
      (#""kinds": ["fixes"]"#, [0, 1, 2, 3]), (#""kinds": ["copy"]"#, [4]),
      (#""kinds": ["fixes"], "products": ["orbit"]"#, [0, 1, 2, 3, 4]),
      (#""locales": ["en"]"#, []), (#""locales": ["en-GB", "de"]"#, [0, 1, 2, 3, 4]),
      (#""products": [], "keys": null"#, []),
    ] as [(String, [Int])]
  )
  func `a scope is for what matches all of its lists`(lists: String, left: [Int]) {
    let off = #""rules": { "voice/praise": { "severity": "off" } }"#
    let found = Self.found("voice/praise", "\"scopes\": [{ \(lists), \(off) }]")
    #expect(found == left.map { Self.everywhere[$0] })
  }

  @Test
  func `a later scope wins, and one for all over those before it`() {
    let (orbit, warm) = (#""products": ["orbit"]"#, #""voices": ["warm"]"#)
    func scope(_ lists: String, _ level: String) -> String {
      "{ \(lists)\(lists.isEmpty ? "" : ",") \"rules\": { \"voice/praise\": { \"severity\": \"\(level)\" } } }"
    }
    let warmNotes = Self.found(
      "voice/praise",
      "\"scopes\": [\(scope(orbit, "off")), \(scope(warm, "note"))]"
    )
    #expect(warmNotes.filter { $0.contains("orbit") }.map { $0.prefix(4) } == ["note", "note"])
    let off = Self.found("voice/praise", "\"scopes\": [\(scope(warm, "note")), \(scope(orbit, "off"))]")
    #expect(off == [Self.everywhere[0], Self.everywhere[4]])
    let warning = Self.found("voice/praise", "\"scopes\": [\(scope(orbit, "off")), \(scope("", "warning"))]")
    #expect(warning == Self.everywhere.map { $0.replacing("error", with: "warning") })
  }

  @Test
  func `a rule that is off can be on in a scope`() {
    let found = Self.found(
      "voice/praise",
      """
      "rules": { "voice/*": { "severity": "off" } },
      "scopes": [{ "voices": ["terse"], "rules": { "voice/praise": { "severity": "note" } } }]
      """
    )
    #expect(found == ["note copy/orbit.terse.json launch.done"])
  }

  @Test(
    arguments: [
      (#""keys": ["*.done"]"#, "off", "orbit.terse", nil),
      (#""keys": ["*.done"]"#, "off", "orbit.warm", .error),
      (#""keys": ["*.done"]"#, "note", "orbit.terse", .note),
      (#""keys": ["*"]"#, "note", "orbit.warm", .note),
      (#""products": ["orbit"]"#, "note", "orbit.warm", .note),
      (#""voices": ["warm"]"#, "off", "orbit.terse", .error),
    ] as [(String, String, String, Severity?)]
  )
  func `what is only counted weighs the gravest of what scopes say of its file`(
    _ test: (lists: String, level: String, table: String, expected: Severity?)
  ) throws {
    let rules = "\"rules\": { \"voice/praise\": { \"severity\": \"\(test.level)\" } }"
    let configuration = ConfiguredContent.configuration("\"scopes\": [{ \(test.lists), \(rules) }]")
    let all = Self.files.merging(["seedtool.json": configuration]) { $1 }
    let catalog = ContentLoading.load(memory: all.map { (path: $0.key, text: $0.value) }, isWhole: false)
      .catalog
    var levels = FindingLevels(Configuration.decode(from: catalog, .builtIn).configuration, catalog)
    let file = try #require(
      catalog.sources.files.firstIndex { $0.path == "copy/\(test.table).json" }
    )
    let level = levels.level(of: CountedFindings.Kind("voice/praise", .error, fileIndex: file))
    #expect(level == test.expected.map { .severity($0) } ?? .off)
  }

  @Test
  func `a scope weighs what a comparison finds in its records`() throws {
    func fix(_ severity: String) throws -> [String: String] {
      let document = try #require(ExampleDocument(.fix("\"severity\": \"\(severity)\"")))
      return document.files
    }
    let rules = #""rules": { "compatibility/changed-severity": { "severity": "warning" } }"#
    func found(_ kind: String) throws -> [Severity] {
      let scope = ConfiguredContent.configuration("\"scopes\": [{ \"kinds\": [\"\(kind)\"], \(rules) }]")
      let now = try fix("high").merging(["seedtool.json": scope]) { $1 }
      return ExampleLinting.compare(try fix("low"), now, select: ["compatibility/changed-severity"]).findings
        .map(\.severity)
    }
    #expect(try found("fixes") == [.warning])
    #expect(try found("bugs") == [.note])
  }

  @Test
  func `a scope may change a rule's options for its records`() {
    let found = Self.found(
      "readability/sentence-length",
      """
      "scopes": [
        { "voices": ["warm"], "rules": { "readability/sentence-length": { "words": 6 } } },
        { "keys": ["fix.*"], "rules": { "readability/sentence-length": { "words": 5, "severity": "note" } } }
      ]
      """
    )
    #expect(
      found == [
        "note copy/egofix.deadpan.json fix.done", "warning copy/orbit.warm.json launch.done",
        "warning copy/orbit.warm.json launch.missed",
      ]
    )
  }

  @Test
  func `a scope says how a voice speaks, and no other voice is judged for it`() {
    #expect(Self.found("voice/broken-voice", "\"scopes\": []") == [])
    let blunt = Self.found("voice/broken-voice", #""scopes": [{ "voices": ["terse"], "temper": "blunt" }]"#)
    #expect(blunt == ["warning copy/orbit.terse.json launch.done"])
    let neutral = #""scopes": [{ "voices": ["terse"], "temper": "neutral" }]"#
    #expect(Self.found("voice/broken-voice", neutral) == [])
  }

  @Test
  func `what is judged over the whole content takes its severity from a scope`() {
    func severities(_ kind: String) -> [Severity] {
      let rules = #""rules": { "duplicate/duplicate-text": { "severity": "note" } }"#
      let prompt = "Finish the list and tell nobody that it is done."
      let files = [
        "seedtool.json": ConfiguredContent.configuration(
          #""scopes": [{ "kinds": ["\#(kind)"], \#(rules) }]"#
        ),
        "fixes.json": ConfiguredContent.fixes(prompt, prompt),
      ]
      return ExampleLinting.lint(files, select: ["duplicate/duplicate-text"], isWhole: false).findings
        .map(\.severity)
    }
    #expect(severities("copy") == [.error])
    #expect(severities("fixes") == [.note])
  }

  @Test
  func `a rule of the configuration's own can be off in a scope`() {
    let rule = """
      "customRules": [{ "id": "house/nicely", "kind": "existence", "message": "no", "fields": ["*"],
        "terms": ["nicely"] }]
      """
    #expect(Self.found("house", rule).count == 5)
    let scope = #""scopes": [{ "products": ["orbit"], "rules": { "house/nicely": { "severity": "off" } } }]"#
    #expect(Self.found("house", "\(rule), \(scope)").count == 2)
  }

  @Test(
    arguments: [
      (
        #"{ "voice/tic": { "share": 0.5 } }"#, "shape/unknown-field",
        "`voice/tic` judges the whole content: a scope may set only its severity"
      ),
      (#"{ "voice/parise": {} }"#, "shape/unknown-value", "there is no rule `voice/parise`"),
      (#"{ "voices/*": {} }"#, "shape/unknown-value", "there is no topic `voices`"),
      (
        #"{ "voice/*": { "words": 4 } }"#, "shape/unknown-field",
        "a topic has a severity and no setting `words`"
      ),
      (
        #"{ "shape/wrong-type": { "severity": "off" } }"#, "shape/unknown-value",
        "`shape/wrong-type` stays an error: the content cannot be compiled with its findings"
      ),
    ] as [(String, RuleID, String)]
  )
  func `a fault in a scope is found where it stands`(rules: String, rule: RuleID, message: String) {
    let text = ConfiguredContent.configuration(#""scopes": [{ "kinds": ["fixes"], "rules": \#(rules) }]"#)
    let findings = ExampleLinting.lint(["seedtool.json": text], isWhole: false).findings
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.map(\.message) == [message])
  }

  @Test
  func `a topic's severity spares the rules that are locked, and a rule's own wins`() {
    let configuration = ConfiguredContent.configuration(
      """
      "rules": { "voice/praise": { "severity": "note" }, "shape/*": { "severity": "warning" },
        "voice/*": { "severity": "off" } }
      """
    )
    let outcome = ExampleLinting.lint(
      ["seedtool.json": configuration, "fixes.json": #"[{ "id": 7, "prompt": "Nicely done" }]"#],
      select: ["voice", "shape"],
      isWhole: false
    )
    let severities = Dictionary(outcome.findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: { $1 })
    #expect(severities["voice/praise"] == .note)
    #expect(severities["shape/text-length"] == .error)
    #expect(severities["shape/wrong-type"] == .error)
  }

  @Test(
    arguments: [
      ("notification.*", "notification.tier1", true), ("notification.*", "notifications", false),
      ("*", "", true), ("a*c*e", "abcde", true), ("a*c*e", "abcd", false), ("*b", "aab", true),
      ("*ab", "aaab", true), ("a", "ab", false), ("", "a", false), ("a**", "a", true),
    ]
  )
  func `a star stands for any characters`(pattern: String, text: String, isMatch: Bool) {
    #expect(Scope.matches(text.utf8, pattern: pattern.utf8) == isMatch)
  }
}
