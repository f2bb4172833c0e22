/// How often hashes come, up to three times, counted by their lowest bits: those that share these count
/// together, so that a count may be too high and is never too low.
///
/// Two bits a counter: what is read at random places of more memory costs most of its time in waiting for it.
struct HashCounts {
  private var counts: [UInt8]
  private let mask: UInt64

  /// - Parameter capacity: how many counters there are at least.
  init(capacity: Int) {
    var count = 64
    while count < capacity, count < 1 << 28 { count *= 2 }
    counts = Array(repeating: 0, count: count / 4)
    mask = UInt64(count - 1)
  }

  @inline(__always)
  mutating func add(_ hash: UInt64) {
    let (byte, shift) = place(of: hash)
    if counts[byte] &>> shift & 3 < 3 { counts[byte] += 1 &<< shift }
  }

  /// How often a hash has come; 3 stands for any more, too.
  @inline(__always)
  subscript(hash: UInt64) -> Int {
    let (byte, shift) = place(of: hash)
    return Int(counts[byte] &>> shift & 3)
  }

  @inline(__always)
  private func place(of hash: UInt64) -> (byte: Int, shift: UInt8) {
    (Int(truncatingIfNeeded: (hash & mask) &>> 2), UInt8(truncatingIfNeeded: hash & 3) &* 2)
  }
}
