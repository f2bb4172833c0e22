import LintSamples
import SeedDiagnostics
import Testing

/// What rules stop at, as SECURITY.md lists it.
struct RuleLimitTests {
  /// A name for each number, no two of them alike.
  private func letters(_ number: Int) -> String {
    String([number / 26 % 26, number % 26].map { Character(Unicode.Scalar(UInt8(97 + $0))) })
  }

  private func fixes(_ count: Int, _ members: (Int) -> String) -> String {
    let all = (1...count).map { number in
      """
      { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4\(1000 + number)", "number": \(number), \(members(number)),
        "type": "daily", "severity": "low", "interactionType": "standard" }
      """
    }
    return "[\(all.joined(separator: ",\n"))]"
  }

  @Test(arguments: [
    ("voice/catchphrase", 10, "After hour %, the price is paid later."),
    ("voice/repeated-opening", 10, "Count the cars of hour %."),
    ("voice/tic", 5, "The train was late by % minutes. Of course."),
  ])
  func `a finding names so many other places, and counts the rest`(rule: String, limit: Int, text: String) {
    let field = rule == "voice/repeated-opening" ? "prompt" : "inlineComment"
    let files = fixes(13) { number in
      let own = text.split(separator: "%").joined(separator: "\(number)")
      return "\"bugSlug\": \"need-to-be-busy\", \"\(field)\": \"\(own)\""
    }
    let outcome = ConfiguredContent.lint(["fixes.json": files], select: [rule])
    let notes = outcome.findings.first { $0.rule.text == rule }?.notes ?? []
    #expect(notes.count { $0.place != nil } == limit, "\(notes)")
    #expect(notes.last?.message.contains("\(12 - limit) more") == true, "\(notes)")
  }

  @Test(arguments: [
    ("identity/unknown-bug", 1000), ("copy/unknown-key", 100), ("shape/unknown-value", 100),
    ("housekeeping/unmatched-scope", 100),
  ])
  func `so many misspelt names get a suggestion`(rule: String, limit: Int) {
    let name = rule == "identity/unknown-bug" ? "reminder" : "reminder.x"
    let names = (0...limit).map { letters($0) + name + ($0 < 676 ? "" : "s") }
    func list(_ member: (String) -> String) -> String { names.map(member).joined(separator: ", ") }
    let bug = """
      [{ "id": "2f0a4b1c-93d7-4e58-8a16-c5d40e7b9f32", "slug": "reminder", "title": "Reminder",
        "description": "Every empty minute is filled.", "color": "red" }]
      """
    let catalog = """
      { "products": { "app": { "voices": ["a"] } }, "keys": [{ "key": "reminder.x", "product": "app",
        "role": "label", "voiced": true, "summary": "Some text.", "minimumVariants": 1,
        "placeholders": {}, "limits": { "body": 200 } }] }
      """
    let table =
      "{ \"product\": \"app\", \"voice\": \"a\", \"entries\": { %, \"reminder.x\": [{ \"body\": \"Say it.\" }] } }"
    func filled(_ entries: String) -> String { table.split(separator: "%").joined(separator: entries) }
    let shipped = "\"x.y\": [{ \"body\": \"Say it.\" }]"
    let files: [String: String] =
      switch rule {
      case "identity/unknown-bug":
        [
          "bugs.json": bug, "micro_education.json": "[]",
          "fixes.json": fixes(names.count) { "\"bugSlug\": \"\(names[$0 - 1])\", \"prompt\": \"Leave it.\"" },
        ]
      case "copy/unknown-key":
        [
          "copy/catalog.json": catalog,
          "copy/app.a.json": filled(list { "\"\($0)\": [{ \"body\": \"Say it.\" }]" }),
        ]
      case "shape/unknown-value":
        [
          "seedtool.json": ConfiguredContent.configuration(
            "\"rules\": { \(names.indices.map { "\"voice/\(letters($0))maxim\": {}" }.joined(separator: ", ")) }"
          )
        ]
      default:
        [
          "seedtool.json": ConfiguredContent.configuration(
            "\"scopes\": [{ \"keys\": [\(list { "\"\($0)\"" })], \"rules\": {} }]"
          ), "copy/catalog.json": catalog, "copy/app.a.json": filled(shipped),
        ]
      }
    let outcome = ConfiguredContent.lint(files)
    let found = outcome.findings.filter { $0.rule.text == rule }
    #expect(found.count == limit + 1)
    #expect(found.count { $0.suggestion != nil } == limit, "\(found.first?.message ?? "")")
  }

  @Test(.needsSpelling)
  func `a hundred misspelt words get suggestions, three each`() {
    let sound = ["window", "garden", "kitchen", "morning", "evening", "letter", "bottle", "candle", "pencil"]
    let spelt = ["basket", "carpet", "button", "pocket", "ticket", "jacket", "saddle", "ladder", "hammer"]
    let slips = (sound + spelt).flatMap { word in
      word.indices.map { index in word[...index] + "q" + word[word.index(after: index)...] }
    }
    let run = SpellingLinting([slips.map(String.init).joined(separator: " ")])
    #expect(run.findings.count == slips.count && slips.count > 100)
    let questions = run.findings.map(\.message).filter { $0.contains("did you mean") }
    #expect((90...100).contains(questions.count), "\(questions.count)")
    let most = questions.map { $0.count { $0 == "`" } / 2 - 1 }.max()
    #expect(most == 3)
  }

  @Test(arguments: [("(a ", "a) ", 32), ("(a ", "a) ", 33)])
  func `brackets are paired as long as few are open`(open: String, close: String, count: Int) {
    let text = String(repeating: open, count: count) + String(repeating: close, count: count)
    let outcome = ConfiguredContent.lint(
      ["fixes.json": ConfiguredContent.fixes(text)],
      select: ["grammar/unbalanced-mark"]
    )
    let found = outcome.findings.filter { $0.rule == "grammar/unbalanced-mark" }
    #expect(found.isEmpty == (count <= 32), "\(found)")
  }

  @Test(arguments: [(12, "word ", 26, true), (13, "word ", 26, false), (13, "wörd ", 18, true)])
  func `the longest form is found among so many combinations, and else taken part by part`(
    count: Int,
    word: String,
    repeats: Int,
    isShort: Bool
  ) {
    let names = (1..<count).map { "a\(letters($0))" }
    let long = String(repeating: word, count: repeats)
    // Both long arms never stand in one text.
    let pattern =
      names.map { "{\($0), select, x {1} other {2}}" }.joined()
      + "{z, select, x {\(long)} other {}}{z, select, x {} other {\(long)}}"
    let placeholders = (names + ["z"]).map {
      "\"\($0)\": { \"type\": \"select\", \"required\": false, \"values\": [\"x\"] }"
    }
    let files = [
      "copy/catalog.json": """
      { "products": { "app": { "voices": ["a"] } }, "keys": [{ "key": "k.one", "product": "app",
        "role": "label", "voiced": true, "summary": "Some text.", "minimumVariants": 1,
        "limits": { "body": 200 }, "placeholders": { \(placeholders.joined(separator: ", ")) } }] }
      """,
      "copy/app.a.json": """
      { "product": "app", "voice": "a", "entries": { "k.one": [{ "body": "\(pattern)" }] } }
      """,
    ]
    let found = ConfiguredContent.lint(files).findings.filter { $0.rule == "copy/copy-length" }
    #expect(found.isEmpty == isShort, "\(found)")
  }
}
