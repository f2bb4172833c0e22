import LintSamples
import SeedDiagnostics
@testable import SeedRules
import Testing

/// A record that is damaged is one finding: what would follow from what it no longer says is not told.
struct DamagedRecordTests {
  private static let ids = [
    "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "1d9f50b7-c3e8-4a26-b417-68f2d05a9ce3",
  ]

  /// Two suppressions that suppress nothing.
  private static func suppressions(_ change: (String) -> String) -> String {
    let entries = ids.map { id in
      """
      { "rule": "characters/emoji", "record": "\(id)", "pointer": "/prompt", "textDigest": "0123456789abcdef",
        "reason": "It is meant.", "owner": "mira", "expires": "2099-12-31" }
      """
    }
    return "[\n\(change(entries[0])),\n\(entries[1])\n]\n"
  }

  private func rules(_ files: [String: String]) -> [String] {
    ConfiguredContent.lint(files).findings.map(\.rule.text)
  }

  private static let fixes = ConfiguredContent.fixes(
    "Finish one task today and let nobody know that it is done.",
    "Leave the office while your screen is still on."
  )

  @Test(
    arguments: [
      (#""pointer""#, #""pxointer""#), (#""textDigest""#, #""textDiigest""#), (#""reason""#, #""reson""#),
      (#""0123456789abcdef""#, #""0123456789abcdeX""#), (#""mira""#, "7"), (#""/prompt""#, #""prompt""#),
    ]
  )
  func `a damaged suppression is not called unused as well`(old: String, new: String) {
    let sound = rules(["fixes.json": Self.fixes, "suppressions.json": Self.suppressions { $0 }])
    #expect(sound.count { $0 == "housekeeping/unused-suppression" } == 2)
    let file = Self.suppressions { $0.replacing(old, with: new) }
    let found = rules(["fixes.json": Self.fixes, "suppressions.json": file])
    #expect(found.count { $0 == "housekeeping/unused-suppression" } == 1, "the sound one: \(found)")
    #expect(found.contains { $0.hasPrefix("shape/") })
  }

  @Test(arguments: [("},", "}"), (#""owner": "#, #""owner" "#), (#""mira""#, "mira")])
  func `a file of suppressions that is no JSON has no unused ones`(old: String, new: String) {
    let file = Self.suppressions { $0 }.replacing(old, with: new, maxReplacements: 1)
    let found = rules(["fixes.json": Self.fixes, "suppressions.json": file])
    #expect(found.contains("syntax/invalid-json"))
    #expect(!found.contains("housekeeping/unused-suppression"), "\(found)")
  }

  @Test
  func `a file that is cut inside a number is not called unsorted as well`() throws {
    let whole = Self.fixes.replacing("\"number\": 1,", with: "\"number\": 118,")
      .replacing("\"number\": 2,", with: "\"number\": 120,")
    let cut = try #require(whole.firstRange(of: "\"number\": 12")?.upperBound)
    #expect(rules(["fixes.json": String(whole[..<cut])]) == ["syntax/invalid-json"])
  }

  /// The second fix took the place of a retired one.
  private static let retired = """
    [{ "kind": "fix", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 7, "retiredOn": "2026-02-01",
       "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low", "prompt": "Finish one task today.",
       "reason": "A cousin.", "replacedBy": "\(ids[1])" }]
    """

  @Test(
    arguments: [
      ("\"\(ids[1])\"", "\"1d9f50b7-c3e8-4a26-b417-68f2d05a9ceX\""), ("\"\(ids[1])\"", "17"),
      ("{ \"id\": \"\(ids[1])\"", "{ \"idd\": \"\(ids[1])\""), (ids[1], "\n"), ("},", "}"),
      ("\"number\": 2,", "\"number\": 2"), ("[\n", "\n"),
    ]
  )
  func `what replaces something retired is not called missing where its file is broken`(
    old: String,
    new: String
  ) {
    let sound = rules(["fixes.json": Self.fixes, "retired.json": Self.retired])
    #expect(sound == [])
    let broken = Self.fixes.replacing(old, with: new, maxReplacements: 1)
    #expect(broken != Self.fixes)
    let found = rules(["fixes.json": broken, "retired.json": Self.retired])
    #expect(!found.isEmpty && !found.contains("identity/retired-identity"), "\(found)")
  }
}
