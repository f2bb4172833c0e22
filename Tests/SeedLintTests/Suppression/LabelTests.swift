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
}
