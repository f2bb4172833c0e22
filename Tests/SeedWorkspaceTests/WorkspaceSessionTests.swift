import Foundation
import SeedDiagnostics
import SeedFiles
import SeedPlatform
import SeedWorkspace
import Testing

@Suite struct WorkspaceSessionTests {
  /// The editions of a session, as they come.
  private final class Editions: Sendable {
    private let all = Lock<[WorkspaceSession.Edition]>([])

    func append(_ edition: WorkspaceSession.Edition) { all.withLock { $0.append(edition) } }
    var revisions: [Int] { all.withLock { $0.map(\.revision) } }

    /// Waits until an edition is as it should be.
    func wait(for what: (WorkspaceSession.Edition) -> Bool) -> WorkspaceSession.Edition? {
      for _ in 0..<2000 {
        if let found = all.withLock({ $0.last(where: what) }) { return found }
        usleep(10_000)
      }
      return nil
    }
  }

  private func hasUnknownBug(_ edition: WorkspaceSession.Edition) -> Bool {
    (try? edition.outcome.get())?.findings.all.contains { $0.rule == "identity/unknown-bug" } ?? false
  }

  private static let broken = ContentFolder.fixes.replacingOccurrences(of: "need-to-be-busy", with: "busy")

  @Test func `Changes in a row are one check, of the newest state`() throws {
    let content = try ContentFolder()
    let editions = Editions()
    let session = try #require(WorkspaceSession(Workspace(content.folder)) { editions.append($0) })
    _ = try #require(editions.wait { $0.revision == 0 })
    for _ in 0..<50 {
      session.change { $0.setBuffer("fixes.json", to: "[".utf8) }
      session.change { $0.setBuffer("fixes.json", to: Self.broken.utf8) }
    }
    let last = try #require(editions.wait { $0.revision == 100 })
    #expect(hasUnknownBug(last))
    #expect(session.revision == 100)
    #expect(session.latest?.revision == 100)
    #expect(editions.revisions == editions.revisions.sorted())
    // A slow machine may look in between, not a hundred times.
    #expect(editions.revisions.count < 20)
  }

  @Test func `A check begins before the pause is over, and is told only then`() throws {
    let content = try ContentFolder()
    let editions = Editions()
    let session = try #require(
      WorkspaceSession(Workspace(content.folder), pause: 1_000_000) { editions.append($0) }
    )
    _ = try #require(editions.wait { $0.revision == 0 })
    for revision in 1...2 {
      session.change { $0.setBuffer("fixes.json", to: Self.broken.utf8) }
      for _ in 0..<2000 where session.latest?.revision != revision { usleep(10_000) }
      #expect(session.latest?.revision == revision)
    }
    #expect(editions.revisions == [0])
  }

  @Test func `The configuration that another one extends is watched, and where it is not there yet`() throws {
    let content = try ContentFolder()
    let house = content.url.appendingPathExtension("house")
    defer { try? FileManager.default.removeItem(at: house) }
    let path = "../\(house.lastPathComponent)/seedtool.json"
    try content.write("seedtool.json", #"{"version": "1.0.0", "locale": "en_US", "extends": "\#(path)"}"#)
    let editions = Editions()
    let session = try #require(
      WorkspaceSession(Workspace(content.folder), pause: 10, diskInterval: 20) { editions.append($0) }
    )
    func waits(_ severity: Severity?) -> Bool {
      editions.wait { edition in
        guard edition.revision == session.revision, let run = try? edition.outcome.get() else { return false }
        return run.findings.all.first { $0.rule == "quota/bug-count" }?.severity == severity
      } != nil
    }
    _ = try #require(editions.wait { _ in true })
    try FileManager.default.createDirectory(at: house, withIntermediateDirectories: true)
    for severity in [Severity.error, .note, nil] {
      let text = #"{"rules": {"quota/bug-count": {"severity": "\#(severity.map { "\($0)" } ?? "off")"}}}"#
      try Data(text.utf8).write(to: house.appending(path: "seedtool.json"), options: .atomic)
      #expect(waits(severity))
    }
  }

  @Test func `The files that settings come from are watched`() throws {
    let content = try ContentFolder()
    let file = content.url.appendingPathExtension("settings")
    defer { try? FileManager.default.removeItem(at: file) }
    let editions = Editions()
    let session = try #require(
      WorkspaceSession(
        Workspace(content.folder),
        settingsFiles: [file.path],
        settings: { () throws(RunError) in
          guard FileSystem.isMissing(file.path) else { throw .world(path: "settings", message: "odd") }
          return CheckSettings()
        },
        pause: 10,
        diskInterval: 20
      ) { editions.append($0) }
    )
    _ = try #require(editions.wait { (try? $0.outcome.get()) != nil })
    try Data().write(to: file)
    #expect(editions.wait { (try? $0.outcome.get()) == nil } != nil)
    withExtendedLifetime(session) {}
  }

  @Test func `A file that takes a while to be saved is checked when it is whole`() throws {
    let content = try ContentFolder()
    let editions = Editions()
    let session = try #require(
      WorkspaceSession(Workspace(content.folder), pause: 1500, diskInterval: 20) { editions.append($0) }
    )
    _ = try #require(editions.wait { _ in true })
    for length in [0, 10, 40] {
      try content.write("fixes.json", String(Self.broken.prefix(length)))
      usleep(300_000)
    }
    try content.write("fixes.json", Self.broken)
    _ = try #require(editions.wait(for: hasUnknownBug))
    #expect(editions.revisions.count == 2)
    withExtendedLifetime(session) {}
  }

  @Test func `A folder that goes on changing is checked meanwhile`() throws {
    let content = try ContentFolder()
    let editions = Editions()
    let session = try #require(
      WorkspaceSession(Workspace(content.folder), pause: 200, diskInterval: 20) { editions.append($0) }
    )
    _ = try #require(editions.wait { _ in true })
    var turn = 0
    while editions.revisions.count < 2, turn < 1000 {
      turn += 1
      try content.write("fixes.json", Self.broken + String(repeating: "\n", count: turn))
      usleep(20_000)
    }
    #expect(editions.revisions.count >= 2)
    withExtendedLifetime(session) {}
  }

  @Test func `A file that changes on disk is checked again, and a folder put in the place of another`() throws
  {
    let content = try ContentFolder()
    let editions = Editions()
    let session = try #require(
      WorkspaceSession(Workspace(content.folder), pause: 10, diskInterval: 20) { editions.append($0) }
    )
    _ = try #require(editions.wait { _ in true })
    #expect(!hasUnknownBug(try #require(session.latest)))
    try content.write("fixes.json", Self.broken)
    _ = try #require(editions.wait(for: hasUnknownBug))
    let old = content.url.appendingPathExtension("old")
    try FileManager.default.moveItem(at: content.url, to: old)
    defer { try? FileManager.default.removeItem(at: old) }
    try FileManager.default.createDirectory(at: content.url, withIntermediateDirectories: true)
    for name in ["bugs.json", "micro_education.json", "seedtool.json"] {
      try FileManager.default.copyItem(at: old.appending(path: name), to: content.url.appending(path: name))
    }
    let missing = editions.wait {
      (try? $0.outcome.get())?.findings.all.contains { $0.rule == "shape/missing-file" } ?? false
    }
    #expect(missing != nil)
  }
}
