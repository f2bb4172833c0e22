/// Why a time zone cannot be had.
public enum ZoneError: Error, Hashable, Sendable {
  /// No zone has this name.
  case unknown(String)
  /// A name with parts that no zone's name has: empty, too long, `..`, or other than letters, digits, `_-+`.
  case badIdentifier(String)
  /// The zone's file cannot be read; carries the system's reason.
  case unreadable(String, reason: String)
  /// The file does not begin as a TZif file does.
  case notTZif
  /// A TZif version other than 1…4; carries its byte.
  case version(UInt8)
  /// The file ends before its parts do.
  case truncated(expected: Int, found: Int)
  /// A count in the file's header that no zone has.
  case count(String, found: Int)
  /// Transitions that do not ascend.
  case unsorted
  /// A type that the file does not have is referred to.
  case typeIndex(Int)
  /// An offset of 26 hours or more.
  case offset(Int)
  /// The file counts leap seconds, as those under `right/` do, and Unix time does not.
  case leapSeconds
  /// The line with the recurring rule is not one.
  case rule(String)
}

extension ZoneError: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .unknown(let name): "there is no time zone \(name)"
    case .badIdentifier(let name): "\(name) is no time zone's name"
    case .unreadable(let name, let reason): "the file of \(name) cannot be read: \(reason)"
    case .notTZif: "the file is no TZif file"
    case .version(let byte): "the file has TZif version byte \(byte); 1 to 4 are known"
    case .truncated(let expected, let found): "the file has \(found) bytes and needs \(expected)"
    case .count(let name, let found): "the file has \(found) \(name), which no zone has"
    case .unsorted: "the transitions do not ascend"
    case .typeIndex(let index): "type \(index) is referred to and is not there"
    case .offset(let offset): "an offset of \(offset) seconds is not below 26 hours"
    case .leapSeconds: "the file counts leap seconds"
    case .rule(let text): "\(text) is no recurring rule"
    }
  }
}
