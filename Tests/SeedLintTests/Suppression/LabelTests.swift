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

  @Test(arguments: [
    ("theme", true), ("mini theme", true), ("themen-karte", true), ("übung", true), ("упражнение", true),
    ("行動", true), ("テーマ", true), ("ธีม", true), ("cafe\u{301}", true),
    ("", false), (" ", false), ("Theme", false), ("Übung", false), ("theme2", false), ("😀", false),
    ("theme 😀", false), ("my  theme", false), ("-theme", false), ("theme ", false), ("theme\u{200B}s", false),
    ("<b>", false), ("a,b", false), ("\u{301}", true), (String(repeating: "ü", count: 65), false),
  ])
  func `a label is small letters`(_ label: String, _ isOne: Bool) {
    let text = #"{ "version": "1.0.0", "locale": "en_US", "labels": { "fix": "\#(label)" } }"#
    let outcome = ExampleLinting.lint(["seedtool.json": text], select: ["shape"], isWhole: false)
    #expect(outcome.findings.map(\.rule) == (isOne ? [] : ["shape/malformed-token"]), "\(label)")
    #expect(outcome.catalog.labels.naming("the fix") == "the \(isOne ? label : "fix")")
  }

  @Test(arguments: ["bug", "fix", "tidbit"])
  func `what must never be shown is found in labels`(_ kind: String) {
    let text =
      #"{ "version": "1.0.0", "locale": "en_US", "labels": { "\#(kind)": "zounderkite" }, "#
      + #""wordLists": { "slur": ["zounderkite"] } }"#
    let findings = ExampleLinting.lint(["seedtool.json": text], ignore: ["quota"], isWhole: false).findings
    #expect(findings.map(\.rule) == ["voice/slur"], "\(findings.map(\.message))")
    #expect(findings.map(\.pointer) == ["/labels/\(kind)"])
  }

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
      "2 records name a theme, but there is no theme", "no bug here",
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
