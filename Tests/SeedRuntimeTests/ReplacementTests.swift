import BundleSamples
import Foundation
import SeedCompiler
import SeedModel
import SeedRuntime
import Synchronization
import Testing

/// What becomes of a bundle whose file is tampered with while eight threads read it, each in a process of its
/// own.
@Suite struct ReplacementTests {
  @Test func `a bundle that was read survives whatever becomes of its file`() async {
    await #expect(processExitsWith: .success) {
      try Tampering { try SeedBundle.open(path: $0) }.run(Tampering.Step.allCases)
    }
  }

  @Test func `a mapped bundle survives that its file is removed or replaced by renaming`() async {
    await #expect(processExitsWith: .success) {
      try Tampering { try SeedBundle.open(mapping: $0) }.run([.rename, .remove])
    }
  }

  @Test func `a mapped bundle whose file is cut short ends the process, as its documentation warns`() async {
    await #expect(processExitsWith: .signal(SIGBUS)) {
      try Tampering { try SeedBundle.open(mapping: $0) }.run([.truncate])
    }
  }

  @Test func `a provider whose file is overwritten in place gives whole bundles only`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let whole = try BundleWriter.write(.rich)
      let path = try folder.replace("a.seedbundle", with: whole)
      let provider = try BundleProvider(path: path)
      let url = URL(filePath: path)
      let isDone = Atomic(false)
      let writer = Thread.detached {
        for round in 0..<300 {
          // In place, as `cp` does it: cut to nothing, then written.
          try? Data(whole.prefix(round % 3 == 0 ? 700 : whole.count)).write(to: url)
        }
        try? Data(whole).write(to: url)
        isDone.store(true, ordering: .releasing)
      }
      repeat {
        do { try provider.reloadIfChanged() } catch {}
        precondition(provider.current.fixes.count == BundleContent.rich.fixes.count, "a torn bundle")
      } while !isDone.load(ordering: .acquiring)
      writer.wait()
      try provider.current.verify()
    }
  }
}

/// Eight threads that read a bundle while its file is tampered with.
struct Tampering {
  enum Step: CaseIterable { case overwrite, truncate, rename, remove }

  let open: (String) throws -> SeedBundle

  func run(_ steps: [Step]) throws {
    // Bigger than what a processor keeps at hand of a file that is gone.
    var content = BundleContent.many(fixCount: 3_000)
    content.locale = "en_US"
    let bytes = try BundleWriter.write(content)
    let folder = try TemporaryFolder()
    let path = try folder.replace("a.seedbundle", with: bytes)
    let bundle = try open(path)
    let first = bundle.fixes.map { $0.prompt }
    let isDone = Atomic(false)
    let rounds = Atomic(0)
    let readers = (0..<8).map { _ in
      Thread.detached {
        repeat {
          precondition(bundle.fixes.map { $0.prompt } == first, "another record's text")
          rounds.add(1, ordering: .relaxed)
        } while !isDone.load(ordering: .acquiring)
      }
    }
    for step in steps {
      let url = URL(filePath: path)
      switch step {
      case .overwrite: try Data(repeating: 0xEE, count: bytes.count).write(to: url)
      case .truncate: precondition(truncate(path, 100) == 0, "the file cannot be cut")
      case .rename: try folder.replace("a.seedbundle", with: bytes.reversed())
      case .remove: try FileManager.default.removeItem(at: url)
      }
      // Every thread has read all of it since.
      let before = rounds.load(ordering: .relaxed)
      while rounds.load(ordering: .relaxed) < before + 16 { usleep(1_000) }
    }
    isDone.store(true, ordering: .releasing)
    for reader in readers { reader.wait() }
  }
}

extension Thread {
  /// Runs a closure on a thread of its own; the group is waited for.
  static func detached(_ body: @escaping @Sendable () -> Void) -> DispatchGroup {
    let group = DispatchGroup()
    group.enter()
    detachNewThread {
      body()
      group.leave()
    }
    return group
  }
}
