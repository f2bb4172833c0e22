/// An entry of the inverted index: a key, a text that has it, and the most that the text can share from there
/// on. The key is a part of the hash of a run or word.
///
/// | bits | meaning |
/// |---|---|
/// | 38…63 | the upper bits of the hash: the key |
/// | 10…37 | the text, by its place in the table |
/// | 0…9 | the most that the text can share from here on, in 1023rds of its weight, rounded up |
enum Posting {
  static let textLimit = 1 << 28
  private static let keyShift: UInt64 = 38
  /// Above the bits that tell partitions apart.
  static let sortedShift = 42

  @inline(__always)
  static func make(_ hash: UInt64, text: Int, rest: Int, of weight: Int) -> UInt64 {
    (hash >> keyShift) << keyShift | UInt64(text) << 10 | UInt64((1023 * rest + weight - 1) / weight)
  }

  @inline(__always) static func key(_ posting: UInt64) -> UInt64 { posting >> keyShift }
  @inline(__always) static func text(_ posting: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: posting >> 10) & UInt32(textLimit - 1)
  }
  /// The most that a text of a weight can share from here on.
  @inline(__always) static func mostRest(_ posting: UInt64, of weight: Int) -> Int {
    Int(posting & 1023) * weight / 1023
  }
  /// The same with a text so many places further.
  @inline(__always) static func moved(_ posting: UInt64, by texts: Int) -> UInt64 {
    posting + UInt64(texts) << 10
  }
  /// The partition of a posting. `count` is a power of two, at most 16.
  @inline(__always)
  static func partition(_ posting: UInt64, of count: Int) -> Int {
    Int(truncatingIfNeeded: posting >> keyShift) & (count - 1)
  }
}
