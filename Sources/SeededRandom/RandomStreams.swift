/// The services' streams, one a purpose, so that drawing more for one never changes what another gives.
public struct RandomStreams: Hashable, Sendable, Codable {
  /// Which fix, or bug, is assigned.
  public var fix: SplitMix64
  /// Which variant of a text is shown.
  public var copy: SplitMix64
  /// Which tidbit is shown.
  public var tidbit: SplitMix64
  /// Identities.
  public var id: SplitMix64

  /// The streams of a seed, each at its beginning.
  public init(seed: UInt64) {
    fix = SplitMix64(seed: seed, purpose: "fix")
    copy = SplitMix64(seed: seed, purpose: "copy")
    tidbit = SplitMix64(seed: seed, purpose: "tidbit")
    id = SplitMix64(seed: seed, purpose: "id")
  }
}
