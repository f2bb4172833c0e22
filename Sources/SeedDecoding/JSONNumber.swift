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
    var parts = Parts(text)
    parts.dropTrailingZeros()
    if parts.digits.isEmpty { return .value(0) }
    if parts.exponent < 0 { return .notWhole }
    if parts.digits.count + parts.exponent > 19 { return .outOfRange }
    var value = 0
    for digit in parts.digits + Array(repeating: 0, count: parts.exponent) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (next, carry) = product.subtractingReportingOverflow(Int(digit))
      if overflow || carry { return .outOfRange }
      value = next
    }
    if parts.isNegative { return .value(value) }
    return value == .min ? .outOfRange : .value(-value)
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
    if let value = shortDecimal(text) { return value }
    var parts = Parts(text)
    parts.dropTrailingZeros()
    guard parts.digits.count <= 15, let value = Double(String(decoding: text, as: UTF8.self)),
      value.isFinite, value != 0 || parts.digits.isEmpty
    else { return nil }
    return value
  }

  /// A number such as `1.25`: fewer than 15 digits and no exponent. Both halves of the division are exact,
  /// so its result is the nearest `Double`.
  private static func shortDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count < 15 else { return nil }
    var digits = 0
    var scale = 1.0
    var isFraction = false
    for byte in text {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte.isDigit {
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      } else {
        return nil
      }
    }
    return Double(digits) / scale
  }

  /// `digits × 10^exponent`, without leading zeros.
  private struct Parts {
    var isNegative = false
    var digits: [UInt8] = []
    var exponent = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
      var index = 0
      if text.first == UInt8(ascii: "-") {
        isNegative = true
        index = 1
      }
      var isFraction = false
      while index < text.count {
        let byte = text[index]
        if byte == UInt8(ascii: ".") {
          isFraction = true
        } else if byte | 0x20 == UInt8(ascii: "e") {
          break
        } else {
          if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte - UInt8(ascii: "0")) }
          if isFraction { exponent -= 1 }
        }
        index += 1
      }
      guard index < text.count else { return }
      index += 1
      var sign = 1
      if text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
        sign = text[index] == UInt8(ascii: "-") ? -1 : 1
        index += 1
      }
      var power = 0
      // Beyond a billion the value is zero or out of range whatever the digits say.
      while index < text.count, power < 1_000_000_000 {
        power = power * 10 + Int(text[index] - UInt8(ascii: "0"))
        index += 1
      }
      exponent += sign * power
    }

    mutating func dropTrailingZeros() {
      while digits.last == 0 {
        digits.removeLast()
        exponent += 1
      }
    }
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
