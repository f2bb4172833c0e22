import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview
import SeedRules
import Testing

/// What keys of the catalogue ask less than before.
struct CopyKeyComparisonTests {
  private static let placeholders =
    #""days": { "type": "count", "required": true, "maximum": 366 }, "name": { "type": "text", "required": true }"#

  private static func key(_ name: String = "checkIn.question") -> String {
    """
    { "key": "\(name)", "product": "pressure", "summary": "The check-in.", "role": "notification",
      "voiced": true, "placeholders": { \(placeholders) }, "limits": { "title": 40, "body": 140 },
      "minimumVariants": 3 }
    """
  }

  private static func loosenings(_ before: [String], _ after: [String]) -> [Loosening] {
    func content(_ keys: [String]) -> ReviewContent {
      let text = """
        { "products": { "pressure": { "voices": ["brutal"] } }, "keys": [\(keys.joined(separator: ","))] }
        """
      let files = [
        (path: "seedtool.json", text: #"{ "version": "1.0.0", "locale": "en_US" }"#),
        (path: "copy/catalog.json", text: text),
      ]
      let catalog = ContentLoading.load(memory: files, isWhole: true).catalog
      #expect(catalog.diagnostics.map(\.message) == [])
      return ReviewContent(catalog, named: "content")
    }
    let comparison = ContentComparison(content(before), content(after))
    guard let catalog = comparison.now.catalog else { return [] }
    let configuration = Configuration.decode(from: catalog, .builtIn).configuration
    return Compatibility(comparison, configuration).loosenings
  }

  private static func names(_ old: String, _ new: String) -> [String] {
    loosenings([key()], [key().replacing(old, with: new)]).map(\.name)
  }

  @Test(arguments: [
    (#""notification""#, #""label""#, ["checkIn.question role label"]),
    (#""notification""#, #""document""#, ["checkIn.question role document"]),
    (#""voiced": true"#, #""voiced": false"#, ["checkIn.question voiced false"]),
    ("140", "240", ["checkIn.question limits.body 240"]),
    (#""title": 40, "#, "", ["checkIn.question limits.title gone"]),
    (#""minimumVariants": 3"#, #""minimumVariants": 1"#, ["checkIn.question minimumVariants 1"]),
    (#"true, "maximum""#, #"false, "maximum""#, ["checkIn.question placeholders.days.required false"]),
    ("366", "9", ["checkIn.question placeholders.days.maximum 9"]),
    // Without a maximum a count is taken for 9,999.
    (#", "maximum": 366"#, "", []),
    // What is stricter.
    (#""notification""#, #""body""#, []),
    ("140", "120", []),
    (#""minimumVariants": 3"#, #""minimumVariants": 5"#, []),
    ("366", "999", []),
  ])
  func `what asks less has a name`(_ old: String, _ new: String, _ names: [String]) {
    #expect(Self.names(old, new) == names)
  }

  @Test func `from one heading or document to another is stricter or the same, or not`() {
    func names(_ old: String, _ new: String) -> [String] {
      func key(_ role: String) -> String { Self.key().replacing("notification", with: role) }
      return Self.loosenings([key(old)], [key(new)]).map(\.name)
    }
    #expect(names("heading", "label") == [])
    #expect(names("label", "body") == [])
    #expect(names("document", "body") == [])
    #expect(names("label", "document") == ["checkIn.question role document"])
    #expect(names("document", "heading") == ["checkIn.question role heading"])
  }

  @Test func `a new key, another order and a renamed key draw nothing`() {
    let loose = Self.key("checkIn.yes").replacing("140", with: "240")
    #expect(Self.loosenings([Self.key()], [loose, Self.key()]).isEmpty)
    #expect(Self.loosenings([Self.key("a.b"), Self.key("c.d")], [Self.key("c.d"), Self.key("a.b")]).isEmpty)
    #expect(Self.loosenings([Self.key()], [loose]).isEmpty)
  }

  @Test func `many that change alike are one, which names them all`() throws {
    func sweep(_ count: Int) -> [Loosening] {
      let keys = (0..<count).map { Self.key("key.number\($0)") }
      return Self.loosenings(keys, keys.map { $0.replacing("\"body\": 140", with: "\"body\": 240") })
    }
    #expect(sweep(3).map(\.name) == (0..<3).map { "key.number\($0) limits.body 240" })
    let found = try #require(sweep(200).first)
    #expect(sweep(200).count == 1)
    #expect(found.name.hasPrefix("limits.body 200 "))
    #expect(found.message.hasPrefix("`limits.body` is looser in 200 places: `key.number0` (140 → 240), "))
    #expect(found.message.hasSuffix(" and 197 others"))
    #expect(found.place != nil)
    // One of them less is not the same.
    #expect(sweep(199).map(\.name) != sweep(200).map(\.name))
  }
}
