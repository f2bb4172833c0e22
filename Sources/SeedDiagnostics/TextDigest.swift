import SeedSource

/// The digest by which an accepted text is known: FNV-1a, 64 bits, shown as 16 hexadecimal digits.
///
/// It finds that a text was changed, not that somebody forged one.
package struct TextDigest: Hashable, Sendable, Comparable, CustomStringConvertible {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of nothing.
  package init() {}

  /// The digest of some bytes.
  ///
  /// - Complexity: O(bytes).
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Reads 16 lower-case hexadecimal digits.
  package init?(digits: String) {
    guard digits.utf8.count == 16, let value = UInt64(digits, radix: 16) else { return nil }
    self.value = value
    guard description == digits else { return nil }
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// The same for bytes at hand: what takes any sequence is not specialised in other modules.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  package var description: String { value.hexadecimal }

  package static func < (left: TextDigest, right: TextDigest) -> Bool { left.value < right.value }
}
