import Foundation
import SeedSimulation
import Testing

/// Inputs and the output that each must give, byte for byte. New output is written under SEED_RECORD=1, and
/// read by a person before it is committed.
struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  static let names = [
    "geocue.priority", "geocue.plans", "geocue.story", "pressure.calls", "pressure.story",
    "pressure.onboarding",
    "egofix.calls", "egofix.story",
  ]

  private static func product(of name: String) throws -> ReplayName {
    try #require(ReplayName(rawValue: String(name.prefix { $0 != "." })))
  }

  @Test(arguments: names)
  func `the input gives the recorded output`(name: String) throws {
    let input = try String(contentsOf: Self.folder.appending(path: "\(name).jsonl"), encoding: .utf8)
    var output = ""
    for line in try Replayed(input, product: Self.product(of: name)).lines where !line.contains("\"bundle\"")
    { output += line + "\n" }
    let file = Self.folder.appending(path: "\(name).out.jsonl")
    if ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" {
      try output.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(output == expected, "recorded with SEED_RECORD=1 swift test --filter SeedSimulationTests")
  }

  @Test(arguments: names)
  func `pieces of any size give the same bytes`(name: String) throws {
    let input = try String(contentsOf: Self.folder.appending(path: "\(name).jsonl"), encoding: .utf8)
    let whole = try Replayed(input, product: Self.product(of: name))
    for byteCount in [1, 7, 64, 1_000] {
      #expect(
        try Replayed(input, product: Self.product(of: name), pieceByteCount: byteCount).lines == whole.lines
      )
    }
    #expect(
      try Replayed(input.replacing("\n", with: "\r\n"), product: Self.product(of: name)).lines == whole.lines
    )
    #expect(try Replayed(String(input.dropLast()), product: Self.product(of: name)).lines == whole.lines)
  }
}
