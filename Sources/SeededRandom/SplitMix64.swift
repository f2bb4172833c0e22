/// A stream of pseudo-random numbers by the SplitMix64 generator (Steele, Lea, Flood 2014), which any
/// language can repeat: the same seed gives the same numbers everywhere.
///
/// Not for secrets.
public struct SplitMix64: Hashable, Sendable {
  /// All that the stream remembers; storing it and making the stream from it again goes on where it was.
  public var state: UInt64

  /// A stream that begins at a state.
  @inlinable
  public init(state: UInt64) { self.state = state }

  /// The stream that a purpose has under a seed: it begins at the seed XOR FNV-1a-64 of the purpose's name.
  public init(seed: UInt64, purpose: String) { state = seed ^ FNV1a.hash(purpose) }

  /// The next number, each of the 2⁶⁴ as likely as any other.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number in 0..<bound, all as likely; numbers of the top remainder of 2⁶⁴ / bound are drawn again.
  ///
  /// - Precondition: `bound` is 1 or more.
  @inlinable
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "there is no number below \(bound) to draw")
    let bound = UInt64(bound)
    while true {
      let number = next()
      // The remainder is smaller than the bound: whether a number lies in it is asked of the last ones alone.
      // 2⁶⁴ mod bound is (2⁶⁴ − bound) mod bound, without a number of 65 bits.
      if number <= UInt64.max - bound || number <= UInt64.max - (0 &- bound) % bound {
        return Int(number % bound)
      }
    }
  }
}

/// The hash FNV-1a of 64 bits, over UTF-8.
package enum FNV1a {
  /// A text's hash.
  ///
  /// - Complexity: O(bytes).
  package static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
