/// The hash that bundles use: four lanes of 64 × 64 → 128-bit multiplications, a few bytes a cycle each.
///
/// It finds corruption, not forgery: whoever can write a bundle can also write its checksum. The definition
/// is in `Documentation/BundleFormat.md`; its values are part of the format and never change.
package enum ContentHash {
  package static let key0: UInt64 = 0x2D35_8DCC_AA6C_78A5
  package static let key1: UInt64 = 0x8BB8_4B93_962E_ACC9
  package static let key2: UInt64 = 0x4B33_A62E_D433_D4A3
  package static let key3: UInt64 = 0x4D5A_2DA5_1DE1_AA47

  /// The exclusive or of the two halves of a full product.
  @inline(__always)
  package static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  /// The 64-bit hash of some bytes.
  ///
  /// - Complexity: O(`bytes.count`), about a tenth of a nanosecond a byte.
  package static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    let (first, second) = lanes(of: bytes, seed: seed)
    return fold(first ^ UInt64(bytes.count) ^ key0, second ^ key1)
  }

  /// The 128-bit hash of some bytes; its first half is ``hash(_:seed:)``.
  ///
  /// - Complexity: O(`bytes.count`).
  package static func digest(
    _ bytes: UnsafeRawBufferPointer,
    seed: UInt64
  ) -> (high: UInt64, low: UInt64) {
    let (first, second) = lanes(of: bytes, seed: seed)
    let count = UInt64(bytes.count)
    return (fold(first ^ count ^ key0, second ^ key1), fold(second ^ count ^ key2, first ^ key3))
  }

  /// The four lanes after all bytes, folded in pairs.
  @inline(__always)
  private static func lanes(of bytes: UnsafeRawBufferPointer, seed: UInt64) -> (UInt64, UInt64) {
    var lane0 = seed ^ key0
    var lane1 = seed ^ key1
    var lane2 = seed ^ key2
    var lane3 = seed ^ key3
    guard let base = bytes.baseAddress else { return (fold(lane0, lane1), fold(lane2, lane3)) }
    let count = bytes.count
    var offset = 0
    while count &- offset >= 64 {
      lane0 = fold(word(base, offset) ^ key0, word(base, offset &+ 8) ^ lane0)
      lane1 = fold(word(base, offset &+ 16) ^ key1, word(base, offset &+ 24) ^ lane1)
      lane2 = fold(word(base, offset &+ 32) ^ key2, word(base, offset &+ 40) ^ lane2)
      lane3 = fold(word(base, offset &+ 48) ^ key3, word(base, offset &+ 56) ^ lane3)
      offset &+= 64
    }
    // The rest goes to the lanes in turn; the last piece is filled up with zeroes, and the count of bytes,
    // which goes into the result, tells it from one that ends in zeroes.
    while offset < count {
      let (first, second) = piece(base, offset, byteCount: count &- offset)
      let next = fold(first ^ key0, second ^ lane0)
      lane0 = lane1
      lane1 = lane2
      lane2 = lane3
      lane3 = next
      offset &+= 16
    }
    return (fold(lane0 ^ key2, lane1 ^ key3), fold(lane2 ^ key0, lane3 ^ key1))
  }

  @inline(__always)
  private static func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The two words at an offset, of which `byteCount` bytes may be read.
  @inline(__always)
  private static func piece(
    _ base: UnsafeRawPointer,
    _ offset: Int,
    byteCount: Int
  ) -> (UInt64, UInt64) {
    if byteCount >= 16 { return (word(base, offset), word(base, offset &+ 8)) }
    if byteCount >= 8 {
      return (word(base, offset), partialWord(base, offset &+ 8, byteCount: byteCount &- 8))
    }
    return (partialWord(base, offset, byteCount: byteCount), 0)
  }

  @inline(__always)
  private static func partialWord(_ base: UnsafeRawPointer, _ offset: Int, byteCount: Int) -> UInt64 {
    var value: UInt64 = 0
    var index = 0
    while index < byteCount {
      value |= UInt64(base.load(fromByteOffset: offset &+ index, as: UInt8.self)) << UInt64(index &* 8)
      index &+= 1
    }
    return value
  }
}

/// The content digest of a bundle: what it holds, whatever tool, version number or locale it was given.
///
/// For each section without the provenance flag, in the table's order, the state becomes the 128-bit hash
/// of (both halves of the state, the section's id and its bytes' 128-bit hash), each as a little-endian
/// u64, starting from a state of zeroes.
package struct ContentDigestAccumulator {
  package private(set) var high: UInt64 = 0
  package private(set) var low: UInt64 = 0

  package init() {}

  /// Adds a section.
  package mutating func add(section id: UInt32, bytes: UnsafeRawBufferPointer) {
    let digest = ContentHash.digest(bytes, seed: 0)
    let words = [high, low, UInt64(id), digest.high, digest.low].map(\.littleEndian)
    (high, low) = words.withUnsafeBytes { ContentHash.digest($0, seed: 0) }
  }
}
