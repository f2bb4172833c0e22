import Foundation
import Testing

/// What the services stand on.
struct ServiceImportTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardized
  static let modules = [
    "ServiceKernel", "ServiceCopy", "ServiceStore", "EgoFixServices", "PressureServices", "GeoCueServices",
    "SeedRuntime", "SeedModel", "SeedLayout", "CivilTime", "SeededRandom", "PlainJSON", "SeedFiles",
  ]
  private static let libraries = [
    "CSQLite", "Dispatch", "Observation", "Synchronization", "Glibc", "Musl", "Darwin",
  ]

  private static let levels = ["public", "package", "internal", "private", "fileprivate"]

  @Test(arguments: modules)
  func `a service imports nothing that reaches a network or draws a screen`(module: String) throws {
    let folder = Self.sources.appending(path: module)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || Self.levels.contains(String($0)) }
        guard words.first == "import", let name = words.dropFirst().first else { continue }
        #expect((Self.modules + Self.libraries).contains(String(name)), "\(file) imports \(name)")
      }
    }
  }
}
