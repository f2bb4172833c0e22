import LintSamples
import SeedDiagnostics
@testable import SeedRules
import Testing

struct RetiredIdentityTests {
  private static let first = "0b97d4e2-3a6c-4f81-95be-c27a10f8d364"
  private static let second = "58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4"
  private static let third = "d40f6a92-c7e5-4138-b2d9-60e1f3857ac8"
  private static let live = "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"

  private func retired(_ id: String, by replacement: String?, kind: String = "fix") -> String {
    let end = replacement.map { #", "replacedBy": "\#($0)""# } ?? ""
    return #"{ "kind": "\#(kind)", "id": "\#(id)"\#(end) }"#
  }

  private func lint(_ retired: [String], isWhole: Bool = true) -> [String] {
    let outcome = ExampleLinting.lint(
      SoundContent.files + ["retired.json": "[\(retired.joined(separator: ","))]"],
      select: ["identity/retired-identity"],
      isWhole: isWhole
    )
    return outcome.findings.map { "\($0.pointer ?? ""): \($0.message)" }
  }

  @Test
  func `a chain of replacements may end live or retired`() {
    #expect(lint([retired(Self.first, by: Self.second), retired(Self.second, by: Self.live)]) == [])
    #expect(lint([retired(Self.first, by: Self.second), retired(Self.second, by: nil)]) == [])
  }

  @Test
  func `replacements that go round are reported on the round, and not on the way to it`() {
    let circle = "`replacedBy` leads back to this record"
    #expect(lint([retired(Self.first, by: Self.first)]) == ["/0/replacedBy: \(circle)"])
    #expect(
      lint([
        retired(Self.first, by: Self.second),
        retired(Self.second, by: Self.third),
        retired(Self.third, by: Self.second),
      ]) == ["/1/replacedBy: \(circle)", "/2/replacedBy: \(circle)"]
    )
  }

  @Test
  func `a replacement of another kind is reported`() {
    #expect(
      lint([retired(Self.first, by: Self.live, kind: "bug")])
        == ["/0/replacedBy: `replacedBy` names a fix, and a bug is retired here"]
    )
  }

  @Test
  func `what a single file lacks is not missing`() {
    #expect(lint([retired(Self.first, by: Self.third)], isWhole: false) == [])
    #expect(lint([retired(Self.live, by: nil)], isWhole: false) == ["/0: the id of this fix is retired"])
  }

  @Test
  func `a fix that came back with its number is one finding`() {
    let outcome = ExampleLinting.lint(
      SoundContent.files
        + ["retired.json": #"[{ "kind": "fix", "id": "\#(Self.live)", "number": 1 }]"#],
      select: ["identity/retired-identity"]
    )
    #expect(outcome.findings.map(\.message) == ["the id of this fix is retired"])
  }

  @Test
  func `a retired copy key in the catalogue is reported, and the nearest key is suggested`() {
    let keys =
      #"[{ "key": "streak.longest", "product": "pressure", "summary": "Best.", "role": "label","#
      + #" "voiced": true, "placeholders": {}, "limits": { "body": 40 }, "minimumVariants": 1 }]"#
    let outcome = ExampleLinting.lint(
      [
        "copy/catalog.json": #"{ "products": {}, "keys": \#(keys) }"#,
        "retired.json": """
        [{ "kind": "copyKey", "key": "streak.longest" },
         { "kind": "copyKey", "key": "streak.best", "replacedBy": "streak.longst" }]
        """,
      ],
      select: ["identity/retired-identity"]
    )
    #expect(
      outcome.findings.map(\.message)
        == ["the copy key `streak.longest` is retired", "`replacedBy` names no record, live or retired"]
    )
    #expect(outcome.findings.last?.suggestion == "streak.longest")
  }
}
