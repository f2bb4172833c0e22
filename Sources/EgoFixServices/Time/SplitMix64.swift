/// The deterministic random source of all services: SplitMix64.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  /// All that the source remembers.
  public var state: UInt64

  /// A source that begins with a state.
  public init(state: UInt64) { self.state = state }

  /// The stream of one purpose: its seed is the given one XOR FNV-1a-64 of the purpose's name.
  public init(seed: UInt64, purpose: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in purpose.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = seed ^ hash
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0..<count, each as likely: draws whose value lies in the incomplete top run are rejected.
  ///
  /// - Precondition: `count` ≥ 1.
  public mutating func below(_ count: Int) -> Int {
    let count = UInt64(count)
    let incomplete = (UInt64.max % count + 1) % count
    while true {
      let value = next()
      if value <= UInt64.max - incomplete { return Int(value % count) }
    }
  }
}
