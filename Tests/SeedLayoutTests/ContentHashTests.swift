import SeedLayout
import Testing

@Suite struct ContentHashTests {
  private func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { ContentHash.hash($0, seed: seed) }
  }

  /// The definition of `Documentation/BundleFormat.md`, written for the reader instead of the machine.
  private func reference(_ bytes: [UInt8], seed: UInt64) -> (UInt64, UInt64) {
    let keys: [UInt64] = [
      0x2D35_8DCC_AA6C_78A5, 0x8BB8_4B93_962E_ACC9, 0x4B33_A62E_D433_D4A3, 0x4D5A_2DA5_1DE1_AA47,
    ]
    func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
      let product = UInt128(left) * UInt128(right)
      return UInt64(truncatingIfNeeded: product >> 64) ^ UInt64(truncatingIfNeeded: product)
    }
    func word(_ offset: Int) -> UInt64 {
      (0..<8).reduce(0) { word, place in
        offset + place < bytes.count ? word | UInt64(bytes[offset + place]) << UInt64(place * 8) : word
      }
    }
    var lanes = keys.map { seed ^ $0 }
    let blockEnd = bytes.count / 64 * 64
    for offset in stride(from: 0, to: blockEnd, by: 16) {
      let lane = offset / 16 % 4
      lanes[lane] = fold(word(offset) ^ keys[lane], word(offset + 8) ^ lanes[lane])
    }
    for offset in stride(from: blockEnd, to: bytes.count, by: 16) {
      lanes = Array(lanes.dropFirst()) + [fold(word(offset) ^ keys[0], word(offset + 8) ^ lanes[0])]
    }
    let count = UInt64(bytes.count)
    let first = fold(lanes[0] ^ keys[2], lanes[1] ^ keys[3])
    let second = fold(lanes[2] ^ keys[0], lanes[3] ^ keys[1])
    return (
      fold(first ^ count ^ keys[0], second ^ keys[1]), fold(second ^ count ^ keys[2], first ^ keys[3])
    )
  }

  @Test func `the hash is what its definition says, at every count of bytes`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 37 + $0 / 7) }
    for count in 0...300 {
      for seed in [0, 1, UInt64.max] {
        let prefix = Array(bytes[..<count])
        let digest = prefix.withUnsafeBytes { ContentHash.digest($0, seed: seed) }
        let expected = reference(prefix, seed: seed)
        #expect(digest == expected, "\(count) bytes")
        #expect(hash(prefix, seed: seed) == expected.0)
      }
    }
  }

  @Test func `zeroes at the end count`() {
    #expect(Set((0...200).map { hash([UInt8](repeating: 0, count: $0)) }).count == 201)
  }

  @Test func `every bit of the input changes the hash`() {
    let bytes = (0..<150).map { UInt8(truncatingIfNeeded: $0) }
    var seen: Set<UInt64> = [hash(bytes)]
    for offset in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[offset] ^= 1 << UInt8(bit)
        #expect(seen.insert(hash(changed)).inserted)
      }
    }
  }

  @Test func `where the bytes lie is of no account`() {
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 * 11) }
    for shift in 0..<16 {
      let shifted = [UInt8](repeating: 9, count: shift) + bytes
      let found = shifted.withUnsafeBytes {
        ContentHash.hash(UnsafeRawBufferPointer(rebasing: $0[shift...]), seed: 5)
      }
      #expect(found == hash(bytes, seed: 5))
    }
  }
}
