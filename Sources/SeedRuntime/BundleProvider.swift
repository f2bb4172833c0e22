import SeedFiles

/// Keeps the bundle at a path at hand, and takes up its successor when the file is replaced.
///
/// Readers that hold the old bundle go on with it; it goes when the last of them lets go.
public final class BundleProvider: Sendable {
  /// The file that is looked at.
  public let path: String
  /// How much of a new bundle is checked.
  public let verification: SeedBundle.Verification
  private let bundle: Lock<SeedBundle>
  /// How many files have been taken up. Held while a new one is opened: of two threads that find one, the
  /// second waits and finds it done. (An empty value would have the lock's own address, which ThreadSanitizer
  /// takes for a race.)
  private let reloadCount = Lock(0)

  /// Opens the bundle at a path.
  ///
  /// - Throws: ``BundleError``, as ``SeedBundle/open(path:verifying:)`` does.
  public init(path: String, verifying verification: SeedBundle.Verification = .checksum) throws(BundleError) {
    self.path = path
    self.verification = verification
    bundle = Lock(try SeedBundle.open(path: path, verifying: verification))
  }

  /// The bundle that was last opened; no file is looked at.
  ///
  /// - Complexity: O(1), a lock and a reference count.
  public var current: SeedBundle { bundle.withLock { $0 } }

  /// Opens the file again if another stands at the path, by device, inode, size and time of change.
  ///
  /// - Returns: whether there is a new bundle.
  /// - Throws: ``BundleError`` if there is no file or no sound one; the old bundle stays, and the next call
  ///   tries again.
  /// - Complexity: one `stat` where nothing has changed.
  @discardableResult
  public func reloadIfChanged() throws(BundleError) -> Bool {
    let found = try identity()
    guard found != current.storage.identity else { return false }
    return try reloadCount.withLock { (count) throws(BundleError) in
      // Another thread may have been here first; and the file is looked at again, not to undo its work.
      guard try identity() != current.storage.identity else { return false }
      let replacement = try SeedBundle.open(path: path, verifying: verification)
      bundle.withLock { $0 = replacement }
      count &+= 1
      return true
    }
  }

  private func identity() throws(BundleError) -> FileIdentity {
    do throws(FileMappingError) { return try FileMapping.identity(path: path) } catch {
      throw BundleError(error, path: path)
    }
  }
}
