import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import Testing

/// Copy whose role is `document`: up to 4,000 characters, in lines.
struct DocumentTests {
  private func catalogue(_ role: String, limit: Int) -> (path: String, text: String) {
    (
      "copy/catalog.json",
      """
      { "products": { "garden": { "voices": ["calm"] } }, "keys": [
        { "key": "store.text", "product": "garden", "summary": "The store's text.", "role": "\(role)",
          "voiced": true, "placeholders": {}, "limits": { "body": \(limit) }, "minimumVariants": 1 } ] }
      """
    )
  }

  private func table(_ body: String, key: String = "store.text") -> (path: String, text: String) {
    (
      "copy/garden.calm.json",
      #"{ "product": "garden", "voice": "calm", "entries": { "\#(key)": [{ "body": "\#(body)" }] } }"#
    )
  }

  private func rules(_ files: (path: String, text: String)...) -> [String] {
    ContentLoading.load(memory: files, isWhole: false).catalog.diagnostics.map { "\($0.rule)" }
  }

  @Test func `a document has line breaks, another text has none`() {
    let lines = table(#"One line.\nAnother: https://example.com/a?b=c\n\n- a point"#)
    #expect(rules(catalogue("document", limit: 4000), lines) == [])
    #expect(rules(catalogue("body", limit: 1000), lines).count == 3)
    #expect(Set(rules(catalogue("label", limit: 20), lines)) == ["syntax/control-character"])
  }

  @Test func `where the key is not known, a line break is left alone`() {
    #expect(rules(table(#"One.\nTwo."#)) == [])
    #expect(rules(catalogue("body", limit: 10), table(#"One.\nTwo."#, key: "other.text")) == [])
  }

  @Test(arguments: [#"One.\tTwo."#, #"One.\r\nTwo."#, #"One.\u0007"#])
  func `other control characters are faults in a document, too`(body: String) {
    #expect(rules(catalogue("document", limit: 4000), table(body)) == ["syntax/control-character"])
  }

  @Test func `a line break of another text can be repaired, and names its key`() throws {
    let files = [catalogue("body", limit: 10), table(#"One.\nTwo."#)]
    let catalog = ContentLoading.load(memory: files, isWhole: false).catalog
    let finding = try #require(catalog.diagnostics.first)
    #expect(finding.record == "store.text" && finding.repair?.applicability == .safe)
  }

  @Test(arguments: [
    ("document", 4000, []), ("document", 4001, ["shape/number-range"]), ("body", 1000, []),
    ("body", 1001, ["shape/number-range"]), ("heading", 4000, ["shape/number-range"]),
  ])
  func `only a document may be long`(role: String, limit: Int, expected: [String]) {
    #expect(rules(catalogue(role, limit: limit)) == expected)
  }

  @Test(arguments: [(4000, []), (4001, ["shape/text-length"])])
  func `a document has 4,000 characters at most`(count: Int, expected: [String]) {
    let body = String(repeating: "é", count: count)
    #expect(rules(catalogue("document", limit: 4000), table(body)) == expected)
  }
}
