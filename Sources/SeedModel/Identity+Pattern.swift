extension Identity {
  /// Why an identity looks made by hand.
  public enum Pattern: Hashable, Sendable {
    /// The version digit is not one that RFC 9562 assigns (1…8); carries the digit found.
    case version(Int)
    /// The variant digit is not 8, 9, a or b; carries the digit found.
    case variant(Int)
    /// Fewer than six different digits; carries how many there are.
    case fewDigits(Int)
    /// A run of eight or more digits that repeats one digit or counts up; carries the run's length.
    case run(Int)
  }

  /// The first sign that a person typed this identity, or nil when it may well be random.
  ///
  /// A random version 4 UUID is named here less than once in a million: the chance of a run of eight is
  /// about 18 × 2 × 16⁻⁷, that of fewer than six different digits below 10⁻⁹.
  public var pattern: Pattern? {
    guard (1...8).contains(version) else { return .version(version) }
    guard hasStandardVariant else { return .variant(Int(low >> 60)) }
    var seen: UInt16 = 0
    var previous = -1
    var repeating = 1
    var counting = 1
    var longest = 1
    for half in [high, low] {
      var rest = half
      for _ in 0..<16 {
        let digit = Int(truncatingIfNeeded: rest >> 60)
        rest <<= 4
        seen |= 1 &<< UInt16(truncatingIfNeeded: digit)
        repeating = digit == previous ? repeating &+ 1 : 1
        counting = digit == (previous &+ 1) & 0xF && previous >= 0 ? counting &+ 1 : 1
        longest = max(longest, repeating, counting)
        previous = digit
      }
    }
    if seen.nonzeroBitCount < 6 { return .fewDigits(seen.nonzeroBitCount) }
    return longest >= 8 ? .run(longest) : nil
  }
}
