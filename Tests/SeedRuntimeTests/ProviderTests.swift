import BundleSamples
import Foundation
import SeedCompiler
import SeedModel
import SeedRuntime
import Synchronization
import Testing

@Suite struct ProviderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(patch: UInt32) throws -> [UInt8] {
    var content = BundleContent.small
    content.version.patch = patch
    content.fixes[0].number = Int(patch) + 1
    return try BundleWriter.write(content)
  }

  @Test func `a replaced file is taken up, and the old bundle stays readable`() throws {
    let path = try folder.replace("a.seedbundle", with: bytes(patch: 1))
    let provider = try BundleProvider(path: path)
    #expect(try !provider.reloadIfChanged())
    let old = provider.current
    try folder.replace("a.seedbundle", with: bytes(patch: 2))
    #expect(provider.current === old)
    #expect(try provider.reloadIfChanged())
    #expect(try !provider.reloadIfChanged())
    #expect(provider.current.info.contentVersion.patch == 2)
    #expect(old.info.contentVersion.patch == 1)
    #expect(old.fix(number: 2) != nil)
  }

  @Test func `a bad file leaves the old bundle, until a good one comes`() throws {
    let path = try folder.replace("a.seedbundle", with: bytes(patch: 1))
    let provider = try BundleProvider(path: path)
    var damaged = try bytes(patch: 2)
    damaged[damaged.count / 2] ^= 0xFF
    try folder.replace("a.seedbundle", with: damaged)
    for _ in 0..<2 {
      #expect(throws: BundleError.self) { try provider.reloadIfChanged() }
      #expect(provider.current.info.contentVersion.patch == 1)
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: BundleError.notFound(path: path)) { try provider.reloadIfChanged() }
    try folder.replace("a.seedbundle", with: bytes(patch: 3))
    #expect(try provider.reloadIfChanged())
    #expect(provider.current.info.contentVersion.patch == 3)
  }

  @Test func `readers on other threads always see one whole bundle`() throws {
    let path = try folder.replace("a.seedbundle", with: bytes(patch: 0))
    let provider = try BundleProvider(path: path)
    let isDone = Atomic(false)
    let faultCount = Atomic(0)
    let readers = DispatchGroup()
    for _ in 0..<4 {
      Thread.detachNewThread(in: readers) {
        repeat {
          let bundle = provider.current
          let number = Int(bundle.info.contentVersion.patch) + 1
          let fix = bundle.fix(number: number)
          let prompt = fix.map { bundle.string(bundle.prompt(of: $0)) }
          if prompt != BundleContent.small.fixes[0].prompt || bundle.fix(id: .sample(2)) != fix {
            faultCount.add(1, ordering: .relaxed)
          }
          do { try provider.reloadIfChanged() } catch { faultCount.add(1, ordering: .relaxed) }
        } while !isDone.load(ordering: .acquiring)
      }
    }
    for patch in 1...100 { try folder.replace("a.seedbundle", with: bytes(patch: UInt32(patch))) }
    isDone.store(true, ordering: .releasing)
    readers.wait()
    #expect(faultCount.load(ordering: .relaxed) == 0)
    try provider.reloadIfChanged()
    #expect(provider.current.info.contentVersion.patch == 100)
  }
}

extension Thread {
  /// Runs a closure on a thread of its own, which a group waits for.
  fileprivate static func detachNewThread(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    detachNewThread {
      body()
      group.leave()
    }
  }
}
