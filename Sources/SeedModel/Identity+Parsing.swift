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
  /// Not generic on purpose: a generic reader is not specialised for callers in other modules and costs
  /// ten times as much.
  ///
  /// - Complexity: O(`text.count`), at most 45 bytes are looked at.
  package static func read(_ text: UnsafeBufferPointer<UInt8>) -> Reading {
    guard (32...45).contains(text.count) else { return .malformed }
    if text.count == 36, let identity = readCanonical(text) { return .canonical(identity) }
    if text[0] == UInt8(ascii: "{"), text[text.count - 1] == UInt8(ascii: "}") {
      return read(text, from: 1, to: text.count - 1, mayBeCanonical: false)
    }
    if text.count == 45, text.starts(with: "urn:uuid:".utf8) {
      return read(text, from: 9, to: text.count, mayBeCanonical: false)
    }
    return read(text, from: 0, to: text.count, mayBeCanonical: text.count == 36)
  }

  /// Reads canonical text, which nearly every id is, at a sixth of the general reader's cost.
  private static func readCanonical(_ text: UnsafeBufferPointer<UInt8>) -> Identity? {
    let hyphen = UInt8(ascii: "-")
    guard text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen else { return nil }
    // A byte that is no digit leaves a bit above the low four.
    var found: UInt8 = 0
    func digits(_ range: Range<Int>, after value: UInt64) -> UInt64 {
      var value = value
      for index in range {
        let digit = digitValues[Int(text[index])]
        found |= digit
        value = value << 4 | UInt64(digit)
      }
      return value
    }
    let high = digits(14..<18, after: digits(9..<13, after: digits(0..<8, after: 0)))
    let low = digits(24..<36, after: digits(19..<23, after: 0))
    return found < 16 ? Identity(high: high, low: low) : nil
  }

  /// For each byte the value of a lower-case hexadecimal digit, 255 for anything else.
  private static let digitValues: [UInt8] = (0...255).map { byte in
    switch byte {
    case 0x30...0x39: UInt8(byte - 0x30)
    case 0x61...0x66: UInt8(byte - 0x61 + 10)
    default: 255
    }
  }

  private static func read(
    _ text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    mayBeCanonical: Bool
  ) -> Reading {
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    var digitCount = 0
    var isCanonical = mayBeCanonical
    for index in start..<end {
      let byte = text[index]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        digit = byte - UInt8(ascii: "A") + 10
        isCanonical = false
      case UInt8(ascii: "-"):
        guard digitCount == 8 || digitCount == 12 || digitCount == 16 || digitCount == 20,
          text[index - 1] != UInt8(ascii: "-")
        else { return .malformed }
        continue
      default: return .malformed
      }
      if digitCount < 16 {
        halves.high = halves.high << 4 | UInt64(digit)
      } else {
        halves.low = halves.low << 4 | UInt64(digit)
      }
      digitCount += 1
      if digitCount > 32 { return .malformed }
    }
    guard digitCount == 32 else { return .malformed }
    let identity = Identity(high: halves.high, low: halves.low)
    return isCanonical ? .canonical(identity) : .notCanonical(identity)
  }

  /// The identity that canonical text names, or nil for any other text.
  public init?(_ text: String) {
    let reading = Array(text.utf8).withUnsafeBufferPointer { Identity.read($0) }
    guard case .canonical(let identity) = reading else { return nil }
    self = identity
  }
}
