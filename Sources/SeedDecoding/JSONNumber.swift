package import SeedSource

/// Reading a JSON number as what its field needs, exactly.
package enum JSONNumber {
  /// What a number is when a whole number is asked for.
  package enum IntegerReading: Hashable, Sendable {
    case value(Int)
    /// It has a fraction that is not zero.
    case notWhole
    /// It is whole, and beyond 64 bits.
    case outOfRange
  }

  /// Reads a number of valid JSON syntax as a whole number: `3`, `3.0`, `30e-1` and `0.3E1` are all 3.
  ///
  /// - Complexity: O(digits).
  package static func integer(_ text: UnsafeBufferPointer<UInt8>) -> IntegerReading {
    if let value = shortInteger(text) { return .value(value) }
    let string = String(decoding: text, as: UTF8.self)
    if let value = Int(string) { return .value(value) }
    if text.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) { return .outOfRange }
    // More digits than these a `Double` does not keep.
    let digitCount = significantDigitCount(text)
    guard digitCount <= 15, let number = Double(string), number == number.rounded(),
      number != 0 || digitCount == 0
    else { return .notWhole }
    return Int(exactly: number).map { .value($0) } ?? .outOfRange
  }

  /// Up to nine plain digits, as nearly all numbers of content are.
  @inline(__always)
  private static func shortInteger(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count <= 9 else { return nil }
    var value = 0
    for byte in text {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// Reads a number of valid JSON syntax as the nearest `Double`; nil when it is beyond the range of one, or
  /// has more than 15 significant digits, which a `Double` does not keep.
  ///
  /// - Complexity: O(digits).
  package static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let digitCount = significantDigitCount(text)
    guard digitCount <= 15, let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite,
      value != 0 || digitCount == 0
    else { return nil }
    return value
  }

  /// How many digits a number has before its exponent, without the zeros around them.
  private static func significantDigitCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let digits = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter(\.isDigit).drop { $0 == 0x30 }
    return digits.lastIndex { $0 != 0x30 }.map { $0 - digits.startIndex + 1 } ?? 0
  }
}

extension JSONTree {
  /// A whole number, or nil for anything else.
  package func integer(at node: NodeIndex) -> Int? {
    guard self[node].kind == .number, case .value(let value) = JSONNumber.integer(file[self[node].range])
    else { return nil }
    return value
  }

  /// A decimal number, or nil for anything else.
  package func decimal(at node: NodeIndex) -> Double? {
    self[node].kind == .number ? JSONNumber.decimal(file[self[node].range]) : nil
  }
}
