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

  /// In the repository's own `.git`, in that of one inside it, in one that is kept under another name, and
  /// through a link or a second name of `.git` itself.
  @Test(arguments: [".git", "shared/.git", "shared/kept", "shared/other", "shared/bare.git"])
  func `what git keeps is neither read nor written through a link`(store: String) throws {
    try FileSystem.makeFolder("\(root)/repository/\(store.hasSuffix("other") ? "shared/kept" : store)/hooks")
    if store.hasSuffix("kept") { try link("repository/shared/.git", to: "kept") }
    if store.hasSuffix("other") {
      try link("repository/shared/.git", to: "kept")
      try link("repository/shared/other", to: "kept")
    }
    if store.hasSuffix("bare.git") {
      for name in ["objects", "refs"] { try FileSystem.makeFolder("\(root)/repository/\(store)/\(name)") }
      try FileWriting.replace("\(root)/repository/\(store)/HEAD", with: "ref: refs/heads/main")
    }
    let files = ["\(store)/config", "\(store)/hooks/pre-push"]
    for file in files { try FileWriting.replace("\(root)/repository/\(file)", with: "secret") }
    for (number, file) in files.enumerated() {
      try link("repository/content/\(number).txt", to: "../\(file)")
      let reference = try content().file("\(number).txt")
      #expect(isRefused { _ = try text(reference) }, "\(file)")
      #expect(isRefused { try FileWriting.replace(reference, with: Array("new".utf8), expecting: nil) })
    }
    try link("repository/content/words", to: "../\(store)/hooks")
    try link("repository/content/notes", to: "../\(store)")
    for name in ["words", "notes"] { #expect(isRefused { _ = try content().folder(name) }) }
    // Links that a command line names, from wherever it runs.
    for path in ["0.txt", "1.txt", "words", "words/new", "words/a/b/new", "notes/hooks/pre-push"] {
      let whole = "\(root)/repository/content/\(path)"
      #expect(isRefused { try Folder.refuseOutsideLinks(on: whole) }, "\(path)")
    }
  }

  @Test
  func `a file that stands for a repository is not read through a link`() throws {
    try FileWriting.replace("\(root)/repository/shared/.git", with: "gitdir: ../.git/modules/shared")
    try link("repository/content/a.txt", to: "../shared/.git")
    let file = try content().file("a.txt")
    #expect(isRefused { _ = try text(file) })
    #expect(isRefused { try Folder.refuseOutsideLinks(on: file.path) })
  }

  /// As `git clone --bare` and `git worktree add` inside the clone make it.
  @Test
  func `a work tree in the folder of its own repository is followed into`() throws {
    for name in ["app.git/objects", "app.git/refs", "app.git/main/content", "app.git/main/shared"] {
      try FileSystem.makeFolder("\(root)/\(name)")
    }
    try FileWriting.replace("\(root)/app.git/HEAD", with: "ref: refs/heads/main")
    try FileWriting.replace("\(root)/app.git/main/.git", with: "gitdir: ../worktrees/main")
    try FileWriting.replace("\(root)/app.git/main/shared/a.json", with: "a")
    try link("app.git/main/content/a.json", to: "../shared/a.json")
    let content = try Folder(path: "\(root)/app.git/main/content").bounded
    #expect(try text(content.file("a.json")) == "a")
    try link("app", to: "app.git")
    for path in ["app/main/content", "app/main/content/a.json"] {
      #expect(throws: Never.self) { try Folder.refuseOutsideLinks(on: "\(root)/\(path)") }
    }
    #expect(isRefused { try Folder.refuseOutsideLinks(on: "\(root)/app/HEAD") })
  }

  @Test
  func `a path that a file names stays in the repository`() throws {
    try link("repository/shared/out.json", to: "../../outside/a.json")
    try FileWriting.replace("\(root)/repository/.git/config", with: "secret")
    let content = try content()
    #expect(try text(content.reference(to: "../shared/a.json")) == "repository/shared/a.json")
    let shared = try content.reference(to: "../shared/a.json").folder
    for path in ["../../outside/a.json", "../.git/config", "../shared/out.json"] {
      #expect(isRefused { _ = try text(content.reference(to: path)) }, "\(path)")
      #expect(isRefused { _ = try text(shared.reference(to: path)) }, "\(path)")
    }
    // What has no border has none for what it names.
    let alone = try Folder(path: "\(root)/outside/folder").bounded
    #expect(try text(alone.reference(to: "../a.json")) == "outside/a.json")
  }

  @Test
  func `a folder lies in those around it, whatever its path says`() throws {
    let content = try content()
    #expect(content.lies(in: content))
    #expect(try content.folder("inner").lies(in: content))
    #expect(try !Folder(path: "\(root)/repository/content/../shared").lies(in: content))
  }
}
