import Foundation
import SeedLayout
import Testing

@Suite struct FormatDocumentationTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    var text: String
    var offset: Int
    var byteCount: Int
  }

  /// The rows of all tables of records in the module's doc comments, table by table.
  private func tables() throws -> [[Row]] {
    let folder = root.appending(path: "Sources/SeedLayout")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var tables: [[Row]] = []
    for file in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard line.hasPrefix("/// | ") else { continue }
        if line.hasPrefix("/// | offset |") { tables.append([]) }
        let cells = line.dropFirst(4).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count >= 4, let offset = Int(cells[0]), let byteCount = Int(cells[1]) else { continue }
        tables[tables.count - 1].append(
          Row(text: String(line.dropFirst(4)), offset: offset, byteCount: byteCount)
        )
      }
    }
    return tables
  }

  @Test func `the page on the format has every field that the layout has`() throws {
    let page = try String(contentsOf: root.appending(path: "Documentation/BundleFormat.md"), encoding: .utf8)
    let lines = Set(page.split(separator: "\n").map(String.init))
    for row in try tables().joined() {
      #expect(lines.contains(row.text), "copy it from Sources/SeedLayout to Documentation/BundleFormat.md")
    }
  }

  @Test func `the page names every section with its id and the bytes of a record`() throws {
    let page = try String(contentsOf: root.appending(path: "Documentation/BundleFormat.md"), encoding: .utf8)
    for section in SectionID.allCases {
      let line = page.split(separator: "\n").first { $0.hasPrefix("| \(section.rawValue) | `\(section)`") }
      #expect(line?.contains("| \(section.byteCount) |") == true, "\(section)")
    }
  }

  @Test func `the fields of a record written by hand follow one another without a gap`() throws {
    for rows in try tables() {
      var end = 0
      for row in rows {
        #expect(row.offset == end, "\(row.text)")
        end = row.offset + row.byteCount
      }
    }
  }

  @Test func `no section has fewer bytes a record than its first bundles had`() {
    for section in SectionID.allCases {
      #expect(section.byteCount >= section.firstByteCount, "\(section)")
    }
  }
}
