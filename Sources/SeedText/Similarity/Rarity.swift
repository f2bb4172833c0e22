/// Orders runs and words by how often they come, rare ones first, and by their hash where that is the same.
enum Rarity {
  static let classShift: UInt64 = 59

  /// A class of 31 and the upper 59 bits of the hash.
  @inline(__always)
  static func number(_ hash: UInt64, count: some FixedWidthInteger) -> UInt64 {
    frequencyClass(UInt32(count)) << classShift | hash >> 5
  }

  /// The upper bits of the hash.
  @inline(__always)
  static func hash(_ number: UInt64) -> UInt64 { number << 5 }

  /// Two classes an octave: 0…1, 2, 3, 4…5, 6…7, 8…11, and so on.
  @inline(__always)
  private static func frequencyClass(_ count: UInt32) -> UInt64 {
    let octave = UInt32(31 - (count | 1).leadingZeroBitCount)
    let isUpperHalf = octave == 0 ? 0 : count >> (octave - 1) & 1
    return UInt64(min(31, 2 * octave + isUpperHalf))
  }
}
