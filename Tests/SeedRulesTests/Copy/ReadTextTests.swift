@testable import SeedRules
import LintSamples
import SeedDiagnostics
import SeedLint
import SeedSource
import Testing

/// What rules find in texts that read otherwise than they are written: messages with plurals and selects, and
/// drawings.
struct ReadTextTests {
  /// What some rules find in an example, which has to be where it is marked.
  private func found(_ rules: [String], _ example: RuleExample) throws -> [Diagnostic] {
    let document = try #require(ExampleDocument(example))
    let findings = ExampleLinting.lint(document.files, select: rules, isWhole: false).findings
    #expect(findings.compactMap { $0.place.map { $0.range.start..<$0.range.end } } == document.marks)
    return findings
  }

  private func found(_ rule: String, _ body: String, _ configuration: String = "") throws -> [Diagnostic] {
    try found(
      [rule],
      CopyExamples.table(
        #""tier.raised": [{ "body": "\#(body)" }]"#,
        beside: ["seedtool.json": ConfiguredContent.configuration("\"unknown\": 0\(configuration)")]
      )
    )
  }

  private static let threat = "`Kill yourself` threatens or speaks of self-harm"

  @Test(arguments: [
    "{days, plural, one {# day. Kill} other {# days. ⟪Kill}} yourself⟫.",
    "{days, plural, one {⟪Kill} other {Feed}} yourself⟫.",
    "{days, plural, one {Feed} other {⟪Kill}} yourself⟫.",
    "{tier, select, push {Feed} alarm {⟪Kill} other {Ask}} yourself⟫, now.",
    "Go on. ⟪Kill {days, plural, one {him} other {yourself⟫}} then.",
    "⟪Kill{days, plural, one { yourself⟫} other {}}.",
    "⟪K{days, plural, one {ill} other {iss}} yourself⟫.",
    "{days, plural, =0 {Feed} =1 {⟪Kill} other {Ask}} yourself⟫.",
    "{tier, select, push {{days, plural, one {Feed} other {⟪Kill}}} other {Ask}} yourself⟫.",
    "{tier, select, push {Ask} other {⟪Kill}} {days, plural, one {time} other {yourself⟫}}.",
    "'{' é {days, plural, one {⟪K\\u0069ll} other {F\\u0065ed}} yoursel\\u0066⟫ '}'",
    "{days, plural, one {⟪Kill yourself⟫.} other {Feed him.}}",
    "{days, plural, one {⟪Kill} other {Feed}} yourself⟫. Or {tier, select, push {⟪kill} other {ask}} yourself⟫.",
  ])
  func `a sentence that is parted by arms is found in the arm that has it`(body: String) throws {
    for finding in try found("voice/threat-or-self-harm", body) {
      #expect(finding.message.lowercased() == Self.threat.lowercased())
    }
  }

  @Test(arguments: [
    ("voice/threat-or-self-harm", "⟪You deserve to {days, plural, one {die⟫} other {die}}."),
    ("voice/slur", "Your mother is a ⟪zounder{days, plural, one {kite⟫} other {kite}}."),
    ("voice/slur", "Your mother is a ⟪z0under{days, plural, one {kite⟫} other {kites}}."),
    ("voice/praise", "You are {percent, plural, one {doing} other {doing}} ⟪great⟫."),
    ("voice/exclamation-mark", "{days, plural, one {One} other {Two⟪!⟫}}"),
    ("characters/leftover", "⟪T{days, plural, one {ODO⟫} other {ODO}}: write it."),
    ("characters/leftover", "⟪http{tier, select, push {s} other {s}}://evil.example/x⟫"),
    ("characters/spacing", "No⟪ {tier, select, push {} other {more}} ⟫pause."),
    ("characters/double-hyphen", "Yes ⟪-{days, plural, one {-⟫} other {}} no."),
    ("grammar/doubled-word", "Say ⟪the {days, plural, one {the⟫} other {}} word."),
  ])
  func `what no arm has alone is found`(rule: String, body: String) throws {
    let list = ##", "wordLists": { "slur": ["zounderkite*"] }"##
    let findings = try found(rule, body, list)
    #expect(findings.count == 1)
    // An edit would delete the other arms.
    #expect(findings.allSatisfy { $0.repair == nil })
  }

  @Test(arguments: [
    "{days, plural, one {Kill} other {Feed}} the lights. {days, plural, one {Do it} other {Be}} yourself.",
    "{days, plural, one {Kill} other {Feed}} {days, plural, one {time} other {yourself}}.",
    "{days, plural, =1 {Kill} other {Feed}} {days, plural, one {time} other {yourself}}.",
    "{days, plural, one {Kill.} other {Feed.}} Yourself is the one to ask.",
    "{days, plural, one {Kill {tier}} other {Feed}} yourself.",
    "{days, plural, one {# day} other {# days}}, {tier, select, push {the} other {}} last was it.",
  ])
  func `what nobody is shown is not found`(body: String) throws {
    #expect(try found("voice", body).isEmpty)
    #expect(try found("grammar", body).isEmpty)
  }

  @Test
  func `rules without code read messages so, too, and count what is written`() throws {
    let rules = #"""
      , "customRules": [
        { "id": "house/device", "kind": "existence", "message": "{found}", "fields": ["*"],
          "terms": ["smart phone"] },
        { "id": "house/short", "kind": "length", "message": "m", "fields": ["copy/table"],
          "unit": "words", "minimum": 7 }]
      """#
    let body = "{days, plural, one {Put the ⟪smart} other {Put the old}} phone⟫ away."
    #expect(try found("house", body, rules).map(\.message) == ["smart phone"])
  }

  @Test
  func `an exception that only a reading needs is not called unused`() throws {
    let list = #", "wordLists": { "slur": ["zounderkite*", "!zounderkite pie"] }"#
    func unused(_ body: String) throws -> Int {
      let example = CopyExamples.table(
        #""tier.raised": [{ "body": "\#(body)" }]"#,
        beside: ["seedtool.json": ConfiguredContent.configuration("\"unknown\": 0\(list)")]
      )
      let files = try #require(ExampleDocument(example)).files
      return ExampleLinting.lint(files, select: ["housekeeping/unused-word-list-entry"]).findings.count
    }
    #expect(try unused("A zounderkite {days, plural, one {pie} other {pie}}.") == 0)
    #expect(try unused("A zounderkite.") == 1)
  }

  @Test(arguments: [
    ("voice/threat-or-self-harm", #"| o o |\n\n  ⟪kill yourself⟫."#),
    ("voice/threat-or-self-harm", #"| ⟪kill     |\n| yourself⟫ |"#),
    ("voice/threat-or-self-harm", #" .---.\n  ⟪k1ll yourself⟫"#),
    ("voice/person-attack", #"/|\\\\\n ⟪you're worthless⟫."#),
    ("voice/slur", #"( )\n your ⟪zounderkite⟫"#),
  ])
  func `what is written in a drawing is read for harm`(rule: String, frame: String) throws {
    let list = ConfiguredContent.configuration(#""wordLists": { "slur": ["zounderkite*"] }"#)
    let example = RuleExample.file(
      "bugs.json",
      """
      [{ "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4", "slug": "need-to-be-busy", "title": "Need to be busy",
         "description": "Using busyness as status or identity.", "color": "orange",
         "art": [" o\\n", "\(frame)"] }]
      """,
      beside: ["seedtool.json": list]
    )
    #expect(try found([rule], example).count == 1)
  }

  @Test
  func `nothing else judges drawings, but for a rule without code that names them`() throws {
    let art = #""art": ["Great  job!! TODO  teh kat ,is\n is", " a a"]"#
    func rules(_ field: String) -> [String: String] {
      let rule = #""id": "house/kat", "kind": "existence", "message": "m", "terms": ["kat"]"#
      return [
        "seedtool.json": ConfiguredContent.configuration(
          #""customRules": [{ \#(rule), "fields": ["\#(field)"] }]"#
        )
      ]
    }
    func found(_ field: String) throws -> [String] {
      let document = try #require(ExampleDocument(.bug(art)))
      return ConfiguredContent.lint(document.files.merging(rules(field)) { $1 }).findings.map(\.rule.text)
    }
    #expect(try found("*") == [])
    #expect(try found("bugs") == [])
    #expect(try found("bugs[].art") == ["house/kat"])
    #expect(try found("bugs[].art[]") == ["house/kat"])
  }
}
