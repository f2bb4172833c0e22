import Foundation
import Testing

struct PageTests {
  @Test
  func `every test that the page names is there`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: tests.path)
    where file.hasSuffix("Tests.swift") {
      let source = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
      for line in source.split(separator: "\n") where line.hasPrefix("  func `") {
        names.insert(String(line.dropFirst("  func `".count).prefix { $0 != "`" }))
      }
    }
    let page = try String(
      contentsOf: root.appending(path: "Documentation/GeoCueServices.md"),
      encoding: .utf8
    )
    var nameCount = 0
    for row in page.split(separator: "\n") where row.hasPrefix("| ") && row.contains(": `") {
      // Backticks come in pairs, so every second piece of the last cell is a name.
      let cell = try #require(row.split(separator: " | ").last)
      let pieces = cell.split(separator: "`", omittingEmptySubsequences: false)
      for name in stride(from: 1, to: pieces.count, by: 2).map({ String(pieces[$0]) }) {
        #expect(names.contains(name))
        nameCount += 1
      }
    }
    #expect(nameCount > 30)
  }
}
