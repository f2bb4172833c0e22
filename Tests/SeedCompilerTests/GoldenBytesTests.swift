import BundleSamples
import Foundation
import SeedCompiler
import Testing

@Suite struct GoldenBytesTests {
  /// The bytes are the format: a change here is a change of the format, and needs a new version or a reason.
  @Test func `a small bundle has the bytes it has always had`() throws {
    let dump = hexDump(try BundleWriter.write(.small))
    let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/small.hex")
    if ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(dump.utf8).write(to: golden)
    }
    let expected = try? String(contentsOf: golden, encoding: .utf8)
    #expect(dump == expected, "recorded with SEED_RECORD=1 swift test --filter GoldenBytesTests")
  }
}
