import SeedDiagnostics
import LintSamples
import SeedDecoding
import Testing

/// What findings call a record.
struct LabelTests {
  @Test(arguments: [
    (#""594""#, "fix #594"), ("0594", "fix #594"), ("#594", "fix #594"), ("5.5", "the 2nd fix of the file"),
    ("null", "the 2nd fix of the file"),
  ])
  func `a fix has the digits that stand for its number, or its place`(number: String, label: String) {
    let fixes = ["1", number].map { number in
      #"{ "number": \#(number), "bugSlug": "x", "type": "dayly" }"#
    }
    let outcome = ExampleLinting.lint(
      ["fixes.json": "[\n\(fixes.joined(separator: ",\n"))\n]\n"],
      select: ["shape/unknown-value"],
      isWhole: false
    )
    let labels = outcome.findings.filter { $0.rule == "shape/unknown-value" }.compactMap(\.label)
    #expect(labels == ["fix #1, type", "\(label), type"])
  }

  private static let configuration = """
    { "version": "1.0.0", "locale": "en_US", "labels": { "bug": "theme", "fix": "insight" },
      "customRules": [{ "id": "own/word", "kind": "existence", "message": "no bug here", "fields": ["*"],
        "terms": ["busy"] }] }
    """

  @Test func `findings speak of records in the content's own words, and own rules in theirs`() {
    let fixes = """
      [{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 4, "bugSlug": "need", "type": "daily",
         "severity": "low", "interactionType": "quiz", "prompt": "Be busy today, and then some more.", "fix": 1 },
       { "number": 4, "bugSlug": "need", "type": "daily", "severity": "low", "interactionType": "standard" }]
      """
    let findings = ExampleLinting.lint(
      ["seedtool.json": Self.configuration, "fixes.json": fixes, "bugs.json": "[]"],
      select: ["shape", "identity", "interaction", "own"]
    ).findings
    let messages = findings.map(\.message)
    for message in [
      "an insight has no field `fix`", "this insight lacks `prompt`",
      "a `quiz` insight needs a configuration",
      "there are no themes, and 2 records are for one", "no bug here",
    ] {
      #expect(messages.contains(message), "\(messages)")
    }
  }

  @Test(arguments: [
    ("two bugs are red", "two themes are red"),
    ("Fixes have a fix's number.", "Insights have an insight's number."),
    ("there is no bug `a bug`", "there is no theme `a bug`"),
    ("the string \"a bug\"", "the string \"a bug\""),
    ("fixes.json, a--fix, need-bug, #fix", "fixes.json, a--fix, need-bug, #fix"), ("a tidbit", "a tidbit"),
    ("(a bug)", "(a theme)"), ("A fix", "An insight"),
  ])
  func `a message takes the content's nouns, and no name or text does`(message: String, own: String) {
    let files = [(path: "seedtool.json", text: Self.configuration)]
    let labels = ContentLoading.load(memory: files, isWhole: false).catalog.labels
    #expect(labels.naming(message) == own)
    #expect(RecordLabels.standard.naming(message) == message)
  }
}
