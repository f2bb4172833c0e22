import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview
import SeedRules
import Testing

/// What an approval is for: the break that somebody saw, and none that comes later.
struct ApprovalTests {
  private static let bugID = "e5d60320-f315-4bac-a001-f0169d81b62f"
  private static let fixID = "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"

  private static func fix(_ index: Int, _ more: String = #""type": "daily""#) -> String {
    """
    { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d3\(10 + index)", "number": \(index),
      "bugSlug": "need-to-be-busy", \(more), "severity": "low", "interactionType": "standard",
      "prompt": "Finish task \(index) today and let nobody know that it is done." }
    """
  }

  /// Fixes, of which those that are left out are retired.
  private static func fixes(_ count: Int) -> [String: String] {
    let retired = (count..<5).map { index in
      """
      { "kind": "fix", "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d3\(11 + index)", "number": \(1 + index),
        "retiredOn": "2026-02-01", "reason": "Weak.", "bugSlug": "need-to-be-busy", "type": "daily",
        "severity": "low", "prompt": "Finish task \(1 + index) today and let nobody know that it is done." }
      """
    }
    return [
      "bugs.json": """
      [{ "id": "\(bugID)", "slug": "need-to-be-busy", "title": "Need to be busy",
         "description": "Filling every hour so that nobody can ask what for.", "color": "blue" }]
      """,
      "fixes.json": "[\((0..<count).map { fix($0 + 1) }.joined(separator: ","))]",
      "retired.json": "[\(retired.joined(separator: ","))]",
    ]
  }

  private static func key(
    _ placeholders: String,
    product: String = "pressure",
    name: String = "a.one"
  ) -> [String: String] {
    [
      "copy/catalog.json": """
      { "products": { "pressure": { "voices": ["brutal"] }, "geocue": { "voices": ["plain"] } }, "keys": [
        { "key": "\(name)", "product": "\(product)", "summary": "Said.", "role": "body", "voiced": true,
          "placeholders": { \(placeholders) }, "limits": { "body": 90 }, "minimumVariants": 1 }] }
      """
    ]
  }

  private static func settings(_ members: String) -> [String: String] {
    ["seedtool.json": #"{ "version": "1.0.0", "locale": "en_US"\#(members) }"#]
  }

  private static func verdict(
    _ before: [String: String],
    _ after: [String: String],
    approvals: [(rule: String, record: String)] = [],
    at path: String = "approvals.json"
  ) -> Compatibility {
    func content(_ files: [String: String]) -> ReviewContent {
      let all = settings("").merging(files) { $1 }
      let loading = ContentLoading.load(memory: all.map { (path: $0.key, text: $0.value) }, isWhole: true)
      return ReviewContent(loading.catalog, named: "content")
    }
    let entries = approvals.map { approval in
      let record = approval.record.replacing("\\", with: "\\\\")
      return #"{ "rule": "\#(approval.rule)", "record": "\#(record)", "reason": "It is meant.", "#
        + #""owner": "mira", "against": "1.0.0" }"#
    }
    let now = entries.isEmpty ? after : after.merging([path: "[\(entries.joined(separator: ","))]"]) { $1 }
    let comparison = ContentComparison(content(before), content(now))
    let catalog = comparison.now.catalog ?? Catalog()
    return Compatibility(comparison, Configuration.decode(from: catalog, .builtIn).configuration)
  }

  /// The records in which a rule finds something.
  private static func records(_ verdict: Compatibility, _ rule: String) -> [String] {
    verdict.findings.filter { $0.rule.text == "compatibility/\(rule)" }.compactMap(\.record)
  }

  private static let commitment = #""commitment": { "type": "text", "required": true }"#
  private static let rule = #"{ "id": "house/num", "kind": "existence", "message": "no", "fields": ["*"], "#

  @Test(arguments: [
    ("undercut-quota", fixes(5), fixes(4), fixes(3)),
    (
      "changed-placeholder", key(commitment),
      key(#"\#(commitment), "mood": { "type": "text", "required": false }"#),
      key(#""commitment": { "type": "count", "required": true }"#)
    ),
    (
      "changed-placeholder", key(commitment),
      key(#"\#(commitment), "mood": { "type": "text", "required": false }"#),
      key(#"\#(commitment), "mood": { "type": "text", "required": true }"#)
    ),
    (
      "changed-placeholder", key(commitment), key(#""commitment": { "type": "count", "required": true }"#),
      key("")
    ),
    (
      "reclassified-fix", ["fixes.json": "[\(fix(1))]"], ["fixes.json": "[\(fix(1, #""type": "weekly""#))]"],
      ["fixes.json": "[\(fix(1, #""type": "quickFix""#))]"]
    ),
    (
      "vanished-copy-key", key(commitment), key(commitment, product: "geocue"), key(commitment, name: "a.two")
    ),
    (
      "changed-locale", settings(""), ["seedtool.json": #"{ "version": "1.0.0", "locale": "en_GB" }"#],
      ["seedtool.json": #"{ "version": "1.0.0", "locale": "de_DE" }"#]
    ),
    (
      "weakened-gate", settings(#", "customRules": [\#(rule)"pattern": "zorblatt" }]"#),
      settings(#", "customRules": [\#(rule)"pattern": "zorblatt\\s?\\d" }]"#),
      settings(#", "customRules": [\#(rule)"pattern": "zorblatt\\s?\\D" }]"#)
    ),
    (
      "weakened-gate", settings(#", "customRules": [\#(rule)"terms": ["zorblatt", "senor"] }]"#),
      settings(#", "customRules": [\#(rule)"terms": ["zorblatt", "senor", "!se\u00f1or"] }]"#),
      settings(#", "customRules": [\#(rule)"terms": ["zorblatt", "senor", "!sen\u0303or"] }]"#)
    ),
  ])
  func `an approval of one break is none of another one`(
    _ rule: String,
    _ before: [String: String],
    _ approved: [String: String],
    _ later: [String: String]
  ) {
    let found = Self.records(Self.verdict(before, approved), rule)
    #expect(!found.isEmpty)
    let approvals = found.map { (rule: "compatibility/\(rule)", record: $0) }
    #expect(Self.records(Self.verdict(before, approved, approvals: approvals), rule) == [])
    #expect(!Self.records(Self.verdict(before, later, approvals: approvals), rule).isEmpty)
  }

  @Test func `approved losses are for fewer losses, too`() {
    let approvals = [(rule: "compatibility/undercut-quota", record: "\(Self.bugID) fixes 3 daily 3")]
    for (count, isApproved) in [(4, true), (3, true), (2, false)] {
      let verdict = Self.verdict(Self.fixes(5), Self.fixes(count), approvals: approvals)
      #expect(Self.records(verdict, "undercut-quota").isEmpty == isApproved, "\(count)")
    }
    // Of something else than what is approved nothing is left out.
    let other = [(rule: "compatibility/undercut-quota", record: "\(Self.bugID) fixes 3")]
    let verdict = Self.verdict(Self.fixes(5), Self.fixes(4), approvals: other)
    #expect(!Self.records(verdict, "undercut-quota").isEmpty)
  }

  @Test func `an id may be written in capitals`() {
    let approvals = [
      (rule: "compatibility/reclassified-fix", record: "\(Self.fixID.dropLast(2).uppercased())11 type weekly")
    ]
    let before = ["fixes.json": "[\(Self.fix(1))]"]
    let after = ["fixes.json": "[\(Self.fix(1, #""type": "weekly""#))]"]
    #expect(Self.records(Self.verdict(before, after, approvals: approvals), "reclassified-fix") == [])
  }

  @Test(arguments: [("approvals.json", 0), ("approvals/a.json", 1)])
  func `approvals stand in one file, which a code host can watch`(_ path: String, _ count: Int) {
    let off = Self.settings(#", "rules": { "voice/praise": { "severity": "off" } }"#)
    let approvals = [(rule: "compatibility/weakened-gate", record: "voice/praise off")]
    #expect(Self.verdict([:], off, approvals: approvals, at: path).loosenings.count == count)
  }

  @Test(.timeLimit(.minutes(1)))
  func `many approvals of many words take no long time`() {
    let words = (0..<5000).map { "zorblatt\($0)" }
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    let verdict = Self.verdict(
      [:],
      Self.settings(#", "wordLists": { "accept": [\#(list)] }"#),
      approvals: words.map { (rule: "compatibility/weakened-gate", record: "words/accept \($0)") }
    )
    #expect(verdict.approvedLoosenings.count == words.count)
    #expect(verdict.loosenings.isEmpty)
  }
}
