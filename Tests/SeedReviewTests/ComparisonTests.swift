import SeedDecoding
import SeedDiagnostics
import SeedReview
import SeedTables
import Testing

struct ComparisonTests {
  private func content(_ files: [String: String]) -> ReviewContent {
    ReviewContent(
      ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: true).catalog,
      named: "content"
    )
  }

  /// The changes as text, without the heading.
  private func changes(_ old: [String: String], _ new: [String: String]) -> String {
    let report = ChangeReport(ContentComparison(content(old), content(new)))
    return ChangeText(report, usesColor: false).text.string.split(separator: "\n").dropFirst().joined(
      separator: "\n"
    )
  }

  @Test(arguments: ContentKind.allCases)
  func `every kind of file is compared`(kind: ContentKind) {
    let isCompared = ReviewKind.allCases.contains { $0.content == kind }
    #expect(isCompared, "`diff` is silent on \(kind): give it a case of ReviewKind")
  }

  /// Before, a million of them took a gigabyte.
  @Test(arguments: ["suppressions.json", "approvals.json", "reviews.json"])
  func `what suppresses, approves or judges no record is none, and hides none`(file: String) {
    let one = #"{ "rule": "voice/praise", "record": "a", "question": "q" }"#
    let content = content([file: "[{}, \(one), {}, { \"record\": 1 }]"])
    #expect(content.records.values.map(\.file) == [file])
    #expect(content.gaps.isEmpty)
  }

  private func quiz(_ options: String) -> String {
    """
    [{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 1, "bugSlug": "need-to-be-busy", "type": "daily",
       "severity": "low", "interactionType": "quiz", "prompt": "Answer this before you read on.",
       "configuration": { "quiz": { "question": "Which?", "options": [\(options)] } } }]
    """
  }

  @Test
  func `options are matched by their ids, and their order is told`() {
    let a = #"{ "id": "a", "text": "The first.", "weightModifier": 1 }"#
    let b = #"{ "id": "b", "text": "The second.", "weightModifier": 1.5 }"#
    let text = changes(
      ["fixes.json": quiz("\(a), \(b)")],
      ["fixes.json": quiz(b.replacing("second", with: "other") + ", " + a.replacing("1 }", with: "1.0 }"))]
    )
    #expect(
      text == """
        Fixes: 1 reworded, 1 moved
          ~ fix #1
              quiz, options, b, text: The [-second-]{+other+}.
              quiz, options: in another order: b, a
        """
    )
  }

  private func table(_ variants: String...) -> String {
    let bodies = variants.map { "{ \"body\": \"\($0)\" }" }.joined(separator: ", ")
    return #"{ "product": "pressure", "voice": "brutal", "entries": { "a.b": [\#(bodies)] } }"#
  }

  @Test
  func `variants are matched by what they say`() {
    let path = "copy/pressure.brutal.json"
    let text = changes(
      [path: table("One day.", "Two days.")],
      [path: table("A new line here.", "One day.", "Two weeks.")]
    )
    #expect(
      text == """
        Copy: 1 reworded
          ~ a.b (pressure, brutal)
              variant 1.body: {+A new line here.+}
              variant 3.body: Two [-days-]{+weeks+}.
        """
    )
    #expect(
      changes([path: table("One.", "Two.")], [path: table("Two.", "One.")]).contains(
        "in another order: 2, 1"
      ),
      "a swap is no change of words"
    )
  }

  @Test
  func `lists of words are sets`() {
    func rules(_ words: String) -> [String: String] {
      ["priority_rules.json": #"{ "placeKeywords": { "high": [\#(words)] }, "nightHours": [22, 6] }"#]
    }
    let text = changes(rules(#""home", "work""#), rules(#""gym", "work""#))
    #expect(text.contains("placeKeywords.high: -home, +gym"))
  }

  @Test
  func `the same id twice is compared once, and said`() {
    let fix = #"{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 1 }"#
    let text = changes(["fixes.json": "[\(fix)]"], ["fixes.json": "[\(fix), \(fix), { \"number\": 2 }]"])
    #expect(text.contains("  fix #1: its id or key is there twice, and the first one is compared"))
    #expect(text.contains("  fixes.json: 1 record has no id or key"))
  }

  @Test
  func `what a text says steers no terminal`() {
    let old = ["fixes.json": quiz("").replacing("Answer", with: "Say")]
    let new = ["fixes.json": quiz("").replacing("Answer", with: #"\u001b[2J::error::"#)]
    let text = changes(old, new)
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }
}
