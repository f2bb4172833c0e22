import SeededRandom

/// What users of a simulation decide, drawn from a stream of their own.
extension SplitMix64 {
  /// Whether something of so many thousandths happens.
  @inline(__always)
  mutating func chance(_ thousandths: Int) -> Bool { draw(1000) < thousandths }

  /// A number below a small bound, as likely as any other but for 2⁻⁵⁰; one multiplication.
  @inline(__always)
  mutating func draw(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
