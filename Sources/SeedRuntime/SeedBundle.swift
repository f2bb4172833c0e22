import SeedLayout
import SeedModel
import SeedFiles

/// A compiled body of content, read in place.
///
/// Lookups give handles, which are integers; accessors read single fields through them, views read through
/// properties, and typed models are made only when asked for. Whatever the file holds, nothing is read
/// outside it: an accessor that meets a damaged field gives nil, an empty text or an empty run, as it says;
/// one that makes a model throws.
///
/// Any number of threads may use a bundle.
public final class SeedBundle: Sendable {
  /// How much of a bundle is checked when it is opened.
  public enum Verification: Hashable, Sendable {
    /// Header, section table and the slices of every bug. Of a bundle that is read or copied also the whole
    /// content's checksum, and that lists and messages keep to themselves; of a mapped one the latter is
    /// checked when the first list or message is used.
    case structure
    /// All of that at once, of a mapped bundle too.
    case checksum
    /// All that ``SeedBundle/verify()`` checks.
    case everything
  }

  /// What the header says.
  public let info: BundleInfo
  /// The section table, unknown sections included.
  public let sections: [BundleSection]
  /// The plural rules of the bundle's locale; nil for a locale without any.
  let pluralRules: PluralRules?
  /// The rules' shortcut, where they have one.
  let pluralShortcut: PluralRules.Shortcut?
  let countFormat: CountFormat
  /// The counts below this are shown by ASCII digits alone.
  let plainCountEnd: Int
  let storage: BundleStorage
  @usableFromInline let tables: BundleTables
  /// What tells this bundle's handles from those of every other bundle of the process; never 0.
  @usableFromInline let stamp: UInt32
  /// Whether lists and messages were checked when the bundle was opened.
  private let isChecked: Bool
  /// What the check of lists and messages has found; nil before it.
  private let listFault = Lock<BundleError??>(nil)

  private static let lastStamp = Lock<UInt32>(0)

  private init(_ storage: BundleStorage, verifying: Verification) throws(BundleError) {
    let bytes = unsafe storage.bytes
    isChecked = !storage.isMapped || verifying != .structure
    let structure = try unsafe BundleStructure(bytes, checksums: isChecked)
    info = structure.header
    sections = structure.sections
    tables = structure.tables
    pluralRules = PluralRules(locale: info.locale)
    pluralShortcut = pluralRules?.shortcut
    countFormat = CountFormat(locale: info.locale)
    plainCountEnd = Int(clamping: countFormat.plainCountEnd)
    stamp = Self.lastStamp.withLock { last in
      last = last == .max ? 1 : last + 1
      return last
    }
    self.storage = storage
    try ListCheck.checkSlices(self)
    if isChecked { _ = try ListCheck(self) }
    if verifying == .everything { try verify() }
  }

  /// Opens the bundle at a path.
  ///
  /// The file is read into memory of its own: whatever becomes of it later, overwritten, cut short, removed,
  /// the bundle stays as it was. A file that is written while it is read is refused by its checksum.
  /// - Throws: ``BundleError``: the file is missing or no regular file, is no bundle or one of another
  ///   version or byte order, was cut short, or is damaged; or memory does not suffice for it.
  /// - Complexity: O(bytes): a copy, a checksum and a pass over all lists; 0.2 ms for some hundred kilobytes.
  public static func open(
    path: String,
    verifying: Verification = .structure
  ) throws(BundleError) -> SeedBundle {
    try SeedBundle(BundleStorage(reading: path), verifying: verifying)
  }

  /// Opens the bundle at a path without reading it: its pages are taken from the file as they are used.
  ///
  /// - Warning: As long as the bundle is in use the file must never be written or cut short in place, as `cp`
  ///   over it does: memory of a file that was cut short is gone, and touching it ends the process (SIGBUS);
  ///   a file that is overwritten changes texts under their readers. To replace it, rename another file over
  ///   it, as `seedtool compile` does; to remove it is harmless. An app's own resources are safe, a download
  ///   is not.
  /// - Throws: ``BundleError``, as ``open(path:verifying:)`` does.
  /// - Complexity: O(sections + bugs); O(bytes) where more is checked than the structure.
  public static func open(
    mapping path: String,
    verifying: Verification = .structure
  ) throws(BundleError) -> SeedBundle {
    try SeedBundle(BundleStorage(mapping: path), verifying: verifying)
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

extension SeedBundle {
  /// Throws unless every list and message keeps to itself, which is found once for a bundle.
  ///
  /// Whatever follows lists asks this first, so that no walk can take longer than the bundle has records.
  func checkLists() throws(BundleError) {
    if isChecked { return }
    let fault = listFault.withLock { known in
      if let known { return known }
      var fault: BundleError?
      do throws(BundleError) { _ = try ListCheck(self) } catch { fault = error }
      known = .some(fault)
      return fault
    }
    if let fault { throw fault }
  }

  /// Whether every list and message keeps to itself.
  @inline(__always)
  var hasSoundLists: Bool { isChecked || checkedLists() }

  @inline(never)
  private func checkedLists() -> Bool {
    do throws(BundleError) { try checkLists() } catch { return false }
    return true
  }

  /// Whether a handle is this bundle's own. In debug builds another bundle's is a trap, as it is a mistake of
  /// the program: records have other places in every bundle.
  @inlinable
  @inline(__always)
  func owns(_ stamp: UInt32) -> Bool {
    assert(stamp == self.stamp, "a handle was used on another bundle than the one that gave it out")
    return stamp == self.stamp
  }
}
