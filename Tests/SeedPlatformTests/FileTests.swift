import Foundation
import SeedFiles
import SeedPlatform
import Testing

struct FileTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "platform-\(UUID().uuidString)").path

  init() throws { try FileSystem.makeFolder(folder) }

  private func path(_ name: String) -> String { FileSystem.join(folder, name) }

  private func text(_ name: String, limit: Int = 1 << 20) throws -> String {
    let buffer = try FileReading.read(path(name), limit: limit)
    return withExtendedLifetime(buffer) { String(decoding: buffer.elements, as: UTF8.self) }
  }

  @Test func `what was written is read, and nothing is left beside it`() throws {
    try FileWriting.replace(path("a.txt"), with: "one")
    try FileWriting.replace(path("a.txt"), with: "two, longer")
    #expect(try text("a.txt") == "two, longer")
    try FileWriting.replace(path("empty"), with: "")
    #expect(try text("empty") == "")
    #expect(try FileSystem.names(in: folder).sorted() == ["a.txt", "empty"])
  }

  @Test func `a file that several threads read is read in its order`() throws {
    let lines = (0..<2_100_000).map { "line \($0)" }.joined(separator: "\n")
    try FileWriting.replace(path("long"), with: lines)
    #expect(lines.utf8.count > 3 << 23)
    #expect(try text("long", limit: 1 << 26) == lines)
  }

  @Test func `a file that is larger than the limit is refused with both sizes`() throws {
    try FileWriting.replace(path("a.txt"), with: "12345")
    #expect(try text("a.txt", limit: 5) == "12345")
    #expect(throws: FileError(path: path("a.txt"), reason: .tooLarge(byteCount: 5, limit: 4))) {
      try text("a.txt", limit: 4)
    }
  }

  @Test func `what cannot be read or written is named`() throws {
    #expect(throws: FileError(path: path("nothing"), reason: .notFound)) { try text("nothing") }
    #expect(throws: FileError(path: folder, reason: .isDirectory)) {
      try FileWriting.replace(folder, with: "x")
    }
    #expect(throws: FileError.self) { try FileWriting.replace(path("no/folder"), with: "x") }
    #expect(try FileSystem.names(in: folder) == [])
  }

  @Test func `a link stays a link when its file is written`() throws {
    try FileWriting.replace(path("file"), with: "old")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("file"))
    try FileWriting.replace(path("link"), with: "new")
    #expect(try text("file") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("file"))
  }

  @Test func `paths are of the kinds that they are`() throws {
    try FileWriting.replace(path("a"), with: "x")
    #expect(try FileSystem.kind(of: path("a")) == .file)
    #expect(try FileSystem.kind(of: folder) == .folder)
    #expect(try FileSystem.kind(of: "/dev/null") == .other)
    #expect(try FileSystem.kind(of: path("b")) == nil)
    FileSystem.remove(path("a"))
    #expect(try FileSystem.kind(of: path("a")) == nil)
  }

  @Test(arguments: [("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), (".", "b", "b")])
  func `a folder and a name are joined`(folder: String, name: String, path: String) {
    #expect(FileSystem.join(folder, name) == path)
  }

  @Test func `a mapped file is read in place, and known by its identity`() throws {
    try FileWriting.replace(path("a"), with: "mapped")
    let (bytes, identity) = try FileMapping.map(path: path("a")) { _ in .random }
    #expect(String(decoding: bytes, as: UTF8.self) == "mapped" && identity.byteCount == 6)
    FileMapping.unmap(bytes)
    #expect(try FileMapping.identity(path: path("a")) == identity)
    try FileWriting.replace(path("a"), with: "mapped")
    #expect(try FileMapping.identity(path: path("a")) != identity)
  }
}
