public import SeedModel

/// EgoFix's random sources, one a purpose, so that drawing for one purpose moves no other.
public struct EgoFixRandom: Hashable, Sendable {
  /// Draws bugs and fixes.
  public var fix: SplitMix64
  /// Draws variants of copy.
  public var copy: SplitMix64
  /// Shuffles tidbits.
  public var tidbit: SplitMix64
  /// Makes identities.
  public var id: SplitMix64

  /// The four streams of a seed.
  public init(seed: UInt64) {
    fix = SplitMix64(seed: seed, purpose: "fix")
    copy = SplitMix64(seed: seed, purpose: "copy")
    tidbit = SplitMix64(seed: seed, purpose: "tidbit")
    id = SplitMix64(seed: seed, purpose: "id")
  }

  /// A new identity: a version 4 UUID of the next 128 bits.
  public mutating func identity() -> Identity {
    let high = id.next() & ~0xF000 | 0x4000
    let low = id.next() & ~(3 << 62) | 2 << 62
    return Identity(high: high, low: low)
  }
}
