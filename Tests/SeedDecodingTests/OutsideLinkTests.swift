import Foundation
import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables
import Testing

/// Links in a content folder that lead elsewhere, and folders that have no end.
struct OutsideLinkTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID().uuidString)").path

  init() throws {
    for folder in ["r/.git", "r/content", "r/shared", "secret/words"] {
      try FileSystem.makeFolder("\(root)/\(folder)")
    }
    for file in ["secret/a.json", "secret/words/accept.txt"] {
      try FileWriting.replace("\(root)/\(file)", with: "top secret")
    }
    try FileWriting.replace("\(root)/r/content/bugs.json", with: "[]")
    try FileWriting.replace("\(root)/r/shared/fixes.json", with: "[]")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/r/content/\(name)",
      withDestinationPath: target
    )
  }

  private func load() throws -> ContentLoading { try ContentLoading.load(folder: "\(root)/r/content") }

  private func findings(_ catalog: Catalog) -> [String] {
    catalog.diagnostics.filter { $0.rule.topic == "syntax" }.map { finding in
      "\(finding.rule) \(finding.place.map { catalog.relativePath(of: $0.fileIndex) } ?? finding.found ?? "-")"
    }
  }

  @Test(arguments: ["fixes.json", "seedtool.json", "copy/catalog.json", "words/accept.txt"])
  func `a file that is a link out of the repository is a finding, and its bytes are not read`(
    name: String
  ) throws {
    try FileSystem.makeFolder("\(root)/r/content/\(name.split(separator: "/").dropLast().joined())")
    try link(name, to: "\(root)/secret/a.json")
    let catalog = try load().catalog
    #expect(findings(catalog) == ["syntax/outside-link \(name)"])
    #expect(catalog.sources.files.allSatisfy { $0.byteCount < 3 })
    #expect(catalog.gaps.contains { $0.cause == .unreadable })
  }

  @Test
  func `a file that is a link inside the repository is read`() throws {
    try link("fixes.json", to: "../shared/fixes.json")
    let catalog = try load().catalog
    #expect(findings(catalog) == [])
    #expect(catalog.kinds.contains(.fixes))
  }

  @Test(arguments: ["fixes", "words", "notes", "copy"])
  func `a folder that is a link out of the repository is a finding, and is not looked into`(
    name: String
  ) throws {
    try link(name, to: "\(root)/secret")
    let catalog = try load().catalog
    #expect(findings(catalog) == ["syntax/outside-link \(name)"])
    #expect(catalog.sources.files.count == 1)
    // Whether it holds the fixes is not known: that they are missing is not said as well.
    let missing = catalog.diagnostics.filter { $0.message.hasSuffix("/fixes.json is missing") }
    #expect(missing.isEmpty == (name == "fixes"))
  }

  @Test
  func `content that is nothing but links elsewhere is a finding`() throws {
    try FileManager.default.removeItem(atPath: "\(root)/r/content/bugs.json")
    try link("fixes", to: "/")
    #expect(findings(try load().catalog) == ["syntax/outside-link fixes"])
  }

  @Test
  func `folders inside one another have an end`() throws {
    func nest(_ depth: Int) throws {
      let path = Array(repeating: "d", count: depth).joined(separator: "/")
      try FileSystem.makeFolder("\(root)/r/content/\(path)")
    }
    try nest(ContentLoading.folderDepthLimit)
    #expect(throws: Never.self) { try load() }
    try nest(ContentLoading.folderDepthLimit + 1)
    #expect {
      try load()
    } throws: {
      ($0 as? ContentError)?.message.hasPrefix("more than 64 folders lie inside one another") ?? false
    }
  }
}
