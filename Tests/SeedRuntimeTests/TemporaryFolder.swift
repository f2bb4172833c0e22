import Foundation

/// A folder that goes with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "seed-bundle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(of name: String) -> String { path + "/" + name }

  /// Writes a file as the compiler does: beside its place, then renamed over it.
  @discardableResult
  func replace(_ name: String, with bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(of: name)), options: .atomic)
    return path(of: name)
  }
}
