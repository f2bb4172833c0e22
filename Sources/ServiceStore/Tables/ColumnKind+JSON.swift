import CivilTime
import PlainJSON
import SeedModel

extension ColumnKind {
  /// A stored value in an export; nil for a value that is none of this kind.
  func json(_ value: StoreValue) -> JSONValue? {
    switch self {
    case .identity: Identity(stored: value).map { .string("\($0)") }
    case .integer: Int(stored: value).map { .integer($0) }
    case .flag: Bool(stored: value).map { .bool($0) }
    case .instant: Instant(stored: value).map { .string("\($0)") }
    case .date: CivilDate(stored: value).map { .string("\($0)") }
    case .text: String(stored: value).map { .string($0) }
    case .json: JSONValue(stored: value)
    case .bytes: [UInt8](stored: value).map { .string(Base64.text($0)) }
    }
  }

  /// What an export says of a value, as it is stored; nil for what is none of this kind.
  func value(_ json: JSONValue) -> StoreValue? {
    switch self {
    case .identity: json.string.flatMap { Identity($0) }?.stored
    case .integer: json.integer?.stored
    case .flag: json.bool?.stored
    case .instant: json.string.flatMap { Instant($0) }?.stored
    case .date: json.string.flatMap { CivilDate($0) }?.stored
    case .text: json.string?.stored
    case .json: json.stored
    case .bytes: json.string.flatMap { Base64.bytes($0) }?.stored
    }
  }
}

/// Bytes as text (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for digit in 0..<4 {
        text.append(digit <= group.count ? digits[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil for a text that ``text(_:)`` does not give.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, bitCount) = (0, 0)
    for digit in text.utf8 where digit != UInt8(ascii: "=") {
      guard let value = digits.firstIndex(of: digit) else { return nil }
      (bits, bitCount) = ((bits << 6 | value) & 0xFFFF, bitCount + 6)
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(bits >> bitCount & 0xFF))
      }
    }
    return self.text(bytes) == text ? bytes : nil
  }
}
