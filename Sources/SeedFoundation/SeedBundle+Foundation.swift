public import Foundation
public import SeedRuntime

extension SeedBundle {
  /// Opens the bundle in a file; it is read into memory.
  ///
  /// - Throws: `BundleError`, as `open(path:verifying:)` does; `unreadable` for a URL that names no file.
  public static func open(
    contentsOf url: URL,
    verifying: Verification = .structure
  ) throws(BundleError) -> SeedBundle {
    guard url.isFileURL else { throw .unreadable(path: url.absoluteString, reason: "it is no file") }
    return try open(path: url.path, verifying: verifying)
  }

  /// Opens a bundle that is in memory already; the bytes are copied.
  ///
  /// - Throws: `BundleError`, as `open(bytes:verifying:)` does.
  public static func open(
    data: Data,
    verifying: Verification = .structure
  ) throws(BundleError) -> SeedBundle {
    try open(bytes: Array(data), verifying: verifying)
  }

  /// Opens the bundle among a target's resources: `SeedBundle.open(resource: "content", in: .module)`.
  ///
  /// - Parameters:
  ///   - name: the file's name without its ending, `.seedbundle`.
  ///   - resources: the app's or the target's resources.
  /// - Throws: `BundleError`; `notFound` where the resources have no such file.
  public static func open(
    resource name: String = "content",
    in resources: Bundle,
    verifying: Verification = .structure
  ) throws(BundleError) -> SeedBundle {
    guard let url = resources.url(forResource: name, withExtension: "seedbundle") else {
      throw .notFound(path: "\(resources.bundlePath)/\(name).seedbundle")
    }
    return try open(contentsOf: url, verifying: verifying)
  }
}
