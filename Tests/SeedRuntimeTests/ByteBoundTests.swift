import Foundation
import SeedCompiler
import SeedDecoding
import Testing

/// The bound by which a bundle need not be compiled to be weighed.
@Suite struct ByteBoundTests {
  private func sizes(of catalog: Catalog) throws -> (bundle: Int, bound: Int) {
    let bundle = try ContentCompilation.compile(catalog, version: "1.0.0", locale: "en_US", toolVersion: "0")
    return (bundle.count, ContentCompilation.byteBound(of: catalog))
  }

  @Test func `the shipped bundle has no more bytes than its bound, which is not far above`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let catalog = try ContentLoading.load(folder: root.appending(path: "content").path).catalog
    let (bundle, bound) = try sizes(of: catalog)
    #expect(bundle <= bound)
    #expect(bound < bundle * 8 / 5)
  }

  @Test(arguments: [
    "{a}{b}{a}{b}{a}{b}", "{n, plural, one {} two {} other {}}", "{n, plural, one {#} other {##{a}#}}",
    "\\u007ba\\u007d\\u007bb\\u007d", "'{'{a}'}'", "{g, select, x {{a}} other {{n, plural, other {#}}}}",
    "''", "x",
  ])
  func `a message has no more bytes than its bound`(message: String) throws {
    let names = (0..<300).map { "k\($0)" }
    let keys = names.map {
      """
      { "key": "\($0)", "product": "p", "summary": "s", "role": "body", "voiced": true, "placeholders": {},
        "limits": { "body": 140 }, "minimumVariants": 1 }
      """
    }
    let entries = names.map { #""\#($0)": [{ "body": "\#(message)" }, { "body": "\#(message)" }]"# }
    let catalog = ContentLoading.load(
      memory: [
        (
          "copy/catalog.json",
          #"{ "products": { "p": { "voices": ["v"] } }, "keys": [\#(keys.joined(separator: ","))] }"#
        ),
        (
          "copy/p.v.json",
          #"{ "product": "p", "voice": "v", "entries": { \#(entries.joined(separator: ",")) } }"#
        ),
        ("bugs.json", "[]"), ("fixes.json", "[]"), ("micro_education.json", "[]"),
      ],
      isWhole: true
    ).catalog
    let (bundle, bound) = try sizes(of: catalog)
    #expect(bundle <= bound)
  }
}
