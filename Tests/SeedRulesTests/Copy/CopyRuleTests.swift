import LintSamples
import SeedDiagnostics
import Testing

/// What the examples of the rules on copy do not show: places behind escapes, faults that do not draw others
/// after them, and other languages.
struct CopyRuleTests {
  private let days = CopyLinting.days
  private let tone = CopyLinting.tone
  private let name = CopyLinting.name

  @Test func `places are right behind escapes and characters of several bytes`() {
    #expect(CopyLinting.findings(#"\u00e9 \"é語\" \ud83d\ude00 {days}"#, days) == ["missing-plural: {days}"])
    #expect(
      CopyLinting.findings(#"\"{nam\u0065s}\" {name}"#, name) == [#"unknown-placeholder: nam\u0065s"#]
    )
  }

  @Test func `a message that cannot be read is not judged for what it lacks`() {
    #expect(CopyLinting.findings("{days, plural, other {#}", days) == ["malformed-message: {"])
    #expect(CopyLinting.findings("{days, number} days", days) == ["malformed-message: number"])
    #expect(
      CopyLinting.findings("{days, plural, one {#}} {oops}", days)
        == ["missing-other: {days, plural, one {#}}", "unknown-placeholder: oops"]
    )
  }

  @Test func `a placeholder under a misspelled name is one finding`() {
    #expect(CopyLinting.findings("Hello {nmae}", name) == ["unknown-placeholder: nmae"])
    #expect(
      CopyLinting.findings("Hello {stranger}", name)
        == ["missing-placeholder: Hello {stranger}", "unknown-placeholder: stranger"]
    )
  }

  @Test func `a placeholder that the catalogue has with a fault is known`() {
    let faulty = #""days": { "type": "cuont", "required": true }"#
    #expect(!CopyLinting.findings("{days}", faulty).contains { $0.hasPrefix("unknown-placeholder") })
  }

  @Test(arguments: [
    ("{tone, select, calm {{name}} other {Hm}}", ["missing-placeholder: other"]),
    ("{tone, select, calm {{name}} loud {Hm} other {{name}}}", ["missing-placeholder: loud"]),
    ("{tone, select, calm {{name}} other {Hm}} {name}", []),
    ("{name} {tone, select, calm {Hm} other {{name}}}", []),
    (
      "{tone, select, calm {Hm} other {Ho}}",
      ["missing-placeholder: {tone, select, calm {Hm} other {Ho}}"]
    ),
  ])
  func `an arm may not leave out what its neighbours say`(body: String, expected: [String]) {
    #expect(CopyLinting.findings(body, "\(tone), \(name)") == expected)
  }

  @Test(arguments: [
    (["Gone."], "`{days, plural, one {# <noun>} other {# <nouns>}}`."),
    (["{days} days gone."], "`{days, plural, one {# <noun>} other {# <nouns>}}`."),
    (["'{days}' days gone."], "`{days, plural, one {# <noun>} other {# <nouns>}}`."),
  ])
  func `the help shows a plural with no noun of its own`(
    bodies: [String],
    ending: String
  ) throws {
    let variants = bodies.map { "{ \"body\": \"\($0)\" }" }.joined(separator: ", ")
    let outcome = ExampleLinting.lint(
      [
        "copy/app.plain.json":
          #"{ "product": "app", "voice": "plain", "entries": { "k": [\#(variants)] } }"#,
        "copy/catalog.json": CopyLinting.catalog(days),
      ],
      select: ["copy/missing-placeholder", "copy/missing-plural"],
      isWhole: false
    )
    let remedy = try #require(outcome.findings.first?.remedy)
    #expect(remedy.hasSuffix(ending), "\(remedy)")
    #expect(outcome.findings.count == 1)
  }

  @Test func `an arm of an exact number may leave out what the others say`() {
    let body = "{days, plural, =0 {Nothing} one {# day, {name}} other {# days, {name}}}"
    #expect(CopyLinting.findings(body, "\(days), \(name)") == [])
  }

  @Test(arguments: [
    ("{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}", []),
    ("{days, plural, one {# dzień} other {# dni}}", ["plural-disagreement: dni"]),
    ("{days, plural, one {# dzień} few {# dni} other {#}}", []),
    ("{days, plural, one {#} two {#} other {#}}", ["unreachable-arm: two"]),
    ("{days, plural, =1 {#} one {#} other {#}}", ["unreachable-arm: one"]),
  ])
  func `plurals are judged by the language of the texts`(body: String, expected: [String]) {
    #expect(CopyLinting.findings(body, days, locale: "pl_PL") == expected)
  }

  @Test(arguments: [
    ("{days, plural, other {# days}}", ["plural-disagreement: days"]),
    ("{days, plural, other {# missed days}}", ["plural-disagreement: days"]),
    ("{days, plural, other {#}} days", ["plural-disagreement: days"]),
    ("{days, plural, one {#} other {#}} children", ["plural-disagreement: children"]),
    ("{days, plural, other {# are left}}", ["plural-disagreement: are"]),
    ("{days, plural, =0 {No days} other {# days}}", ["plural-disagreement: days"]),
    ("{days, plural, =1 {A day} other {# days}}", []),
    ("{days, plural, other {#%}} of days", []), ("{days, plural, other {# of them}}", []),
    ("Step {days, plural, other {#}} of nine steps", []), ("{days, plural, other {#, all days}}", []),
    ("Days: {days, plural, other {#}}. Days gone.", []), ("{days, plural, other {# less}}", []),
    ("{days, plural, other {#-day streaks}}", []), ("{days, plural, other {#s}}", []),
    ("{days, plural, one {one {name}} other {# names}} days {name}", []),
  ])
  func `a number and the word after it agree`(body: String, expected: [String]) {
    let placeholders = body.contains("{name}") ? "\(days), \(name)" : days
    #expect(CopyLinting.findings(body, placeholders) == expected)
  }

  @Test func `a count whose maximum is below what would disagree is not judged`() {
    let none = #""days": { "type": "count", "required": true, "maximum": 0 }"#
    #expect(CopyLinting.findings("{days, plural, other {# days}}", none) == [])
  }

  @Test(
    arguments: [
      ("{days, plural, other {#}}", 5, []), ("{days, plural, other {#}}", 4, ["copy-length: #"]),
      ("ab{days, plural, other {#}}c", 7, ["copy-length: c"]),
      ("{days, plural, =0 {nothing} other {#}}", 6, ["copy-length: g"]),
      ("{days, plural, =10000 {far too long} other {#}}", 5, ["unreachable-arm: =10000"]),
      ("{days, plural, one {a long one} other {#}}{days, plural, one {} other {xxxxx}}", 10, []),
      (
        "{days, plural, one {a long one} other {#}}{days, plural, one {!} other {xxxxx}}", 10,
        ["copy-length: !"]
      ),
    ] as [(String, Int, [String])]
  )
  func `a text is as long as its arguments can make it together`(
    body: String,
    limit: Int,
    expected: [String]
  ) {
    #expect(CopyLinting.findings(body, days, limit: limit) == expected)
  }

  @Test func `numbers are as long as the language writes them`() {
    #expect(CopyLinting.findings("{days, plural, other {#}}", days, limit: 5, locale: "de_DE") == [])
    #expect(CopyLinting.findings("{tone}", tone, limit: 4) == [])
    #expect(CopyLinting.findings("{tone}", tone, limit: 3) == ["copy-length: {tone}"])
    #expect(CopyLinting.findings("{name} says this: {name}", name, limit: 13) == [])
  }

  @Test func `many placeholders are bounded in time`() {
    let placeholders = (0..<24).map {
      "\"d\($0)\": { \"type\": \"count\", \"required\": false, \"maximum\": 9 }"
    }
    let body = (0..<24).map { "{d\($0), plural, =0 {} one {#} =5 {five} other {#}}" }.joined()
    let found = CopyLinting.findings(body, placeholders.joined(separator: ", "), limit: 3)
    #expect(found.count == 1)
  }
}
