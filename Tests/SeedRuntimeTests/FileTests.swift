import BundleSamples
import Foundation
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

@Suite struct FileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a mapped bundle reads like one in memory`() throws {
    let path = try folder.replace("a.seedbundle", with: BundleWriter.write(.rich))
    let bundle = try SeedBundle.open(mapping: path, verifying: .everything)
    bundle.readEverything()
    #expect(bundle.fixes.count == BundleContent.rich.fixes.count)
    // The mapping stays when the name goes.
    try FileManager.default.removeItem(atPath: path)
    bundle.readEverything()
  }

  @Test func `a missing file is named`() {
    let path = folder.path(of: "nothing")
    #expect(throws: BundleError.notFound(path: path)) { try SeedBundle.open(path: path) }
  }

  @Test func `a directory is no bundle`() {
    let path = folder.path
    #expect(throws: BundleError.unreadable(path: path, reason: "it is a directory")) {
      try SeedBundle.open(path: path)
    }
  }

  @Test func `a file of zero bytes is no bundle`() throws {
    let path = try folder.replace("empty", with: [])
    #expect(throws: BundleError.truncated(expected: 128, found: 0)) { try SeedBundle.open(path: path) }
  }

  @Test func `a device is no bundle, and is not waited for`() {
    #expect(throws: BundleError.unreadable(path: "/dev/null", reason: "it is not a regular file")) {
      try SeedBundle.open(path: "/dev/null")
    }
  }

  @Test func `links that lead in a circle are refused`() throws {
    let path = folder.path(of: "loop")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    let error = #expect(throws: BundleError.self) { try SeedBundle.open(path: path) }
    guard case .unreadable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a mapped bundle's checksum is checked on demand only`() throws {
    var bytes = try BundleWriter.write(.small)
    // The last byte of the file belongs to the provenance's text, which nothing else reads.
    bytes[bytes.count - 1] ^= 1
    let path = try folder.replace("damaged", with: bytes)
    let bundle = try SeedBundle.open(mapping: path)
    #expect(bundle.bug(id: .sample(1)) != nil)
    #expect(throws: BundleError.self) { try SeedBundle.open(mapping: path, verifying: .checksum) }
    #expect(throws: BundleError.self) { try SeedBundle.open(path: path) }
    #expect(throws: BundleError.self) { try bundle.verify() }
  }
}
