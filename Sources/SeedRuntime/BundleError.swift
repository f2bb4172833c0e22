public import SeedModel
import SeedFiles

/// Why a bundle cannot be opened or read.
public enum BundleError: Error, Hashable, Sendable {
  /// The file cannot be opened, read or mapped; the reason is in the system's words.
  case unreadable(path: String, reason: String)
  /// There is no file.
  case notFound(path: String)
  /// The file is shorter than its header, or than its header says.
  case truncated(expected: Int, found: Int)
  /// The file is longer than its header says.
  case overlong(expected: Int, found: Int)
  /// The file does not begin like a bundle; carries its first eight bytes as a little-endian word.
  case notABundle(found: UInt64)
  /// The file was written in the other byte order.
  case otherEndianness
  /// The file has a format version that this reader does not read.
  case unsupportedVersion(found: Int, supported: Int)
  /// The file uses features that this reader does not know; carries all their bits.
  case unsupportedFeatures(found: UInt32)
  /// The file has a section that this reader does not know and must.
  case unknownRequiredSection(id: UInt32)
  /// A section that every bundle has is not there.
  case missingSection(id: UInt32)
  /// The bytes are not the ones that were written.
  case checksumMismatch(expected: UInt64, found: UInt64)
  /// The content is not what the header says, though the checksum fits.
  case digestMismatch(expected: ContentDigest, found: ContentDigest)
  /// A field holds what it must not; carries the field's 0-based offset into the file.
  case malformed(offset: Int, expected: String, found: String)
  /// A handle refers to a record that this bundle does not have: it is another bundle's.
  case noSuchRecord(kind: String, index: Int)
}

extension BundleError {
  init(_ error: FileMappingError, path: String) {
    self = error.isNotFound ? .notFound(path: path) : .unreadable(path: path, reason: error.message)
  }
}

extension BundleError: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .notFound(let path): "there is no file \(path)"
    case .truncated(let expected, let found): "cut short: \(expected) bytes expected, \(found) found"
    case .overlong(let expected, let found): "too long: \(expected) bytes expected, \(found) found"
    case .notABundle(let found): "not a bundle: it begins with \(hexadecimal(found.byteSwapped))"
    case .otherEndianness: "written in the other byte order"
    case .unsupportedVersion(let found, let supported):
      "format version \(found); this reader reads versions from \(supported) on"
    case .unsupportedFeatures(let found):
      "features that this reader does not know: \(hexadecimal(UInt64(found)))"
    case .unknownRequiredSection(let id): "section \(id), which this reader does not know and must"
    case .missingSection(let id): "section \(id) is missing"
    case .checksumMismatch(let expected, let found):
      "damaged: checksum \(hexadecimal(expected)) expected, \(hexadecimal(found)) found"
    case .digestMismatch(let expected, let found):
      "content digest \(expected) expected, \(found) found"
    case .malformed(let offset, let expected, let found):
      "malformed at byte \(offset): \(expected) expected, \(found) found"
    case .noSuchRecord(let kind, let index): "no record \(index) in the section \(kind)"
    }
  }

  private func hexadecimal(_ word: UInt64) -> String { "0x" + String(word, radix: 16) }
}
