extension Identity {
  /// What a piece of text is when it is read as a UUID.
  public enum Reading: Hashable, Sendable {
    /// Lower case and hyphenated 8-4-4-4-12.
    case canonical(Identity)
    /// A UUID written another way: upper case, without hyphens, in braces, or as a URN.
    case notCanonical(Identity)
    /// Not 32 hexadecimal digits in any of the known spellings.
    case malformed
  }

  /// Reads UTF-8 text as a UUID.
  ///
  /// - Complexity: O(`text.count`), at most 45 bytes are looked at.
  public static func read(_ text: some RandomAccessCollection<UInt8>) -> Reading {
    guard (32...45).contains(text.count) else { return .malformed }
    var high: UInt64 = 0
    var low: UInt64 = 0
    var digitCount = 0
    var isCanonical = text.count == 36
    for byte in body(of: text) {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        digit = byte - UInt8(ascii: "A") + 10
        isCanonical = false
      case UInt8(ascii: "-"):
        guard [8, 12, 16, 20].contains(digitCount) else { return .malformed }
        continue
      default: return .malformed
      }
      if digitCount < 16 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
      digitCount += 1
      if digitCount > 32 { return .malformed }
    }
    guard digitCount == 32 else { return .malformed }
    let identity = Identity(high: high, low: low)
    return isCanonical ? .canonical(identity) : .notCanonical(identity)
  }

  /// The identity that canonical text names, or nil for any other text.
  public init?(_ text: String) {
    guard case .canonical(let identity) = Identity.read(Array(text.utf8)) else { return nil }
    self = identity
  }

  private static func body<Text: RandomAccessCollection<UInt8>>(of text: Text) -> Text.SubSequence {
    if text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") {
      return text.dropFirst().dropLast()
    }
    if text.count > 36, text.starts(with: "urn:uuid:".utf8) { return text.dropFirst(9) }
    return text[...]
  }
}
