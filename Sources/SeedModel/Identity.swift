/// A record's 16-byte identity: a UUID (RFC 9562), held as two big-endian halves so that comparing
/// identities compares their bytes in written order.
public struct Identity: Hashable, Sendable {
  /// Bytes 0…7, most significant first.
  public let high: UInt64
  /// Bytes 8…15, most significant first.
  public let low: UInt64

  /// Makes an identity from its two halves; every bit pattern is accepted.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A new identity of random bits, version 4.
  public static func random() -> Identity {
    Identity(
      high: .random(in: .min ... .max) & ~0xF000 | 0x4000,
      low: .random(in: .min ... .max) >> 2 | 0b10 << 62
    )
  }

  /// The RFC 9562 version digit, 0…15; only 1…8 are assigned.
  public var version: Int { Int(high >> 12 & 0xF) }

  /// Whether the variant bits are RFC 9562's (`10`).
  public var hasStandardVariant: Bool { low >> 62 == 0b10 }
}

extension Identity: Comparable {
  /// Orders identities by their bytes.
  public static func < (left: Identity, right: Identity) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension Identity: CustomStringConvertible {
  /// The canonical text: 36 characters, lower case, hyphenated 8-4-4-4-12.
  public var description: String {
    String(unsafeUninitializedCapacity: 36) { buffer in
      var position = 0
      for digit in 0..<32 {
        if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
          buffer[position] = UInt8(ascii: "-")
          position += 1
        }
        let half = digit < 16 ? high : low
        let value = UInt8(half >> UInt64(60 - digit % 16 * 4) & 0xF)
        buffer[position] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
        position += 1
      }
      return position
    }
  }
}
