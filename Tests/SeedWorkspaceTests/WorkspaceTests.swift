import Foundation
import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace
import Testing

@Suite struct WorkspaceTests {
  private static let broken = ContentFolder.fixes.replacingOccurrences(of: "need-to-be-busy", with: "busy")

  /// What a check found, without the places, which the path of a buffer is part of.
  private func findings(_ workspace: Workspace) throws -> [Diagnostic] { try workspace.check().findings.all }

  @Test func `A buffer is checked as the file with its bytes would be`() throws {
    let content = try ContentFolder()
    var workspace = Workspace(try content.folder)
    let clean = try findings(workspace)
    #expect(!clean.contains { $0.rule == "identity/unknown-bug" })
    workspace.setBuffer("fixes.json", to: Self.broken.utf8)
    let buffered = try findings(workspace)
    #expect(buffered.contains { $0.rule == "identity/unknown-bug" })
    try content.write("fixes.json", Self.broken)
    #expect(try findings(Workspace(content.folder)) == buffered)
    workspace.removeBuffer("fixes.json")
    #expect(try findings(workspace) == buffered)
    try content.write("fixes.json", ContentFolder.fixes)
    #expect(try findings(workspace) == clean)
  }

  @Test func `A buffer may stand for a file that is not there yet`() throws {
    let content = try ContentFolder()
    var workspace = Workspace(try content.folder)
    workspace.setBuffer("suppressions.json", to: "[{".utf8)
    workspace.setBuffer("notes.json", to: "[{".utf8)
    workspace.setBuffer("deep/down/fixes.json", to: "[{".utf8)
    let buffered = try findings(workspace)
    try content.write("suppressions.json", "[{")
    #expect(try findings(Workspace(content.folder)) == buffered)
    #expect(buffered.contains { $0.rule == .invalidJSON })
  }

  @Test func `Files that are named alone give their own findings, and their buffers too`() throws {
    let content = try ContentFolder()
    var workspace = Workspace(try content.folder, naming: ["bugs.json"])
    workspace.setBuffer("fixes.json", to: Self.broken.utf8)
    let run = try workspace.check()
    #expect(run.elsewhereCount > 0)
    #expect(run.findings.all.allSatisfy { $0.place?.fileIndex == run.catalog.fileIndex(of: .bugs) })
  }

  @Test func `A look at the disk tells changes, new files and removed ones`() throws {
    let content = try ContentFolder()
    let workspace = Workspace(try content.folder)
    var states = [workspace.diskState()]
    #expect(workspace.diskState() == states[0])
    try content.write("fixes.json", ContentFolder.fixes + " ")
    states.append(workspace.diskState())
    try content.write("retired.json", "[]")
    states.append(workspace.diskState())
    try content.write("notes.jsonc", "")
    states.append(workspace.diskState())
    try FileManager.default.removeItem(at: content.url.appending(path: "bugs.json"))
    states.append(workspace.diskState())
    #expect(Set(states).count == states.count)
  }

  @Test func `A look tells a file of the same length whose time was set back`() throws {
    let content = try ContentFolder()
    let workspace = Workspace(try content.folder)
    let path = content.url.appending(path: "fixes.json").path
    let time = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)]
    try FileManager.default.setAttributes(time, ofItemAtPath: path)
    let state = workspace.diskState()
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data(ContentFolder.fixes.replacing("need", with: "want").utf8))
    try handle.close()
    try FileManager.default.setAttributes(time, ofItemAtPath: path)
    #expect(workspace.diskState() != state)
  }

  @Test func `A folder that was moved away is an error, and no longer when it is back`() throws {
    let content = try ContentFolder()
    var workspace = Workspace(try content.folder)
    let state = workspace.diskState()
    let away = content.url.appendingPathExtension("away")
    try FileManager.default.moveItem(at: content.url, to: away)
    workspace.reopen()
    #expect(workspace.diskState() != state)
    #expect(throws: RunError.self) { try workspace.check() }
    try FileManager.default.moveItem(at: away, to: content.url)
    workspace.reopen()
    #expect(workspace.diskState() == state)
    _ = try workspace.check()
  }

  @Test func `Single files that were moved away are an error`() throws {
    let content = try ContentFolder()
    var workspace = Workspace(
      try ContentPath.references([content.url.appending(path: "fixes.json").path])
    )
    let away = content.url.appendingPathExtension("away")
    try FileManager.default.moveItem(at: content.url, to: away)
    defer { try? FileManager.default.removeItem(at: away) }
    workspace.reopen()
    #expect(throws: RunError.self) { try workspace.check() }
  }

  @Test func `A folder without content is an error, not a clean check`() throws {
    let content = try ContentFolder()
    let empty = content.url.appending(path: "empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let workspace = Workspace(try Folder(path: empty.path))
    #expect(throws: RunError.self) { try workspace.check() }
  }
}
