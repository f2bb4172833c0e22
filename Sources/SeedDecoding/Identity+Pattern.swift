package import SeedModel

extension Identity {
  /// Why an identity looks made by hand.
  package enum Pattern: Hashable, Sendable {
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
  package var pattern: Pattern? {
    guard (1...8).contains(version) else { return .version(version) }
    guard hasStandardVariant else { return .variant(Int(low >> 60)) }
    let digitCount = differentDigitCount
    if digitCount < 6 { return .fewDigits(digitCount) }
    let run = longestRun
    return run < 8 ? nil : .run(run)
  }

  private var differentDigitCount: Int {
    var seen: UInt64 = 0
    for shift: UInt64 in stride(from: 0, to: 64, by: 4) {
      seen |= 1 &<< (high &>> shift & 0xF) | 1 &<< (low &>> shift & 0xF)
    }
    return seen.nonzeroBitCount
  }

  /// The most digits in a row that are the same or count up.
  private var longestRun: Int {
    var previous = -1
    var repeating = 1
    var counting = 1
    var longest = 1
    var digits = high
    for index in 0..<32 {
      if index == 16 { digits = low }
      let digit = Int(digits >> 60)
      digits <<= 4
      repeating = digit == previous ? repeating + 1 : 1
      counting = digit == (previous + 1) & 0xF && previous >= 0 ? counting + 1 : 1
      longest = max(longest, repeating, counting)
      previous = digit
    }
    return longest
  }
}
