import SeedLayout
import SeedModel
import SeedPlatform

/// A compiled body of content, mapped into memory and read in place.
///
/// Lookups give handles, which are integers; accessors read single fields through them, and typed models are
/// made only when asked for. Whatever the file holds, nothing is read outside it: an accessor that meets a
/// damaged field gives nil, an empty text or an empty run, as it says; one that makes a model throws.
///
/// Any number of threads may use a bundle. A file that is mapped must be replaced by renaming another over it,
/// as `seedtool compile` does: cut short in place, its memory goes, and with it the process.
public final class SeedBundle: Sendable {
  /// How much of a bundle is checked when it is opened.
  public enum Verification: Hashable, Sendable {
    /// Header and section table; the whole content's checksum too up to ``SeedBundle/checksumByteCount``.
    case structure
    /// Header, section table and the whole content's checksum.
    case checksum
    /// All that ``SeedBundle/verify()`` checks.
    case everything
  }

  /// Up to this many bytes the whole content's checksum is always checked: 4 MiB.
  public static let checksumByteCount = 4 << 20

  /// What the header says.
  public let info: BundleInfo
  /// The section table, unknown sections included.
  public let sections: [BundleSection]
  /// The plural rules of the bundle's locale; nil for a locale without any.
  let pluralRules: PluralRules?
  let countFormat: CountFormat
  let storage: BundleStorage
  @usableFromInline let tables: BundleTables

  private init(_ storage: BundleStorage, verifying: Verification) throws(BundleError) {
    let bytes = unsafe storage.bytes
    let checksums = verifying != .structure || bytes.count <= SeedBundle.checksumByteCount
    let structure = try unsafe BundleStructure(bytes, checksums: checksums)
    info = structure.header
    sections = structure.sections
    tables = structure.tables
    pluralRules = PluralRules(locale: info.locale)
    countFormat = CountFormat(locale: info.locale)
    self.storage = storage
    if verifying == .everything { try verify() }
  }

  /// Opens the bundle at a path.
  ///
  /// - Throws: ``BundleError``: the file is missing or no regular file, is no bundle or one of another version
  ///   or byte order, was cut short, or is damaged.
  /// - Complexity: O(sections), O(bytes) where the checksum is checked. Small bundles are read once, large ones
  ///   page by page as they are used.
  public static func open(
    path: String,
    verifying: Verification = .structure
  ) throws(BundleError) -> SeedBundle {
    let mapping: (bytes: UnsafeRawBufferPointer, identity: FileIdentity)
    do throws(FileMappingError) {
      unsafe mapping = try FileMapping.map(path: path) { $0 <= checksumByteCount ? .whole : .random }
    } catch {
      throw error.isNotFound ? .notFound(path: path) : .unreadable(path: path, reason: error.message)
    }
    let storage = unsafe BundleStorage(mapping: mapping.bytes, identity: mapping.identity)
    return try SeedBundle(storage, verifying: verifying)
  }

  /// Opens a bundle that is in memory already; the bytes are copied.
  ///
  /// - Throws: ``BundleError`` as ``open(path:verifying:)`` does, but for the file's own.
  /// - Complexity: O(`bytes.count`).
  public static func open(
    bytes: [UInt8],
    verifying: Verification = .structure
  ) throws(BundleError) -> SeedBundle {
    try SeedBundle(BundleStorage(copying: bytes), verifying: verifying)
  }
}
