import Foundation
import SeedPlatform
import Testing

/// Links are followed inside the repository, and nowhere else.
struct BoundedFolderTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "bound-\(UUID().uuidString)").path

  init() throws {
    for folder in ["repository/.git", "repository/content/inner", "repository/shared", "outside/folder"] {
      try FileSystem.makeFolder("\(root)/\(folder)")
    }
    for file in ["repository/shared/a.json", "outside/a.json", "outside/folder/a.json"] {
      try FileWriting.replace("\(root)/\(file)", with: file)
    }
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
  }

  private func content() throws -> Folder {
    try Folder(path: "\(root)/repository/content").bounded
  }

  private func text(_ file: FileReference) throws -> String {
    let buffer = try file.read(limit: 1 << 20)
    return withExtendedLifetime(buffer) { String(decoding: buffer.elements, as: UTF8.self) }
  }

  private func isRefused(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return false
    } catch { return (error as? FileError)?.reason == .outsideLink }
  }

  @Test
  func `a link inside the repository is read and written through`() throws {
    try link("repository/content/a.json", to: "../shared/a.json")
    let file = try content().file("a.json")
    #expect(try text(file) == "repository/shared/a.json")
    try FileWriting.replace(file, with: Array("new".utf8), expecting: nil)
    #expect(try text(file) == "new")
    try link("repository/content/linked", to: "../shared")
    #expect(try text(content().folder("linked").file("a.json")) == "new")
  }

  @Test(
    arguments: [
      "../../outside/a.json", "inner/../../../outside/a.json", "hop.json", "way/a.json", "/proc/self/environ",
    ]
  )
  func `a link out of it is neither read nor written through`(target: String) throws {
    try link("repository/content/hop.json", to: "../../outside/a.json")
    // By way of a folder of the repository that is a link itself.
    try link("repository/content/way", to: "../../outside")
    try link("repository/content/a.json", to: target)
    let file = try content().file("a.json")
    #expect(isRefused { _ = try text(file) })
    #expect(isRefused { try FileWriting.replace(file, with: Array("new".utf8), expecting: nil) })
    #expect(try text(Folder(path: "\(root)/outside").file("a.json")) == "outside/a.json")
  }

  @Test
  func `a folder that lies elsewhere is not entered, nor one inside it`() throws {
    try link("repository/content/fixes", to: "../../outside/folder")
    try link("repository/content/copy", to: "fixes")
    #expect(isRefused { _ = try content().folder("fixes") })
    #expect(isRefused { _ = try content().folder("copy") })
    try link("repository/content/inner/deep", to: "/")
    #expect(isRefused { _ = try content().folder("inner").folder("deep") })
  }

  @Test
  func `a repository inside the folder widens nothing, and without one the folder is the border`() throws {
    try FileSystem.makeFolder("\(root)/outside/.git")
    try link("repository/content/a.json", to: "../../outside/a.json")
    #expect(isRefused { _ = try text(content().file("a.json")) })

    try FileManager.default.removeItem(atPath: "\(root)/repository/.git")
    try link("repository/content/b.json", to: "../shared/a.json")
    #expect(isRefused { _ = try text(content().file("b.json")) })
    try FileWriting.replace("\(root)/repository/content/inner/c.json", with: "c")
    try link("repository/content/c.json", to: "inner/c.json")
    #expect(try text(content().file("c.json")) == "c")
  }

  @Test
  func `a folder lies in those around it, whatever its path says`() throws {
    let content = try content()
    #expect(content.lies(in: content))
    #expect(try content.folder("inner").lies(in: content))
    #expect(try !Folder(path: "\(root)/repository/content/../shared").lies(in: content))
  }
}
