import Foundation
import Testing

struct PageTests {
  @Test
  func `every test that the page names is there`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/GeoCueServices.md"),
      encoding: .utf8
    )
    var nameCount = 0
    for row in page.split(separator: "\n") where row.hasPrefix("| ") && row.contains(": `") {
      var file = ""
      let cell = try #require(row.split(separator: " | ").last)
      for part in cell.split(separator: "; ").flatMap({ $0.split(separator: ", `") }) {
        let pieces = part.split(separator: ": `", maxSplits: 1)
        if pieces.count == 2 { file = "\(pieces[0])Tests.swift".replacing("| ", with: "") }
        let name = pieces[pieces.count - 1].prefix { $0 != "`" }
        // A name may itself have the sign that parts names.
        if !part.contains("`") { continue }
        let source = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
        #expect(source.contains("func `\(name)"), "\(file): \(name)")
        nameCount += 1
      }
    }
    #expect(nameCount > 30)
  }
}
