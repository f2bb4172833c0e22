import Foundation

/// The files of the package, found from this file's own place.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of a folder's JSON files, sorted.
  static func jsonFiles(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path)
      .filter { $0.hasSuffix(".json") }
      .sorted()
  }

  static var isRecording: Bool { ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" }

  /// Writes a generated file anew under SEED_RECORD=1; otherwise gives what stands there, nil for nothing.
  static func recordedText(_ path: String, _ text: String) throws -> String? {
    let url = root.appending(path: path)
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    return try? String(contentsOf: url, encoding: .utf8)
  }
}
