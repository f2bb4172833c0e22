package import SeedModel

/// Why some content cannot be written as a bundle.
///
/// Lint reports all of these but the size limits with their places in the files; here they keep a caller
/// that did not lint from writing a bundle that no reader would accept.
package enum BundleWriteError: Error, Hashable, Sendable {
  /// More records of a kind than the layout can number.
  case tooManyRecords(section: String, count: Int, limit: Int)
  /// More than 4 GiB of text.
  case tooMuchText
  /// A text has more bytes than readers accept.
  case textTooLong(beginning: String, limit: Int)
  /// Two records, live or retired, have one id.
  case duplicateIdentity(Identity)
  /// Two fixes, live or retired, have one number.
  case duplicateNumber(Int)
  /// Two of a kind have one name: products, voices of a product, keys of a product, entries of a key and
  /// voice, retired keys, source labels.
  case duplicateName(kind: String, name: String)
  /// A fix or tidbit refers to a bug that is not there.
  case unknownBug(Identity, record: String)
  /// A key or entry refers to a product, voice or key that is not there.
  case unknownName(kind: String, name: String)
  /// A number does not fit its field.
  case outOfRange(field: String, value: Int, record: String)
  /// A weight is infinite or no number.
  case notFinite(field: String, record: String)
  /// Plurals and selects lie deeper inside one another than readers follow.
  case messageTooDeep(key: String, limit: Int)
  /// The locale has no plural rules, or is too long for the header.
  case unsupportedLocale(String)
  /// So many entries fall into one place of a hash table that no table of bearable size would do.
  case collidingEntries(section: String)
}

extension BundleWriteError: CustomStringConvertible {
  /// One sentence, without a full stop.
  package var description: String {
    switch self {
    case .tooManyRecords(let section, let count, let limit):
      "\(count) records in the section \(section), of which a bundle holds at most \(limit)"
    case .tooMuchText: "more than 4 GiB of text"
    case .textTooLong(let beginning, let limit):
      "a text has more than \(limit) bytes; it begins with \(beginning)"
    case .duplicateIdentity(let id): "two records have the id \(id)"
    case .duplicateNumber(let number): "two fixes have the number \(number)"
    case .duplicateName(let kind, let name): "two \(kind) are named \(name)"
    case .unknownBug(let bug, let record): "\(record) refers to the unknown bug \(bug)"
    case .unknownName(let kind, let name): "there is no \(kind) named \(name)"
    case .outOfRange(let field, let value, let record): "\(field) of \(record) is \(value), out of range"
    case .notFinite(let field, let record): "\(field) of \(record) is not a finite number"
    case .messageTooDeep(let key, let limit):
      "a text of \(key) has more than \(limit) plurals and selects inside one another"
    case .unsupportedLocale(let locale): "there are no plural rules for the locale \(locale)"
    case .collidingEntries(let section): "too many entries of the section \(section) collide"
    }
  }
}
